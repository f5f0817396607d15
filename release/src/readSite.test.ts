import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { jest } from "@jest/globals";
import { readSite, type Site } from "./readSite";
import { publish } from "./publish";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
let registryFile: string;

beforeEach(async () => {
  place = await aWorkplace();
  registryFile = join(place.store.root, "registry.json");
});
afterEach(() => place.remove());

/** The texts of live pages by their paths. */
const textAt = async (site: Site, path: string) => (await site.page(path))?.html.toString();

describe("the live pages", () => {
  it("are none where nothing was published, and come with the first release", async () => {
    const site = readSite(place.store);
    const before = await site();
    expect(before).toMatchObject({ revision: 0, policy: { overrideOrigins: [] } });
    expect(await before.page("/verify")).toBeUndefined();
    expect(await before.file("/robots.txt")).toBeUndefined();

    await publish(place.store, await place.aBuild({ name: "shell" }));

    expect((await site()).revision).toBe(1);
    const first = await site();
    expect(await textAt(first, "/verify")).toContain("Title of /verify");
    expect(String(await first.file("/robots.txt"))).toContain("Disallow: /api/");
    expect(await first.file("/sitemap.xml")).toBeUndefined();
    expect(await first.file("/pages.json")).toBeUndefined();

    const read = jest.spyOn(place.store, "registry");
    expect(await site()).toBe(first);
    expect(read).not.toHaveBeenCalled();
    await place.store.change((now) => ({ ...now, overrideOrigins: ["loopback"] }), {
      did: "",
      builds: {},
    });
    expect((await site()).policy.overrideOrigins).toEqual(["loopback"]);
  });

  it("come compressed where that was written, and plain where it was not", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const folder = join(place.store.root, "pages", "1");
    const index = JSON.parse(await readFile(join(folder, "pages.json"), "utf8"));
    const { file } = index.find(({ path }: { path: string }) => path === "/verify");
    const site = await readSite(place.store)();
    const page = await site.page("/verify");
    // It stays the same in memory, and is that of what lies below it.
    expect(await site.page("/verify/more")).toBe(page);
    expect(brotliDecompressSync(page!.br!)).toEqual(page?.html);
    expect(gunzipSync(page!.gz!)).toEqual(page?.html);

    for (const end of ["br", "gz"]) await rm(join(folder, `${file}.${end}`));
    expect(await (await readSite(place.store)()).page("/verify")).toEqual({
      html: page?.html,
      br: null,
      gz: null,
    });
  });

  it("come again after one that could not be read once", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const site = await readSite(place.store)();
    const folder = join(place.store.root, "pages", "1");
    await rename(folder, `${folder}-away`);
    await expect(site.page("/verify")).rejects.toThrow("The page verify/index.html is not there.");
    await rename(`${folder}-away`, folder);
    expect(await textAt(site, "/verify")).toContain("Title of /verify");
  });
});

describe("a registry that cannot be read any more", () => {
  it("leaves live what was live, and is told", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const told: unknown[] = [];
    const site = readSite(place.store, (error) => told.push(error));
    const before = await (await site()).page("/verify");
    const whole = await readFile(registryFile);

    await writeFile(registryFile, whole.subarray(0, whole.length / 2));

    expect((await (await site()).page("/verify"))?.html).toEqual(before?.html);
    await site();
    expect(told).toHaveLength(1);

    await writeFile(registryFile, whole);
    await publish(place.store, await place.aBuild({ name: "shell", code: "run(2)" }));
    expect((await (await site()).page("/verify"))?.html).not.toEqual(before?.html);
    expect(told).toHaveLength(1);
  });

  it("is a failure where nothing was live before, until it can be read", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const whole = await readFile(registryFile);
    await writeFile(registryFile, "{");
    await rm(join(place.store.root, "history"), { recursive: true });
    const site = readSite(place.store);
    await expect(site()).rejects.toThrow();
    await writeFile(registryFile, whole);
    expect(await (await site()).page("/verify")).toBeDefined();
  });
});
