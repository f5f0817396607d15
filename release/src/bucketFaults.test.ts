import { HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { examine } from "./doctor";
import { leftovers } from "./leftovers";
import { publish } from "./publish";
import { canary, rollback } from "./releases";
import { readHistory } from "./readHistory";
import { readSite } from "./readSite";
import { repair } from "./repair";
import { prune } from "./retire";
import { openStore } from "./store";
import { aBucketServer } from "./testing/aBucketServer";
import { aWorkplace } from "./testing/aBuild";

let server: Awaited<ReturnType<typeof aBucketServer>>;
let place: Awaited<ReturnType<typeof aWorkplace>>;
let versions: string[];
beforeAll(async () => {
  server = await aBucketServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  place = await aWorkplace(server.newAddress());
  await publish(place.store, await place.aBuild({ name: "shell" }));
  versions = [];
  for (const code of ["one()", "two()", "three()"]) {
    const build = await publish(place.store, await place.aBuild({ name: "agent", code }));
    versions.push(build.version);
  }
});
afterEach(async () => {
  server.mendFaults();
  await place.remove();
});

const live = async () => (await place.store.registry()).apps.agent?.stable.version;
const problems = async () => (await examine(place.store)).map(({ problem }) => problem);

it("makes a change once of which the answer gets lost", async () => {
  const written: string[] = [];
  server.faults.beforeWrite = async (path) => void written.push(path);
  server.faults.losesAnswerTo = (path) => written.filter((each) => each === path).length === 1;
  await rollback(place.store, "agent");
  server.mendFaults();
  expect(written.filter((path) => path.endsWith("/registry.json"))).toHaveLength(2);
  expect(await live()).toBe(versions[1]);
  expect((await place.store.registry()).revision).toBe(5);
  expect(await problems()).toEqual([]);
});

it("makes it once also where somebody goes on from it before that is known", async () => {
  const help = await place.aBuild({ name: "help" });
  let isLost = false;
  server.faults.losesAnswerTo = (path) => {
    if (isLost || !path.endsWith("/registry.json")) return false;
    return (isLost = true);
  };
  let hasMet = false;
  server.faults.beforeWrite = async (path) => {
    if (!isLost || hasMet || !path.endsWith("/registry.json")) return;
    hasMet = true;
    await publish(openStore(place.store.root), help);
  };
  await rollback(place.store, "agent");
  expect(hasMet).toBe(true);
  expect(await live()).toBe(versions[1]);
  expect((await readHistory(place.store, 2)).map(({ did }) => did.split(" ")[0])).toEqual([
    "publish",
    "rollback",
  ]);
});

it("decides anew where somebody else was faster", async () => {
  let hasMet = false;
  server.faults.beforeWrite = async (path) => {
    if (hasMet || !path.endsWith("/registry.json")) return;
    hasMet = true;
    await canary(openStore(place.store.root), "agent", 20, versions[0]);
  };
  await publish(place.store, await place.aBuild({ name: "help" }));
  const { apps } = await place.store.registry();
  expect([apps.agent?.canary?.percent, apps.help?.team]).toEqual([20, "Team help"]);
  expect(await problems()).toEqual([]);
});

it("shows no page of an earlier revision over that of a later one", async () => {
  const { storage } = place.store;
  const late = Buffer.from("late");
  await storage.showPages(9, { "agent/index.html": late });
  await storage.showPages(8, { "agent/index.html": Buffer.from("early") });
  expect((await storage.read("site/agent/index.html"))?.bytes).toEqual(late);
});

it("loses and forgets nothing that listings do not have yet", async () => {
  server.faults.hides = (key) => /history\/[34]|records\/agent|builds\/agent|site\//.test(key);
  expect(await prune(place.store)).toEqual([]);
  expect(await problems()).toEqual([]);
  expect((await place.store.history.revisions()).slice(0, 2)).toEqual([4, 3]);
  await place.store.storage.write("registry.json", Buffer.from("{"));
  expect(await repair(place.store)).toEqual(["registry.json is as it was at revision 4"]);
  expect(await live()).toBe(versions[2]);
});

it("takes no build for an unfinished one because listings lack its record", async () => {
  server.faults.hides = (key) => key.includes("records/");
  const { storage } = place.store;
  const list: typeof storage.list = async (below) =>
    (await storage.list(below)).map(({ path }) => ({ path, changedAt: 0 }));
  const retired = { ...(await place.store.registry()), apps: {} };
  expect(await leftovers({ ...storage, list }, retired)).toEqual([]);
});

it("finds pages that an ended publisher did not come to, and shows them", async () => {
  const before = await place.store.storage.read("site/agent/index.html");
  server.faults.beforeWrite = async (path) => {
    if (path.includes("/site/")) throw new Error("ended");
  };
  await expect(rollback(place.store, "agent")).rejects.toThrow("does not answer as a store");
  server.mendFaults();
  expect(await live()).toBe(versions[1]);
  expect(await problems()).toEqual(["releases.json is missing; release repair writes them anew"]);
  await repair(place.store);
  const after = await place.store.storage.read("site/agent/index.html");
  expect(String(before?.bytes)).toContain(versions[2]);
  expect(String(after?.bytes)).toContain(versions[1]);
  expect(String(await (await readSite(place.store)()).releases())).toContain(versions[1]);
  expect(await problems()).toEqual([]);
});

it("gives each file its type, how it is compressed, and how long it may be kept", async () => {
  const code = `run("${"x".repeat(2_000)}")`;
  const { version } = await publish(place.store, await place.aBuild({ name: "agent", code }));
  const headers = async (path: string) => {
    const store = place.store.root.replace(/^s3:\//, "");
    const reply = await fetch(`${server.origin}${store}/${path}`, { method: "HEAD" });
    return ["content-type", "content-encoding", "cache-control"].map((name) =>
      reply.headers.get(name),
    );
  };
  const forEver = "public, max-age=31536000, immutable";
  const script = `builds/agent/${version}/remote.js`;
  const type = "text/javascript; charset=utf-8";
  expect(await headers(script)).toEqual([type, null, forEver]);
  expect(await headers(`${script}.br`)).toEqual([type, "br", forEver]);
  expect(await headers("site/agent/index.html.gz")).toEqual([
    "text/html; charset=utf-8",
    "gzip",
    "no-cache",
  ]);
  const [Bucket = "", ...prefix] = place.store.root.replace(/^s3:\/\//, "").split("/");
  const client = new S3Client({ forcePathStyle: true });
  const object = { Bucket, Key: [...prefix, "registry.json"].join("/") };
  expect(await client.send(new HeadObjectCommand(object))).toMatchObject({
    ContentType: "application/json",
    CacheControl: "no-store",
  });
});

it("says in words that a store does not answer", async () => {
  const store = openStore("s3://nobody/here");
  const folder = await place.aBuild({ name: "agent" });
  await expect(publish(store, folder)).rejects.toThrow(
    "s3://nobody/here does not answer as a store: NoSuchBucket",
  );
});
