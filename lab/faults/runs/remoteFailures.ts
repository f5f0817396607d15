import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { missingBrowser } from "@quotehaven/e2e/browser";
import { contextAs } from "@quotehaven/e2e/contextAs";
import { AgentLandingPage } from "@quotehaven/e2e/pages/AgentLandingPage";
import { AreaFrame } from "@quotehaven/e2e/pages/AreaFrame";
import { LandingPage } from "@quotehaven/e2e/pages/LandingPage";
import { LoginModal } from "@quotehaven/e2e/pages/LoginModal";
import { RemoteSlot } from "@quotehaven/e2e/pages/RemoteSlot";
import type { Consumer } from "@quotehaven/e2e/people/Consumer";
import type { FaultRun } from "../FaultRun";
import { intruderMark, remoteFaults, type RemoteFault } from "../world/remoteFaults";
import type { ServedProduct, World } from "../world/World";

const patience = { timeout: 60_000 };

/** A part of the product that does not come, comes late, or comes wrong, in a browser. */
export const remoteFailures: FaultRun = {
  number: 7,
  title: "Micro-frontend failures",
  engines: ["PGlite"],
  missing: missingBrowser,
  async run(world) {
    const product = await world.startProduct();
    const consumer = await world.newConsumer(product, { origin: product.sandboxOrigin });
    await consumer.register(3);
    await consumer.verify();
    const browser = await world.startBrowser();
    for (let time = 0; time < world.times(1, 5); time += 1) {
      for (const fault of remoteFaults) await failOnce(world, browser, product, consumer, fault);
      await corruptRegistryFile(world, product);
    }
    return `${world.counted("ways to fail")} ways to fail, the rest of the product went on`;
  },
};

async function failOnce(
  world: World,
  browser: Browser,
  product: ServedProduct,
  consumer: Consumer,
  fault: RemoteFault,
): Promise<void> {
  const context = await contextAs(browser, world.visitor(product));
  context.setDefaultTimeout(patience.timeout);
  try {
    await showFailure(world, context, fault);
    const works = await workElsewhere(await context.newPage(), consumer);
    world.check(`${fault.name}: landing, log in and log out work`, works === "", works);
  } finally {
    await context.close();
  }
  world.count("ways to fail");
}

/** The slot says what is wrong, the console has it once, and it comes back. */
async function showFailure(world: World, context: BrowserContext, fault: RemoteFault) {
  const { name, isCuredInPlace, breakRemote } = fault;
  await breakRemote(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(`uncaught ${error.message}`));
  const slot = new RemoteSlot(page);
  const startedAt = performance.now();
  await page.goto("/agent", { waitUntil: "commit" });
  const isTold = await appears(slot.unavailable);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  world.check(`${name}: the slot says so, with Try again`, isTold, `${seconds} s`);
  if (!isTold) return;

  // What the browser itself says of a request or a hash is not ours.
  const ours = errors.filter((words) => /^(Problem in|uncaught)/.test(words));
  world.check(`${name}: one handled error`, ours.length === 1, ours[0]?.split("\n")[0]);
  const hasRun = await page.evaluate((mark) => mark in window, intruderMark);
  world.check(`${name}: no script ran that was not released`, !hasRun);

  await context.unroute("**/*");
  await context.unroute("**/assets/agent/**");
  await slot.markPage();
  if (isCuredInPlace) await slot.tryAgain.click();
  else await page.reload();
  const isBack = await appears(new AgentLandingPage(page).heading);
  const stayed = !isCuredInPlace || (await slot.isSamePage());
  const how = isCuredInPlace ? "in place" : "with the next page";
  world.check(`${name}: it comes back ${how}`, isBack && stayed);
  await page.close();
  await breakRemote(context);
}

/** The rest of the product, while the fault lasts; gives what did not work. */
async function workElsewhere(page: Page, { details }: Consumer): Promise<string> {
  const landing = new LandingPage(page);
  try {
    await landing.open();
    await landing.logIn.click();
    await new LoginModal(page).logIn(details);
    await new AreaFrame(page).logOut.click();
    await landing.heading.waitFor();
    return "";
  } catch (error) {
    return String(error).split("\n")[0] ?? "";
  }
}

/** The registry's file on the server is damaged: what was live stays so. */
async function corruptRegistryFile(world: World, { origin, releaseStore }: ServedProduct) {
  const file = join(releaseStore, "registry.json");
  const kept = await readFile(file);
  const before = await (await fetch(`${origin}/agent`)).text();
  await writeFile(file, kept.subarray(0, kept.length / 2));
  const reply = await fetch(`${origin}/agent`);
  const during = await reply.text();
  await writeFile(file, kept);
  const after = await fetch(`${origin}/agent`);
  world.check(
    "a damaged registry on the server: pages stay as they were",
    reply.status === 200 && during === before && after.status === 200,
    `${reply.status}, then ${after.status}`,
  );
}

const appears = (locator: ReturnType<Page["getByText"]>): Promise<boolean> =>
  locator
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
