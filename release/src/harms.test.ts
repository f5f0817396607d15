import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceHash } from "@quotehaven/contract/build/source-hash";
import { publish, publishTogether } from "./publish";
import { canary, promote, retire, rollback } from "./releases";
import { aPrerenderedRemote, aWorkplace, routesOf } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
  await publish(place.store, await place.aBuild({ name: "shell" }));
  await publish(place.store, await place.aBuild({ name: "agent", prefixes: ["/agent"] }));
});
afterEach(() => place.remove());

type Wanted = Parameters<typeof place.aBuild>[0];
const publishing = async (wanted: Wanted, options: Parameters<typeof publish>[2] = {}) =>
  publish(place.store, await place.aBuild(wanted), options);
const live = async (name: string) => (await place.store.registry()).apps[name]?.stable.version;

const own = "and everything there belongs to agent of Team agent.";
const menu = (label: object, to = "/help") => ({ menu: [{ to, icon: "mail", label }] });
const [route] = routesOf(["/help"]);
const notified = (to: string) => ({ quoteSelected: { to, changes: ["Leads"] } });

/** What a hostile or careless team publishes, and what it is told. */
const harms: [string, Partial<Wanted>, string][] = [
  ["another's prefix", { prefixes: ["/agent"] }, "/agent already belongs to agent of Team agent."],
  ["a prefix below it", { prefixes: ["/agent/a/b"] }, `/agent/a/b lies below /agent, ${own}`],
  ["a capital", { prefixes: ["/Agent"] }, "/routes/0/prefix must match pattern"],
  ["a slash at its end", { prefixes: ["/agent/"] }, '("/agent/")'],
  ["a path that climbs", { prefixes: ["/x/../agent"] }, '("/x/../agent")'],
  ["a query", { prefixes: ["/agent?x"] }, '("/agent?x")'],
  ["one prefix twice", { prefixes: ["/x", "/x"] }, "/x is claimed twice by help."],
  ["everything", { prefixes: ["/"] }, '"/" would claim the whole site.'],
  ["the API", { prefixes: ["/api/leads"] }, "/api/leads is kept for the site itself."],
  ["the builds", { prefixes: ["/assets"] }, "/assets is kept for the site itself."],
  ["the shell's list", { prefixes: ["/__remotes"] }, "/__remotes is kept for the shell."],
  ["mailed links", { prefixes: ["/go/agent"] }, "/go/agent is kept for the shell."],
  ["another's name", { name: "agent", manifest: { team: "Help" } }, "agent belongs to Team agent"],
  ["the shell's name", { name: "shell", manifest: { team: "Help" } }, "shell belongs to"],
  ["a name of every object", { name: "constructor" }, "/name must match pattern"],
  ["a name that climbs", { manifest: { name: "../x" } }, '("../x")'],
  ["no team", { manifest: { team: "__proto__" } }, "/team must match pattern"],
  ["a version that climbs", { manifest: { version: "../../x" } }, "/version must match pattern"],
  ["a file that climbs", { missing: ["../../x.js"] }, '("../../x.js")'],
  ["a hidden file", { missing: ["a/.git/config"] }, '("a/.git/config")'],
  ["missing files", { missing: ["a.js", "b.js"] }, "The build of help misses a.js, b.js."],
  ["half a script", { code: "function run() {" }, "is no whole script (SyntaxError:"],
  ["a page for a script", { code: "<!doctype html>" }, "is no whole script (SyntaxError:"],
  ["another's container", { manifest: { container: "quotehaven_agent" } }, "does not define"],
  ["nothing to start", { manifest: { start: [] } }, "/start must not have fewer than 1 items"],
  ["a screen it does not have", { routes: [{ ...route!, screens: { "/": ["x"] } }] }, "shows x"],
  ["a menu that leads away", { manifest: menu({ en: "a", es: "b" }, "/agent") }, "leads to /agent"],
  [
    "a screen that climbs",
    { routes: [{ ...route!, notifications: notified("../x") }] },
    '("../x")',
  ],
  ["a menu in one language", { manifest: menu({ en: "Help" }) }, "required properties es"],
  ["texts in one language", { manifest: { screens: { "messages/en.json": [] } } }, "one language"],
  ["a page in one language", aPrerenderedRemote("/help", "<p>Help</p>", { en: "en.html" }), "es"],
  ["no origin", { manifest: { policy: { connect: ["https://*"] } } }, '("https://*")'],
  ["a rule of its own", { manifest: { policy: { style: [] } } }, "/policy"],
  ["another platform", { contract: "^9.0.0" }, "needs platform ^9.0.0; the shell provides 0.1.0."],
  ["too much script", { manifest: { scriptBudgetBytes: 1 } }, "may need 1 bytes of its own"],
  ["a budget of nothing", { manifest: { scriptBudgetBytes: 0 } }, "must be >= 1"],
];

