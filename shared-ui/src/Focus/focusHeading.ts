/** Moves the focus to the `h1` of the page, or of a part of it. False where there is none. */
export function focusHeading(within: ParentNode = document): boolean {
  const heading = within.querySelector("h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Gives the focus back to where it came from; where that cannot take it, to the page's heading. */
export function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement) to.focus();
  if (to === document.body || document.activeElement !== to) focusHeading();
}
