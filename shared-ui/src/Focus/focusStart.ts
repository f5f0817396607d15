/** The height of what may be fixed over the top of the page, in px. */
const coveredTopPx = 80;

/**
 * Moves the focus to something long and shows it from its start. A browser by itself leaves it
 * where it is as soon as any part of it is in sight.
 */
export function focusStart(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top >= coveredTopPx && top < window.innerHeight) return;
  element.style.scrollMarginTop = `${coveredTopPx}px`;
  element.scrollIntoView({ block: "start" });
}
