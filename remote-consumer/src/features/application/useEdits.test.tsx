import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { act, renderHook } from "@testing-library/react";
import { startTransition } from "react";
import { flushSync } from "react-dom";
import type { Application } from "../../shared/applicationApi";
import { withTypeToggled } from "./edits";
import { useEdits } from "./useEdits";

const [home, life, auto] = [1, 2, 3] as const;

function anApplication(version: number, types: InsuranceTypeId[]): Application {
  const meta = { isLocked: false, submittedAt: null, acceptedQuoteId: null, savedAt: null };
  return { forms: [], meta: { ...meta, types, version }, submitted: null };
}

beforeEach(() => sessionStorage.clear());

it("goes on from what was saved, also where the screen is drawn before it knows of it", () => {
  const { result, rerender } = renderHook(useEdits, { initialProps: anApplication(0, [auto]) });
  act(() => result.current.change((before) => withTypeToggled(before, home)));
  const sent = result.current.current();
  act(() => result.current.change((before) => withTypeToggled(before, life)));

  act(() => {
    // The save is settled, and what it stored is drawn first.
    startTransition(() => result.current.settle(sent, 1));
    flushSync(() => rerender(anApplication(1, [home, auto])));
    result.current.change((before) => withTypeToggled(before, home));
  });

  expect(result.current.edits).toMatchObject({ version: 1, types: [life, auto] });
  expect(result.current.isConflicting).toBe(false);
});

it("goes on from what was saved, also before that is read again", () => {
  const { result, rerender } = renderHook(useEdits, { initialProps: anApplication(0, [auto]) });
  act(() => result.current.change((before) => withTypeToggled(before, home)));
  const sent = result.current.current();

  act(() => {
    result.current.settle(sent, 1);
    result.current.change((before) => withTypeToggled(before, life));
  });
  rerender(anApplication(1, [home, auto]));

  expect(result.current.edits).toMatchObject({ version: 1, types: [home, life, auto] });
  expect(result.current.isConflicting).toBe(false);
});

it("loses no change of several that come before the screen is drawn", () => {
  const { result } = renderHook(useEdits, { initialProps: anApplication(0, [auto]) });
  act(() => {
    result.current.change((before) => withTypeToggled(before, home));
    result.current.change((before) => withTypeToggled(before, life));
  });
  expect(result.current.edits.types).toEqual([home, life, auto]);
});

it("says that somebody saved elsewhere", () => {
  const { result, rerender } = renderHook(useEdits, { initialProps: anApplication(3, [auto]) });
  act(() => result.current.change((before) => withTypeToggled(before, home)));
  rerender(anApplication(4, [life]));
  expect(result.current.isConflicting).toBe(true);
  act(() => result.current.keepMine());
  expect(result.current).toMatchObject({ isConflicting: false, edits: { version: 4 } });
});
