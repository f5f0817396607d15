import { readHistory } from "./readHistory";
import { publish } from "./publish";
import { readSite } from "./readSite";
import { canary, promote, rollback } from "./releases";
import { examine } from "./doctor";
import { prune, retire } from "./retire";
import { repair } from "./repair";
import { restore } from "./restore";
import { openStore } from "./store";
import { aBucketServer } from "./testing/aBucketServer";
import { aCommandLine } from "./testing/aCommandLine";

let server: Awaited<ReturnType<typeof aBucketServer>>;
beforeAll(async () => {
  server = await aBucketServer();
});
afterAll(() => server.close());

describe.each(["a folder", "a bucket"])("a store in %s", (kind) => {
  let line: Awaited<ReturnType<typeof aCommandLine>>;
  let place: (typeof line)["place"];
  beforeEach(async () => {
    line = await aCommandLine(kind === "a bucket" ? server.newAddress() : undefined);
    ({ place } = line);
    await published("shell");
  });
  afterEach(() => line.remove());

  const published = async (name: string, code = "run()") =>
    publish(place.store, await place.aBuild({ name, code }));
  const liveIn = async () => {
    const { apps } = await place.store.registry();
    return Object.fromEntries(
      Object.values(apps).map((each) => [
        each.name,
        [each.stable.version, each.canary?.build.version].filter(Boolean).join(" and "),
      ]),
    );
  };
  const page = async (path: string) =>
    String((await (await readSite(place.store)()).page(path))?.html);
  const problems = async () => (await examine(place.store)).map(({ problem }) => problem);

  it("publishes, tries out, promotes, goes back, retires and restores, and says so", async () => {
    const one = await published("agent", "one()");
    expect(await page("/agent/leads")).toContain("Title of /agent");
    const two = await published("agent", "two()");
    expect(await page("/agent")).toContain(two.version);
    await canary(place.store, "agent", 10, one.version);
    expect((await liveIn()).agent).toBe(`${two.version} and ${one.version}`);
    await promote(place.store, "agent");
    expect((await liveIn()).agent).toBe(one.version);
    await rollback(place.store, "agent", two.version);
    expect(await page("/agent")).toContain(two.version);
    await retire(place.store, "agent");
    expect(await (await readSite(place.store)()).page("/agent")).toBeUndefined();
    await restore(place.store, 2);
    expect((await liveIn()).agent).toBe(one.version);
    expect(await problems()).toEqual([]);
    const said = (await readHistory(place.store, 3)).map(({ did }) => did);
    expect(said).toEqual(["restore 2", "retire agent", `rollback agent ${two.version}`]);
  });

  it("keeps every change of writers that meet", async () => {
    const names = ["agent", "help", "consumer", "payment"];
    const builds = await Promise.all(names.map((name) => place.aBuild({ name })));
    const stores = builds.map(() => openStore(place.store.root));
    await Promise.all(builds.map((build, index) => publish(stores[index]!, build)));
    expect(Object.keys(await liveIn()).sort()).toEqual(["shell", ...names].sort());
    expect(await readHistory(place.store, 10)).toHaveLength(5);
    for (const name of names) expect(await page(`/${name}`)).toContain(`Title of /${name}`);
    expect(await problems()).toEqual([]);
  });

  it("answers as data, and changes nothing in a dry run", async () => {
    await published("agent", "one()");
    const { version } = await published("agent", "two()");
    const before = await liveIn();
    const dry = await line.release("--dry-run", "--json", "rollback", "agent");
    expect(JSON.parse(dry.said[0] ?? "")).toMatchObject({ name: "agent" });
    const folder = await place.aBuild({ name: "agent", code: "three()" });
    await line.release("--dry-run", "publish", folder);
    for (const command of ["repair", "prune"]) await line.release("--dry-run", command);
    expect(await liveIn()).toEqual(before);
    expect(await problems()).toEqual([]);
    expect((await line.release("rollback", "agent")).said[0]).toMatch(/^agent \S+: live again$/);
    expect((await liveIn()).agent).not.toBe(version);
  });

  it("puts back half a registry, lost pages and wrong copies", async () => {
    const { version } = await published("agent", `run("${"x".repeat(2_000)}")`);
    const { storage } = place.store;
    const whole = await storage.read("registry.json");
    await storage.write("registry.json", whole!.bytes.subarray(0, 99));
    await storage.remove(`${storage.pagesAt(2)}/agent/index.html`);
    await storage.write(`builds/agent/${version}/remote.js.br`, Buffer.from("torn"));
    expect(await repair(place.store)).toEqual([
      "the pages of revision 2 are written anew",
      "registry.json is as it was at revision 2",
      `agent ${version}: the compressed copies of remote.js are new`,
    ]);
    expect(await problems()).toEqual([]);
    expect(await page("/agent")).toContain(version);
    expect(await repair(place.store)).toEqual([]);
  });

  it("prunes what nobody can go back to", async () => {
    const old = await published("agent", "one()");
    const { version } = await published("agent", "two()");
    await place.store.change(
      (now) => ({ ...now, apps: { ...now.apps, agent: { ...now.apps.agent!, previous: [] } } }),
      { did: "forget" },
    );
    expect(await prune(place.store)).toEqual([{ name: "agent", version: old.version }]);
    expect(await place.store.storage.list(`builds/agent/${old.version}`)).toEqual([]);
    expect((await place.store.storage.list(`builds/agent/${version}`)).length).toBeGreaterThan(2);
    expect(await problems()).toEqual([]);
  });
});
