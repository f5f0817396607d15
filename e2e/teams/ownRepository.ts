import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { launchOptions } from "../browser";
import { freePort } from "../freePorts";
import { packageNames, stagePackages } from "@quotehaven/local/packages";
import { atTerminal } from "./atTerminal";
import { LiveSite } from "./LiveSite";
import { PackageRegistry } from "./PackageRegistry";
import { TeamFolder } from "./TeamFolder";
import type { TeamWorld } from "./TeamWorld";

/** What the API answers to the starter's one call. */
const replies = {
  "GET /insurance-types": {
    data: [
      { ins_id: 1, ins_name: "Home" },
      { ins_id: 3, ins_name: "Auto" },
    ],
  },
};
const texts = ["src/messages/en.json", "src/messages/es.json"];

/** A team without this repository: from an empty folder to its remote live, and out again. */
export async function ownRepository(world: TeamWorld): Promise<void> {
  const registry = await publishPackages(world);
  const site = await world.step("publish a shell that is built already, alone", () =>
    LiveSite.start(world.folder),
  );
  world.atEnd(() => site.close());
  const browser = await chromium.launch(launchOptions);
  world.atEnd(() => browser.close());
  const shellBefore = await site.shellVersion();

  const team = await createAndCheck(world, registry, site);
  await lookInMockShell(world, team, browser);
  await releaseAndTakeBack(world, { team, site, browser });
  const shellAfter = await site.shellVersion();
  world.check("the shell is the build that it was", shellAfter === shellBefore, shellAfter);
}

async function publishPackages(world: TeamWorld): Promise<PackageRegistry> {
  const staged = join(world.folder, "staged");
  await world.step("make our packages", () => stagePackages(staged));
  const registry = await PackageRegistry.start(join(world.folder, "registry"));
  world.atEnd(() => registry.close());
  await world.step("publish them to a registry", async () => {
    for (const name of packageNames) await registry.publish(join(staged, name));
    return packageNames.join(", ");
  });
  return registry;
}

async function createAndCheck(
  world: TeamWorld,
  registry: PackageRegistry,
  site: LiveSite,
): Promise<TeamFolder> {
  const outside = join(world.folder, "outside");
  await mkdir(outside);
  await writeFile(join(outside, ".npmrc"), registry.npmrc);
  await world.step("create a remote, asked at a terminal", async () => {
    const create = "npx --yes --package @quotehaven/kit create-quotehaven-remote remote-help";
    await atTerminal(outside, create, [
      ["Name, in small letters (help): ", "Help!"],
      ["Name, in small letters (help): ", ""],
      ["Team (Help): ", ""],
      ["Prefix of its addresses (/help): ", ""],
      ["For anyone, consumer or agent (anyone): ", "anyone"],
    ]);
  });
  const team = new TeamFolder(join(outside, "remote-help"), { RELEASE_STORE: site.store });
  await world.step("npm install", () => team.npm("install", "--no-audit", "--no-fund"));
  const strangers = await team.strangers();
  world.check(
    "nothing that is installed leads into the clone",
    strangers.length === 0,
    strangers[0],
  );
  await world.step("npm run lint", async () => void (await team.npm("run", "lint")));
  await world.step("npm run types", async () => void (await team.npm("run", "types")));
  await world.step("npm test", async () => void (await team.npm("test")));
  await world.step("npm run build", async () => void (await team.npm("run", "build")));
  const named = await team.filesThatNameTheClone();
  world.check("no file of the build names the clone", named.length === 0, named[0]);
  return team;
}

async function lookInMockShell(world: TeamWorld, team: TeamFolder, browser: Browser) {
  const port = await freePort();
  const stop = await world.step("npm start", () => team.start(port));
  world.atEnd(stop);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/help`);
  await world.step("see it in the mock shell", () => shows(page, "Auto"));
  for (const [answer, words] of [
    ["error", "Try again"],
    ["empty", "There is nothing to ask quotes for right now."],
    ["slow", "Auto"],
  ] as const) {
    await page.getByLabel("API").selectOption(answer);
    await world.step(`the same, with the API ${answer}`, () => shows(page, words));
  }
  await page.close();
  await stop();
}

async function releaseAndTakeBack(
  world: TeamWorld,
  { team, site, browser }: { team: TeamFolder; site: LiveSite; browser: Browser },
): Promise<void> {
  const see = (what: string, heading: string) =>
    world.step(what, async () => {
      const page = await site.visit(browser, "/help", replies);
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
      await page.context().close();
    });
  await world.step("publish it", () => team.release("publish", "."));
  await see("see it at its prefix, in that shell", "Help");
  for (const file of texts) await team.replace(file, '"title": "Help"', '"title": "Help anew"');
  await world.step("change a text and build", async () => void (await team.npm("run", "build")));
  await world.step("publish that as a canary for everybody", () =>
    team.release("publish", ".", "--canary", "100"),
  );
  await see("see the canary", "Help anew");
  await world.step("end the canary", () => team.release("canary", "help", "0"));
  await see("see the build before", "Help");
  await world.step("give a canary to half", () => team.release("publish", ".", "--canary", "50"));
  await world.step("promote it", () => team.release("promote", "help"));
  await see("see the new one", "Help anew");
  await world.step("roll back", () => team.release("rollback", "help"));
  await see("see the build before", "Help");
  await world.step("retire it", () => team.release("retire", "help"));
  const gone = await fetch(`${site.origin}/help`);
  world.check(
    "its prefix shows nothing of it any more",
    !(await gone.text()).includes("/assets/help/"),
  );
}

async function shows(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).first().waitFor();
}
