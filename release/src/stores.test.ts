import { setTimeout as pause } from "node:timers/promises";
import { examine, fix } from "./doctor";
import { publish } from "./publish";
import { LOCAL_START, publishAtStart } from "./publishAtStart";
import { readSite } from "./readSite";
import { canary, promote, retire, rollback } from "./releases";
import { openStore } from "./store";
import { aBucketServer } from "./testing/aBucketServer";
import { aWorkplace } from "./testing/aBuild";

let server: Awaited<ReturnType<typeof aBucketServer>>;
let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeAll(async () => {
  server = await aBucketServer();
});
afterAll(() => server.close());
afterEach(async () => {
  server.mendFaults();
  await place.remove();
});

const published = async (name: string, code = "run()", canaryPercent?: number) =>
  publish(place.store, await place.aBuild({ name, code }), { canaryPercent });
const live = async (name = "agent") => (await place.store.registry()).apps[name];
const page = async (path: string) =>
  String((await (await readSite(place.store)()).page(path))?.html);
const problems = async () => (await examine(place.store)).map(({ problem }) => problem);
const did = async () => (await place.store.registry()).changes.map((change) => change.did);

it("gives a canary to some visitors while stable stays", async () => {
  place = await aWorkplace();
  await published("shell");
  const stable = await published("agent", "one()");
  const tried = await published("agent", "two()", 10);
  expect(await live()).toMatchObject({ stable, canary: { percent: 10, build: tried } });
  await canary(place.store, "agent", 50);
  expect(await live()).toMatchObject({ stable, canary: { percent: 50, build: tried } });
  await canary(place.store, "agent", 0);
  expect(await live()).toMatchObject({ stable, canary: null });
  await canary(place.store, "agent", 1, tried.version);
  await promote(place.store, "agent");
  expect(await live()).toMatchObject({ canary: null, previous: [stable.version] });
  for (const percent of [-1, 100.5, NaN]) {
    const wrong = canary(place.store, "agent", percent, stable.version);
    await expect(wrong).rejects.toThrow("more than 0 and at most 100 percent");
  }
  await expect(promote(place.store, "agent")).rejects.toThrow("agent has no canary.");
  await expect(promote(place.store, "agent", "9.9.9")).rejects.toThrow("holds no agent 9.9.9.");
  await expect(canary(place.store, "agent", 5, "../x")).rejects.toThrow("holds no agent ../x.");
  await expect(published("shell", "two()", 5)).rejects.toThrow("The shell has no canary.");
  await expect(published("help", "run()", 5)).rejects.toThrow("Publish it for everybody first.");
});

