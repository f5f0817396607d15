import { existsSync } from "node:fs";
import { mkdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { examine, fix } from "./doctor";
import { filesBelow } from "./files";
import { publish } from "./publish";
import { readSite } from "./readSite";
import { retire, rollback } from "./releases";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
let version: string;
beforeEach(async () => {
  place = await aWorkplace();
  await published("shell");
  ({ version } = await published("agent", `run("${"x".repeat(2_000)}")`));
});
afterEach(() => place.remove());

const published = async (name: string, code = "run()") =>
  publish(place.store, await place.aBuild({ name, code }));
const inStore = (path: string) => join(place.store.root, path);
const problems = async () => (await examine(place.store)).map(({ problem }) => problem);
const pageAt = async (path: string) => (await readSite(place.store)()).page(path);

/** The doctor finds it, the repair mends it, and then all is well. */
async function isMended(found: string[], done: string[]) {
  expect(await problems()).toEqual(found);
  expect(await fix(place.store)).toEqual(done);
  expect(await problems()).toEqual([]);
  expect(await fix(place.store)).toEqual([]);
}

it("names what is missing, tampered with, or was never published, and leaves it", async () => {
  const build = inStore(`builds/agent/${version}`);
  await rm(join(build, "remoteEntry.js"));
  await writeFile(join(build, "remote.js.map"), "{}");
  await writeFile(join(build, "quotehaven-build.json"), "{}");
  await writeFile(join(build, "extra.js"), "");
  const found = [
    "extra.js was never published",
    "quotehaven-build.json is not what was published",
    "remoteEntry.js is missing",
  ];
  expect(await problems()).toEqual(found);
  await fix(place.store);
  expect(await problems()).toEqual(found);
  await rm(inStore(`records/agent/${version}.json`));
  expect(await problems()).toEqual(["its record is missing"]);
  await fix(place.store);
  expect(existsSync(build)).toBe(true);
});

it("names a remote that the live shell does not satisfy, and one that claims another's prefix", async () => {
  await place.store.change(
    (now) => {
      const { shell, agent } = now.apps;
      const owners = { ...now.owners, help: { team: "Help", prefixes: { "/agent": false } } };
      const stable = { ...shell!.stable, provides: "0.3.0" };
      return { ...now, owners, apps: { agent: agent!, shell: { ...shell!, stable } } };
    },
    { did: "", builds: {} },
  );
  expect(await problems()).toEqual([
    `agent ${version} needs platform ^0.1.0; the shell provides 0.3.0.`,
    expect.stringContaining("/agent already belongs to help of Help."),
  ]);
});

it("makes compressed copies again that are not of their file", async () => {
  await writeFile(inStore(`builds/agent/${version}/remote.js.br`), "torn");
  await isMended(
    ["remote.js.br is no copy of its file; doctor --fix makes it again"],
    [`agent ${version}: remote.js.br is made again`],
  );
});

it("writes pages again where one of them, or their list, is gone", async () => {
  for (const file of ["verify/index.html", "pages.json"]) {
    await rm(inStore(`pages/2/${file}`));
    await isMended(
      [`${file} is missing; doctor --fix writes it again`],
      ["the pages of revision 2 are written again"],
    );
    expect(await pageAt("/verify")).toBeDefined();
  }
});

it("removes what a killed publisher left, once a minute is over", async () => {
  for (const [file, path] of [
    ["builds/shell/x/main.js.x.tmp", "builds/shell/x/main.js.x.tmp"],
    ["site.x.tmp", "site.x.tmp"],
    ["builds/shell/unfinished/main.js", "builds/shell/unfinished"],
    ["maps/help/unfinished/main.js.map", "maps/help/unfinished"],
  ] as const) {
    await mkdir(dirname(inStore(file)), { recursive: true });
    await writeFile(inStore(file), "half");
    expect(await problems()).toEqual([]);
    const then = Date.now() / 1_000 - 61;
    await utimes(inStore(file), then, then);
    await isMended(
      ["was left behind; doctor --fix removes it"],
      [`${path} was left behind, and is removed`],
    );
  }
});

it("keeps the last twenty versions that were live, and removes those nobody can reach", async () => {
  const first = version;
  for (let count = 1; count <= 21; count += 1) await published("agent", `run(${count})`);
  // What a recent change was about stays as well.
  expect(await fix(place.store)).toEqual([]);
  const registry = await place.store.registry();
  await writeFile(inStore("registry.json"), JSON.stringify({ ...registry, changes: [] }));
  const removed = (await fix(place.store)).map((line) => line.split(" ")[1]);
  expect(removed).toEqual([first]);
  await expect(rollback(place.store, "agent", first)).rejects.toThrow("holds no agent");
  expect((await filesBelow(place.store.root)).filter((file) => file.includes(first))).toEqual([]);
  expect((await filesBelow(inStore("history"))).length).toBeLessThanOrEqual(20);
});

describe("half a registry", () => {
  beforeEach(async () => {
    const whole = await readFile(inStore("registry.json"));
    await writeFile(inStore("registry.json"), whole.subarray(0, whole.length / 2));
  });

  it("is refused by every change, served as it last was, and put back", async () => {
    for (const change of [published("help"), retire(place.store, "agent")]) {
      await expect(change).rejects.toThrow(
        "registry.json cannot be read. What was live stays so; doctor --fix puts back what it was.",
      );
    }
    expect(String((await pageAt("/agent"))?.html)).toContain(version);
    await isMended(
      ["cannot be read; doctor --fix puts back what it was at revision 2"],
      ["registry.json is as it was at revision 2", "the pages of revision 2 are written again"],
    );
    await published("help");
  });

  it("is beyond repair where the history is gone as well", async () => {
    await rm(inStore("history"), { recursive: true });
    await expect(fix(place.store)).rejects.toThrow("nor its history can be read.");
  });
});

it("takes an entry that cannot be read from the history, and leaves the others alone", async () => {
  const file = inStore("registry.json");
  const registry = JSON.parse(await readFile(file, "utf8"));
  registry.apps.agent.stable = { name: "agent" };
  await writeFile(file, JSON.stringify(registry));
  const { apps } = await place.store.registry();
  expect([apps.agent?.stable.version, Object.keys(apps)]).toEqual([version, ["shell", "agent"]]);
  await isMended(
    ["cannot be read; doctor --fix puts back what it was at revision 2"],
    ["agent is as it was at revision 2", "the pages of revision 2 are written again"],
  );
});

it("takes nothing else for a registry", async () => {
  const nulled = '{"revision":1,"apps":null}';
  for (const text of ["7", "{}", '{"revision":1}', nulled, '{"revision":"1","apps":{}}']) {
    await writeFile(inStore("registry.json"), text);
    await expect(place.store.registry()).rejects.toThrow("registry.json: ");
  }
});
