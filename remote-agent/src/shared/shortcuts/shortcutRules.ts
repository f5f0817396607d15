import { isOverlayOpen } from "@quotehaven/shared-ui";

/** A key that does something on a screen, as the help lists it. */
export type Shortcut = {
  /** What is pressed: a letter in lower case, a sign, or a key's name (`Enter`, `ArrowDown`). */
  key: string;
  /** What it does, in the person's language. */
  label: string;
  /** Left out where what has the focus does it by itself; the help lists it all the same. */
  run?: () => void;
};

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** What has letters and arrows for itself. */
const ownKeys = '[role="combobox"], [role="listbox"], [role="menu"], [role="tablist"]';
const pressed = 'a[href], button, summary, [role="button"]';

const isLetter = (key: string) => key.length === 1 && key.toLowerCase() !== key.toUpperCase();

/**
 * Whether a key is free to be a shortcut: nothing is being typed, no modifier is held, nothing is
 * open over the page, and what has the focus does not answer to it.
 */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Signs such as ? need Shift on most keyboards.
  if (event.shiftKey && (isLetter(event.key) || event.key.length > 1)) return false;
  if (isOverlayOpen()) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(typing) || target.closest(ownKeys)) return false;
  return !((event.key === "Enter" || event.key === " ") && target.closest(pressed));
}

/** The shortcut that a key asks for. */
export function shortcutOf(
  shortcuts: readonly Shortcut[],
  event: KeyboardEvent,
): Shortcut | undefined {
  const key = isLetter(event.key) ? event.key.toLowerCase() : event.key;
  return shortcuts.find((shortcut) => shortcut.key === key);
}
