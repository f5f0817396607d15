import { assetBase, type BuildRecord, type ClaimedRoute } from "./build";
import { composePages } from "./composePages";
import { pageOf } from "./pagePaths";
import type { Registry } from "./registry";
import { aRecord, aRegistry } from "./testing/aRecord";

const pages = ["/", "/agent", "/agent/profile", "/agent/profile/leads", "/profile"].map((path) => ({
  path,
}));

it.each([
  ["/", "/"],
  ["/foo", "/"],
  ["/agent", "/agent"],
  ["/agents", "/"],
  ["/agent/profile/leads/12", "/agent/profile/leads"],
  ["/agent/profile/agency-details", "/agent/profile"],
])("%s shows the page of %s", (path, page) => {
  expect(pageOf(pages, path)?.path).toBe(page);
});

const aRoute = (prefix: string, more: Partial<ClaimedRoute> = {}): ClaimedRoute => ({
  prefix,
  exact: false,
  role: "anyone",
  screens: {},
  title: `Title of ${prefix}`,
  description: `About ${prefix}`,
  ...more,
});

const shell = aRecord({
  name: "shell",
  contract: undefined,
  provides: "0.1.4",
  start: ["runtime.js", "main.js"],
  files: {
    "favicon.ab12.svg": "",
    "old-favicon.svg": "",
    "runtime.js": "sha384-r",
    "main.js": "sha384-m",
  },
  assets: { "f1.woff2": "src/regular.woff2", "f2.woff2": "src/italic.woff2" },
  preloadFonts: ["src/regular.woff2"],
  siteName: "Quotehaven",
});

const withShares = {
  ...shell,
  shares: { "ui/base": [], "ui/fields": ["fields.js", "inputs.js"], "ui/content": ["content.js"] },
  signedIn: ["client.js"],
};

const agent = aRecord({
  name: "agent",
  routes: [
    aRoute("/agent", { screens: { "/": ["src/Home.tsx"], "/leads/": ["src/Leads.tsx"] } }),
    aRoute("/agent/profile", { role: "agent", exact: true, home: true, landingOf: "agent" }),
  ],
  screens: {
    "src/remote.tsx": ["remote.js", "common.js"],
    "src/messages/en.json": ["en.js"],
    "src/messages/es.json": ["es.js"],
    "src/Home.tsx": ["common.js", "home.js"],
    "src/Leads.tsx": ["leads.js"],
  },
  needs: { "src/remote.tsx": ["ui/base"], "src/Leads.tsx": ["ui/fields", "ui/unknown"] },
  files: { "remoteEntry.js": "sha384-e", "remote.js": "sha384-x", "leads.js": "sha384-l" },
});

const registryOf = (...builds: BuildRecord[]): Registry => ({
  ...aRegistry(...builds),
  revision: 7,
  overrideOrigins: ["loopback"],
});

const template =
  "<{{lang}}|{{title}}|{{description}}|<!--head-->|<!--content-->|<!--body-->|<!--x-->>";
const readTemplate = () => template;
const pageAt = (path: string, registry = registryOf(shell, agent)) =>
  composePages(registry, readTemplate).find((page) => page.path === path)?.html ?? "";
