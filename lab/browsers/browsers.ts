import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, threeFreePorts } from "@quotehaven/e2e/freePorts";
import { makePeople } from "@quotehaven/e2e/people/makePeople";
import { startProduct } from "@quotehaven/e2e/product/startProduct";
import type { Driver } from "./Driver";
import { FaultyProxy } from "./FaultyProxy";
import { openFirefox } from "./firefox";
import type { Scene, Story } from "./Story";
import { failedRemote } from "./stories/failedRemote";
import { lostNetwork } from "./stories/lostNetwork";
import { mainJourney } from "./stories/mainJourney";
import { Tab } from "./Tab";
import { openWebKit } from "./webkit";

/**
 * Tells each story in real Firefox and real WebKit, as Debian packages them. `npm run browsers`,
 * or `npm run browsers -- webkit network` for one browser or the stories with a word.
 */
const stories: readonly Story[] = [mainJourney, failedRemote, lostNetwork];
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

/** Installs what a Debian machine lacks where it may, and says what is missing otherwise. */
function ensureInstalled({ files, packages }: { files: string[]; packages: string[] }): void {
  const isMissing = () => files.some((file) => !existsSync(file));
  if (isMissing() && process.getuid?.() === 0) {
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", ...packages], { stdio: "inherit" });
  }
  if (isMissing()) throw new Error(`Install ${packages.join(" and ")} first.`);
}

/** Tells one story; a picture of the page is kept where it fails. */
async function tell(story: Story, driver: Driver, scene: Scene): Promise<boolean> {
  const startedAt = performance.now();
  try {
    await driver.renew();
    await story.tell(scene);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`ok    ${driver.engine}: ${story.title} (${seconds} s)`);
    return true;
  } catch (error) {
    const picture = join(tmpdir(), `quotehaven-${driver.engine}-${stories.indexOf(story)}.png`);
    await writeFile(picture, await driver.screenshot());
    console.error(`FAILED ${driver.engine}: ${story.title}\n  ${String(error)}\n  ${picture}`);
    return false;
  } finally {
    scene.proxy.refuse(null);
    scene.proxy.setOffline(false);
  }
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const named = Object.entries(engines).filter(([name]) => words.includes(name));
const chosenEngines = (named.length > 0 ? named : Object.entries(engines)).map(([, each]) => each);
const titleWords = words.filter((word) => !(word in engines));
const chosenStories = stories.filter(({ title }) =>
  titleWords.every((word) => title.toLowerCase().includes(word)),
);
if (chosenStories.length === 0) throw new Error(`No story has ${titleWords.join(" and ")}.`);

const folder = await mkdtemp(join(tmpdir(), "quotehaven-browsers-"));
const [site, sandbox, smtp] = await threeFreePorts();
const proxy = await FaultyProxy.start(await freePort(), site);
const product = await startProduct({
  dataDir: join(folder, "data"),
  releaseStore: join(folder, "releases"),
  ports: { site, sandbox, smtp },
  env: { PUBLIC_ORIGIN: proxy.origin },
});
const counted = { passed: 0, failed: 0 };
try {
  for (const engine of chosenEngines) {
    ensureInstalled(engine);
    const driver = await engine.open();
    console.log(`\n=== ${driver.engine} ${driver.version} ===`);
    const scene: Scene = {
      tab: new Tab(driver, proxy.origin),
      people: makePeople(product),
      proxy,
      sandboxOrigin: product.sandboxOrigin,
      inNewBrowser: () => driver.renew(),
    };
    for (const story of chosenStories) {
      counted[(await tell(story, driver, scene)) ? "passed" : "failed"] += 1;
    }
    await driver.close();
  }
} finally {
  await proxy.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${counted.passed} passed, ${counted.failed} failed`);
process.exit(counted.failed > 0 || counted.passed === 0 ? 1 : 0);
