import { isInsuranceTypeId, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { PayloadAction } from "@reduxjs/toolkit";
import type { Application } from "../../shared/applicationApi";
import { isSamePosition } from "../../shared/useTrail";
import { store } from "../../store";
import { isEditable } from "./applicationState";
import { contentOf, storedEdits, type Edits } from "./edits";

/** What is shown: the pages of a form, the review of all, or pages that the review led to. */
const views = ["pages", "review", "edit"] as const;

/** What of the application is open; the first chosen type's form while none was asked for. */
export type OpenPosition = {
  view: (typeof views)[number];
  type: InsuranceTypeId | null;
  page: number;
};

const firstPosition: OpenPosition = { view: "pages", type: null, page: 0 };

/** A position as an entry of the history holds it, or null where that is nothing of ours. */
export function readPosition(value: unknown): OpenPosition | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("view" in value) || !("type" in value) || !("page" in value)) return null;
  const { type, page } = value;
  const view = views.find((each) => each === value.view);
  if (!view || typeof page !== "number") return null;
  return { view, type: isInsuranceTypeId(type) ? type : null, page };
}

/** What is under way; `auto` is a save that nobody pressed for. */
export type Task = "saving" | "submitting" | "reverting" | "auto";

/** An entry of the browser's history, and what it says is open; null where it does not say. */
type Entry = { key: string; position: OpenPosition | null };

type EditorState = {
  /** The screen is open; a save may outlast it. */
  isShown: boolean;
  /** What is being changed; null where nothing was since it was stored. */
  draft: Edits | null;
  /** The changes were made before the page was loaded. */
  wasRestored: boolean;
  position: OpenPosition;
  entry: Entry;
  /** What was left in the entry that the screen began with, which does not say itself. */
  begun: OpenPosition;
  /** The history goes back to where the screen began; what is open stays. */
  isRewinding: boolean;
  /** The page where each type was left. */
  pages: Partial<Record<InsuranceTypeId, number>>;
  /** How often each type was refused. */
  refusals: Partial<Record<InsuranceTypeId, number>>;
  /** What is done one after the other; the first is under way. */
  tasks: Task[];
  /** How often in a row a save by itself did not get through; it is tried again. */
  failures: number;
  /** How many answers the last save left out, because they are not valid, and of which edits. */
  leftOut: { content: string; count: number };
  /** Edits that a save by itself was refused: not sent again until something changes. */
  refusedContent: string;
};

const initialState: EditorState = {
  isShown: false,
  draft: null,
  wasRestored: false,
  position: firstPosition,
  entry: { key: "", position: null },
  begun: firstPosition,
  isRewinding: false,
  pages: {},
  refusals: {},
  tasks: [],
  failures: 0,
  leftOut: { content: "", count: 0 },
  refusedContent: "",
};

/** `from` is what is shown, `to` what was asked for. */
type Move = { from: OpenPosition; to: OpenPosition };

/** `sent` is stored now, as this version. */
type Stored = { sent: Edits; version: number };

function moved(state: EditorState, { from, to }: Move): EditorState {
  if (isSamePosition(from, to)) return state;
  const begun = state.entry.position ? state.begun : from;
  return { ...state, position: to, begun, isRewinding: false };
}

/** Shows a position, and leaves none of those that led here to go back to. */
function restarted(state: EditorState, position: OpenPosition): EditorState {
  return {
    ...state,
    position,
    begun: position,
    pages: {},
    isRewinding: state.entry.position !== null,
  };
}

const onFirstPage = (state: EditorState) =>
  restarted(state, { ...firstPosition, type: state.position.type });

function withoutDraft(state: EditorState): EditorState {
  return { ...state, draft: null, wasRestored: false };
}

/** What was typed while it was under way stays, on the new version. */
function settled(state: EditorState, { sent, version }: Stored): EditorState {
  const { draft } = state;
  const isAllStored = draft === null || contentOf(draft) === contentOf(sent);
  const next = isAllStored ? withoutDraft(state) : { ...state, draft: { ...draft, version } };
  return { ...next, failures: 0 };
}

