import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { jest } from "@jest/globals";
import { commandLine } from "../bin/commandLine.mjs";

const root = resolve(import.meta.dirname, "..", "..");

class Ended extends Error {
  constructor(readonly code: unknown) {
    super("ended");
  }
}

/** What the helper makes of words: what it read, or what it printed where, and how it ended. */
function given(...words: string[]) {
  const printed = { log: "", error: "" };
  const keep = (where: keyof typeof printed) =>
    jest.spyOn(console, where).mockImplementation((text) => void (printed[where] = String(text)));
  const spies = [
    keep("log"),
    keep("error"),
    jest.spyOn(process, "exit").mockImplementation((code) => {
      throw new Ended(code);
    }),
  ];
  const { argv } = process;
  process.argv = ["node", "paint", ...words];
  try {
    const options = { red: { type: "boolean" } } as const;
    return commandLine("paint [wall|door] [--red]", { options, knows: (word) => word === "door" });
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    return { ...printed, code: error.code };
  } finally {
    process.argv = argv;
    for (const spy of spies) spy.mockRestore();
  }
}

it("reads the words and options that a command knows", () => {
  expect(given("door", "--red")).toMatchObject({ values: { red: true }, positionals: ["door"] });
});

it("prints how a command is used, and ends well where that was asked for", () => {
  expect(given("--help")).toEqual({ log: "paint [wall|door] [--red]", error: "", code: 0 });
});

it.each(["roof", "--blue"])("ends with 2 at %s, and says how the command is used", (word) => {
  const error = expect.stringMatching(/(?:There is no roof|--blue)[^]*\n\npaint \[wall/);
  expect(given(word)).toEqual({ log: "", error, code: 2 });
});

it.each(["dev", "faults", "release", "operator"])(
  "npm run %s says at a word that it does not know how it is used, without a stack",
  async (script) => {
    const { code, printed } = await new Promise<{ code: unknown; printed: string }>((done) =>
      execFile("npm", ["run", "-s", script, "--", "nonsense"], { cwd: root }, (error, _, printed) =>
        done({ code: error?.code, printed }),
      ),
    );
    expect(code).toBe(2);
    expect(printed).toMatch(/usage|npm run/i);
    expect(printed).not.toMatch(/^ +at /m);
  },
);
