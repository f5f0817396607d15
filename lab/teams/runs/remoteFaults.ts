import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { launchOptions, missingBrowser } from "@quotehaven/e2e/browser";
import { freePort, threeFreePorts } from "@quotehaven/e2e/freePorts";
import { makePeople } from "@quotehaven/e2e/people/makePeople";
import { startProduct } from "@quotehaven/e2e/product/startProduct";
import { openStore, publish, publishTogether, retire } from "@quotehaven/release";
import { tryOutBuilds } from "@quotehaven/release/smoke";
import { FaultyProxy } from "../../browsers/FaultyProxy";
import { faultRows, intruderMark, type FaultRow } from "../faults/faultRows";
import { FaultScene } from "../faults/FaultScene";
import { buildProbe, probePath, type ProbeFault } from "../faults/probe";
import type { TeamRun } from "../TeamRun";
import { clone } from "../world/clone";
import type { TeamWorld } from "../world/TeamWorld";

/** Longer than this nobody else waits for a remote that fails. */
const othersWaitMs = 5_000;
const backWithinMs = 5_000;

/** Whatever befalls a remote: what is said, who else notices, how it comes back, and whether its team hears of it. */
export const remoteFaults: TeamRun = {
  name: "faults",
  title: "Everything that can befall a remote, in a real browser",
  missing: missingBrowser,
  async run(world) {
    const site = await world.step("the product and the probe are built and live", () =>
      openSite(world),
    );
    const browser = await chromium.launch(launchOptions);
    world.atEnd(() => browser.close());
    for (const row of faultRows(world.folder)) {
      await startOver(site);
      await meet(world, browser, site, row);
    }
    await startOver(site);
    for (const fault of refused) await refuse(world, site, fault);
    await world.step("a build that nothing is wrong with passes the look before", () =>
      tryToPublish(site, "nothing any more"),
    );
  },
};

async function openSite(world: TeamWorld) {
  const probe = await buildProbe();
  world.atEnd(() => probe.remove());
  const [site, sandbox, smtp] = await threeFreePorts();
  const proxy = await FaultyProxy.start(await freePort(), site);
  world.atEnd(() => proxy.stop());
  const releaseStore = join(world.folder, "releases");
  const product = await startProduct({
    dataDir: join(world.folder, "data"),
    releaseStore,
    ports: { site, sandbox, smtp },
    env: { PUBLIC_ORIGIN: proxy.origin, SEED_DEMO: "false" },
  });
  world.atEnd(() => product.stop());
  const store = openStore(releaseStore, { origin: proxy.origin });
  await publish(store, probe.folderOf("nothing"));
  const people = makePeople({ origin: proxy.origin, sandboxOrigin: product.sandboxOrigin });
  const { agent } = await people.lead();
  return { proxy, store, probe, people, agent };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** The shell as it was built, and the probe as if this were the first build of it. */
async function startOver({ store, probe }: Site): Promise<void> {
  const { apps } = await store.registry();
  if (apps.probe) await retire(store, "probe");
  await publishTogether(store, [join(clone, "shell"), probe.folderOf("nothing")]);
}

/** One row of the table. */
async function meet(world: TeamWorld, browser: Browser, site: Site, row: FaultRow) {
  const scene = await FaultScene.open(
    browser,
    site,
    row.asAgent ? site.agent.api : site.people.api(),
  );
  const seen: string[] = [];
  try {
    seen.push(...(await witness(scene, row)));
    world.check(row.fault, true, seen.join("; "));
  } catch (error) {
    world.check(row.fault, false, String(error).split("\n").slice(0, 3).join(" "));
  } finally {
    await scene.close();
  }
}

/** What is seen of a fault. @throws where it is not what the row says */
async function witness(scene: FaultScene, row: FaultRow): Promise<string[]> {
  const { come = (to: FaultScene) => to.page.goto(probePath, { waitUntil: "commit" }) } = row;
  await row.befall(scene);
  await come(scene);
  const [shownMs, othersMs] = await Promise.all([scene.shows(row.shows), scene.othersTake()]);
  must(shownMs <= row.withinSeconds * 1_000, `it was shown after ${seconds(shownMs)} only`);
  must(othersMs <= othersWaitMs, `others waited ${seconds(othersMs)}`);
  const hasRun = await scene.page.evaluate((mark) => mark in window, intruderMark);
  must(!hasRun, "a script ran that nobody released");
  const seen = [
    `"${await scene.heading()}" after ${seconds(shownMs)}`,
    `others ${seconds(othersMs)}`,
  ];
  const told = await scene.told(row.tells);
  must(row.tells === null ? told.length === 0 : told.includes(row.tells), `it told ${told.join()}`);
  seen.push(row.healed ? await recover(scene, row, row.healed) : "no press");
  return [...seen, told.length > 0 ? `tells ${told.join(", ")}` : "tells nothing"];
}

async function recover(scene: FaultScene, row: FaultRow, healed: RegExp): Promise<string> {
  await scene.slot.markPage();
  await row.heal?.(scene);
  const pressedAt = performance.now();
  await scene.slot.tryAgain.click();
  await scene.shows(healed);
  const backMs = performance.now() - pressedAt;
  must(backMs <= backWithinMs, `it was back after ${seconds(backMs)} only`);
  const isSame = await scene.slot.isSamePage();
  must(
    isSame !== (row.isLoadedAnew === true),
    isSame ? "nothing was loaded" : "it was loaded anew",
  );
  return `back ${isSame ? "in place" : "by a load"} ${seconds(backMs)}`;
}

/** What a look in a browser keeps from going live, and what it says of it. */
const refused: readonly [ProbeFault, RegExp][] = [
  ["throws at start", /The probe throws as it starts/],
  ["throws at render", /The probe's screen throws/],
  ["throws in an effect", /The probe's effect throws/],
  ["throws in a timer", /The probe's timer throws/],
  ["breaks the policy", /elsewhere\.example.*Content Security Policy/],
  ["has a button without a name", /axe: button-name/],
];

async function refuse(world: TeamWorld, site: Site, [fault, words]: (typeof refused)[number]) {
  const before = await site.store.registry();
  const said = await tryToPublish(site, fault).catch((error: unknown) => String(error));
  const isKept = (await site.store.registry()).revision === before.revision;
  const line = said.split("\n").find((each) => words.test(each)) ?? said;
  world.check(`looked at before: ${fault}`, isKept && words.test(said), line.trim());
}

async function tryToPublish({ store, probe }: Site, fault: ProbeFault): Promise<string> {
  let seen = "";
  await publish(store, probe.folderOf(fault), {
    tryOut: async (...builds) => {
      const { screens, milliseconds } = await tryOutBuilds(...builds);
      seen = `${screens} screens in ${seconds(milliseconds)}`;
    },
  });
  return seen;
}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