/** The application being edited: what is changed, what is open, and how far saving is. */
export const { actions, selectors, reducer } = store.addSlice({
  name: "application",
  initialState,
  reducers: {
    opened: (
      { tasks },
      { payload }: PayloadAction<{ draft: Edits | null; entry: Entry }>,
    ): EditorState => ({
      ...initialState,
      ...payload,
      tasks,
      isShown: true,
      wasRestored: payload.draft !== null,
      position: payload.entry.position ?? firstPosition,
    }),
    left: (state): EditorState => ({ ...state, isShown: false }),

    edited: (state, { payload: draft }: PayloadAction<Edits>): EditorState => ({ ...state, draft }),
    unlocked: (state, { payload: draft }: PayloadAction<Edits>): EditorState => ({
      ...onFirstPage(state),
      draft,
    }),
    /** The version that was saved elsewhere is taken instead. */
    discarded: withoutDraft,
    deleted: (state: EditorState) => withoutDraft(restarted(state, firstPosition)),

    pageOpened: (state, { payload }: PayloadAction<Move>): EditorState => moved(state, payload),
    /** On the page where it was left. */
    formOpened(
      state,
      { payload: { from, type } }: PayloadAction<{ from: OpenPosition; type: InsuranceTypeId }>,
    ): EditorState {
      const to = { ...from, type, page: state.pages[type] ?? 0 };
      const pages = from.type ? { ...state.pages, [from.type]: from.page } : state.pages;
      return moved({ ...state, pages }, { from, to });
    },
    /** An answer was refused: its page opens, and shows every error it has. */
    answerRefused(
      state,
      { payload }: PayloadAction<Move & { type: InsuranceTypeId }>,
    ): EditorState {
      const { type } = payload;
      const refusals = { ...state.refusals, [type]: (state.refusals[type] ?? 0) + 1 };
      return moved({ ...state, refusals }, payload);
    },
    /** The browser came to an entry. A link to a part of what is open leaves it open. */
    entryOpened(
      state,
      { payload: { isPart, ...entry } }: PayloadAction<Entry & { isPart: boolean }>,
    ): EditorState {
      if (entry.key === state.entry.key) return state;
      const stays = state.isRewinding || (isPart && !entry.position);
      const position = stays ? state.position : (entry.position ?? state.begun);
      return { ...state, entry, position, isRewinding: false };
    },

    /** While something that somebody asked for waits or runs, no save follows it by itself. */
    taskAdded: (state, { payload }: PayloadAction<Task>): EditorState =>
      payload === "auto" && state.tasks.some((task) => task !== "auto")
        ? state
        : { ...state, tasks: [...state.tasks, payload] },
    taskDone: (state): EditorState => ({ ...state, tasks: state.tasks.slice(1) }),

    saved: (state, { payload }: PayloadAction<Stored>): EditorState => settled(state, payload),
    answersLeftOut: (
      state,
      { payload: leftOut }: PayloadAction<EditorState["leftOut"]>,
    ): EditorState => ({ ...state, leftOut }),
    /** What was typed while it was under way waits until the person unlocks it. */
    submitted(state, { payload }: PayloadAction<Stored>): EditorState {
      const next = onFirstPage(settled(state, payload));
      return { ...next, draft: next.draft && { ...next.draft, isUnlocked: false } };
    },
    reverted: (state: EditorState) => withoutDraft(onFirstPage(state)),
    autosaveFailed: (state): EditorState => ({ ...state, failures: state.failures + 1 }),
    autosaveRefused: (
      state,
      { payload }: PayloadAction<{ content: string; isLasting: boolean }>,
    ): EditorState => ({
      ...state,
      failures: 0,
      refusedContent: payload.isLasting ? payload.content : state.refusedContent,
    }),
  },
  selectors: { selectEditor: (state) => state },
});

/** What may happen to it. */
export type EditorAction = ReturnType<(typeof actions)[keyof typeof actions]>;

/**
 * The edits beside what is stored. Where the stored version is not the one they were begun on,
 * somebody saved elsewhere: that is said, and nothing is lost.
 */
export function editsOf(draft: Edits | null, application: Application) {
  const { meta } = application;
  const stored = storedEdits(application);
  const differs = draft !== null && contentOf(draft) !== contentOf(stored);
  // Unlocking alone is no change.
  const newest = differs ? draft : { ...stored, isUnlocked: draft?.isUnlocked ?? false };
  const isOpen = isEditable(meta, newest.isUnlocked);
  // A choice ends what was not submitted.
  const isDirty = differs && meta.acceptedQuoteId === null;
  return {
    stored,
    newest,
    /** What is shown: a draft only where it may be edited, else what is stored. */
    edits: isOpen ? newest : stored,
    /** The answers may be edited. */
    isOpen,
    differs,
    isDirty,
    isConflicting: isOpen && isDirty && newest.version !== stored.version,
  };
}

/** What is open: a type that was taken out gives way to the first one. */
export function shownPosition(
  position: OpenPosition,
  types: readonly InsuranceTypeId[],
): OpenPosition {
  const isChosen = position.type !== null && types.includes(position.type);
  return { ...position, type: isChosen ? position.type : (types[0] ?? null) };
}

/** A page of a form. From the review it leads to pages that lead back to it. */
export function pageMove(from: OpenPosition, type: InsuranceTypeId, page: number): Move {
  return { from, to: { view: from.view === "pages" ? "pages" : "edit", type, page } };
}
