import "@testing-library/jest-dom";
import { loadFloating } from "@quotehaven/shared-ui";
import { configure } from "@testing-library/react";
import { BroadcastChannel } from "node:worker_threads";
import { forgetStyles } from "./styledComponents.mjs";

// A file's page has none yet, whatever file was before.
forgetStyles();

// Ends a wait that hangs. A busy machine shows the same screens, only later.
configure({ asyncUtilTimeout: 60_000 });

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const channels = new Set();

/** jsdom has none; Node's would go on after the tests of a file. */
globalThis.BroadcastChannel ??= class extends BroadcastChannel {
  constructor(name) {
    super(name);
    channels.add(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));

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
