import { readFileSync, writeFileSync } from "node:fs";
import {
  PluginKind,
  commonTokens,
  declareFactoryPlugin,
  tokens,
} from "@stryker-mutator/api/plugin";
import { strykerPlugins as jestPlugins } from "@stryker-mutator/jest-runner";

/** Which file a test is in, as the first run of all of them found: kept in the working directory. */
const record = ".mutants-tests.json";

/**
 * Stryker's Jest runner, which for each mutant opens only the files whose tests run the mutated
 * code. The original chooses among tests by name alone, and so loads every file for every mutant.
 */
class JestByFileRunner {
  constructor(injector) {
    this.injector = injector;
  }

  async #runnerOf(options) {
    const [{ factory }] = jestPlugins;
    const runner = this.injector
      .provideValue(commonTokens.options, options)
      .injectFunction(factory);
    await runner.init();
    return runner;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(run) {
    const runner = await this.#runnerOf(this.injector.resolve(commonTokens.options));
    const result = await runner.dryRun(run);
    const tests = (result.tests ?? []).map(({ id, fileName }) => [id, fileName]);
    writeFileSync(record, JSON.stringify(tests));
    return result;
  }

  async mutantRun(run) {
    const options = this.injector.resolve(commonTokens.options);
    const wanted = run.testFilter && new Set(run.testFilter);
    const tests = JSON.parse(readFileSync(record, "utf8"));
    const files = tests.filter(([id]) => wanted?.has(id) ?? true).map(([, file]) => file);
    const config = { testMatch: [...new Set(files)] };
    const jest = { ...options.jest, enableFindRelatedTests: false, config };
    const runner = await this.#runnerOf({ ...options, jest });
    return runner.mutantRun(run);
  }
}

const createRunner = (injector) => new JestByFileRunner(injector);
createRunner.inject = tokens(commonTokens.injector);

export { strykerValidationSchema } from "@stryker-mutator/jest-runner";

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, "jest-by-file", createRunner),
];