describe.each(["folder", "bucket"])("a store in a %s", (kind) => {
  beforeEach(async () => {
    place = await aWorkplace(kind === "bucket" ? server.newAddress() : undefined);
    await published("shell");
  });

  it("publishes, goes back to any version, retires, and says what was done", async () => {
    const one = await published("agent", "one()");
    const two = await published("agent", "two()");
    const three = await published("agent", "three()");
    expect(await page("/agent/leads")).toContain(three.version);
    const before = await place.store.registry();
    await published("agent", "three()");
    expect(await place.store.registry()).toEqual(before);
    expect((await rollback(place.store, "agent")).version).toBe(two.version);
    expect((await rollback(place.store, "agent")).version).toBe(one.version);
    await expect(rollback(place.store, "agent")).rejects.toThrow("no version to go back to");
    expect((await rollback(place.store, "agent", three.version)).version).toBe(three.version);
    expect(await page("/agent")).toContain(three.version);
    await retire(place.store, "agent");
    expect(await (await readSite(place.store)()).page("/agent")).toBeUndefined();
    expect((await did()).slice(0, 2)).toEqual(["retire agent", `rollback agent ${three.version}`]);
    expect(await problems()).toEqual([]);
  });

  it("keeps every change of publishers that meet, and shows readers nothing torn", async () => {
    const names = ["agent", "help", "consumer", "payment", "tips"];
    const folders = await Promise.all(names.map((name) => place.aBuild({ name })));
    let isDone = false;
    const reader = (async () => {
      while (!isDone) {
        expect(await page("/verify")).toContain("Title of /verify");
        await pause(1);
      }
    })();
    await Promise.all(folders.map((folder) => publish(openStore(place.store.root), folder)));
    isDone = true;
    await reader;
    const { apps, revision } = await place.store.registry();
    expect([Object.keys(apps).sort(), revision]).toEqual([["shell", ...names].sort(), 6]);
    for (const name of names) expect(await page(`/${name}`)).toContain(`Title of /${name}`);
    expect(await problems()).toEqual([]);
  });

  it("is whole wherever a publisher is killed, and finished by doctor --fix", async () => {
    const one = await published("agent", "one()");
    const folder = await place.aBuild({ name: "agent", code: "two()" });
    let killedAt = 0;
    for (let isFinished = false; !isFinished; killedAt += 1) {
      const store = openStore(place.store.root);
      dieAt(store.storage, killedAt);
      isFinished = await publish(store, folder).then(
        () => true,
        () => false,
      );
      const version = (await live())?.stable.version ?? "";
      // In a bucket, pages are written one after the other behind the change.
      if (kind === "folder") expect(await page("/agent")).toContain(version);
      await fix(place.store);
      expect(await page("/agent")).toContain(version);
      expect(await problems()).toEqual([]);
      if (version !== one.version) await rollback(place.store, "agent", one.version);
    }
    expect(killedAt).toBeGreaterThan(5);
  });

  it("stays as it was where its disk is full", async () => {
    const before = await published("agent", "one()");
    const refuse = async () => {
      throw Object.assign(new Error("no room"), { code: "ENOSPC" });
    };
    const broken = openStore(place.store.root);
    Object.assign(broken.storage, { write: refuse, replace: refuse, stagePages: refuse });
    const next = await place.aBuild({ name: "agent", code: "two()" });
    await expect(publish(broken, next)).rejects.toThrow("no room");
    await expect(retire(broken, "agent")).rejects.toThrow("no room");
    expect((await live())?.stable).toEqual(before);
    await publish(place.store, next);
  });
});

/** Makes the storage fail at its nth write, and at all that follow. */
function dieAt(storage: ReturnType<typeof openStore>["storage"], step: number): void {
  let left = step;
  for (const name of ["write", "replace", "remove", "stagePages", "showPages"] as const) {
    const work: (...args: never[]) => unknown = storage[name];
    Object.assign(storage, {
      [name]: async (...args: never[]) => {
        if (left <= 0) throw new Error("killed");
        left -= 1;
        return work(...args);
      },
    });
  }
}

