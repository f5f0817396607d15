import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  PluginKind,
  commonTokens,
  declareFactoryPlugin,
  tokens,
} from "@stryker-mutator/api/plugin";
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
} from "@stryker-mutator/api/test-runner";
import { readConfigs } from "jest-config";
import Runtime from "jest-runtime";
import { WarmFile } from "./WarmFile.mjs";

/** What the first run of all tests found, for every process: kept in the working directory. */
const record = ".mutants-tests.json";

/** So many files stay open at a time. */
const MOST_OPEN = 24;

/**
 * Runs tests against mutants for Stryker. A file of tests is loaded once, and each mutant that acts
 * when it is called is merely switched on for a run of the tests that call it; Stryker's own Jest
 * runner loads everything anew for each. What acts while it loads is loaded anew here too.
 *
 * A mutant counts as noticed only if the test that failed passes right after without it. Otherwise
 * something was left behind: the file is loaded anew, and the mutant asked once more.
 */
class WarmJestRunner {
  #options;
  #jest;
  /** The files that are open, the one used last at the end. */
  #open = new Map();
  /** What the first run found of each file of tests. */
  #known;

  constructor(options) {
    this.#options = options;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const { configFile } = this.#options.warmJest;
    const argv = { $0: "", _: [], config: configFile, runInBand: true, silent: true, ci: true };
    const { globalConfig, configs } = await readConfigs(argv, [process.cwd()]);
    const jestRuntime = Runtime.default ?? Runtime;
    const options = { maxWorkers: 1, watchman: false, console };
    const context = await jestRuntime.createContext(configs[0], options);
    this.#jest = { globalConfig, context };
  }

