import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import type { Application } from "../../shared/applicationApi";
import { aMeta, submitted } from "../../shared/applicationFixtures";
import {
  actions,
  editsOf,
  pageMove,
  reducer,
  shownPosition,
  type EditorAction,
  type OpenPosition,
} from "./editor";
import { storedEdits, withTypeToggled } from "./edits";

const [home, life, auto] = [1, 2, 3] as const;

function anApplication(version: number, types: InsuranceTypeId[], meta = {}): Application {
  return { forms: [], meta: aMeta({ types, version, ...meta }), submitted: null };
}

const after = (...happened: EditorAction[]) =>
  happened.reduce(reducer, reducer(undefined, { type: "" }));

const first: OpenPosition = { view: "pages", type: null, page: 0 };
const opened = actions.opened({ draft: null, entry: { key: "1", position: null } });

describe("a save", () => {
  const begun = storedEdits(anApplication(0, [auto]));
  const sent = withTypeToggled(begun, home);
  const saved = actions.saved({ sent, version: 1 });
  const stored = anApplication(1, [home, auto]);

  it("ends the draft that it took", () => {
    expect(after(actions.edited(sent), saved)).toMatchObject({ draft: null, failures: 0 });
  });

  it("leaves what was changed meanwhile, on the version that is stored now", () => {
    const typed = actions.edited(withTypeToggled(sent, life));
    const { draft } = after(actions.edited(sent), typed, saved);
    const { newest, isDirty, isConflicting } = editsOf(draft, stored);
    expect(newest).toMatchObject({ version: 1, types: [home, life, auto] });
    expect([isDirty, isConflicting]).toEqual([true, false]);
  });

  it("leaves a change back to what was stored before it, which differs now", () => {
    const { draft } = after(actions.edited(sent), actions.edited(begun), saved);
    expect(editsOf(draft, stored)).toMatchObject({ isDirty: true, isConflicting: false });
  });

  it("that did not get through is counted until one does", () => {
    const failed = actions.autosaveFailed();
    expect(after(failed, failed).failures).toBe(2);
    expect(after(failed, actions.edited(sent), saved).failures).toBe(0);
  });

  it("by itself does not follow what somebody asked for", () => {
    const add = actions.taskAdded;
    expect(after(add("auto"), add("submitting"), add("auto")).tasks).toEqual([
      "auto",
      "submitting",
    ]);
    expect(after(add("auto"), add("saving"), actions.taskDone()).tasks).toEqual(["saving"]);
  });
});

it("says that somebody saved elsewhere while something differs from that", () => {
  const mine = withTypeToggled(storedEdits(anApplication(3, [auto])), home);
  expect(editsOf(mine, anApplication(4, [life])).isConflicting).toBe(true);
  expect(editsOf({ ...mine, version: 4 }, anApplication(4, [life])).isConflicting).toBe(false);
  expect(editsOf(mine, anApplication(4, [home, auto])).isConflicting).toBe(false);
});

describe("a submitted application", () => {
  const application = anApplication(3, [auto], submitted);
  const unlocked = { ...storedEdits(application), isUnlocked: true };

  it("is open once it is unlocked, which alone is no change", () => {
    expect(editsOf(null, application).isOpen).toBe(false);
    expect(editsOf(unlocked, application)).toMatchObject({ isOpen: true, isDirty: false });
  });

  it("shows what agents see, and keeps what was typed while it was submitted", () => {
    const typed = withTypeToggled(unlocked, home);
    const { draft } = after(
      actions.edited(typed),
      actions.submitted({ sent: unlocked, version: 4 }),
    );
    const { edits, isOpen } = editsOf(draft, anApplication(4, [auto], submitted));
    expect([edits.types, isOpen]).toEqual([[auto], false]);
    expect(draft).toEqual({ ...typed, version: 4, isUnlocked: false });
  });
});

describe("what is open", () => {
  const page2 = { ...first, type: auto, page: 1 };
  const shown = { ...first, type: auto };
  const turned = actions.pageOpened({ from: shown, to: page2 });
  const followed = actions.entryOpened({ key: "2", position: page2, isPart: false });
  const wentBack = actions.entryOpened({ key: "1", position: null, isPart: false });

  it("is the first type until one is asked for, and again once that was taken out", () => {
    expect(shownPosition(first, [home, auto]).type).toBe(home);
    expect(shownPosition({ ...first, type: auto }, [home]).type).toBe(home);
    expect(shownPosition(first, []).type).toBeNull();
  });

  it("is what an entry of the history says, and what was left in the first one", () => {
    expect(after(opened, turned, followed).position).toEqual(page2);
    expect(after(opened, turned, followed, wentBack).position).toEqual(shown);
  });

  it("stays at a link to a part of it, and when the history goes back to the start", () => {
    const part = actions.entryOpened({ key: "3", position: null, isPart: true });
    expect(after(opened, turned, part).position).toEqual(page2);
    const reverted = after(opened, turned, followed, actions.reverted());
    expect(reverted).toMatchObject({ position: shown, isRewinding: true });
    expect(reducer(reverted, wentBack)).toMatchObject({ position: shown, isRewinding: false });
  });

  it("is a type's page where it was left", () => {
    const toHome = actions.formOpened({ from: page2, type: home });
    const state = after(opened, turned, toHome);
    expect(state.position).toEqual({ ...first, type: home });
    const back = actions.formOpened({ from: state.position, type: auto });
    expect(reducer(state, back).position).toEqual(page2);
  });

  it("is the page of an answer that was refused, which leads back to the review it came from", () => {
    const refused = actions.answerRefused({
      ...pageMove({ ...shown, view: "review" }, auto, 1),
      type: auto,
    });
    expect(after(opened, refused, refused)).toMatchObject({
      position: { view: "edit", type: auto, page: 1 },
      refusals: { [auto]: 2 },
    });
  });
});
