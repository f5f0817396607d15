import { createHash } from "node:crypto";
import { readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { examine } from "./doctor";
import { publish } from "./publish";
import { allowOverrides, canary, promote, rollback } from "./releases";
import { openStore } from "./store";
import { aPrerenderedRemote, aWorkplace, routesOf } from "./testing/aBuild";

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

  it("puts the prerendered page of a remote into its page, and takes it back with the remote", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    await publish(place.store, await place.aBuild({ name: "agent" }));
    const remote = aPrerenderedRemote("/agent", '<h1 class="a">Hello</h1>');
    const { version } = await publish(
      place.store,
      await place.aBuild({ name: "agent", ...remote }),
    );
    const page = await pageAt("agent");
    expect(page).toContain('<div id="root" data-shows="screen"><h1 class="a">Hello</h1></div>');
    expect(page).toContain('<template id="prerendered-es"><p>Hola</p></template>');
    expect(page).toContain(`href="/assets/agent/${version}/own.css" integrity="sha256-`);
    await rollback(place.store, "agent");
    expect(await pageAt("agent")).not.toContain("Hello");
  });

  it("keeps source maps out of what is served", async () => {
    const build = await publish(place.store, await place.aBuild({ name: "agent" }));
    expect(existsSync(join(place.folderOf(build), "remoteEntry.js.map"))).toBe(false);
  });

  it("keeps source maps beside what is served", async () => {
    const { name, version } = await publish(place.store, await place.aBuild({ name: "agent" }));
    expect(await readdir(join(place.store.root, "maps", name, version))).toEqual([
      "remoteEntry.js.map",
    ]);
  });

  it("ends a canary by publishing what is stable", async () => {
    const folder = await place.aBuild({ name: "agent" });
    await publish(place.store, folder);
    const next = await place.aBuild({ name: "agent", code: "two()" });
    await publish(place.store, next, { canaryPercent: 10 });
    await publish(place.store, folder);
    expect((await place.store.registry()).apps.agent).toMatchObject({ canary: null, previous: [] });
  });

  it("goes back to no more than twenty versions", async () => {
    for (let count = 1; count <= 22; count += 1) {
      await publish(place.store, await place.aBuild({ name: "agent", code: `run(${count})` }));
    }
    expect((await place.store.registry()).apps.agent?.previous).toHaveLength(20);
  });

  it("leaves pages of the last five revisions, and a link to the newest", async () => {
    for (const code of ["1", "2", "3", "4", "5", "6"]) {
      await publish(place.store, await place.aBuild({ name: "shell", code }));
    }
    const { root } = place.store;
    expect((await readdir(join(root, "pages"))).sort()).toEqual(["2", "3", "4", "5", "6"]);
    expect(await readlink(join(root, "site"))).toBe(join("pages", "6"));
    const said = await readFile(join(root, "pages/6/releases.json"), "utf8");
    expect(JSON.parse(said)).toMatchObject({ revision: 6, remotes: [] });
  });

  it("lists the pages for search engines where the site's address is known", async () => {
    const store = openStore(place.store.root, { origin: "https://quotehaven.example" });
    await publish(store, await place.aBuild({ name: "shell" }));
    const pages = join(store.root, "pages/1");
    expect(await readFile(join(pages, "sitemap.xml"), "utf8")).toContain("<urlset");
    expect(await readFile(join(pages, "robots.txt"), "utf8")).toContain("Sitemap: https://");
  });

  it("refuses a registry that is none", async () => {
    await publish(place.store, await place.aBuild({ name: "agent" }));
    for (const text of ["7", "{}", '{"revision":1}', '{"revision":1,"apps":null}']) {
      await writeFile(join(place.store.root, "registry.json"), text);
      await expect(place.store.registry()).rejects.toThrow("registry.json is no registry.");
    }
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
    await expect(publish(place.store, other)).rejects.toThrow(
      "/agent already belongs to agent of Team agent.",
    );
    expect((await place.store.registry()).apps.broker).toBeUndefined();
  });

  it("refuses a prefix that is claimed twice, or by the canary of another remote", async () => {
    const twice = await place.aBuild({ name: "broker", prefixes: ["/broker", "/broker"] });
    await expect(publish(place.store, twice)).rejects.toThrow(
      "/broker is claimed twice by broker.",
    );
    await publish(place.store, await place.aBuild({ name: "agent", prefixes: ["/agent"] }));
    const tried = await place.aBuild({ name: "agent", prefixes: ["/agent", "/leads"] });
    await publish(place.store, tried, { canaryPercent: 1 });
    const other = await place.aBuild({ name: "broker", prefixes: ["/leads"] });
    await expect(publish(place.store, other)).rejects.toThrow(
      "/leads already belongs to agent of Team agent.",
    );
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
    const { previous } = (await place.store.registry()).apps.agent!;
    expect(previous).toHaveLength(1);
    expect(previous).not.toContain(first.version);
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

  it("is of a version that the store holds, and keeps it where only its share changes", async () => {
    const first = await publish(place.store, await place.aBuild({ name: "agent", code: "one()" }));
    await publish(place.store, await place.aBuild({ name: "agent", code: "two()" }));
    await canary(place.store, "agent", 1, first.version);
    await canary(place.store, "agent", 100);
    const { agent } = (await place.store.registry()).apps;
    expect(agent?.canary).toMatchObject({ percent: 100, build: { version: first.version } });
    await expect(canary(place.store, "agent", 5, "9.9.9")).rejects.toThrow(
      "The store holds no agent 9.9.9.",
    );
  });

  it.each([-1, 100.5, NaN])("goes to no %d percent", async (percent) => {
    const { version } = await publish(place.store, await place.aBuild({ name: "agent" }));
    await expect(canary(place.store, "agent", percent, version)).rejects.toThrow(
      "more than 0 and at most 100 percent",
    );
  });

  it("is named before it can be promoted, and is never the shell or something unknown", async () => {
    await publish(place.store, await place.aBuild({ name: "agent" }));
    await publish(place.store, await place.aBuild({ name: "shell" }));
    await expect(promote(place.store, "agent")).rejects.toThrow("agent has no canary. Name the");
    await expect(canary(place.store, "agent", 5)).rejects.toThrow("agent has no canary. Name its");
    await expect(canary(place.store, "nobody", 5)).rejects.toThrow("Nothing named nobody was");
    const shell = await place.aBuild({ name: "shell", code: "two()" });
    const asCanary = publish(place.store, shell, { canaryPercent: 5 });
    await expect(asCanary).rejects.toThrow("The shell has no canary.");
  });

  it("changes nothing by promoting what is live", async () => {
    const { version } = await publish(place.store, await place.aBuild({ name: "agent" }));
    const before = await place.store.registry();
    expect((await promote(place.store, "agent", version)).version).toBe(version);
    expect(await place.store.registry()).toEqual(before);
  });

  it("is counted where a shell would strand it", async () => {
    await publish(place.store, await place.aBuild({ name: "agent", contract: "^0.2.0" }));
    const older = await place.aBuild({ name: "agent", contract: "^0.1.0" });
    const { version } = await publish(place.store, older, { canaryPercent: 5 });
    const shell = await place.aBuild({ name: "shell", provides: "0.2.0" });
    await expect(publish(place.store, shell)).rejects.toThrow(
      `would strand agent ${version} (needs ^0.1.0).`,
    );
  });

  it("ends at 0 percent", async () => {
    await publish(place.store, await place.aBuild({ name: "agent", code: "one()" }));
    const next = await place.aBuild({ name: "agent", code: "two()" });
    await publish(place.store, next, { canaryPercent: 10 });
    await canary(place.store, "agent", 0);
    expect((await place.store.registry()).apps.agent?.canary).toBeNull();
  });
});

