import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base, type Browser, type Page } from "@playwright/test";
import { packageNames, stagePackages } from "@quotehaven/local/packages";
import { freePort } from "../freePorts";
import { atTerminal } from "./atTerminal";
import { LiveSite } from "./LiveSite";
import { PackageRegistry } from "./PackageRegistry";
import { TeamFolder } from "./TeamFolder";

const test = base.extend<{
  /** A folder of the test's own outside of the clone. */
  folder: string;
  /** Ends something when the test ends; what was started last ends first. */
  atEnd: (close: () => Promise<unknown>) => void;
}>({
  folder: async ({ baseURL: _ }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "quotehaven-team-"));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
  atEnd: async ({ folder: _ }, provide) => {
    const closers: (() => Promise<unknown>)[] = [];
    await provide((close) => void closers.unshift(close));
    for (const close of closers) await close();
  },
});

/** What the API answers to the starter's one call. */
const replies = {
  "GET /insurance-types": {
    data: [
      { ins_id: 1, ins_name: "Home" },
      { ins_id: 3, ins_name: "Auto" },
    ],
  },
};

test("a team without this repository comes from an empty folder to its remote live, and out again", async ({
  folder,
  atEnd,
  browser,
  page,
}) => {
  const registry = await test.step("publish our packages to a registry", async () => {
    const staged = join(folder, "staged");
    await stagePackages(staged);
    const started = await PackageRegistry.start(join(folder, "registry"));
    atEnd(() => started.close());
    for (const name of packageNames) await started.publish(join(staged, name));
    return started;
  });
  const site = await test.step("publish a shell that is built already, alone", () =>
    LiveSite.start(folder));
  atEnd(() => site.close());
  const shellBefore = await site.shellVersion();

  const outside = join(folder, "outside");
  await mkdir(outside);
  await writeFile(join(outside, ".npmrc"), registry.npmrc);
  const team = new TeamFolder(join(outside, "remote-help"), { RELEASE_STORE: site.store });
  await createAndCheck(outside, team);
  await lookInMockShell(page, team, atEnd);
  await releaseAndTakeBack(browser, team, site);
  expect(await site.shellVersion(), "the shell is the build that it was").toBe(shellBefore);
});

async function createAndCheck(outside: string, team: TeamFolder): Promise<void> {
  await test.step("create a remote, asked at a terminal", async () => {
    const create = "npx --yes --package @quotehaven/kit create-quotehaven-remote remote-help";
    await atTerminal(outside, create, [
      ["Name, in small letters (help): ", "Help!"],
      ["Name, in small letters (help): ", ""],
      ["Team (Help): ", ""],
      ["Prefix of its addresses (/help): ", ""],
      ["For anyone, consumer or agent (anyone): ", "anyone"],
    ]);
  });
  await test.step("npm install", () => team.npm("install", "--no-audit", "--no-fund"));
  expect(await team.strangers(), "what is installed and leads into the clone").toEqual([]);
  for (const script of ["lint", "types", "test", "build"]) {
    await test.step(`npm run ${script}`, () => team.npm("run", script));
  }
  expect(await team.filesThatNameTheClone(), "files of the build").toEqual([]);
}

async function lookInMockShell(
  page: Page,
  team: TeamFolder,
  atEnd: (close: () => Promise<unknown>) => void,
): Promise<void> {
  const port = await freePort();
  const stop = await test.step("npm start", () => team.start(port));
  atEnd(stop);
  await page.goto(`http://127.0.0.1:${port}/help`);
  const shows = (words: string) =>
    expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await shows("Auto");
  for (const [answer, words] of [
    ["error", "Try again"],
    ["empty", "There is nothing to ask quotes for right now."],
    ["slow", "Auto"],
  ] as const) {
    await page.getByLabel("API").selectOption(answer);
    await shows(words);
  }
  await stop();
}

async function releaseAndTakeBack(
  browser: Browser,
  team: TeamFolder,
  site: LiveSite,
): Promise<void> {
  const release = async (heading: string, ...args: string[]) =>
    test.step(`${args.join(" ")}: ${heading}`, async () => {
      await team.release(...args);
      const page = await site.visit(browser, "/help", replies);
      await expect(
        page.getByRole("heading", { level: 1, name: heading, exact: true }),
      ).toBeVisible();
      await page.context().close();
    });
  await release("Help", "publish", ".");
  for (const language of ["en", "es"]) {
    await team.replace(`src/messages/${language}.json`, '"title": "Help"', '"title": "Help anew"');
  }
  await team.npm("run", "build");
  await release("Help anew", "publish", ".", "--canary", "100");
  await release("Help", "canary", "help", "0");
  await team.release("publish", ".", "--canary", "50");
  await release("Help anew", "promote", "help");
  await release("Help", "rollback", "help");
  await team.release("retire", "help");
  const gone = await fetch(`${site.origin}/help`);
  expect(await gone.text(), "its prefix").not.toContain("/assets/help/");
}
