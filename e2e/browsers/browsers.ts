import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandLine } from "@quotehaven/local/commandLine";
import { freePort, threeFreePorts } from "../freePorts";
import { makePeople } from "../people/makePeople";
import { startProduct } from "../product/startProduct";
import type { Driver } from "./Driver";
import { failedRemote } from "./failedRemote";
import { FaultyProxy } from "./FaultyProxy";
import { openFirefox } from "./firefox";
import { lostNetwork } from "./lostNetwork";
import { mainJourney, type Scene } from "./mainJourney";
import { policyFile } from "./policyFile";
import { Tab } from "./Tab";
import { openWebKit } from "./webkit";

/**
 * Walks each journey in real Firefox and real WebKit, as Debian packages them: Playwright cannot drive
 * these. Firefox is driven over WebDriver BiDi, WebKit over WebDriver.
 */
const journeys = { mainJourney, failedRemote, lostNetwork, policyFile };
const engines = {
  firefox: {
    files: ["/usr/bin/firefox-esr"],
    packages: ["firefox-esr"],
    open: () => openFirefox("/usr/bin/firefox-esr"),
  },
  webkit: {
    files: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
    open: () => openWebKit("/usr/bin/WebKitWebDriver"),
  },
};

const known = [...Object.keys(engines), ...Object.keys(journeys)];
const { positionals: words } = commandLine(
  `npm run browsers [-- BROWSER or JOURNEY …]

Walks journeys in real Firefox and WebKit, all of them in both unless some are named: ${known.join(", ")}.`,
  { knows: (word) => known.includes(word) },
);

/** The entries that are named, all unless any is. */
function chosen<Entry>(from: Record<string, Entry>): [string, Entry][] {
  const named = Object.entries(from).filter(([name]) => words.includes(name));
  return named.length > 0 ? named : Object.entries(from);
}

/** Installs what a Debian machine lacks where it may, and says what is missing otherwise. */
function ensureInstalled({ files, packages }: { files: string[]; packages: string[] }): void {
  const isMissing = () => files.some((file) => !existsSync(file));
  if (isMissing() && process.getuid?.() === 0) {
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", ...packages], { stdio: "inherit" });
  }
  if (isMissing()) throw new Error(`Install ${packages.join(" and ")} first.`);
}

/** Walks one journey; a picture of the page is kept where it fails. */
async function walk(name: string, journey: (scene: Scene) => Promise<void>, driver: Driver) {
  try {
    await driver.renew();
    await journey(sceneIn(driver));
    console.log(`ok     ${driver.engine}: ${name}`);
  } catch (error) {
    process.exitCode = 1;
    const picture = join(tmpdir(), `quotehaven-${driver.engine}-${name}.png`);
    await writeFile(picture, await driver.screenshot());
    console.error(`FAILED ${driver.engine}: ${name}\n  ${String(error)}\n  ${picture}`);
  } finally {
    proxy.heal();
  }
}

const sceneIn = (driver: Driver): Scene => ({
  tab: new Tab(driver, proxy.origin),
  people: makePeople(product),
  proxy,
  sandboxOrigin: product.sandboxOrigin,
  inNewBrowser: () => driver.renew(),
});

const folder = await mkdtemp(join(tmpdir(), "quotehaven-browsers-"));
const [site, sandbox, smtp] = await threeFreePorts();
const proxy = await FaultyProxy.start(await freePort(), site);
const product = await startProduct({
  dataDir: join(folder, "data"),
  releaseStore: join(folder, "releases"),
  ports: { site, sandbox, smtp },
  env: { PUBLIC_ORIGIN: proxy.origin },
});
try {
  for (const [, engine] of chosen(engines)) {
    ensureInstalled(engine);
    const driver = await engine.open();
    console.log(`${driver.engine} ${driver.version}`);
    for (const [name, journey] of chosen(journeys)) await walk(name, journey, driver);
    await driver.close();
  }
} finally {
  await proxy.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
