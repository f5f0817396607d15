import { TestEnvironment as NodeEnvironment } from "jest-environment-node";

let lasting;

/**
 * For tests without a page: one environment for all files of a worker, so that they share what
 * `lastingRuntime` has loaded. A file finds the timers, the clock and the process as they came.
 */
export default class LastingEnvironment {
  constructor(config, context) {
    return isWatching(config.globalConfig)
      ? new NodeEnvironment(config, context)
      : (lasting ??= new OneForAll(config, context));
  }
}

/** Who watches changes what was loaded. */
export const isWatching = ({ watch, watchAll }) => watch || watchAll;

class OneForAll extends NodeEnvironment {
  #env = { ...this.global.process.env };
  #exit = this.global.process.exit;

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    const { process } = this.global;
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    process.exit = this.#exit;
    process.exitCode = undefined;
    // Else the next file's tests would report to this one's too.
    delete this.global[Symbol.for("EVENT_HANDLERS")];
  }
}
