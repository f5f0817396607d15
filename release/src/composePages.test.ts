import { assetBase } from "./assetBase";
import { composePages } from "./composePages";
import { pageOf } from "./pagePaths";
import { emptyRegistry, type BuildRecord, type ClaimedRoute, type Registry } from "./registry";
import { aRecord } from "./testing/aRecord";

const pages = ["/", "/agent", "/agent/profile", "/agent/profile/leads", "/profile"].map((path) => ({
  path,
}));

describe("the page of a path", () => {
  it.each([
    ["/", "/"],
    ["/foo", "/"],
    ["/agent", "/agent"],
    ["/agents", "/"],
    ["/agent/profile/leads/12", "/agent/profile/leads"],
    ["/agent/profile/agency-details", "/agent/profile"],
    ["/profile/zzz/y", "/profile"],
  ])("%s shows the page of %s", (path, page) => {
    expect(pageOf(pages, path)?.path).toBe(page);
  });

  it("is none where nothing lies above", () => {
    expect(pageOf([{ path: "/agent" }], "/profile")).toBeUndefined();
  });
});

const aRoute = (prefix: string, more: Partial<ClaimedRoute> = {}): ClaimedRoute => ({
  prefix,
  role: "anyone",
  title: `Title of ${prefix}`,
  description: `About ${prefix}`,
  ...more,
});

const shell = aRecord({
  name: "shell",
  contract: null,
  provides: "0.1.4",
  start: ["runtime.js", "main.js"],
  integrity: { "runtime.js": "sha384-r", "main.js": "sha384-m" },
  files: { "favicon.ab12.svg": "", "favicon.ab12.ico": "", "old-favicon.svg": "" },
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
  integrity: { "remote.js": "sha384-x", "leads.js": "sha384-l" },
});

function registryOf(...builds: BuildRecord[]): Registry {
  const apps = builds.map((stable) => [
    stable.name,
    { name: stable.name, team: stable.team, stable, canary: null, previous: [] },
  ]);
  return {
    ...emptyRegistry,
    revision: 7,
    overrideOrigins: ["loopback"],
    apps: Object.fromEntries(apps),
  };
}

const template =
  "<{{lang}}|{{title}}|{{description}}|<!--head-->|<!--content-->|<!--body-->|<!--x-->>";
const pageAt = (path: string, registry = registryOf(shell, agent)) =>
  composePages(registry, () => template).find((page) => page.path === path)?.html ?? "";
