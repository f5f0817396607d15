import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BUILD_FILE, openStore, publish, rollback } from "@quotehaven/release";
import { launchOptions } from "../e2e/browser";
import { AgentLandingPage } from "../e2e/pages/AgentLandingPage";
import { LandingPage } from "../e2e/pages/LandingPage";
import { RemoteSlot } from "../e2e/pages/RemoteSlot";
import { until } from "../e2e/until";
import { parseRegistry } from "../shell/src/federation/registry";
import { withProduct } from "./product";
import { atMost, linesOf, type Line } from "./targets";

/** How soon a release and its rollback are live, and how soon a failed remote is back. */
export const measureRelease = (): Promise<Line[]> =>
  linesOf("release", () =>
    withProduct({}, async ({ origin }, folder) => [
      ...(await linesOf("publish and rollback", () => releaseAndReturn(origin, folder))),
      ...(await linesOf("recovery", () => recover(origin))),
    ]),
  );

/** Publishes the agents' build again under another version, without the look in a browser before. */
async function releaseAndReturn(origin: string, folder: string): Promise<Line[]> {
  const store = openStore(join(folder, "releases"), { origin });
  const next = join(folder, "next");
  await cp(join(import.meta.dirname, "../remote-agent/dist"), next, { recursive: true });
  const file = join(next, BUILD_FILE);
  const build: object = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...build, version: "9.9.9" }));
  const live = async () => {
    const { remotes } = parseRegistry(await (await fetch(`${origin}/releases.json`)).json());
    return remotes.find(({ name }) => name === "agent")?.stable.version;
  };
  const secondsTo = async (release: () => Promise<{ version: string }>) => {
    const startedAt = performance.now();
    const { version } = await release();
    await until(`${version} to be live`, async () => (await live()) === version);
    return (performance.now() - startedAt) / 1_000;
  };
  return [
    atMost("Publish to live", 2, "s", await secondsTo(() => publish(store, next))),
    atMost("Rollback to live", 2, "s", await secondsTo(() => rollback(store, "agent"))),
  ];
}

/** From pressing Try again to the screen of a remote whose files are there again. */
async function recover(origin: string): Promise<Line[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ baseURL: origin, locale: "en-US" });
    const slot = new RemoteSlot(page);
    await slot.switchOff("agent");
    const landing = new LandingPage(page);
    await landing.open();
    await landing.agents.click();
    await slot.tryAgain.waitFor();
    await slot.switchOn("agent");
    const startedAt = performance.now();
    await slot.tryAgain.click();
    await new AgentLandingPage(page).heading.waitFor();
    const seconds = (performance.now() - startedAt) / 1_000;
    return [atMost("Recovery of a remote after Try again", 1, "s", seconds)];
  } finally {
    await browser.close();
  }
}
