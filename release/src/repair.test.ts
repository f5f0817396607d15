import { existsSync } from "node:fs";
import { mkdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { examine } from "./doctor";
import { filesBelow } from "./files";
import { readSite } from "./readSite";
import { publish } from "./publish";
import { repair } from "./repair";
import { prune, retire } from "./retire";
import { aCommandLine } from "./testing/aCommandLine";

let line: Awaited<ReturnType<typeof aCommandLine>>;
let place: (typeof line)["place"];
let inStore: (path: string) => string;
beforeEach(async () => {
  line = await aCommandLine();
  ({ place } = line);
  inStore = (path) => join(place.store.root, path);
  await publish(place.store, await place.aBuild({ name: "shell" }));
});
afterEach(() => line.remove());

const published = async (name: string, code = "run()") =>
  publish(place.store, await place.aBuild({ name, code }));
const problems = async () => (await examine(place.store)).map(({ problem }) => problem);

/** The doctor finds it, repair mends it, and then all is well. */
async function isMended(found: string, done: string) {
  expect(await problems()).toEqual([found]);
  expect(await repair(place.store)).toEqual([done]);
  expect(await problems()).toEqual([]);
  expect(await repair(place.store)).toEqual([]);
}

it("makes compressed copies anew that are not of their file", async () => {
  const { version } = await published("agent", `run("${"x".repeat(2_000)}")`);
  const copy = inStore(`builds/agent/${version}/remote.js.br`);
  for (const bytes of ["torn", (await readFile(copy)).subarray(0, 9)]) {
    await writeFile(copy, bytes);
    await isMended(
      "remote.js.br is not of its file; release repair makes it anew",
      `agent ${version}: the compressed copies of remote.js are new`,
    );
  }
});

it.each(["verify/index.html", "pages.json"])(
  "writes pages anew where %s is missing",
  async (file) => {
    await rm(inStore(`pages/1/${file}`));
    await isMended(
      `${file} is missing; release repair writes them anew`,
      "the pages of revision 1 are written anew",
    );
    expect(existsSync(inStore("pages/1/verify/index.html"))).toBe(true);
  },
);

it.each([
  ["builds/shell/x/main.js.x.tmp", "builds/shell/x/main.js.x.tmp"],
  ["builds/shell/x.tmp/main.js", "builds/shell/x.tmp"],
  ["records/shell/x.json.tmp", "records/shell/x.json.tmp"],
  ["history/9.json.x.tmp", "history/9.json.x.tmp"],
  ["site.x.tmp", "site.x.tmp"],
])("removes what a killed publisher left as %s, once nobody can be at it", async (file, path) => {
  await mkdir(dirname(inStore(file)), { recursive: true });
  await writeFile(inStore(file), "half");
  expect(await problems()).toEqual([]);
  const then = Date.now() / 1_000 - 61;
  await utimes(inStore(file), then, then);
  await isMended(
    "was left behind; release repair removes it",
    `${path} was left behind, and is gone`,
  );
});

describe("half a registry", () => {
  beforeEach(async () => {
    await published("agent");
    const whole = await readFile(inStore("registry.json"));
    await writeFile(inStore("registry.json"), whole.subarray(0, whole.length / 2));
  });

  it("is refused by every change, in words, and put back as it last was", async () => {
    const words = `${inStore("registry.json")} cannot be read. What was live stays so; release repair puts back what it was.`;
    const next = await place.aBuild({ name: "agent", code: "two()" });
    for (const command of [["list"], ["publish", next], ["rollback", "agent"], ["owners"]]) {
      const { failures, exitCode } = await line.release(...command);
      expect([failures, exitCode]).toEqual([[words], 1]);
    }
    await isMended(
      "cannot be read; release repair puts back what it was at revision 2",
      "registry.json is as it was at revision 2",
    );
    expect((await line.release("publish", next)).exitCode).toBeUndefined();
  });

  it("is served as it last was, by a server too that starts now", async () => {
    const told: unknown[] = [];
    const site = await readSite(place.store, (error) => told.push(error))();
    expect(String((await site.page("/agent"))?.html)).toContain("Title of /agent");
    expect(told).toHaveLength(1);
  });

  it("is beyond repair where the history is gone as well", async () => {
    await rm(inStore("history"), { recursive: true });
    expect((await line.release("repair")).failures).toEqual([
      `Neither ${inStore("registry.json")} nor any revision of its history is whole.`,
    ]);
  });
});

describe("retire", () => {
  it("takes a remote out of the site, and leaves its name and prefixes its team's", async () => {
    await published("agent");
    expect((await line.release("retire", "agent")).said).toEqual(["agent is retired."]);
    const site = await readSite(place.store)();
    expect(await site.page("/agent")).toBeUndefined();
    const other = await place.aBuild({ name: "help", prefixes: ["/agent/help"] });
    await expect(publish(place.store, other)).rejects.toThrow("belongs to agent of Team agent");
    expect((await published("agent")).name).toBe("agent");
  });

  it("is not for the shell, nor for what is not live", async () => {
    await expect(retire(place.store, "shell")).rejects.toThrow(
      "Nothing is shown without the shell.",
    );
    await expect(retire(place.store, "agent")).rejects.toThrow("Nothing named agent is live.");
  });
});

it("prunes what is neither live nor to be gone back to", async () => {
  const versions = [];
  for (let count = 1; count <= 22; count += 1) {
    versions.push((await published("agent", `run(${count})`)).version);
  }
  expect(await prune(place.store)).toEqual([{ name: "agent", version: versions[0] }]);
  expect((await line.release("prune")).said).toEqual(["Nothing to remove."]);
  expect(await problems()).toEqual([]);
});

describe("a build without its record", () => {
  const then = new Date(Date.now() - 120_000);

  async function makeOlder(folder: string) {
    for (const file of await filesBelow(folder)) await utimes(join(folder, file), then, then);
  }

  async function unrecorded(name: string, version: string) {
    await rm(inStore(`records/${name}/${version}.json`));
    return inStore(`builds/${name}/${version}`);
  }

  it("is what an ended publisher left, where nothing names it", async () => {
    const { version } = await published("agent");
    await retire(place.store, "agent");
    const folder = await unrecorded("agent", version);
    // Its publisher may be at work.
    expect(await problems()).toEqual([]);
    await makeOlder(folder);
    await makeOlder(inStore(`maps/agent/${version}`));
    expect(await problems()).toHaveLength(2);
    const gone = [`builds/agent/${version}`, `maps/agent/${version}`].map(
      (each) => `${each} was left behind, and is gone`,
    );
    expect(await repair(place.store)).toEqual(gone);
    expect(existsSync(folder)).toBe(false);
  });

  it("stays where it is live, and is named", async () => {
    const { version } = await published("agent");
    const folder = await unrecorded("agent", version);
    await makeOlder(folder);
    expect(await problems()).toEqual(["its record is missing"]);
    await repair(place.store);
    expect(existsSync(folder)).toBe(true);
  });
});
