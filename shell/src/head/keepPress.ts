/** Fired at the document once React answers presses. */
export const HYDRATED = "quotehaven:hydrated";

/**
 * Keeps the last press on a button or on a link of ours until the page is hydrated, and repeats it
 * then, once. A link that is pressed twice is followed at once: its code may never come.
 */
export function keepPress(page: Document): void {
  let pressed: HTMLElement | null = null;
  let shown: Animation | undefined;
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? pressable(event.target) : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!target || !isPlain || (target === pressed && target.matches("a"))) return;
    event.preventDefault();
    event.stopPropagation();
    shown?.cancel();
    pressed = target;
    // An attribute would be another than React expects.
    shown = target.animate?.({ opacity: 0.6 }, { duration: 1, fill: "forwards" });
  };
  // A form without a button to press: what was typed must not become an address.
  const stay = (event: Event) => event.preventDefault();
  page.addEventListener("click", keep, true);
  page.addEventListener("submit", stay, true);
  const repeat = () => {
    page.removeEventListener("click", keep, true);
    page.removeEventListener("submit", stay, true);
    shown?.cancel();
    if (pressed?.isConnected) pressed.click();
  };
  page.addEventListener(HYDRATED, repeat, { once: true });
}

function pressable(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('button, a[href^="/"]:not([target], [download])');
}
