import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import jestRuntime from "jest-runtime";
import { isWatching } from "./lastingEnvironment.mjs";

const { resolve } = createRequire(import.meta.url);
const circus = join(dirname(resolve("jest-circus/package.json")), "build/jestAdapterInit.js");
const Runtime = jestRuntime.default ?? jestRuntime;

let lasting;

/**
 * Jest's `runtime` for tests without a page. Jest loads every module anew for every file of tests,
 * and what V8 has learned of them is lost: a third of the time goes there. Here a worker loads a module
 * once. What no file may find of the one before: its mocks, its own tests, its half of the framework.
 */
export default class LastingRuntime {
  constructor(...all) {
    const [testPath, globalConfig] = all.slice(6);
    if (isWatching(globalConfig)) return new Runtime(...all);
    lasting ??= new OneForAll(...all);
    lasting.begin(testPath);
    return lasting;
  }
}

class OneForAll extends Runtime {
  begin(testPath) {
    this._testPath = testPath;
    this.enterTestCode();
  }

  teardown() {
    this.restoreAllMocks();
    this.registries.esModuleRegistry.delete(pathToFileURL(this._testPath).href);
    this.registries.internalModuleRegistry.delete(circus);
    this.jestGlobals.clearJestObjectCache();
  }
}
