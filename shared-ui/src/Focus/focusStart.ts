/**
 * Moves the focus to something long and shows it from its start, or from the start of what stands
 * above it and belongs to it. A browser by itself leaves it where it is as soon as any part of it is
 * in sight.
 */
export function focusStart(element: HTMLElement, start: HTMLElement = element): void {
  element.focus({ preventScroll: true });
  const { top } = start.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < covered || top >= window.innerHeight) start.scrollIntoView({ block: "start" });
}
