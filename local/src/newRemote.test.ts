import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openStore, publish, type BuildRecord, type ReleaseStore } from "@quotehaven/release";
import { siteApp } from "./siteApp";
import { aNewRemote, platformVersion } from "./testing/newRemote";

/** A build by webpack, on a busy machine. */
const BUILD_MS = 90_000;

describe("a new remote is one folder", () => {
  let remote: Awaited<ReturnType<typeof aNewRemote>>;
  let store: ReleaseStore;
  let site: Awaited<ReturnType<typeof siteApp>>;
  let build: BuildRecord;

  beforeAll(async () => {
    remote = await aNewRemote();
    await remote.build();
    store = openStore(join(remote.place, "store"));
    await publish(store, await remote.shell());
    build = await publish(store, remote.folder);
    site = await siteApp({ store, foreign: [], isSecure: false });
  }, BUILD_MS);
  afterAll(async () => {
    await site.close();
    await remote.remove();
  });

  const pageAt = async (url: string) => (await site.inject({ url })).body;

  /** What the scripts say that a page loads before its first screen shows. */
  async function preloadedAt(url: string): Promise<string> {
    const tags = [
      ...(await pageAt(url)).matchAll(/<link rel="preload" as="script"[^>]*href="([^"]+)"/g),
    ];
    const scripts = tags.map(([, address = ""]) => address.replace(/^\/assets\//, "builds/"));
    return (
      await Promise.all(scripts.map((file) => readFile(join(store.root, file), "utf8")))
    ).join();
  }

  it.each([
    ["/brokers", ["The screen landing/Landing"]],
    ["/brokers/desk", ["Offers", "The screen offers/Offers"]],
    ["/brokers/desk/offers", ["Offers", "The screen offers/Offers"]],
    ["/brokers/desk/offers/7", ["The screen offers/Offers"]],
  ])("preloads at %s what its route shows first, and nothing else", async (url, said) => {
    const code = await preloadedAt(url);
    for (const words of said) expect(code).toContain(words);
    expect(code.match(/The screen [a-z]+\/\w+/g)).toHaveLength(1);
  });

  it("is described by its build as its routes say it", () => {
    expect(build).toMatchObject({
      name: "brokers",
      team: "Brokers",
      contract: `^${platformVersion}`,
      menu: [
        {
          to: "/brokers/desk/offers",
          icon: "document",
          label: { en: "Offers", es: "Ofertas" },
        },
      ],
      routes: [
        { prefix: "/brokers", role: "anyone", title: "Brokers", description: "For brokers." },
        { prefix: "/brokers/desk", role: "agent", title: "Your desk" },
      ],
    });
  });

  it(
    "is not built where a screen is not there",
    async () => {
      const routes = await readFile(join(remote.folder, "src/routes.tsx"), "utf8");
      await remote.rewrite({ "src/routes.tsx": routes.replace("/OfferScreen", "/NoScreen") });
      await expect(remote.build()).rejects.toThrow('Could not resolve "./features/offer/NoScreen"');
    },
    BUILD_MS,
  );

  it("tells the shell its prefixes, and who may enter them", async () => {
    const [, data = ""] =
      /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(await pageAt("/brokers/desk")) ??
      [];
    expect(JSON.parse(data).remotes).toEqual([
      expect.objectContaining({
        name: "brokers",
        routes: [
          expect.objectContaining({ prefix: "/brokers", role: "anyone" }),
          expect.objectContaining({ prefix: "/brokers/desk", role: "agent" }),
        ],
      }),
    ]);
  });

  it("serves its entry with the hash that the shell checks", async () => {
    const [entry = ""] = build.start;
    const { statusCode } = await site.inject({ url: `/assets/brokers/${build.version}/${entry}` });
    expect(statusCode).toBe(200);
    expect(build.files[entry]).toMatch(/^sha/);
  });
});
