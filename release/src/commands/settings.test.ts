import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { REGISTRY_ELEMENT } from "@quotehaven/contract/release";
import { readSite } from "../readSite";
import { restore } from "../restore";
import { contentSecurityPolicy } from "../securityHeaders";
import { aCommandLine } from "../testing/aCommandLine";

let line: Awaited<ReturnType<typeof aCommandLine>>;
beforeEach(async () => {
  line = await aCommandLine();
  await line.release("publish", await line.place.aBuild({ name: "shell" }));
});
afterEach(() => line.remove());

const manifest = {
  flags: { loud: { default: false, what: "Says it aloud." } },
  config: {
    address: { type: "text", default: "help@example.com", what: "where answers come from" },
    site: { type: "address", default: "https://a.example/", what: "where it says more" },
    most: { type: "number", default: 5, oneOf: [5, 10], what: "how many are shown" },
  },
  policy: { connect: ["https://status.example.com"] },
};

const publishHelp = async (own: Record<string, unknown> = manifest) =>
  line.release("publish", await line.place.aBuild({ name: "help", manifest: own }));

/** What pages tell the shell of help. */
async function settingsInPage(): Promise<unknown> {
  const { revision } = await line.place.store.registry();
  const file = join(line.place.store.root, "pages", String(revision), "help", "index.html");
  const data = new RegExp(`id="${REGISTRY_ELEMENT}">(.*?)</script>`).exec(
    await readFile(file, "utf8"),
  );
  return JSON.parse(data?.[1] ?? "").remotes[0].stable.settings;
}

const policy = async () => contentSecurityPolicy([], (await readSite(line.place.store)()).policy);

it("sets flags and values of this store, which pages tell their remote", async () => {
  await publishHelp();
  expect(await settingsInPage()).toMatchObject({
    loud: false,
    address: "help@example.com",
    most: 5,
  });
  expect((await line.release("flag", "help", "loud", "on")).said).toEqual(["help: loud is on"]);
  await line.release("config", "help", "most", "10");
  expect(await settingsInPage()).toMatchObject({
    loud: true,
    address: "help@example.com",
    most: 10,
  });
  const { said } = await line.release("history");
  expect(said.join()).toContain("flag help loud on");
  await line.release("flag", "help", "loud", "default");
  await line.release("config", "help", "most");
  expect(await settingsInPage()).toMatchObject({
    loud: false,
    address: "help@example.com",
    most: 5,
  });
  await restore(line.place.store, 3);
  expect(await settingsInPage()).toMatchObject({ loud: true });
});

it.each([
  [["flag", "help", "quiet", "on"], "help has no flag quiet; it has loud."],
  [["flag", "help", "loud", "yes"], 'A flag is on, off or default, not "yes".'],
  [["flag", "shell", "loud", "on"], "shell has no flags."],
  [["config", "help", "addres", "x"], "help has no value addres; it has address, most, site."],
  [["config", "help", "most", "7"], 'most of help (how many are shown) takes 5 or 10, not "7".'],
  [["config", "help", "address", " "], 'takes a text, not " ".'],
  [["config", "help", "site", "javascript:x"], "takes an address such as https://example.com/page"],
  [["allow", "help", "style", "https://a.example"], "has script, connect, frame, and no style."],
  [["allow", "help", "script", "*"], '"*" is no origin such as https://status.example.com.'],
])("refuses %j in words", async (args, words) => {
  await publishHelp();
  const { failures, exitCode } = await line.release(...args);
  expect([failures.join(), exitCode]).toEqual([expect.stringContaining(words), 1]);
});

it("asks for a value that has no default before anybody gets the remote", async () => {
  const own = { config: { desk: { type: "number", what: "who answers" } } };
  const needs = "help needs its desk in this store (who answers): release config help desk VALUE.";
  expect((await publishHelp(own)).failures).toEqual([needs]);
  await line.release("config", "help", "desk", "the third");
  expect((await publishHelp(own)).failures).toEqual([
    'desk of help (who answers) takes a number, not "the third".',
  ]);
  await line.release("config", "help", "desk", "3");
  await publishHelp(own);
  expect(await settingsInPage()).toEqual({ desk: 3 });
  expect((await line.release("config", "help", "desk")).failures).toEqual([
    "help needs its desk: it has no default.",
  ]);
});

it("holds an origin in the policy once it is confirmed, and while a live build asks for it", async () => {
  const asks = "release allow help connect https://status.example.com";
  expect((await publishHelp()).failures[0]).toContain(asks);
  expect(await policy()).not.toContain("status.example.com");
  expect((await line.release("settings", "help")).said.join()).toContain(`not confirmed: ${asks}`);
  await line.release("allow", "help", "connect", "https://status.example.com");
  expect(await policy()).toContain("connect-src 'self' https://status.example.com;");
  expect(await policy()).toContain("script-src 'self';");
  expect((await publishHelp()).failures.join()).not.toContain("status.example.com");
  await publishHelp({});
  expect(await policy()).not.toContain("status.example.com");
  await publishHelp();
  await line.release("allow", "help", "connect", "https://status.example.com", "--revoke");
  expect(await policy()).not.toContain("status.example.com");
});

it("lets a team switch its own flags, and only the operator open the policy", async () => {
  await publishHelp();
  const keyFor = async (team: string) => {
    const { said } = await line.release("key", team);
    return said[0]?.split("=")[1] ?? "";
  };
  const operator = await keyFor("Team shell");
  process.env.RELEASE_KEY = operator;
  const own = await keyFor("Team help");
  const other = await keyFor("Team agent");
  const refused = "The key in RELEASE_KEY is not that of Team shell.";
  const flag = ["flag", "help", "loud", "on"];
  const origin = ["allow", "help", "connect", "https://status.example.com"];
  for (const [key, args, failures] of [
    [own, flag, []],
    [operator, flag, []],
    [other, flag, [refused]],
    [own, origin, [refused]],
    [operator, origin, []],
  ] as const) {
    process.env.RELEASE_KEY = key;
    expect((await line.release(...args)).failures).toEqual(failures);
  }
});
