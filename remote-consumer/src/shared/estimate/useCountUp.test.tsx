import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { renderHook, waitFor } from "@testing-library/react";
import { useCountUp } from "./useCountUp";

/** Whether the person asks for less motion. */
let isStill = false;

beforeEach(() => {
  isStill = false;
  window.matchMedia = jest.fn((query: string) => ({ matches: isStill, media: query }) as never);
});

afterEach(() => {
  Reflect.deleteProperty(window, "matchMedia");
});

function countTo(value: number): number[] {
  const shown: number[] = [];
  const { rerender } = renderHook(
    (props: { value: number }) => shown.push(useCountUp(props.value)),
    { initialProps: { value: 100_000 } },
  );
  rerender({ value });
  return shown;
}

it("runs to a new value", async () => {
  const shown = countTo(200_000);
  await waitFor(() => expect(shown.at(-1)).toBe(200_000));
  expect(shown.some((each) => each > 100_000 && each < 200_000)).toBe(true);
});

it("shows a new value at once to who prefers reduced motion", async () => {
  isStill = true;
  const shown = countTo(200_000);
  await waitFor(() => expect(shown.at(-1)).toBe(200_000));
  expect(new Set(shown)).toEqual(new Set([100_000, 200_000]));
});
