import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { jest } from "@jest/globals";
import * as commands from "./commands";
import * as files from "./files";
import { publish } from "./publish";
import * as errors from "./ReleaseError";
import * as releases from "./releases";
import * as stores from "./store";
import { aWorkplace } from "./testing/aBuild";

// Each run loads the command line anew, and not again what it is made of.
jest.doMock("./commands", () => commands);
jest.doMock("./files", () => files);
jest.doMock("./ReleaseError", () => errors);
jest.doMock("./releases", () => releases);
jest.doMock("./store", () => stores);

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
});
afterEach(async () => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
  for (const name of ["PUBLIC_ORIGIN", "RELEASE_WHO"]) delete process.env[name];
  await place.remove();
});

/** Gives a command, and tells what it says, line by line, and how it ends. */
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
    const { ended } = await import("./cli");
    await ended;
  });
  return { said, failures, exitCode: process.exitCode };
}

/** Publishes a build without a command and says its version. */
const published = async (name: string, code = "run()") =>
  (await publish(place.store, await place.aBuild({ name, code }))).version;

const inStore = (path: string) => join(place.store.root, path);

it("publishes builds, and lists what is live, whose it is, and what it can go back to", async () => {
  process.env.RELEASE_WHO = "Ann\u001b[2J";
  const folders = [await place.aBuild({ name: "shell" }), await place.aBuild({ name: "agent" })];
  const { said, exitCode } = await release("--why", "first", "publish", ...folders);
  expect([said, exitCode]).toEqual([
    [expect.stringMatching(/^shell \S+: live$/), expect.stringMatching(/^agent \S+: live$/)],
    undefined,
  ]);
  const [shell, first] = said.map((each) => each.split(/[ :]+/)[1]);
  const next = await release("publish", await place.aBuild({ name: "agent", code: "two()" }));
  const [, second] = next.said[0]?.split(/[ :]+/) ?? [];
  expect((await release("list")).said).toEqual([
    "revision 2, overrides from nowhere",
    expect.stringContaining(`publish agent ${second}, not tried in a browser, by Ann [2J`),
    expect.stringMatching(/by Ann \[2J: first$/),
    "\nshell (Team shell)",
    `  stable     ${shell}  provides 0.1.0`,
    "             /verify",
    "\nagent (Team agent)",
    `  stable     ${second}  needs ^0.1.0`,
    "             /agent",
    `  previous   ${first}`,
  ]);
  const data = JSON.parse((await release("--json", "list")).said.join("\n"));
  expect(data).toMatchObject({ revision: 2, apps: [{ name: "shell" }, { previous: [first] }] });
});

it("gives a canary to some, to all or to nobody, goes back, and retires", async () => {
  const stable = await published("agent");
  const next = await place.aBuild({ name: "agent", code: "two()" });
  const { said } = await release("publish", next, "--canary", "5%");
  const version = said[0]?.split(/[ :]+/)[1] ?? "";
  expect(said[0]).toBe(`agent ${version}: canary for 5%`);
  expect((await release("list")).said).toContain(`  canary 5%  ${version}  needs ^0.1.0`);
  for (const [command, words] of [
    [["canary", "agent", "0"], "agent: no canary"],
    [["canary", "agent", "10", version], "agent: canary for 10%"],
    [["promote", "agent"], `agent ${version}: live`],
    [["rollback", "agent"], `agent ${stable}: live again`],
    [["retire", "agent"], "agent is retired."],
  ] as const) {
    expect((await release(...command)).said).toEqual([words]);
  }
  expect((await release("list")).said).toContain("\nagent (Team agent)\n  not live");
});

it("confirms an origin that a build asks for, and prints the headers for a web server", async () => {
  const origin = "https://status.example.com";
  const manifest = { policy: { connect: [origin] } };
  const folder = await place.aBuild({ name: "agent", manifest });
  const headers = async () => (await release("list", "--headers", "plain")).said[0];
  expect((await release("list", "--headers", "nginx")).failures).toEqual([
    "PUBLIC_ORIGIN names no origin such as https://example.com.",
  ]);
  process.env.PUBLIC_ORIGIN = "https://quotehaven.example//";
  const { said } = await release("list", "--headers", "nginx");
  expect(said).toContain('add_header x-frame-options "DENY" always;');
  expect(said.join()).not.toContain("google");
  const { said: more } = await release("list", "--headers", "nginx", "--recaptcha");
  expect(more.join()).toContain("google");
  const withCardsAt = async (address: string) =>
    release("list", "--headers", "nginx", "--card-script", address);
  const { said: sandbox } = await withCardsAt("http://localhost:3001/v3/");
  expect(sandbox.join()).toContain("frame-src http://localhost:3001;");
  expect((await withCardsAt("localhost")).failures).toEqual([
    "--card-script names no address such as http://localhost:3001/v3/.",
  ]);
  const { failures } = await release("publish", folder);
  expect(failures).toEqual([expect.stringContaining(`publish --allow ${origin}.`)]);
  expect(await headers()).not.toContain(origin);
  const strange = await release("publish", folder, "--allow", "https://other.example");
  expect(strange.failures).toEqual(["None of these builds asks for https://other.example."]);
  const allowed = ["--allow", origin, "--allow-overrides", "loopback,https://builds.example"];
  expect((await release("publish", folder, ...allowed)).failures).toEqual([]);
  expect(await headers()).toContain(`connect-src 'self' https://api.stripe.com ${origin}`);
  expect(await headers()).toContain("http://localhost:* http://127.0.0.1:* https://builds.example");
  for (const wrong of ["*", "builds.example", "https://builds.example/a"]) {
    const { exitCode } = await release("publish", folder, "--allow-overrides", wrong);
    expect(exitCode).toBe(1);
  }
  await release("publish", folder, "--allow-overrides", "none");
  expect((await place.store.registry()).overrideOrigins).toEqual([]);
});

it("changes nothing in a dry run", async () => {
  await published("shell");
  await published("agent", "run(1)");
  await published("agent", "run(2)");
  const stored = async () => {
    const read = (await files.filesBelow(place.store.root)).map(async (file) => [
      file,
      await readFile(inStore(file), "base64"),
    ]);
    return Object.fromEntries(await Promise.all(read));
  };
  await rm(inStore("pages/3/verify"), { recursive: true });
  const before = await stored();
  const next = await place.aBuild({ name: "agent", code: "run(3)" });
  for (const [command, words] of [
    [["publish", next], /^agent \S+: live$/],
    [["rollback", "agent"], /^agent \S+: live again$/],
    [["retire", "agent"], /^agent is retired\.$/],
    [["doctor", "--fix"], /^the pages of revision 3 are written again$/],
  ] as const) {
    const { said, failures } = await release("--dry-run", ...command);
    expect(said[0]).toMatch(words);
    expect(failures).toContain("This was a dry run: nothing is changed.");
    expect(await stored()).toEqual(before);
  }
});

it("says in a sentence what it refuses, and ends with status 1", async () => {
  await published("agent");
  const refused = async (...args: string[]) => {
    const { failures, exitCode } = await release(...args);
    return [...failures, exitCode];
  };
  expect(await refused("promote", "nobody")).toEqual(["Nothing named nobody is live.", 1]);
  expect(await refused("publish", await place.aBuild({ name: "agent", code: "run(" }))).toEqual([
    expect.stringContaining("is no whole script"),
    1,
  ]);
  expect((await release("--json", "retire", "x")).said.join("")).toContain('"refused"');
  await writeFile(inStore("registry.json"), "{");
  expect(await refused("list")).toEqual([expect.stringContaining("cannot be read."), 1]);
  expect((await release("doctor")).exitCode).toBe(1);
  expect((await release("doctor", "--fix")).exitCode).toBeUndefined();
});

it("says what the machine refuses, and passes on what nobody expected", async () => {
  await writeFile(inStore(""), "no folder");
  await expect(release("list")).rejects.toThrow("ENOTDIR");
});
