/** Makes the window of a test as wide as a screen on a desk: every media query of a width matches. */
export function wideWindow(): void {
  window.matchMedia = (query) =>
    ({
      matches: query.includes("min-width"),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
