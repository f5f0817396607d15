import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routesOf } from "./testing/aBuild";
import { aCommandLine } from "./testing/aCommandLine";

let place: Awaited<ReturnType<typeof aCommandLine>>["place"];
let release: Awaited<ReturnType<typeof aCommandLine>>["release"];
let published: Awaited<ReturnType<typeof aCommandLine>>["published"];
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ place, release, published, remove } = await aCommandLine());
});
afterEach(() => remove());

it("publishes builds, and says what is live and what it can go back to", async () => {
  const shell = await place.aBuild({ name: "shell" });
  const routes = routesOf(["/agent", "/agent/help"]);
  const agent = await place.aBuild({ name: "agent", routes });
  const { said, exitCode } = await release("publish", shell, agent);
  expect(said).toEqual([
    expect.stringMatching(/^shell 0\.1\.0-\w{12}: live$/),
    expect.stringMatching(/^agent 0\.1\.0-\w{12}: live$/),
  ]);
  expect(exitCode).toBeUndefined();
  const [shellVersion, first] = said.map((line) => line.split(/[ :]+/)[1]);
  const second = await published("agent", "two()");
  expect((await release("list")).said).toEqual([
    "revision 2",
    "\nshell (Team shell)",
    `  stable     ${shellVersion}  provides 0.1.0`,
    "             /verify",
    "\nagent (Team agent)",
    `  stable     ${second}  needs ^0.1.0`,
    "             /agent",
    `  previous   ${first}`,
  ]);
});

it("gives a canary to some, to all or to nobody", async () => {
  const stable = await published("agent");
  const next = await place.aBuild({ name: "agent", code: "two()" });
  const { said } = await release("publish", next, "--canary", "5%");
  expect(said[0]).toMatch(/^agent \S+: canary for 5%$/);
  const version = said[0]?.split(/[ :]+/)[1] ?? "";
  expect((await release("list")).said).toContain(`  canary 5%  ${version}  needs ^0.1.0`);
  expect((await release("canary", "agent", "25%")).said).toEqual(["agent: canary for 25%"]);
  expect((await release("canary", "agent", "0")).said).toEqual(["agent: no canary"]);
  expect((await release("canary", "agent", "10", version)).said).toEqual(["agent: canary for 10%"]);
  expect((await release("promote", "agent")).said).toEqual([`agent ${version}: live`]);
  expect((await release("rollback", "agent")).said).toEqual([`agent ${stable}: live again`]);
  expect((await release("promote", "agent", version)).said).toEqual([`agent ${version}: live`]);
  expect((await release("rollback", "agent", stable)).said).toEqual([
    `agent ${stable}: live again`,
  ]);
});

it("says from where builds may be tried out", async () => {
  const origin = "https://builds.example.com";
  expect((await release("overrides", "loopback", origin)).said).toEqual([
    `Builds may be tried out from: loopback, ${origin}`,
  ]);
  expect((await place.store.registry()).overrideOrigins).toEqual(["loopback", origin]);
  expect((await release("overrides")).said).toEqual(["Builds may be tried out from: nowhere"]);
});

it("lists the pages by the address at which people find the site", async () => {
  process.env.PUBLIC_ORIGIN = "https://quotehaven.example//";
  await published("shell");
  const { readFile } = await import("node:fs/promises");
  const robots = await readFile(join(place.store.root, "pages/1/robots.txt"), "utf8");
  expect(robots).toContain("Sitemap: https://quotehaven.example/sitemap.xml");
});

it("prints the headers that a web server is to send, with Google's only where they are used", async () => {
  await published("shell");
  const origin = ["--origin", "https://quotehaven.example"];
  const own = (await release("headers", ...origin)).said.join("\n");
  const withGoogle = (await release("headers", ...origin, "--recaptcha")).said.join("\n");
  const forNginx = (await release("headers", ...origin, "--nginx")).said;
  expect(forNginx).toContain('add_header x-frame-options "DENY" always;');
  expect(own).toMatch(/^content-security-policy: /im);
  expect([own.includes("google"), withGoogle.includes("google")]).toEqual([false, true]);
});

it("lets the doctor say that all is well, and fails where it is not", async () => {
  const version = await published("agent");
  expect(await release("doctor")).toEqual({
    said: ["All is well."],
    failures: [],
    exitCode: undefined,
  });
  const folder = place.folderOf({ name: "agent", version });
  await writeFile(join(folder, "remote.js"), "evil()");
  await rm(join(folder, "remoteEntry.js"));
  expect(await release("doctor")).toEqual({
    said: [
      `agent ${version}: remote.js is not what was published`,
      `agent ${version}: remoteEntry.js is missing`,
      "2 problems.",
    ],
    failures: [],
    exitCode: 1,
  });
});

it("says in a sentence what it refuses, and passes on what nobody expected", async () => {
  const { failures, exitCode } = await release("promote", "nobody");
  expect([failures, exitCode]).toEqual([["Nothing named nobody was published."], 1]);
  await published("agent");
  await writeFile(join(place.store.root, "registry.json"), "{");
  expect((await release("list")).failures).toEqual([
    expect.stringContaining("registry.json cannot be read."),
  ]);
  await rm(join(place.store.root, "history"), { recursive: true });
  await writeFile(join(place.store.root, "history"), "no folder");
  await expect(release("doctor")).rejects.toThrow("ENOTDIR");
});
