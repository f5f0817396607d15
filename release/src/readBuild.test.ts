import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FILE } from "@quotehaven/contract/release";
import { noPoints } from "./points";
import { isPublished, parseBuild, readBuild } from "./readBuild";
import { aWorkplace, routesOf } from "./testing/aBuild";

const remote = {
  name: "agent",
  team: "Agents",
  version: "1.2.3",
  container: "quotehaven_agent",
  contract: "^0.1.0",
  routes: [
    {
      ...routesOf(["/agent/leads"])[0]!,
      role: "agent",
      home: true,
      landingOf: "agent",
      exact: true,
      listed: true,
      screens: { "/": ["src/Leads.tsx"] },
    },
    { ...routesOf(["/agent"])[0]!, listed: "yes", exact: "yes", home: "yes" },
  ],
  start: ["remoteEntry.js"],
  screens: { "src/Leads.tsx": ["leads.js"] },
  assets: { "font.woff2": "src/font.woff2" },
  files: ["remoteEntry.js", "leads.js"],
  preloadFonts: ["src/font.woff2"],
  siteName: "Quotehaven",
};
const shell = { ...remote, name: "shell", contract: undefined, provides: "0.1.0" };

const withRoute = (route: object) => ({
  ...remote,
  routes: [{ ...routesOf(["/agent"])[0]!, ...route }],
});

describe("what a build says of itself", () => {
  it("is read with every route that it claims", () => {
    const { routes, named, ...rest } = parseBuild(remote);
    expect(rest).toEqual({
      needs: {},
      name: "agent",
      team: "Agents",
      packageVersion: "1.2.3",
      container: "quotehaven_agent",
      contract: "^0.1.0",
      provides: null,
      points: noPoints,
      start: ["remoteEntry.js"],
      screens: { "src/Leads.tsx": ["leads.js"] },
      assets: { "font.woff2": "src/font.woff2" },
      preloadFonts: ["src/font.woff2"],
      siteName: "Quotehaven",
    });
    expect(named).toEqual(["remoteEntry.js", "leads.js"]);
    expect(routes).toEqual([
      {
        prefix: "/agent/leads",
        exact: true,
        role: "agent",
        home: true,
        landingOf: "agent",
        isListed: true,
        title: "Title of /agent/leads",
        description: "Description of /agent/leads",
        screens: { "/": ["src/Leads.tsx"] },
      },
      {
        prefix: "/agent",
        exact: false,
        role: "anyone",
        isListed: false,
        title: "Title of /agent",
        description: "Description of /agent",
        screens: {},
      },
    ]);
  });

  it("is of the shell what it provides, of a remote what it needs", () => {
    expect(parseBuild(shell)).toMatchObject({ contract: null, provides: "0.1.0" });
    expect(parseBuild({ ...remote, provides: "0.1.0" })).toMatchObject({ provides: null });
    expect(() => parseBuild({ ...shell, provides: undefined })).toThrow("provides is missing.");
    expect(() => parseBuild({ ...remote, contract: undefined })).toThrow("contract is missing.");
  });

  it("need not name fonts or the site", () => {
    const bare = { ...remote, preloadFonts: undefined, siteName: undefined };
    expect(parseBuild(bare)).toMatchObject({ preloadFonts: [], siteName: "" });
  });

  it.each(["name", "team", "version", "container", "routes", "start", "files"])(
    "has a %s",
    (field) => {
      expect(() => parseBuild({ ...remote, [field]: undefined })).toThrow(
        `${BUILD_FILE}: ${field}`,
      );
    },
  );

  it.each([
    "Agent",
    "1agent",
    "-agent",
    "agent/x",
    "agent x",
    " agent",
    "constructor",
    "a".repeat(41),
  ])("has no name like %j, which becomes a folder and an address", (name) => {
    expect(() => parseBuild({ ...remote, name })).toThrow(`"${name}" is no name of an app.`);
  });

  it.each(["a", "remote-agent", "agent2"])("may be named %s", (name) => {
    expect(parseBuild({ ...remote, name }).name).toBe(name);
  });
});