it("refuses each of these, says why, and changes nothing", async () => {
  const before = await place.store.registry();
  for (const [what, wanted, words] of harms) {
    const told = await publishing({ name: "help", ...wanted }).then(
      () => "It was published.",
      (error: Error) => error.message,
    );
    expect([what, told]).toEqual([what, expect.stringContaining(words)]);
    expect(await place.store.registry()).toEqual(before);
  }
});

it("refuses notifications that lead to another live remote, where that is for the same role", async () => {
  const [desk] = routesOf(["/desk"]);
  const notifications = notified("leads");
  await publishing({ name: "desk", routes: [{ ...desk!, role: "agent", notifications }] });
  const shown = { ...route!, role: "agent" as const, notifications };
  const refused = publishing({ name: "help", routes: [shown] });
  await expect(refused).rejects.toThrow("Notifications of quoteSelected lead to desk of Team desk");
  await publishing({ name: "help", routes: [{ ...shown, role: "consumer" }] });
  expect(await live("help")).toBeDefined();
});

it("refuses a second home and a second landing of a role, and takes those of the same remote again", async () => {
  const [desk] = routesOf(["/desk"]);
  const home = { role: "agent" as const, home: true };
  const landing = { landingOf: "consumer" as const };
  const desks = [
    { ...desk!, ...home },
    { ...desk!, ...landing, prefix: "/desk-landing" },
  ];
  await publishing({ name: "desk", routes: desks });
  await expect(publishing({ name: "help", routes: [{ ...route!, ...home }] })).rejects.toThrow(
    "/help cannot be the home of agent: that is /desk of desk of Team desk.",
  );
  await expect(publishing({ name: "help", routes: [{ ...route!, ...landing }] })).rejects.toThrow(
    "/help cannot be the landing of consumer: that is /desk-landing of desk of Team desk.",
  );
  await publishing({ name: "desk", routes: desks, code: "two()" });
  await publishing({ name: "help", routes: [{ ...route!, role: "agent" }] });
  expect(await live("help")).toBeDefined();
});

it("refuses a shell that would strand a live remote, stable or canary", async () => {
  const { version } = await publishing({ name: "agent", code: "two()" }, { canaryPercent: 5 });
  const shell: Wanted = { name: "shell", provides: "0.2.0" };
  await expect(publishing(shell)).rejects.toThrow(`agent ${version} needs platform ^0.1.0`);
  await canary(place.store, "agent", 0);
  await expect(publishing(shell)).rejects.toThrow("the shell provides 0.2.0");
});

it("puts a shell and the remotes that need it live together, or none of them", async () => {
  const agent = await place.aBuild({ name: "agent", code: "two()", contract: "^0.2.0" });
  const shell = await place.aBuild({ name: "shell", provides: "0.2.0" });
  const bad = await place.aBuild({ name: "help", prefixes: ["/api"] });
  const before = await place.store.registry();
  await expect(publishTogether(place.store, [agent, shell, bad])).rejects.toThrow("is kept for");
  expect(await place.store.registry()).toEqual(before);
  await publishTogether(place.store, [agent, shell]);
  expect((await place.store.registry()).revision).toBe(before.revision + 1);
});

it("refuses to go back to what the live shell does not satisfy, in each way", async () => {
  const old = await live("agent");
  const agent = await place.aBuild({ name: "agent", code: "two()", contract: "^0.2.0" });
  await publishTogether(place.store, [
    agent,
    await place.aBuild({ name: "shell", provides: "0.2.0" }),
  ]);
  const words = "needs platform ^0.1.0; the shell provides 0.2.0.";
  await expect(rollback(place.store, "agent")).rejects.toThrow(words);
  await expect(promote(place.store, "agent", old)).rejects.toThrow(words);
  await expect(canary(place.store, "agent", 5, old)).rejects.toThrow(words);
  await expect(rollback(place.store, "shell")).rejects.toThrow("needs platform ^0.2.0");
});

