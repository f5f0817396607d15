import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { publish } from "./publish";
import { canary } from "./releases";
import { openStore } from "./store";
import { aWorkplace } from "./testing/aBuild";
import { authorIn, commitOf } from "./change";
import { readHistory } from "./readHistory";
import { restore } from "./restore";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
});
afterEach(() => place.remove());

const published = async (name: string, code: string) =>
  publish(place.store, await place.aBuild({ name, code }));
const liveIn = async () => {
  const { apps } = await place.store.registry();
  return Object.fromEntries(Object.values(apps).map((each) => [each.name, each.stable.version]));
};

it("says of each change who made it, when and why, the newest first", async () => {
  const author = authorIn({ RELEASE_WHO: "Ada \u001b[2J" }, "the menu\nwas wrong");
  const store = openStore(place.store.root, { author });
  const { version } = await published("agent", "one()");
  await canary(store, "agent", 5, version);
  const [newest, first, ...rest] = await readHistory(store, 10);
  expect(newest).toMatchObject({
    revision: 2,
    did: `canary agent 5 ${version}`,
    who: "Ada  [2J",
    why: "the menu was wrong",
  });
  expect(new Date(newest?.at ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect(first).toMatchObject({ revision: 1, did: `publish agent ${version}`, team: null });
  expect(rest).toEqual([]);
  expect(await readHistory(store, 1)).toHaveLength(1);
});

it("says from which commit a build comes, and whether there was more than that", async () => {
  expect(await commitOf(import.meta.dirname)).toMatch(/^[0-9a-f]{12}\+?$/);
  expect(await commitOf(place.folder)).toBeNull();
});

it("is a file for each revision that no later change touches", async () => {
  for (const code of ["one()", "two()", "three()"]) await published("agent", code);
  const folder = join(place.store.root, "history");
  const before = await readFile(join(folder, "1.json"), "utf8");
  await published("agent", "four()");
  expect((await readdir(folder)).sort()).toEqual(["1.json", "2.json", "3.json", "4.json"]);
  expect(await readFile(join(folder, "1.json"), "utf8")).toBe(before);
});

it("is made up for where a publisher was killed before it wrote its own", async () => {
  await published("agent", "one()");
  await rm(join(place.store.root, "history"), { recursive: true });
  expect(await readHistory(place.store, 10)).toHaveLength(1);
  await published("agent", "two()");
  expect(await readHistory(place.store, 10)).toHaveLength(2);
});

describe("restore", () => {
  it("makes everything live again that was live then, and the history goes on", async () => {
    await published("shell", "one()");
    await published("agent", "one()");
    const then = await liveIn();
    await published("agent", "two()");
    await published("shell", "two()");
    await published("help", "one()");
    await restore(place.store, 2);
    expect(await liveIn()).toEqual(then);
    expect((await readHistory(place.store, 1))[0]).toMatchObject({ revision: 6, did: "restore 2" });
    const { owned } = await place.store.registry();
    expect(owned.names.help).toBe("Team help");
  });

  it("refuses what the history does not have, or whose build is gone", async () => {
    const { version } = await published("agent", "one()");
    await published("agent", "two()");
    await expect(restore(place.store, 9)).rejects.toThrow("The history has no revision 9.");
    await rm(join(place.store.root, "records/agent", `${version}.json`));
    await expect(restore(place.store, 1)).rejects.toThrow(`The store holds no agent ${version}.`);
    await writeFile(join(place.store.root, "history/1.json"), "[]");
    await expect(restore(place.store, 1)).rejects.toThrow("1.json is no revision of a registry.");
  });
});

describe("a registry with an entry that cannot be read", () => {
  it("has that app as it was before, and every other as it is", async () => {
    await published("shell", "one()");
    await published("agent", "one()");
    await published("help", "one()");
    const before = await liveIn();
    const file = join(place.store.root, "registry.json");
    const torn = JSON.parse(await readFile(file, "utf8"));
    torn.apps.agent.stable.routes = "corrupt";
    await writeFile(file, JSON.stringify(torn));
    expect((await place.store.read()).unreadable).toEqual(["agent"]);
    expect(await liveIn()).toEqual(before);
    const { version } = await published("help", "two()");
    expect(await liveIn()).toEqual({ ...before, help: version });
    expect((await place.store.read()).unreadable).toEqual([]);
  });
});