describe("overrides", () => {
  it("come from origins that are named, or from the visitor's own machine", async () => {
    const origins = ["loopback", "https://builds.example.com"];
    await allowOverrides(place.store, origins);
    expect((await place.store.registry()).overrideOrigins).toEqual(origins);
    await allowOverrides(place.store, []);
    expect((await place.store.registry()).overrideOrigins).toEqual([]);
  });

  it.each(["*", "builds.example.com", "https://builds.example.com/", "https://x.example/a"])(
    "come from nothing like %s",
    async (origin) => {
      await expect(allowOverrides(place.store, ["loopback", origin])).rejects.toThrow(
        `"${origin}" is no origin such as`,
      );
    },
  );
});

describe("doctor", () => {
  it("finds nothing in a store that is as it was published", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    await publish(place.store, await place.aBuild({ name: "agent" }));
    expect(await examine(place.store)).toEqual([]);
  });

  it("finds a tampered file", async () => {
    const build = await publish(place.store, await place.aBuild({ name: "agent" }));
    await writeFile(join(place.folderOf(build), "remote.js"), "evil()");
    expect(await examine(place.store)).toEqual([
      {
        name: "agent",
        version: build.version,
        problem: "remote.js is not what was published",
      },
    ]);
  });

  it("takes a file for what was published by the kind of hash that it was published with", async () => {
    const { name, version } = await publish(place.store, await place.aBuild({ name: "agent" }));
    const path = join(place.store.root, "records", name, `${version}.json`);
    const record = JSON.parse(await readFile(path, "utf8"));
    const bytes = await readFile(join(place.folderOf({ name, version }), "remote.js"));
    const hash = createHash("sha384").update(bytes).digest("base64");
    record.files["remote.js"] = `sha384-${hash}`;
    await writeFile(path, JSON.stringify(record));
    expect(await examine(place.store)).toEqual([]);
  });

  it("finds what is missing, and what was never published", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const old = await publish(place.store, await place.aBuild({ name: "agent" }));
    const build = await publish(place.store, await place.aBuild({ name: "agent", code: "two()" }));
    await rm(join(place.folderOf(build), "remote.js"));
    await writeFile(join(place.folderOf(build), "extra.js"), "");
    await rm(join(place.store.root, "records/agent", `${old.version}.json`));
    await rm(join(place.store.root, "pages/3/pages.json"));
    expect(await examine(place.store)).toEqual([
      { name: "agent", version: build.version, problem: "remote.js is missing" },
      { name: "agent", version: build.version, problem: "extra.js was never published" },
      { name: "agent", version: old.version, problem: "its record is missing" },
      {
        name: "pages",
        version: "3",
        problem: "pages.json is missing; release repair writes them anew",
      },
    ]);
  });

  it("finds a build whose folder is gone", async () => {
    const build = await publish(place.store, await place.aBuild({ name: "agent" }));
    await rm(place.folderOf(build), { recursive: true });
    const found = await examine(place.store);
    expect(found.map(({ problem }) => problem)).toContain("remoteEntry.js is missing");
  });

  it("finds a remote that the live shell does not satisfy", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const { version } = await publish(place.store, await place.aBuild({ name: "agent" }));
    await place.store.change(
      (now) => {
        const { shell } = now.apps;
        const stable = { ...shell!.stable, provides: "0.3.0" };
        return { ...now, apps: { ...now.apps, shell: { ...shell!, stable } } };
      },
      { did: "" },
    );
    const problem = expect.stringContaining("needs platform ^0.1.0; the live shell provides 0.3.0");
    expect(await examine(place.store)).toContainEqual({ name: "agent", version, problem });
  });
});
