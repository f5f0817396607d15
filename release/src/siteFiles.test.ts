import { emptyRegistry, type BuildRecord, type ClaimedRoute, type Registry } from "./registry";
import { faviconOf, searchFiles } from "./siteFiles";
import { routesOf } from "./testing/aBuild";

function registryOf(apps: Record<string, Partial<ClaimedRoute>[]>): Registry {
  const entries = Object.entries(apps).map(([name, claimed]) => {
    const routes = claimed.map((route) => ({ ...routesOf(["/"])[0]!, ...route }));
    const stable: BuildRecord = {
      name,
      team: name,
      version: "1",
      container: name,
      contract: null,
      provides: null,
      routes,
      start: [],
      screens: {},
      assets: {},
      integrity: {},
      files: {},
      preloadFonts: [],
      siteName: "",
    };
    return [name, { name, team: name, stable, canary: null, previous: [] }];
  });
  return { ...emptyRegistry, revision: 1, apps: Object.fromEntries(entries) };
}

const site = registryOf({
  shell: [{ prefix: "/verify" }],
  consumer: [
    { prefix: "/", isListed: true },
    { prefix: "/profile", role: "consumer" },
  ],
  agent: [
    { prefix: "/agent/profile", role: "agent" },
    { prefix: "/agent", isListed: true },
  ],
});

it("names nothing of an app that is not listed", () => {
  const withHidden = registryOf({ shell: [], hidden: [{ prefix: "/hidden", role: "operator" }] });
  withHidden.apps.hidden!.stable.isUnlisted = true;
  for (const text of Object.values(searchFiles(withHidden, "https://site.example"))) {
    expect(text).not.toContain("hidden");
  }
});

it("asks search engines to stay out of the API and of what needs an account", () => {
  expect(searchFiles(site, null)).toEqual({
    "robots.txt": "User-agent: *\nDisallow: /api/\nDisallow: /agent/profile\nDisallow: /profile\n",
  });
});

it("lists the pages to find by their whole addresses, where the site's address is known", () => {
  const files = searchFiles(site, "https://quotehaven.example");
  expect(files["robots.txt"]).toMatch(
    /\n\nSitemap: https:\/\/quotehaven\.example\/sitemap\.xml\n$/,
  );
  expect(files["sitemap.xml"]).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      "  <url><loc>https://quotehaven.example/</loc></url>",
      "  <url><loc>https://quotehaven.example/agent</loc></url>",
      "</urlset>\n",
    ].join("\n"),
  );
});

it("says nothing to them while there is no shell", () => {
  expect(searchFiles(registryOf({ agent: [{}] }), "https://quotehaven.example")).toEqual({});
});

it("finds the icon that browsers ask for by name, and no other file", () => {
  const shellWith = (...files: string[]) => ({
    ...site.apps.shell!.stable,
    files: Object.fromEntries(files.map((file) => [file, ""])),
  });
  expect(faviconOf(shellWith("a.js", "favicon.ab12.svg", "favicon.ab12.ico"))).toBe(
    "favicon.ab12.ico",
  );
  expect(faviconOf(shellWith("old-favicon.1.ico", "favicon.1.ico.txt"))).toBeUndefined();
});
