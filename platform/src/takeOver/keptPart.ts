import type { FirstPaint } from "./FirstPaint";
import { forgetRules, KEPT, selectionOf } from "./takeOver";
import { watchPaint } from "./watchPaint";

/** A later part of a screen as the page showed it first; null where the page shows nothing of its own any more. */
export function paintedPart(name: string): HTMLElement | null {
  const paint = typeof window === "undefined" ? undefined : window.quotehavenFirstPaint;
  if (!paint?.element.isConnected) return null;
  const part = paint.element.querySelector(`[data-later="${name}"]`)?.firstElementChild;
  return part instanceof HTMLElement ? part : null;
}

/**
 * Puts a part of what the page showed first where React has left a place for it. What was typed
 * stays in it, and so does the focus; a press waits for whoever takes the part over. To be called
 * before the rest is taken over, in the same commit.
 */
export function keepPart(name: string, place: HTMLElement): FirstPaint | null {
  const whole = window.quotehavenFirstPaint;
  const element = paintedPart(name);
  if (!whole || !element) return null;
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const select = selectionOf(focused, focused);
  const isPressed = whole.pressed !== null && element.contains(whole.pressed);
  const pressed = isPressed ? whole.pressed : null;
  if (isPressed) whole.pressed = null;
  element.setAttribute(KEPT, "");
  place.prepend(element);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  select();
  const part: FirstPaint = { element, style: whole.style, pressed, held: null };
  watchPaint(part);
  return part;
}

/** Takes a kept part away, where nobody took it over. */
export function dropPart({ element, style }: FirstPaint): void {
  element.remove();
  forgetRules(style, document);
}
