import "@testing-library/jest-dom";
import { configure, getConfig } from "@testing-library/react";
import { BroadcastChannel } from "node:worker_threads";

// Ends a wait that hangs. A busy machine shows the same screens, only later.
configure({ asyncUtilTimeout: 60_000 });

// When code moves the focus out of a field that was typed into, user-event adds a `change` to the
// `blur`. An act() of its own would end the one that goes on (React then warns of every update).
const { eventWrapper } = getConfig();
configure({
  eventWrapper: (send) => (window.event?.type === "blur" ? send() : eventWrapper(send)),
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

/** Node's own, which would go on after the tests of a file. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name);
    channels.add(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));

// The environment gives Node's, of which jsdom's forms and readers know nothing; a frame has jsdom's.
const frame = document.body.appendChild(document.createElement("iframe"));
const { Blob, FormData } = frame.contentWindow;
Object.assign(globalThis, { Blob, FormData });
frame.remove();

// Base UI presses by the keyboard with one.
globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {};
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
document.adoptedStyleSheets ??= [];
globalThis.reportError ??= (error) => {
  const event = new ErrorEvent("error", { error, message: String(error), cancelable: true });
  // eslint-disable-next-line no-console -- as a browser does with what nobody handles
  if (window.dispatchEvent(event)) console.error(error);
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

// A browser that translates a page replaces each text node. React then writes to the node that is
// gone, or throws where it removes it. A text that is the only child of its element has no such node.
const texts = new Set();
const { createTextNode } = document;
document.createTextNode = function (text) {
  const node = createTextNode.call(this, text);
  if (text.trim() !== "") texts.add(node);
  return node;
};
const isReacts = (node) => Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
const insertBefore = Node.prototype.insertBefore;
Node.prototype.insertBefore = function (node, before) {
  if (before?.nodeType === Node.TEXT_NODE && isReacts(before)) texts.add(before);
  return insertBefore.call(this, node, before);
};
const removeChild = Node.prototype.removeChild;
Node.prototype.removeChild = function (node) {
  if (node.nodeType === Node.TEXT_NODE && isReacts(node)) texts.add(node);
  return removeChild.call(this, node);
};

afterEach(() => {
  const found = [...texts].filter(isReacts).map(({ data }) => JSON.stringify(data));
  texts.clear();
  if (found.length === 0) return;
  throw new Error(
    `Lost where a browser translates the page, for want of an element of its own: ${found.join(", ")}`,
  );
});
