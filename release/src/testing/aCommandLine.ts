import { jest } from "@jest/globals";
import { aWorkplace } from "./aBuild";

const variables = ["PUBLIC_ORIGIN", "RELEASE_WHO"];

/** The command line in a store of one test's own: what it says, line by line, and how it ends. */
export async function aCommandLine() {
  const place = await aWorkplace();

  async function release(...args: string[]) {
    const said: string[] = [];
    const failures: string[] = [];
    jest.spyOn(console, "log").mockImplementation((line) => said.push(String(line)));
    jest.spyOn(console, "error").mockImplementation((line) => failures.push(String(line)));
    jest.spyOn(process, "exit").mockImplementation((code) => {
      throw new Error(`The command gave up with ${String(code)}.`);
    });
    // These builds hold no screens that a browser could show.
    const untried = args.includes("publish") ? ["--no-smoke"] : [];
    process.argv = ["node", "release", "--store", place.store.root, ...args, ...untried];
    process.exitCode = undefined;
    // The command runs as it is loaded, so each run loads it anew.
    await jest.isolateModulesAsync(async () => {
      const { ended } = await import("../cli");
      await ended;
    });
    return { said, failures, exitCode: process.exitCode };
  }

  return {
    place,
    release,
    /** Publishes a build and says its version. */
    async published(name: string, code = "run()"): Promise<string> {
      const { said } = await release("publish", await place.aBuild({ name, code }));
      return /(\S+): live$/.exec(said[0] ?? "")?.[1] ?? "";
    },
    async remove(): Promise<void> {
      jest.restoreAllMocks();
      process.exitCode = undefined;
      for (const name of variables) delete process.env[name];
      await place.remove();
    },
  };
}
