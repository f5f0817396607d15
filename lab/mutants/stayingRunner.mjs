import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import runOnce from "jest-circus/runner";

const { resolve } = createRequire(import.meta.url);
/** Where Jest's own runner keeps a file's tests and runs them: the same module, so the same tests. */
const circus = join(dirname(resolve("jest-circus/package.json")), "build/jestAdapterInit.js");

/**
 * Jest's `testRunner` for a file that stays open: loads it and runs its tests as ever, and then
 * again, without loading anything, as often as its `WarmFile` asks.
 */
export default async function runAndStay(globalConfig, config, environment, runtime, testPath) {
  const { warmFile } = globalConfig;
  environment.global.__stryker__ = warmFile.instrumented;
  const hear = environment.handleTestEvent?.bind(environment);
  let state;
  environment.handleTestEvent = async (event, newest) => {
    state = newest;
    await hear?.(event, newest);
    warmFile.hear(event, newest);
  };
  const run = runOnce.default ?? runOnce;
  let result = await run(globalConfig, config, environment, runtime, testPath);
  const { runAndTransformResultsToJestFormat: runAgain } = runtime.requireInternalModule(circus);
  while (await warmFile.wantsMore(result)) {
    state.unhandledErrors = [];
    forgetRun(state.rootDescribeBlock);
    await announce(environment, state);
    const setupAfterEnvPerfStats = {};
    result = await runAgain({ config, globalConfig, setupAfterEnvPerfStats, testPath });
  }
  return result;
}

/** Makes tests as if they had never run. */
function forgetRun({ children }) {
  for (const child of children) {
    if (child.type === "describeBlock") forgetRun(child);
    else Object.assign(child, { errors: [], status: null, invocations: 0, duration: null });
  }
}

/** Has the test framework catch the process's errors again; it let go of them after its last run. */
async function announce({ global }, state) {
  const event = { name: "setup", parentProcess: process, testNamePattern: undefined };
  for (const handler of global[Symbol.for("EVENT_HANDLERS")]) await handler(event, state);
}
