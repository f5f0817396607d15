import { readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { examine } from "./doctor";
import { canary, promote, publish, rollback } from "./releases";
import { routesOf, aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;

beforeEach(async () => {
  place = await aWorkplace();
});
afterEach(() => place.remove());

const pageAt = async (path: string) => {
  const { revision } = await place.store.registry();
  return readFile(join(place.store.root, "pages", String(revision), path, "index.html"), "utf8");
};

describe("publish", () => {
  it("puts a remote live with a page for each of its prefixes", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const build = await publish(
      place.store,
      await place.aBuild({ name: "agent", prefixes: ["/agent", "/agent/profile"] }),
    );
    const page = await pageAt("agent/profile");
    expect(page).toContain("<title>Title of /agent/profile · Quotehaven</title>");
    expect(page).toContain(`/assets/agent/${build.version}/remoteEntry.js`);
    expect(page).toContain(`integrity="${build.integrity["remote.js"]}"`);
  });

  it("writes the registry into pages as data, never as markup", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const [route] = routesOf(["/agent"]);
    const evil = { ...route!, title: "</title><script>evil()</script>" };
    await publish(place.store, await place.aBuild({ name: "agent", routes: [evil] }));
    const page = await pageAt("agent");
    expect(page).not.toContain("<script>evil");
    const data = /<script type="application\/json" id="quotehaven-registry">(.*?)<\/script>/.exec(
      page,
    );
    expect(JSON.parse(data?.[1] ?? "")).toMatchObject({ remotes: [{ name: "agent" }] });
  });

  it("keeps source maps out of what is served", async () => {
    const build = await publish(place.store, await place.aBuild({ name: "agent" }));
    expect(existsSync(join(place.store.buildFolder(build), "remoteEntry.js.map"))).toBe(false);
  });

  it("changes nothing when the same build is published again", async () => {
    const folder = await place.aBuild({ name: "agent" });
    await publish(place.store, folder);
    const before = await place.store.registry();
    await publish(place.store, folder);
    expect(await place.store.registry()).toEqual(before);
  });

  it("refuses a prefix that belongs to another remote", async () => {
    await publish(place.store, await place.aBuild({ name: "agent", prefixes: ["/agent"] }));
    const other = await place.aBuild({ name: "broker", prefixes: ["/broker", "/agent"] });
    await expect(publish(place.store, other)).rejects.toThrow("/agent already belongs to agent.");
    expect((await place.store.registry()).apps.broker).toBeUndefined();
  });

  it("refuses a remote that the live shell does not satisfy", async () => {
    await publish(place.store, await place.aBuild({ name: "shell", provides: "0.1.4" }));
    const newer = await place.aBuild({ name: "agent", contract: "^0.2.0" });
    await expect(publish(place.store, newer)).rejects.toThrow("needs platform ^0.2.0");
  });

  it("refuses a shell that would strand a live remote", async () => {
    await publish(place.store, await place.aBuild({ name: "shell", provides: "0.1.0" }));
    await publish(place.store, await place.aBuild({ name: "agent", contract: "^0.1.0" }));
    const newer = await place.aBuild({ name: "shell", provides: "0.2.0" });
    await expect(publish(place.store, newer)).rejects.toThrow("would strand agent");
  });

  it("refuses a build that misses a file it names", async () => {
    const torn = await place.aBuild({ name: "agent", missing: ["screen.js"] });
    await expect(publish(place.store, torn)).rejects.toThrow("misses screen.js");
  });

  it("refuses a folder without a build", async () => {
    await expect(publish(place.store, place.folder)).rejects.toThrow("Build it first");
  });

  it("loses nobody's release when many publish at the same time", async () => {
    const names = ["shell", ..."abcdefgh".split("").map((letter) => `remote-${letter}`)];
    const folders = await Promise.all(names.map((name) => place.aBuild({ name })));
    let isDone = false;
    const torn: unknown[] = [];
    const reader = (async () => {
      while (!isDone) {
        const { revision, apps } = await place.store.registry().catch((error: unknown) => {
          torn.push(error);
          return { revision: 0, apps: {} };
        });
        const pages = join(place.store.root, "pages", String(revision), "pages.json");
        if (Object.keys(apps).length > 0 && !existsSync(pages)) torn.push(pages);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();
    try {
      await Promise.all(folders.map((folder) => publish(place.store, folder)));
    } finally {
      isDone = true;
    }
    await reader;
    const { apps, revision } = await place.store.registry();
    expect(Object.keys(apps).sort()).toEqual([...names].sort());
    expect(revision).toBe(names.length);
    expect(torn).toEqual([]);
  });

  it("takes over the lock of a publisher that died", async () => {
    await publish(place.store, await place.aBuild({ name: "agent" }));
    const { hostname } = await import("node:os");
    const dead = JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() });
    await writeFile(join(place.store.root, "registry.lock"), dead);
    const build = await publish(place.store, await place.aBuild({ name: "agent", code: "two()" }));
    expect((await place.store.registry()).apps.agent?.stable.version).toBe(build.version);
  });
});

describe("rollback", () => {
  it("goes back to the version before, and further", async () => {
    const versions = [];
    for (const code of ["one()", "two()", "three()"]) {
      versions.push(await publish(place.store, await place.aBuild({ name: "agent", code })));
    }
    expect((await rollback(place.store, "agent")).version).toBe(versions[1]?.version);
    expect((await rollback(place.store, "agent")).version).toBe(versions[0]?.version);
    await expect(rollback(place.store, "agent")).rejects.toThrow("no version to go back to");
  });

  it("goes to any version that the store holds", async () => {
    const first = await publish(place.store, await place.aBuild({ name: "agent", code: "one()" }));
    await publish(place.store, await place.aBuild({ name: "agent", code: "two()" }));
    await publish(place.store, await place.aBuild({ name: "agent", code: "three()" }));
    await rollback(place.store, "agent", first.version);
    expect((await place.store.registry()).apps.agent?.stable.version).toBe(first.version);
  });

  it("refuses a version that the live shell no longer satisfies", async () => {
    await publish(place.store, await place.aBuild({ name: "agent", contract: "^0.1.0" }));
    await publish(place.store, await place.aBuild({ name: "agent", contract: "^0.2.0" }));
    await publish(place.store, await place.aBuild({ name: "shell", provides: "0.2.0" }));
    await expect(rollback(place.store, "agent")).rejects.toThrow("needs platform ^0.1.0");
  });
});

describe("canary", () => {
  it("goes to some visitors while stable stays, and is promoted", async () => {
    const stable = await publish(place.store, await place.aBuild({ name: "agent", code: "one()" }));
    const next = await place.aBuild({ name: "agent", code: "two()" });
    const tried = await publish(place.store, next, { canaryPercent: 10 });
    const { agent } = (await place.store.registry()).apps;
    expect(agent?.stable.version).toBe(stable.version);
    expect(agent?.canary).toMatchObject({ percent: 10, build: { version: tried.version } });
    await promote(place.store, "agent");
    const promoted = (await place.store.registry()).apps.agent;
    expect(promoted?.stable.version).toBe(tried.version);
    expect(promoted?.canary).toBeNull();
    expect(promoted?.previous).toEqual([stable.version]);
  });

  it("ends at 0 percent", async () => {
    await publish(place.store, await place.aBuild({ name: "agent", code: "one()" }));
    const next = await place.aBuild({ name: "agent", code: "two()" });
    await publish(place.store, next, { canaryPercent: 10 });
    await canary(place.store, "agent", 0);
    expect((await place.store.registry()).apps.agent?.canary).toBeNull();
  });
});

describe("doctor", () => {
  it("finds nothing in a store that is as it was published", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    await publish(place.store, await place.aBuild({ name: "agent" }));
    expect(await examine(place.store)).toEqual([]);
  });

  it("finds a tampered file", async () => {
    const build = await publish(place.store, await place.aBuild({ name: "agent" }));
    await writeFile(join(place.store.buildFolder(build), "remote.js"), "evil()");
    expect(await examine(place.store)).toEqual([
      {
        name: "agent",
        version: build.version,
        problem: "remote.js is not what was published",
      },
    ]);
  });
});
