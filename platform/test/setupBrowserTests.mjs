import "@testing-library/jest-dom";
import { loadFloating } from "@quotehaven/shared-ui";
import { configure } from "@testing-library/react";

// A busy machine shows the same screens, only later.
configure({ asyncUtilTimeout: 5_000 });

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= NoObserver;
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

// Windows and lists show in the render that opens them, as they do once a page has been idle.
await loadFloating();
