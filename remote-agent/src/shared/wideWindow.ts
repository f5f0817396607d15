/** Makes the window of a test as wide as a screen on a desk: every media query of a width matches. */
export const wideWindow = () => windowWhere("min-width");

/** Makes the window of a test as narrow as a phone's. */
export const narrowWindow = () => windowWhere("max-width");

function windowWhere(bound: string): void {
  window.matchMedia = (query) =>
    ({
      matches: query.includes(bound),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