describe("a bucket", () => {
  beforeEach(async () => {
    place = await aWorkplace(server.newAddress());
    await published("shell");
  });
  const twoVersions = async () => [
    (await published("agent", "one()")).version,
    (await published("agent", "two()")).version,
  ];

  it("makes a change once of which the answer gets lost, also where somebody goes on from it", async () => {
    const [first] = await twoVersions();
    const help = await place.aBuild({ name: "help" });
    let isLost = false;
    let hasMet = false;
    server.faults.losesAnswerTo = (path) => {
      if (isLost || !path.endsWith("/registry.json")) return false;
      return (isLost = true);
    };
    server.faults.beforeWrite = async (path) => {
      if (!isLost || hasMet || !path.endsWith("/registry.json")) return;
      hasMet = true;
      await publish(openStore(place.store.root), help);
    };
    await rollback(place.store, "agent");
    expect((await live())?.stable.version).toBe(first);
    expect((await did()).map((each) => each.split(" ")[0]).slice(0, 2)).toEqual([
      "publish",
      "rollback",
    ]);
    expect(hasMet).toBe(true);
  });

  it("decides again where somebody else was faster", async () => {
    const [first] = await twoVersions();
    let hasMet = false;
    server.faults.beforeWrite = async (path) => {
      if (hasMet || !path.endsWith("/registry.json")) return;
      hasMet = true;
      await canary(openStore(place.store.root), "agent", 20, first);
    };
    await published("help");
    expect([(await live())?.canary?.percent, (await live("help"))?.team]).toEqual([
      20,
      "Team help",
    ]);
    expect(await problems()).toEqual([]);
  });

  it("shows no page of an earlier revision over that of a later one", async () => {
    const { storage } = place.store;
    const late = Buffer.from("late");
    await storage.showPages(9, { "agent/index.html": late });
    await storage.showPages(8, { "agent/index.html": Buffer.from("early") });
    expect((await storage.read("site/agent/index.html"))?.bytes).toEqual(late);
  });

  it("removes no build whose record listings do not have yet", async () => {
    server.faults.hides = (path) => /records|history/.test(path);
    expect(await fix(place.store)).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  it("gives each file its type, its encoding, and how long it may be cached", async () => {
    const { version } = await published("agent", `run("${"x".repeat(2_000)}")`);
    const headers = async (path: string) => {
      const address = place.store.root.replace(/^s3:\//, "");
      const reply = await fetch(`${server.origin}${address}/${path}`, { method: "HEAD" });
      return ["content-type", "content-encoding", "cache-control"].map((name) =>
        reply.headers.get(name),
      );
    };
    expect(await headers(`builds/agent/${version}/remote.js.br`)).toEqual([
      "text/javascript; charset=utf-8",
      "br",
      "public, max-age=31536000, immutable",
    ]);
    expect(await headers("site/agent/index.html")).toEqual([
      "text/html; charset=utf-8",
      null,
      "no-cache",
    ]);
  });

  it("says in words that it does not answer", async () => {
    await expect(openStore("s3://nobody/here").registry()).rejects.toThrow(
      "s3://nobody/here does not answer as a store: NoSuchBucket",
    );
  });
});

describe("what a start publishes", () => {
  let one: string;
  let two: string;
  beforeEach(async () => {
    place = await aWorkplace();
    one = await place.aBuild({ name: "agent", code: "one()" });
    two = await place.aBuild({ name: "agent", code: "two()" });
  });

  const atStart = (...folders: string[]) =>
    publishAtStart(
      openStore(place.store.root, { author: { who: LOCAL_START, why: null } }),
      folders,
    );
  const liveVersion = async () => (await live())?.stable.version;
  const left = (did: string) => [
    expect.stringContaining(`agent is left as it was released: ${did}`),
  ];

  it("publishes what was built, and what was built anew, also where it is an older state again", async () => {
    for (const folder of [one, two, one]) expect(await atStart(folder)).toEqual([]);
    expect(await liveVersion()).toBe((await publish(place.store, one)).version);
  });

  it("undoes no rollback, canary or retirement", async () => {
    await atStart(one);
    await atStart(two);
    const before = await rollback(place.store, "agent");
    await fix(place.store);
    expect(await atStart(two)).toEqual(left(`rollback agent, by ${place.store.author.who}.`));
    expect(await liveVersion()).toBe(before.version);
    await canary(place.store, "agent", 10, (await publish(place.store, two)).version);
    expect(await atStart(one)).toEqual(left("canary agent 10"));
    await retire(place.store, "agent");
    const three = await place.aBuild({ name: "agent", code: "three()" });
    for (const folder of [two, three]) expect(await atStart(folder)).toEqual(left("retire agent"));
    expect(await liveVersion()).toBeUndefined();
  });

  it("publishes a build that the store never held, whoever released what was live", async () => {
    await publish(place.store, one);
    expect(await atStart(two)).toEqual([]);
    expect(await liveVersion()).not.toBe((await publish(place.store, one)).version);
  });

  it("puts a shell of the next contract live together with the remotes that need it", async () => {
    await atStart(await place.aBuild({ name: "shell" }), one);
    const shell = await place.aBuild({ name: "shell", provides: "0.2.0" });
    const agent = await place.aBuild({ name: "agent", contract: "^0.2.0", code: "two()" });
    await expect(atStart(shell)).rejects.toThrow("needs platform ^0.1.0");
    expect(await atStart(agent, shell)).toEqual([]);
    expect((await place.store.registry()).revision).toBe(2);
  });
});
