import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { BroadcastChannel } from "node:worker_threads";

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

/** Node's own, which would go on after the tests of a file. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name);
    channels.add(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));

// Node's, which the environment gives, knows no forms; a frame has the page's own.
const frame = document.body.appendChild(document.createElement("iframe"));
globalThis.FormData = frame.contentWindow.FormData;
frame.remove();

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