const publicRegistryOf = (html: string) =>
  JSON.parse(/id="quotehaven-registry">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

it("lists of builds that bring the hashes of their other scripts only what starts them", () => {
  const before = { ...shell, integrity: { ...shell.integrity, "later.js": "sha384-z" } };
  const brings: Pick<BuildRecord, "bringsHashes"> = { bringsHashes: true };
  const bringing = { ...before, ...brings };
  const remote = { ...agent, start: ["leads.js"], ...brings };
  const listed = (...builds: BuildRecord[]) => {
    const { shell: own, remotes } = publicRegistryOf(pageAt("/agent", registryOf(...builds)));
    return [own, remotes[0].stable].map(({ integrity }) => Object.keys(integrity).length);
  };
  expect(listed(before, agent)).toEqual([3, 2]);
  expect(listed(before, remote)).toEqual([3, 2]);
  expect(listed(bringing, agent)).toEqual([2, 2]);
  expect(listed(bringing, remote)).toEqual([2, 1]);
  expect(listed(bringing, remote, { ...before, name: "shell-before" })).toEqual([3, 2]);
  expect(pageAt("/agent", registryOf(bringing, remote))).toContain('integrity="sha384-x"');
});

describe("what a page shows before any code is there", () => {
  const painting = { ...shell, globalStyle: "global.css", pageScript: "page.script" };
  const painted = (role: ClaimedRoute["role"]) =>
    aRecord({
      name: "agent",
      routes: [
        aRoute("/agent", {
          role,
          screens: { "/": [] },
          firstPaint: { "/new": { css: "own.css", html: { en: "en.html", es: "es.html" } } },
        }),
      ],
    });
  const texts: Record<string, string> = {
    "global.css": 'body{margin:0}@font-face{src:url("f1.woff2")}',
    "own.css": '.p0{content:"<"}',
    "further.css": ".p1{margin:0}",
    "page.script": "show()",
    "en.html": '<a href="asset:terms.pdf">Terms</a>',
    "es.html": "<p>Hola</p>",
  };
  const bodyOf = (path: string, registry: Registry) =>
    composePages(
      registry,
      () => "<!--body-->",
      (_build, file) => texts[file] ?? "",
    ).find((page) => page.path === path)?.html ?? "";
  const blockOf = (html: string) =>
    JSON.parse(/id="quotehaven-first-paint">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

  it("stands inert in the page of its path alone, with all that its script needs to choose", () => {
    const registry = registryOf(painting, painted("anyone"));
    expect(bodyOf("/agent", registry)).not.toContain("first-paint");
    expect(bodyOf("/agent", registry)).toContain("<script>show()</script>");
    const body = bodyOf("/agent/new", registry);
    expect(body).toContain('-en"><a href="/assets/agent/1.0.0-abc/terms.pdf">Terms</a></template>');
    expect(body).toContain('-es"><p>Hola</p></template>');
    expect(blockOf(body)).toEqual({
      path: "/agent/new",
      role: "anyone",
      rules: {
        global: ["body{margin:0}", '@font-face{src:url("/assets/shell/1.0.0-abc/f1.woff2")}'],
        own: ['.p0{content:"<"}'],
      },
    });
  });

  it("stands in the page of what comes before a parameter, unless that shows something itself", () => {
    const files = { css: "own.css", html: { en: "en.html", es: "es.html" } };
    const firstPaint = { "/new/:id/more": files, "/all/:id": files, "/all": files };
    const one = aRecord({
      name: "agent",
      routes: [aRoute("/agent", { screens: { "/new": [] }, firstPaint })],
    });
    const pages = composePages(
      registryOf(painting, one),
      () => "<!--body-->",
      (_build, file) => texts[file] ?? "",
    );
    expect(pages.map(({ path }) => path)).toEqual(["/agent", "/agent/all", "/agent/new"]);
    expect(blockOf(pages[1]?.html ?? "").path).toBe("/agent/all");
    expect(blockOf(pages[2]?.html ?? "").path).toBe("/agent/new/:id/more");
    expect(blockOf(pages[2]?.html ?? "")).not.toHaveProperty("others");
  });

  it("is all that has parameters below the page's path, each with markup and rules of its own", () => {
    const files = { css: "own.css", html: { en: "en.html", es: "es.html" } };
    const further = { css: "further.css", html: { en: "es.html" } };
    const firstPaint = {
      "/new/:id": further,
      "/new": { ...files, leadsTo: "/all" },
      "/all": files,
    };
    const one = aRecord({
      name: "agent",
      routes: [aRoute("/agent", { role: "agent", firstPaint })],
    });
    const body = bodyOf("/agent/new", registryOf(painting, one));
    const block = blockOf(body);
    expect([block.path, block.leadsTo]).toEqual(["/agent/new", "/agent/all"]);
    expect(block.others).toEqual([
      { path: "/agent/new/:id", role: "agent", suffix: "-1", rules: { own: [".p1{margin:0}"] } },
    ]);
    expect(body).toContain('<template id="quotehaven-first-paint-en"><a');
    expect(body).toContain('<template id="quotehaven-first-paint-en-1"><p>Hola</p></template>');
    expect(body.split("<script>show()")).toHaveLength(2);
  });

  it("stands in the page of a path that only leads on to it, and says where to", () => {
    const files = { css: "own.css", html: { en: "en.html", es: "es.html" } };
    const firstPaint = { "/all": files, "/": { ...files, leadsTo: "/all" } };
    const one = aRecord({ name: "agent", routes: [aRoute("/agent", { firstPaint })] });
    const registry = registryOf(painting, one);
    expect(blockOf(bodyOf("/agent", registry))).toMatchObject({
      path: "/agent",
      leadsTo: "/agent/all",
    });
    expect(blockOf(bodyOf("/agent/all", registry))).not.toHaveProperty("leadsTo");
  });

  it("has what its path asks first, for whom, before the script that asks it", () => {
    const firstCalls = { "/leads": ["/leads?limit=12"] };
    const asking = aRecord({
      name: "agent",
      routes: [aRoute("/agent", { role: "agent", screens: { "/leads": [] }, firstCalls })],
    });
    const block =
      '<script type="application/json" id="quotehaven-first-calls">' +
      '{"role":"agent","calls":["/leads?limit=12"]}</script>';
    const body = bodyOf("/agent/leads", registryOf(painting, asking));
    expect(body.indexOf(block)).toBeGreaterThanOrEqual(0);
    expect(body.indexOf(block)).toBeLessThan(body.indexOf("<script>show()"));
    expect(bodyOf("/agent", registryOf(painting, asking))).not.toContain("first-calls");
    expect(bodyOf("/agent/leads", registryOf(shell, asking))).not.toContain("first-calls");
  });

  it("is there without scripts where anyone may enter, and not of an area", () => {
    const open = bodyOf("/agent/new", registryOf(painting, painted("anyone")));
    expect(/<noscript>(.*)<\/noscript>/.exec(open)?.[1]).toBe(
      '<link rel="stylesheet" href="/assets/shell/1.0.0-abc/global.css">' +
        '<link rel="stylesheet" href="/assets/agent/1.0.0-abc/own.css">' +
        '<a href="/assets/agent/1.0.0-abc/terms.pdf">Terms</a>',
    );
    const area = bodyOf("/agent/new", registryOf(painting, painted("agent")));
    expect(area).toContain("<template");
    expect(area).not.toContain("<noscript>");
  });

  it("says which parts of a query it is for, and is not there without scripts that could look", () => {
    const remote = painted("anyone");
    remote.routes[0]!.firstPaint!["/new"]!.query = ["token"];
    const body = bodyOf("/agent/new", registryOf(painting, remote));
    expect(blockOf(body).query).toEqual(["token"]);
    expect(body).toContain("<template");
    expect(body).not.toContain("<noscript>");
  });

  it("may be of the shell's own page", () => {
    const firstPaint = { "/": { css: "own.css", html: { en: "en.html", es: "es.html" } } };
    const own = { ...painting, routes: [aRoute("/verify", { firstPaint })] };
    const body = bodyOf("/verify", registryOf(own));
    expect(body).toContain('-en"><a href="/assets/shell/1.0.0-abc/terms.pdf">');
    expect(blockOf(body).path).toBe("/verify");
  });

  it("comes with the preload tags of the screen above, whose parameter its path fills in", () => {
    const remote = painted("anyone");
    remote.routes[0]!.screens = { "/": ["src/Home.tsx"] };
    remote.screens = { "src/Home.tsx": ["home.js"] };
    const pages = composePages(
      registryOf(painting, remote),
      () => "<!--head-->",
      () => "",
    );
    expect(pages.find(({ path }) => path === "/agent/new")?.html).toContain("/home.js");
  });

  it("says who gets another build instead", () => {
    const registry = registryOf(painting, painted("anyone"));
    const build = aRecord({ name: "agent", version: "2" });
    registry.apps.agent!.canary = { percent: 10, build };
    const canary = { name: "agent", version: "2", percent: 10 };
    expect(blockOf(bodyOf("/agent/new", registry)).canary).toEqual(canary);
  });

  it("is nothing with a shell that cannot show it", () => {
    expect(bodyOf("/agent/new", registryOf(shell, painted("anyone")))).not.toContain("<template");
  });
});

describe("composed pages", () => {
  it("are none without a live shell", () => {
    expect(composePages(registryOf(agent), () => template)).toEqual([]);
  });

  it("are one for each prefix and each path with known screens, in order, each in its file", () => {
    const home = aRecord({ name: "home", routes: [aRoute("/", { screens: { "/": [] } })] });
    const composed = composePages(registryOf(shell, agent, home), () => template);
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
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/shell/1.0.0-abc/f1.woff2">',
      '<script defer crossorigin src="/assets/shell/1.0.0-abc/runtime.js" integrity="sha384-r" fetchpriority="high"></script>',
      '<script defer crossorigin src="/assets/shell/1.0.0-abc/main.js" integrity="sha384-m" fetchpriority="high"></script>',
      script("remoteEntry.js"),
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
            integrity: {
              "/assets/agent/1.0.0-abc/remote.js": "sha384-x",
              "/assets/agent/1.0.0-abc/leads.js": "sha384-l",
            },
          },
          canary: null,
        },
      ],
    });
  });

  it("names an unlisted app on that app's own pages alone, which no search engine keeps", () => {
    const hidden = aRecord({ name: "hidden", isUnlisted: true, routes: [aRoute("/hidden")] });
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
    const build = { ...agent, version: "1.0.1-def", contract: null };
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
