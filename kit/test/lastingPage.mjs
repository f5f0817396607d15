import { createRequire } from "node:module";
import BrowserEnvironment from "./jsdomEnvironment.mjs";

const internals = createRequire(createRequire(import.meta.url).resolve("jsdom"));
const { implForWrapper } = internals("./jsdom/living/generated/utils.js");

let lasting;
/** What Jest says of the file that runs. */
let current;
const itsConsole = new Proxy({}, { get: (_, name) => current.console[name] });

/**
 * For tests of screens: one window for all files of a worker, so that they can share what is loaded
 * into it. A file finds the page, its address, its storage and every object of the browser as they came.
 */
export default class LastingPage {
  constructor(config, context) {
    const { watch, watchAll } = config.globalConfig;
    // Who watches changes what was loaded.
    if (watch || watchAll) return new BrowserEnvironment(config, context);
    current = context;
    lasting ??= new OneForAll(config, { ...context, console: itsConsole });
    return lasting;
  }
}

class OneForAll extends BrowserEnvironment {
  #came;
  #listeners;
  #first;

  async setup() {
    if (!this.#came) {
      await super.setup();
      this.#came = new Map(
        [...objectsOf(this.global)].map((one) => [one, Object.getOwnPropertyDescriptors(one)]),
      );
      this.#listeners = { ...implForWrapper(this.global)._eventListeners };
    }
    this.#first = this.#handles();
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    for (const [one, came] of this.#came) restore(one, came);
    await this.#endTimers();
    this.#clearPage();
    // Else the next file's tests would report to this one's too.
    delete this.global[Symbol.for("EVENT_HANDLERS")];
  }

  #handles() {
    const { global } = this;
    return { timer: global.setTimeout(() => {}), frame: global.requestAnimationFrame(() => {}) };
  }

  /** Ends what still waits, after what has begun is done: libraries that are kept wait for their frame. */
  async #endTimers() {
    const { global } = this;
    await new Promise((done) => global.requestAnimationFrame(done));
    for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => global.setTimeout(done));
    const last = this.#handles();
    for (let { timer } = this.#first; timer <= last.timer; timer += 1) global.clearTimeout(timer);
    for (let { frame } = this.#first; frame <= last.frame; frame += 1)
      global.cancelAnimationFrame(frame);
  }

  #clearPage() {
    const { document, history, localStorage, sessionStorage, _sessionHistory } = this.global;
    const { documentElement, head, body } = document;
    head.replaceChildren();
    body.replaceChildren();
    for (const { attributes } of [documentElement, head, body]) {
      while (attributes.length > 0) attributes.removeNamedItem(attributes[0].name);
    }
    for (const target of [document, documentElement, head, body]) {
      implForWrapper(target)._eventListeners = Object.create(null);
      implForWrapper(target)._registeredObserverList = [];
    }
    const kept = Object.entries(this.#listeners).map(([type, all]) => [type, [...all]]);
    implForWrapper(this.global)._eventListeners = Object.assign(
      Object.create(null),
      Object.fromEntries(kept),
    );
    history.replaceState(null, "", "http://localhost/");
    _sessionHistory._entries = [_sessionHistory.currentEntry];
    _sessionHistory._currentIndex = 0;
    localStorage.clear();
    sessionStorage.clear();
    this.dom.cookieJar.removeAllCookiesSync();
  }
}

/** What a window consists of, and the prototypes of that. */
function objectsOf(window) {
  const { document, history, navigator, performance, screen } = window;
  const found = new Set([window, document, history, navigator, performance, screen]);
  for (const { value } of Object.values(Object.getOwnPropertyDescriptors(window))) {
    if (typeof value !== "function") continue;
    found.add(value);
    if (value.prototype) found.add(value.prototype);
  }
  return found;
}

/** Gives an object the properties that it had, as far as it lets us. */
function restore(one, came) {
  const now = Object.getOwnPropertyDescriptors(one);
  for (const key of Reflect.ownKeys(now)) {
    if (!Object.hasOwn(came, key)) Reflect.deleteProperty(one, key);
    else if (!isSame(came[key], now[key])) Reflect.defineProperty(one, key, came[key]);
  }
  for (const key of Reflect.ownKeys(came)) {
    if (!Object.hasOwn(now, key)) Reflect.defineProperty(one, key, came[key]);
  }
}

const isSame = (one, other) =>
  one.value === other.value && one.get === other.get && one.set === other.set;
