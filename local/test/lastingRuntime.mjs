import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import jestRuntime from "jest-runtime";
import { isWatching } from "./lastingEnvironment.mjs";

const { resolve } = createRequire(import.meta.url);
const circus = join(dirname(resolve("jest-circus/package.json")), "build/jestAdapterInit.js");
const Runtime = jestRuntime.default ?? jestRuntime;

/** The runtime of each environment. */
const lasting = new WeakMap();

/**
 * Jest's `runtime` for environments that last. Jest loads every module anew for every file of tests,
 * and what V8 has learned of them is lost: a third of the time goes there. Here a worker loads a module
 * once. What no file may find of the one before: its mocks, its own tests, its half of the framework.
 */
export default class LastingRuntime {
  constructor(...all) {
    const [, environment] = all;
    const [testPath, globalConfig] = all.slice(6);
    if (isWatching(globalConfig)) return new Runtime(...all);
    const Kind = environment.dom ? OnePage : OneForAll;
    if (!lasting.has(environment)) lasting.set(environment, new Kind(...all));
    const runtime = lasting.get(environment);
    runtime.begin(testPath);
    return runtime;
  }
}

class OneForAll extends Runtime {
  begin(testPath) {
    this._testPath = testPath;
    this.enterTestCode();
  }

  requireInternalModule(from, to) {
    if (from === circus && to === "node:async_hooks") return { AsyncLocalStorage: OneAtATime };
    return super.requireInternalModule(from, to);
  }

  teardown() {
    this.restoreAllMocks();
    this.registries.esModuleRegistry.delete(pathToFileURL(this._testPath).href);
    this.registries.internalModuleRegistry.delete(circus);
    this.jestGlobals.clearJestObjectCache();
  }
}

/**
 * What Jest's framework takes of `AsyncLocalStorage`, to know whose error it was that nobody caught: here
 * the test's that runs, as no test is `concurrent`. While Node's own is in use every promise costs more.
 */
class OneAtATime {
  #store;

  getStore() {
    return this.#store;
  }

  async run(store, work) {
    const before = this.#store;
    this.#store = store;
    try {
      return await work();
    } finally {
      this.#store = before;
    }
  }
}

const libraries = [
  "react",
  "react-dom",
  "scheduler",
  "react-redux",
  "@reduxjs",
  "redux",
  "redux-thunk",
  "reselect",
  "immer",
  "use-sync-external-store",
  "react-hook-form",
  "@floating-ui",
  "@base-ui",
  "styled-components",
  "@testing-library/dom",
  "@testing-library/user-event",
  "aria-query",
  "dom-accessibility-api",
];
/** What keeps nothing of a page once it shows nothing: most of what a screen runs. */
const keepsNothing = new RegExp(
  `/node_modules/(${libraries.join("|")})/|/kit/test/styledComponents|/shared-ui/src/`,
);

/** Our other modules and libraries keep what they know of a page: each file loads them anew. */
class OnePage extends OneForAll {
  teardown() {
    super.teardown();
    const { esModuleRegistry, moduleRegistry, mockRegistry, moduleMockRegistry } = this.registries;
    for (const registry of [esModuleRegistry, moduleRegistry]) {
      for (const key of registry.keys()) if (!keepsNothing.test(key)) registry.delete(key);
    }
    mockRegistry.clear();
    moduleMockRegistry.clear();
    this.mockState.clear();
  }
}
