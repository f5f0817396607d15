/** What a person typed and nobody has kept yet. */
type Unsaved = {
  /** A draft of this tab: moving about in the page loses none of it, logging out or closing the tab does. */
  isDraft: boolean;
  /** It is in a window over the screen, and goes with it. */
  isInWindow: boolean;
  /** Told that the person left it behind. */
  onLost?: () => void;
};

type Answer = (leaves: boolean) => void;

const entries = new Set<Unsaved>();
const watchers = new Set<() => void>();
let asked: { answer: Answer; answered: Promise<boolean> } | null = null;

/** The browser asks in its own words before the tab closes or the page is loaded anew. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function changed(): void {
  if (entries.size > 0) window.addEventListener("beforeunload", askBeforeUnload);
  else window.removeEventListener("beforeunload", askBeforeUnload);
}

/** Holds something unsaved until the returned function is called. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  entries.add(unsaved);
  changed();
  return () => {
    entries.delete(unsaved);
    changed();
  };
}

/** Whether anything typed anywhere on the page is unsaved, drafts of this tab included. */
export function hasUnsaved(): boolean {
  return entries.size > 0;
}

/** Whether something would be lost by going to another screen. */
export function losesByMoving(): boolean {
  return [...entries].some(({ isDraft }) => !isDraft);
}

/** Whether something would be lost by closing what is open over the screen. */
export function losesByClosing(): boolean {
  return [...entries].some(({ isDraft, isInWindow }) => isInWindow && !isDraft);
}

function leave(left: readonly Unsaved[]): void {
  for (const unsaved of left) {
    entries.delete(unsaved);
    unsaved.onLost?.();
  }
  changed();
}

/** Lets go what is unsaved in windows: they are being closed, and the person was asked. */
export function releaseWindows(): void {
  leave([...entries].filter(({ isInWindow }) => isInWindow));
}

/** Lets everything go without a question: it was saved, or the person said that it may be lost. */
export function releaseUnsaved(): void {
  leave([...entries]);
}

/** Asks whether to leave without saving; whoever asks while the question is open gets the same answer. */
export function askToLeave(): Promise<boolean> {
  if (asked) return asked.answered;
  let answer: Answer = () => undefined;
  const answered = new Promise<boolean>((resolve) => (answer = resolve));
  asked = { answer, answered };
  watchers.forEach((tell) => tell());
  return answered;
}

/** Whether the page may end for this person: asks once where anything is unsaved. */
export async function mayLeave(): Promise<boolean> {
  return !hasUnsaved() || askToLeave();
}

/** The open question, for the part that shows it. */
export const leavingQuestion = {
  isAsked: () => asked !== null,
  subscribe(tell: () => void): () => void {
    watchers.add(tell);
    return () => void watchers.delete(tell);
  },
  answer(leaves: boolean): void {
    const answer = asked?.answer;
    asked = null;
    watchers.forEach((tell) => tell());
    answer?.(leaves);
  },
};
