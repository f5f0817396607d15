import TestRunner from "jest-runner";

/**
 * One file of tests, loaded once and run many times, each time with another mutant.
 *
 * @typedef {{ mutant?: string, tests?: ReadonlySet<string>, hitLimit?: number }} Order
 * @typedef {{ id: string, ms: number, status: string, message: string }} TestOutcome
 * @typedef {{ tests: TestOutcome[], failed: TestOutcome[], ms: number }} Outcome
 */
export class WarmFile {
  /** What mutated code looks up: which mutant is active, and where to count what ran. */
  instrumented = { mutantCoverage: { static: {}, perTest: {} } };
  #path;
  #order;
  #startedAt = 0;
  #running;
  #answer;
  #next;

  constructor(path) {
    this.#path = path;
  }

  /** Loads the file with the mutant active, if any, and runs its tests. Rejects where it cannot be loaded. */
  async open({ globalConfig, context }, order = {}) {
    const runner = new (TestRunner.default ?? TestRunner)({ ...globalConfig, warmFile: this }, {});
    const ended = new Promise((_, reject) => {
      runner.on("test-file-failure", ([, error]) => reject(error));
      runner.on("test-file-success", ([, { testExecError }]) => reject(testExecError));
    });
    ended.catch(() => {});
    const outcome = this.#expect(order);
    this.#running = runner.runTests(
      [{ context, path: this.#path }],
      { isInterrupted: () => false },
      { serial: true },
    );
    return Promise.race([outcome, ended]);
  }

  /** Runs the tests again, or only those that are named, until one fails. */
  async run(order) {
    const outcome = this.#expect(order);
    this.#next(true);
    return outcome;
  }

  /** Lets the file go. */
  async close() {
    this.#next?.(false);
    await this.#running;
  }

  /** How often the active mutant was passed in the last run. */
  get hitCount() {
    return this.instrumented.hitCount;
  }

  /** What ran so far, and forgets it: counts of mutants, while loading and by test. */
  takeCoverage() {
    // The code keeps hold of these very objects.
    const { mutantCoverage } = this.instrumented;
    const taken = { static: { ...mutantCoverage.static }, perTest: { ...mutantCoverage.perTest } };
    for (const counts of [mutantCoverage.static, mutantCoverage.perTest]) {
      for (const key of Object.keys(counts)) delete counts[key];
    }
    return taken;
  }

  /** What the tests' hooks ran, in a coverage's `perTest`. */
  get hooks() {
    return `${this.#path}#`;
  }

  /** For `stayingRunner`: whether to run once more, as soon as that is known. */
  wantsMore(result) {
    this.#answer(this.#outcomeOf(result));
    return new Promise((resolve) => {
      this.#next = resolve;
    });
  }

  /** For `stayingRunner`: what the test framework says of its run. */
  hear(event, { rootDescribeBlock }) {
    const { instrumented } = this;
    if (event.name === "run_start") {
      instrumented.currentTestId = this.hooks;
      this.#select(rootDescribeBlock, (test) => this.#order.tests?.has(this.#idOf(test)) ?? true);
    } else if (event.name === "test_start") {
      instrumented.currentTestId = this.#idOf(event.test);
    } else if (event.name === "test_done") {
      instrumented.currentTestId = this.hooks;
      if (event.test.errors.length > 0 && this.#order.mutant !== undefined) {
        this.#select(rootDescribeBlock, () => false);
      }
    } else if (event.name === "run_finish") {
      instrumented.currentTestId = undefined;
    }
  }

  #expect(order) {
    this.#order = order;
    this.#startedAt = performance.now();
    this.instrumented.activeMutant = order.mutant;
    this.instrumented.hitLimit = order.hitLimit ?? Infinity;
    this.instrumented.hitCount = 0;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  #select({ children }, isWanted) {
    for (const child of children) {
      if (child.type === "describeBlock") this.#select(child, isWanted);
      else {
        child.writtenMode ??= { mode: child.mode };
        child.mode = isWanted(child) ? child.writtenMode.mode : "skip";
      }
    }
  }

  #idOf(test) {
    const names = [];
    for (let each = test; each.parent; each = each.parent) names.unshift(each.name);
    return this.hooks + names.join(" ");
  }

  #outcomeOf({ testResults, testExecError }) {
    const tests = testResults.map(({ fullName, status, duration, failureMessages }) => ({
      id: this.hooks + fullName,
      ms: duration ?? 0,
      status,
      message: failureMessages.join("\n"),
    }));
    const failed = tests.filter(({ status }) => status === "failed");
    // What failed outside of a test, or after all of them, fails the file.
    const last = tests.findLast(({ status }) => status === "passed");
    if (testExecError && failed.length === 0 && last) {
      failed.push({ ...last, message: testExecError.stack ?? testExecError.message });
    }
    return { tests, failed, ms: performance.now() - this.#startedAt };
  }
}