it("refuses to retire the shell and what is not live", async () => {
  await expect(retire(place.store, "shell")).rejects.toThrow("Nothing is shown without the shell.");
  await expect(retire(place.store, "help")).rejects.toThrow("Nothing named help is live.");
});

describe("taking over", () => {
  it("gives a name to another team where that is asked for", async () => {
    const mine = { name: "agent", manifest: { team: "Sales" } };
    await publishing(mine, { takesOver: true });
    expect((await place.store.registry()).apps.agent?.team).toBe("Sales");
    await expect(publishing({ name: "agent", code: "two()" })).rejects.toThrow("belongs to Sales");
  });

  it("leaves names and prefixes their team's, also after they are retired, unless asked for", async () => {
    const below: Wanted = { name: "help", prefixes: ["/agent/help"] };
    await expect(publishing(below, { takesOver: true })).rejects.toThrow(own);
    await retire(place.store, "agent");
    await expect(publishing(below)).rejects.toThrow("--take-over takes the prefix");
    await publishing(below, { takesOver: true });
    await expect(publishing({ name: "agent" })).rejects.toThrow("would claim /agent/help as well");
  });

  it("is not needed between two apps of one team, of which one alone has a prefix", async () => {
    const help: Wanted = { name: "help", manifest: { team: "Team agent" }, prefixes: ["/agent"] };
    await expect(publishing(help)).rejects.toThrow("/agent already belongs to agent");
    await publishing({ ...help, prefixes: ["/agent/help"] });
    await retire(place.store, "agent");
    await publishing({ ...help, code: "two()" });
  });
});

describe("a build beside its sources", () => {
  /** The folder of an app with its build in `dist`, made of the sources that lie there. */
  async function anApp() {
    const app = await mkdtemp(join(place.folder, "app-"));
    await mkdir(join(app, "src"));
    await writeFile(join(app, "src/routes.tsx"), "one");
    const sources = { root: ".", paths: ["src"], hash: sourceHash(app, ["src"]) };
    await rename(await place.aBuild({ name: "help", manifest: { sources } }), join(app, "dist"));
    return app;
  }

  it("is published while they are as they were built, and refused once they changed", async () => {
    expect((await publish(place.store, await anApp())).name).toBe("help");
    const app = await anApp();
    await writeFile(join(app, "src/routes.tsx"), "two");
    await expect(publish(place.store, app)).rejects.toThrow("The sources of help changed since");
    await rm(join(app, "src"), { recursive: true });
    expect((await publish(place.store, app)).name).toBe("help");
  });

  it("is refused with files that it does not name, and where there is none", async () => {
    const dist = await place.aBuild({ name: "help" });
    await writeFile(join(dist, "notes.txt"), "secret");
    await expect(publish(place.store, dist)).rejects.toThrow("does not name: notes.txt.");
    await expect(publish(place.store, place.folder)).rejects.toThrow("Build it first.");
  });
});

it("names each path over the script budget, with entry, module and texts", async () => {
  const files = {
    "list.js": `/*${"l".repeat(296)}*/`,
    "one.js": `/*${"o".repeat(96)}*/`,
    "en.js": `/*${"e".repeat(46)}*/`,
  };
  const screens = {
    "src/remote.tsx": ["remote.js"],
    "src/messages/en.json": ["en.js"],
    "src/messages/es.json": ["en.js"],
    "One.tsx": ["one.js"],
    "List.tsx": ["list.js", "one.js"],
  };
  const routes = [{ ...route!, screens: { "/": ["One.tsx"], "/list": ["One.tsx", "List.tsx"] } }];
  const weighing = (scriptBudgetBytes: number) =>
    publishing({ name: "help", routes, files, manifest: { scriptBudgetBytes, screens } });
  await expect(weighing(100)).rejects.toThrow("shows: /help/list needs 483, /help needs 183. Load");
  expect((await weighing(483)).name).toBe("help");
});