describe("a route", () => {
  it.each([
    "agent",
    "/agent/",
    "//agent",
    "/agent//x",
    "/agént",
    "/a b",
    "/../etc",
    "/agent?x",
    "/Agent",
  ])("has no prefix like %s", (prefix) => {
    expect(() => parseBuild(withRoute({ prefix }))).toThrow(`"${prefix}" is no route prefix.`);
  });

  it.each(["/", "/agent", "/agent/my_own-page2"])("may have the prefix %s", (prefix) => {
    expect(parseBuild(withRoute({ prefix })).routes[0]?.prefix).toBe(prefix);
  });

  const page = { css: "own.css", html: { en: "en.html" } };

  it("names the files of its prerendered pages", () => {
    for (const prerendered of [{ "/": page }, { "/": { ...page, query: ["token"] } }]) {
      const build = parseBuild(withRoute({ prerendered }));
      expect(build.routes[0]?.prerendered).toEqual(prerendered);
    }
  });

  it.each([
    ["a path that leads out of the pages", { "/../x": page }, '"/../x" is no path below'],
    ["no rules", { "/": { html: {} } }, "css is missing"],
    ["a query that is no list", { "/": { ...page, query: "a" } }, "query"],
    ["a language that is none", { "/": { css: "a", html: { 'e"': "b" } } }, "is no language"],
  ])("has no prerendered page with %s", (_what, prerendered, words) => {
    expect(() => parseBuild(withRoute({ prerendered }))).toThrow(words);
  });

  it.each(["anyone", "consumer", "agent"])("lets in %s", (role) => {
    expect(parseBuild(withRoute({ role })).routes[0]?.role).toBe(role);
  });

  it("says who may enter, and is the landing and the home of somebody we know", () => {
    const refusals = [
      [{ role: "admin" }, "/agent does not say who may enter"],
      [{ landingOf: "anyone" }, "/agent is the landing of nobody we know"],
      [{ role: "anyone", home: true }, "/agent is the home of nobody"],
    ] as const;
    for (const [route, refusal] of refusals) {
      expect(() => parseBuild(withRoute(route))).toThrow(refusal);
    }
    expect(parseBuild(withRoute({ landingOf: "consumer" })).routes[0]?.landingOf).toBe("consumer");
    expect(parseBuild(withRoute({ role: "consumer", home: true })).routes[0]?.home).toBe(true);
  });

  it("has a title and a description, which are missed with its name", () => {
    expect(() => parseBuild(withRoute({ title: "" }))).toThrow("title of /agent is missing.");
    expect(() => parseBuild(withRoute({ description: 1 }))).toThrow("description of /agent is");
  });

  it("shows only screens that the build has", () => {
    expect(() => parseBuild(withRoute({ screens: { "/": ["src/Other.tsx"] } }))).toThrow(
      "/agent shows src/Other.tsx, which is not in it.",
    );
  });
});

describe("a finished build", () => {
  let place: Awaited<ReturnType<typeof aWorkplace>>;
  beforeEach(async () => {
    place = await aWorkplace();
  });
  afterEach(() => place.remove());

  it("has a version by its contents, and the hashes of its scripts for pages", async () => {
    const folder = await place.aBuild({ name: "shell" });
    const { build, folder: from } = await readBuild(folder);
    expect(from).toBe(folder);
    expect(build.version).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
    expect(Object.keys(build.files)).toContain("page.template");
    expect(Object.keys(build.integrity)).toEqual(["head.js", "main.js", "remote.js"]);
    expect(build.integrity["main.js"]).toBe(build.files["main.js"]);
    expect(build).not.toHaveProperty("bringsHashes");
    expect(build).not.toHaveProperty("packageVersion");

    await writeFile(join(folder, "main.js"), "another()");
    expect((await readBuild(folder)).build.version).not.toBe(build.version);
  });

  it("brings the hashes of its scripts itself where what starts it names them all", async () => {
    const code = "run();remote";
    const hashOf = (script: string) =>
      `sha256-${createHash("sha256").update(script).digest("base64")}`;
    const folder = await place.aBuild({ name: "shell", files: { "remote.js": code } });
    await writeFile(join(folder, "main.js"), `bring("${hashOf(code)}")`);
    expect((await readBuild(folder)).build.bringsHashes).toBe(true);
    await writeFile(join(folder, "remote.js"), `${code};changed`);
    expect((await readBuild(folder)).build).not.toHaveProperty("bringsHashes");
  });

  it("is found in an app's dist", async () => {
    const { dirname, basename } = await import("node:path");
    const { rename } = await import("node:fs/promises");
    const folder = await place.aBuild({ name: "agent" });
    await rename(folder, join(dirname(folder), "dist"));
    expect(basename((await readBuild(place.folder)).folder)).toBe("dist");
  });

  it("names every file that is missing", async () => {
    const torn = await place.aBuild({ name: "agent", missing: ["a.js", "b.js"] });
    await expect(readBuild(torn)).rejects.toThrow("The build of agent misses a.js, b.js.");
    await expect(readBuild(place.folder)).rejects.toThrow(
      `There is no build in ${place.folder}. Build it first.`,
    );
  });

  it("leaves maps, compressed copies and figures of the build out", async () => {
    const folder = await place.aBuild({ name: "agent" });
    await writeFile(join(folder, "remote.js.br"), "");
    const files = Object.keys((await readBuild(folder)).build.files);
    expect(files).toEqual([BUILD_FILE, "remote.js", "remoteEntry.js"]);
    const left = ["a.map", "a.js.br", "a.js.gz", "mf-stats.json"];
    expect(left.filter(isPublished)).toEqual([]);
    expect(["a.js", "map", "a.map.js", "mf-manifest.json"].every(isPublished)).toBe(true);
    expect(await readFile(join(folder, "remoteEntry.js.map"), "utf8")).toBe("{}");
  });
});