const publicRegistryOf = (html: string) =>
  JSON.parse(/id="quotehaven-registry">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

describe("what a page shows until its code is there", () => {
  const showing = { ...shell, headScript: "head.js", files: { ...shell.files, "area.css": "" } };
  const files = { css: "own.css", html: { en: "en.html", es: "es.html" } };
  const aRemote = (route: Partial<ClaimedRoute>) =>
    aRecord({
      name: "agent",
      files: { "own.css": "sha384-css" },
      routes: [aRoute("/agent", { screens: { "/": [] }, ...route })],
    });
  const texts: Record<string, string> = {
    "en.html": '<a href="asset:terms.pdf">Terms</a>',
    "es.html": "<p>Hola</p>",
    "area.html": "<i></i>\n",
    "page.template": "{{shows}}|<!--content-->|<!--head-->|<!--body-->",
  };
  const partsOf = (path: string, registry: Registry) => {
    const page = composePages(registry, (_build, file) => texts[file] ?? "").find(
      (each) => each.path === path,
    );
    const [shows, content, head = "", body = ""] = page?.html.split("|") ?? [];
    return { shows, content, head, body };
  };

  it("is the prerendered screen of its very path, in English in its place and in others inert", () => {
    const registry = registryOf(showing, aRemote({ prerendered: { "/new": files } }));
    const { shows, content, head, body } = partsOf("/agent/new", registry);
    expect(shows).toBe("screen");
    expect(content).toBe('<a href="/assets/agent/1.0.0-abc/terms.pdf">Terms</a>');
    expect(body).toContain('<template id="prerendered-es"><p>Hola</p></template>');
    expect(head).toContain(
      '<link rel="stylesheet" crossorigin href="/assets/agent/1.0.0-abc/own.css" integrity="sha384-css">',
    );
    expect(head).toContain(
      '<script crossorigin src="/assets/shell/1.0.0-abc/head.js" integrity="" data-path="/agent/new" data-app="agent"></script>',
    );
    const other = partsOf("/agent", registry);
    expect([other.shows, other.content]).toEqual(["", ""]);
    expect(other.head).not.toContain("stylesheet");
    expect(other.head).toMatch(/head\.js" integrity=""><\/script>/);
  });

  it("is the skeleton of an area, with its menu where it has one, and for whom", () => {
    const registry = registryOf(showing, aRemote({ role: "agent" }));
    const { shows, content, head } = partsOf("/agent", registry);
    expect([shows, content]).toEqual(["page", "<i></i>"]);
    expect(head).toContain('href="/assets/shell/1.0.0-abc/area.css"');
    expect(head).toContain('data-role="agent"></script>');
  });

  it("may be of the shell's own page, and for addresses that have something in their query", () => {
    const prerendered = { "/": { ...files, query: ["token", "kind"] } };
    const own = { ...showing, routes: [aRoute("/verify", { prerendered })] };
    const { content, head } = partsOf("/verify", registryOf(own));
    expect(content).toContain('href="/assets/shell/1.0.0-abc/terms.pdf"');
    expect(head).toContain('data-path="/verify" data-app="shell" data-query="token kind"');
  });
});

describe("composed pages", () => {
  it("are none without a live shell", () => {
    expect(composePages(registryOf(agent), readTemplate)).toEqual([]);
  });

  it("are one for each prefix and each path with known screens, in order, each in its file", () => {
    const home = aRecord({ name: "home", routes: [aRoute("/", { screens: { "/": [] } })] });
    const composed = composePages(registryOf(shell, agent, home), readTemplate);
    expect(composed.map(({ path, file }) => [path, file])).toEqual([
      ["/", "index.html"],
      ["/agent", "agent/index.html"],
      ["/agent/leads", "agent/leads/index.html"],
      ["/agent/profile", "agent/profile/index.html"],
    ]);
  });

  it("say in the template's places what the page is, and leave other places alone", () => {
    const parts = pageAt("/agent/profile").split("|");
    expect([...parts.slice(0, 3), parts[4], parts[6]]).toEqual([
      ...["<en", "Title of /agent/profile · Quotehaven", "About /agent/profile", "", "<!--x-->>"],
    ]);
    const nameless = registryOf({ ...shell, siteName: "" }, agent);
    expect(pageAt("/agent", nameless).split("|")[1]).toBe("Title of /agent");
  });

  it("write titles and descriptions as text", () => {
    const loud = aRecord({
      name: "loud",
      routes: [aRoute("/loud", { title: `<b>&"`, description: `"><script>` })],
    });
    const [, title, description] = pageAt("/loud", registryOf(shell, loud)).split("|");
    expect([title, description]).toEqual([
      "&lt;b&gt;&amp;&quot; · Quotehaven",
      "&quot;&gt;&lt;script&gt;",
    ]);
  });

  it("load the shell, and first what the path needs, each script once and by its hash", () => {
    const script = (file: string, hash = "") =>
      `<link rel="preload" as="script" crossorigin href="/assets/agent/1.0.0-abc/${file}" integrity="${hash}" fetchpriority="high">`;
    const head = [
      '<link rel="icon" type="image/svg+xml" href="/assets/shell/1.0.0-abc/favicon.ab12.svg">',
      '<link rel="preload" as="font" crossorigin type="font/woff2" href="/assets/shell/1.0.0-abc/f1.woff2">',
      '<script defer crossorigin src="/assets/shell/1.0.0-abc/runtime.js" integrity="sha384-r" fetchpriority="high"></script>',
      '<script defer crossorigin src="/assets/shell/1.0.0-abc/main.js" integrity="sha384-m" fetchpriority="high"></script>',
      script("remoteEntry.js", "sha384-e"),
      script("remote.js", "sha384-x"),
      script("common.js"),
      script("en.js"),
    ];
    const headOf = (path: string) => pageAt(path).split("|")[3]?.split("\n    ");
    expect(headOf("/agent/leads")).toEqual([...head, script("leads.js", "sha384-l")]);
    expect(headOf("/agent")).toEqual([...head, script("home.js")]);
    expect(headOf("/agent/profile")).toEqual(head);
  });

  it("preload what a screen takes late from the shell, and its client where somebody is signed in", () => {
    const registry = registryOf(withShares, agent);
    const scriptsOf = (path: string) =>
      [...pageAt(path, registry).matchAll(/preload" as="script" .*?href="\/assets\/([^"]+)"/g)].map(
        ([, file]) => file?.replace("1.0.0-abc/", ""),
      );
    const own = ["remoteEntry.js", "remote.js", "common.js", "en.js"].map(
      (file) => `agent/${file}`,
    );
    expect(scriptsOf("/agent/leads")).toEqual([
      ...["shell/fields.js", "shell/inputs.js"],
      ...[...own, "agent/leads.js"],
    ]);
    expect(scriptsOf("/agent/profile")).toEqual(["shell/client.js", ...own]);
  });

  it("preload the screen of a page of the shell's own, and no icon that is not there", () => {
    const routes = [aRoute("/verify", { screens: { "/": ["src/Verify.tsx"] } }), aRoute("/go")];
    const screens = { "src/Verify.tsx": ["main.js", "verify.js"] };
    const alone = { ...shell, files: {}, preloadFonts: [], routes, screens };
    const tagsOf = (path: string) =>
      [...pageAt(path, registryOf(alone)).matchAll(/<(script|link) [^>]*abc\/([\w.]+)"/g)].map(
        ([, tag, file]) => `${tag} ${file}`,
      );
    const start = ["script runtime.js", "script main.js"];
    expect(tagsOf("/verify")).toEqual([...start, "link verify.js"]);
    expect(tagsOf("/go")).toEqual(start);
  });
});

describe("the registry in a page", () => {
  it("tells the live builds, and nothing that only releasing needs", () => {
    expect(publicRegistryOf(pageAt("/agent"))).toEqual({
      revision: 7,
      shell: {
        version: "1.0.0-abc",
        contract: "0.1.4",
        integrity: {
          "/assets/shell/1.0.0-abc/runtime.js": "sha384-r",
          "/assets/shell/1.0.0-abc/main.js": "sha384-m",
        },
      },
      overrideOrigins: ["loopback"],
      remotes: [
        {
          name: "agent",
          team: "Team agent",
          routes: [
            { prefix: "/agent", exact: false, role: "anyone" },
            {
              prefix: "/agent/profile",
              exact: true,
              role: "agent",
              home: true,
              landingOf: "agent",
            },
          ],
          stable: {
            version: "1.0.0-abc",
            entry: "/assets/agent/1.0.0-abc/remoteEntry.js",
            container: "quotehaven_agent",
            contract: "^0.1.0",
            integrity: { "/assets/agent/1.0.0-abc/remoteEntry.js": "sha384-e" },
          },
          canary: null,
        },
      ],
    });
  });

  it("names an unlisted app on that app's own pages alone, which no search engine keeps", () => {
    const hidden = aRecord({ name: "hidden", unlisted: true, routes: [aRoute("/hidden")] });
    const registry = registryOf(shell, agent, hidden);
    for (const path of ["/agent", "/agent/profile"]) {
      expect(pageAt(path, registry)).not.toContain("hidden");
      expect(pageAt(path, registry)).not.toContain("noindex");
    }
    const own = publicRegistryOf(pageAt("/hidden", registry));
    expect(own.remotes.map(({ name }: { name: string }) => name)).toEqual(["agent", "hidden"]);
    expect(pageAt("/hidden", registry)).toContain('<meta name="robots" content="noindex">');
  });

  it("tells a canary with its share", () => {
    const registry = registryOf(shell, agent);
    const build = { ...agent, version: "1.0.1-def", contract: undefined };
    registry.apps.agent!.canary = { percent: 10, build };
    expect(publicRegistryOf(pageAt("/agent", registry)).remotes[0].canary).toEqual({
      version: "1.0.1-def",
      entry: `${assetBase(build)}remoteEntry.js`,
      container: "quotehaven_agent",
      contract: "",
      integrity: expect.any(Object),
      percent: 10,
    });
  });
});
