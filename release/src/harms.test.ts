import { publish } from "./publish";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeAll(async () => {
  place = await aWorkplace();
  await publish(place.store, await place.aBuild({ name: "shell" }));
  await publish(place.store, await place.aBuild({ name: "agent", prefixes: ["/agent"] }));
});
afterAll(() => place.remove());

type Wanted = Partial<Parameters<typeof place.aBuild>[0]>;

const taken = "and everything there belongs to agent of Team agent.";

/** What a hostile or careless team tries, and what it is told. */
const harms: [string, Wanted, string][] = [
  ["the prefix of another", { prefixes: ["/agent"] }, "/agent already belongs to agent of"],
  ["one below it", { prefixes: ["/agent/leads"] }, `/agent/leads lies below /agent, ${taken}`],
  ["one far below it", { prefixes: ["/agent/a/b/c"] }, `/agent/a/b/c lies below /agent, ${taken}`],
  ["one in capitals", { prefixes: ["/Agent"] }, '"/Agent" is no route prefix.'],
  ["one with a slash at its end", { prefixes: ["/agent/"] }, '"/agent/" is no route prefix.'],
  ["one that climbs", { prefixes: ["/x/../agent"] }, '"/x/../agent" is no route prefix.'],
  ["one with a query", { prefixes: ["/agent?x"] }, '"/agent?x" is no route prefix.'],
  ["the same one twice", { prefixes: ["/x", "/x"] }, "/x is claimed twice by help."],
  ["everything", { prefixes: ["/"] }, '"/" would claim the whole site.'],
  ["the API", { prefixes: ["/api"] }, "/api is kept for the site itself."],
  ["a path of the API", { prefixes: ["/api/leads"] }, "/api/leads is kept for the site itself."],
  ["the builds", { prefixes: ["/assets"] }, "/assets is kept for the site itself."],
  ["the shell's list", { prefixes: ["/__remotes"] }, "/__remotes is kept for the shell."],
  ["the way of mailed links", { prefixes: ["/go/agent"] }, "/go/agent is kept for the shell."],
  ["another's name", { name: "agent", manifest: { team: "Help" } }, "agent belongs to Team agent;"],
  [
    "the shell's name",
    { name: "shell", manifest: { team: "Help" } },
    "shell belongs to Team shell;",
  ],
  ["a name that every object has", { name: "constructor" }, '"constructor" is no name of an app.'],
  ["a name that climbs", { manifest: { name: "../x" } }, '"../x" is no name of an app.'],
  ["a team named by nothing", { manifest: { team: "__proto__" } }, "is no name of a team."],
  ["a version that climbs", { manifest: { version: "../../x" } }, "is no version such as 1.2.3."],
  ["a file that climbs", { missing: ["../../x.js"] }, "is no name of a file to publish."],
  ["a hidden file", { missing: [".env"] }, '".env" is no name of a file to publish.'],
  ["a file that is not there", { missing: ["screen.js"] }, "The build of help misses screen.js."],
  ["half a script", { code: "function run() {" }, "is no whole script (SyntaxError:"],
  ["a page for a script", { code: "<!doctype html>" }, "is no whole script (SyntaxError:"],
  ["another's container", { manifest: { container: "quotehaven_agent" } }, "calls its container"],
  ["no entry", { manifest: { start: [] } }, "names no script to start."],
  ["a contract that is not kept", { contract: "^9.0.0" }, "help 0.1.0-"],
  ["more script than it allows itself", { manifest: { scriptBudgetBytes: 1 } }, "may need 1 bytes"],
];

it.each(harms)("refuses %s, says why, and changes nothing", async (_what, wanted, words) => {
  const before = await place.store.registry();
  const folder = await place.aBuild({ name: "help", ...wanted });
  await expect(publish(place.store, folder)).rejects.toThrow(words);
  expect(await place.store.registry()).toEqual(before);
});
