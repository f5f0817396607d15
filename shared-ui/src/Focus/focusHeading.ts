/** Moves the focus, but not the page, to its `h1` or that of a part of it; null where there is none. */
export function focusHeading(within: ParentNode = document): HTMLElement | null {
  const heading = within.querySelector("h1");
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

/** Gives the focus back to where it came from; where that cannot take it, to the page's heading. */
export function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement) to.focus();
  if (to === document.body || document.activeElement !== to) focusHeading();
}