  async dispose() {
    for (const file of [...this.#open.keys()]) await this.#close(file);
  }

  async dryRun() {
    const mutantCoverage = { static: {}, perTest: {} };
    const tests = [];
    this.#known = new Map();
    for (const file of this.#options.warmJest.testFiles) {
      const { outcome, coverage, facts } = await this.#getToKnow(file);
      const [failed] = outcome.failed;
      if (failed) {
        return { status: DryRunStatus.Error, errorMessage: `${failed.id}\n${failed.message}` };
      }
      addCounts(mutantCoverage.static, coverage.static);
      for (const [id, counts] of Object.entries(coverage.perTest)) {
        addCounts((mutantCoverage.perTest[id] ??= {}), counts);
      }
      this.#known.set(file, facts);
      for (const { id, ms, status } of outcome.tests) {
        const isRun = status === "passed";
        const name = id.slice(id.indexOf("#") + 1);
        const spent = { name, fileName: file, timeSpentMs: ms };
        tests.push({ id, ...spent, status: isRun ? TestStatus.Success : TestStatus.Skipped });
      }
    }
    writeFileSync(record, JSON.stringify([...this.#known]));
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun({ activeMutant: { id }, testFilter, sandboxFileName, hitLimit }) {
    const { every, notAsked } = this.#options.warmJest;
    if (every > 1 && Number(id) % every !== 0) {
      return { status: MutantRunStatus.Error, errorMessage: notAsked };
    }
    // The first run of all tests may have been another process's.
    this.#known ??= new Map(JSON.parse(readFileSync(record, "utf8")));
    let nrOfTests = 0;
    const wanted = testFilter && new Set(testFilter);
    const files = wanted ? this.#filesWith(wanted) : this.#filesReaching(id, sandboxFileName);
    for (const file of this.#nearestFirst(files, sandboxFileName)) {
      const order = { mutant: id, tests: wanted, hitLimit };
      const isCold = !wanted && this.#known.get(file).loaded.includes(id);
      let answer;
      try {
        answer = await (isCold ? this.#askNew(file, order) : this.#ask(file, order));
      } catch (error) {
        const errorMessage = String(error?.stack ?? error);
        return { status: MutantRunStatus.Error, errorMessage };
      }
      if (answer.isEndless) return { status: MutantRunStatus.Timeout, reason: answer.isEndless };
      nrOfTests += answer.tests.filter(({ status }) => status !== "pending").length;
      const [failed] = answer.failed;
      if (failed) {
        const { id: test, message: failureMessage } = failed;
        return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage, nrOfTests };
      }
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  /** Loads a file, which stays open, and runs its tests without a mutant. */
  async #getToKnow(file) {
    await this.#opened(file);
    const warmFile = this.#open.get(file);
    const { static: whileLoading } = warmFile.takeCoverage();
    const outcome = await warmFile.run({});
    const { [warmFile.hooks]: hooks = {}, ...ofTests } = warmFile.takeCoverage().perTest;
    const perTest = {};
    for (const { id, status } of outcome.tests) {
      if (status !== "passed") continue;
      perTest[id] = { ...ofTests[id] };
      addCounts(perTest[id], hooks);
    }
    const tests = outcome.tests.map(({ id }) => id);
    const run = [...new Set(Object.values(perTest).flatMap(Object.keys))];
    const facts = { tests, loaded: Object.keys(whileLoading), run, ms: outcome.ms };
    return { outcome, coverage: { static: whileLoading, perTest }, facts };
  }

  /** Runs the tests of an open file with a mutant. */
  async #ask(file, order) {
    if (!this.#open.has(file)) await this.#opened(file);
    const warmFile = this.#open.get(file);
    this.#open.delete(file);
    this.#open.set(file, warmFile);
    const answer = await warmFile.run(order);
    // What runs once and is remembered does not run again in an open file.
    if (warmFile.hitCount === 0) return this.#askNew(file, order);
    answer.isEndless = reasonToStop(warmFile, order);
    if (answer.isEndless) {
      await this.#close(file);
    } else if (answer.failed.length > 0) {
      const again = await warmFile.run({ tests: new Set([answer.failed[0].id]) });
      if (again.failed.length > 0) {
        await this.#close(file);
        return this.#askNew(file, order);
      }
    }
    return answer;
  }

  /** Loads a file with the mutant active, runs its tests and lets it go. */
  async #askNew(file, order) {
    const warmFile = new WarmFile(file);
    const answer = await warmFile.open(this.#jest, order);
    answer.isEndless = reasonToStop(warmFile, order);
    await warmFile.close();
    return answer;
  }

  async #opened(file) {
    for (const [oldest] of this.#open) {
      if (this.#open.size < MOST_OPEN) break;
      await this.#close(oldest);
    }
    const warmFile = new WarmFile(file);
    await warmFile.open(this.#jest, { tests: new Set() });
    this.#open.set(file, warmFile);
  }

  async #close(file) {
    const warmFile = this.#open.get(file);
    this.#open.delete(file);
    await warmFile?.close();
  }

  #filesWith(tests) {
    return [...this.#known.keys()].filter((file) =>
      this.#known.get(file).tests.some((test) => tests.has(test)),
    );
  }

  /**
   * The files that run a mutant, in a test or while they load. Of those that only load it, the ones
   * that also run some code of its module: who merely loads a constant sees nothing of it.
   */
  #filesReaching(mutant, module) {
    const known = [...this.#known];
    const code = readFileSync(module, "utf8");
    const inModule = new Set([...code.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id]) => id));
    const reaching = known.filter(([, { run, loaded }]) => [...run, ...loaded].includes(mutant));
    const running = reaching.filter(([, { run }]) => run.some((id) => inModule.has(id)));
    return (running.length > 0 ? running : reaching).map(([file]) => file);
  }

  /** Most mutants are noticed by the tests beside the code; of others, the quick ones first. */
  #nearestFirst(files, module) {
    const distance = (file) => {
      if (file.replace(/\.test\.tsx?$/, "") === module.replace(/\.tsx?$/, "")) return 0;
      return dirname(file) === dirname(module) ? 1 : 2;
    };
    const ms = (file) => this.#known.get(file).ms;
    return files.toSorted((a, b) => distance(a) - distance(b) || ms(a) - ms(b));
  }
}

function addCounts(sum, counts) {
  for (const [mutant, count] of Object.entries(counts)) sum[mutant] = (sum[mutant] ?? 0) + count;
}

const reasonToStop = ({ hitCount }, { hitLimit }) =>
  determineHitLimitReached(hitCount, hitLimit)?.reason;

const createRunner = (options) => new WarmJestRunner(options);
createRunner.inject = tokens(commonTokens.options);

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, "warm-jest", createRunner),
];
