import type { FirstPaint } from "./FirstPaint";

const HELD_CAP_MS = 2_000;
const HELD_LOOK_MS = 16;

/** Marks what the page showed first and is still shown in the place of a later part. */
export const KEPT = "data-kept";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Resolves once nothing on the first paint is held down, so that a press begun there also ends there. */
export async function whenLetGo(paint: FirstPaint): Promise<void> {
  const deadline = performance.now() + HELD_CAP_MS;
  while (paint.held && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, HELD_LOOK_MS));
  }
}

/**
 * Puts what React rendered into `root` in the place of the first paint, between two frames: the
 * focus goes to the same element of the new markup. To be called in the commit that filled `root`.
 * Returns what is left to be done once the parts listen: telling them what was typed and pressed.
 */
export function takeOver(
  { element, style, pressed, held }: FirstPaint,
  root: HTMLElement,
  page: Document,
): () => void {
  const counterpart = (of: Element) => counterpartOf(of, element, root);
  const changed = changedIn(element).flatMap((field) => {
    const own = counterpart(field);
    return own instanceof HTMLElement ? [{ field, own }] : [];
  });
  const focused = element.contains(page.activeElement) ? page.activeElement : null;
  const ownFocus = focused && counterpart(focused);
  const ownPressed = pressed && counterpart(pressed);
  const heldOn = held instanceof Element ? held.closest("button, a") : null;
  const ownHeld = heldOn && element.contains(heldOn) ? counterpart(heldOn) : null;
  const select = selectionOf(focused, ownFocus);
  element.remove();
  forgetRules(style, page);
  for (const { field, own } of changed) if (!isTickable(field)) setValue(own, field);
  if (ownFocus instanceof HTMLElement) ownFocus.focus({ preventScroll: true });
  select();
  // The browser knows no click that began on what is gone.
  if (ownHeld instanceof HTMLElement) {
    page.addEventListener("pointerup", () => ownHeld.click(), { once: true });
  }
  return () => {
    for (const { field, own } of changed) {
      if (isTickable(field)) own.click();
      else tellValue(own, field);
    }
    // Once what was typed has been rendered: what the press does may read it.
    setTimeout(() => {
      select();
      if (ownPressed instanceof HTMLElement) ownPressed.click();
    });
  };
}

/** The element at the same place of the other tree; null where that tree has something else there. */
export function counterpartOf(of: Element, from: Element, to: Element): Element | null {
  const path: number[] = [];
  for (let at = of; at !== from;) {
    const parent = at.parentElement;
    if (!parent) return null;
    path.unshift([...parent.children].indexOf(at));
    at = parent;
  }
  const found = path.reduce<Element | null>((at, index) => at?.children[index] ?? null, to);
  return found?.tagName === of.tagName && wordsOf(found) === wordsOf(of) ? found : null;
}

/** What an element says; a sign such as the bell's count, which comes with the data, is no word of it. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll("[aria-hidden=true]")) sign.remove();
  return copy.textContent;
}

/** The fields that somebody wrote into, chose in or ticked. */
function changedIn(element: HTMLElement): Field[] {
  return [...element.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (isTickable(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isTickable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

/** By the element's own setter: React, which watches the property, then sees a change. */
function setValue(own: HTMLElement, { value }: Field): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(own), "value")?.set?.call(own, value);
}

function tellValue(own: HTMLElement, field: Field): void {
  setValue(own, field);
  own.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The rules of the first paint go with the last of it. */
export function forgetRules(style: HTMLStyleElement, page: Document): void {
  if (!page.querySelector(`[${KEPT}]`)) style.remove();
}

/** Gives what selects the same part of the text in the other field. */
export function selectionOf(from: Element | null, to: Element | null): () => void {
  if (!isText(from) || !isText(to)) return () => undefined;
  const { selectionStart, selectionEnd } = from;
  // A field for numbers or addresses has no selection to keep.
  if (selectionStart === null) return () => undefined;
  return () => to.setSelectionRange(selectionStart, selectionEnd);
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
