import "@testing-library/jest-dom";
import { loadFloating } from "@quotehaven/shared-ui";
import { configure } from "@testing-library/react";
import { BroadcastChannel } from "node:worker_threads";
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as reactInternals } from "react";
import { forgetStyles } from "./styledComponents.mjs";

// A file's page has none yet, whatever file was before.
forgetStyles();

// Ends a wait that hangs. A busy machine shows the same screens, only later.
configure({ asyncUtilTimeout: 60_000 });

// For its developer tools, React's development build takes a stack trace of every element it is
// asked for, up to a number a second: it believes that number reached. A fifth of the time goes there.
Object.defineProperty(reactInternals, "recentlyCreatedOwnerStacks", {
  get: () => Number.MAX_SAFE_INTEGER - 1,
  set: () => {},
});

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
