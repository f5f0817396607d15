import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { satisfiesContract } from "@quotehaven/contract/release";
import { missingBrowser } from "@quotehaven/e2e/browser";
import { startProduct, type Product } from "@quotehaven/e2e/product/startProduct";
import { staleParts } from "@quotehaven/local/buildParts";
import { openStore, publishTogether, type ReleaseStore } from "@quotehaven/release";
import type { TeamRun } from "../teams/TeamRun";
import { clone } from "../teams/world/clone";
import { command } from "../teams/world/command";
import { StepFailed, type TeamWorld } from "../teams/world/TeamWorld";
import { crossShells } from "./crossShells";
import { failedFirst } from "./failedFirst";
import type { KeptRelease } from "./KeptRelease";
import { listedTitles, newerThan, onePage } from "./leftOut";
import { nextGeneration } from "./nextGeneration";
import { whatBreaks } from "./whatBreaks";

/** The main journey through each remote, and the one that leads through all of them. */
const journeys = {
  consumer: "application",
  agent: "quoting",
  payment: "payment",
  operations: "operations",
  "consumer, agent and payment": "win-a-client",
};

const todays = join(clone, "e2e", "playwright.config.ts");

/** What a page may put together while a release is on its way, both ways round. */
export const pairings = (openRelease: () => Promise<KeptRelease>): TeamRun[] => [
  {
    name: "remotes",
    title: "Remotes of the last release in today's shell",
    missing: missingBrowser,
    async run(world) {
      const release = await world.step("builds of the last release", openRelease);
      await readSources(world, release);
      const { product, store } = await today(world);
      const remotes = release.builds.filter(({ name }) => name !== "shell");
      await world.step("publish the remotes of then", async () => {
        const folders = remotes.map(({ name }) => release.folderOf(name));
        return nameAll(await publishTogether(store, folders));
      });
      await walk(world, release.journeys, product);
    },
  },
  {
    name: "shell",
    title: "Today's remotes in the shell of the last release",
    missing: missingBrowser,
    async run(world) {
      const release = await world.step("builds of the last release", openRelease);
      const { product, store } = await today(world);
      const left = await tooNewFor(release, store);
      for (const { name, contract } of left) {
        const words = `needs platform ${contract}: no shell of before is asked to show it`;
        world.check(`${name} of today is not published there`, true, words);
      }
      await world.step("publish the shell of then", async () => {
        const folders = ["shell", ...left.map(({ name }) => name)];
        const names = folders.filter((name) => release.builds.some((each) => each.name === name));
        return nameAll(
          await publishTogether(
            store,
            names.map((name) => release.folderOf(name)),
          ),
        );
      });
      const leftOut = {
        mark: newerThan(release.version),
        why: "the shell of then does not do it yet",
      };
      await walk(world, todays, product, { leftOut });
    },
  },
  {
    name: "next",
    title: "Two shells in one store: the agents' remote in one beside the site's own",
    missing: missingBrowser,
    async run(world) {
      const { product, store } = await today(world);
      await world.step("publish both of the next generation", async () =>
        nameAll(await publishTogether(store, await nextGeneration(world.folder))),
      );
      await crossShells(world, product);
      const { agent, "consumer, agent and payment": all } = journeys;
      const walked = { agent, "consumer, agent and payment": all };
      const leftOut = { mark: onePage, why: "it ends with the page load between the two" };
      await walk(world, todays, product, { walked, leftOut });
    },
  },
];

/** What a bundler sees is said by name; what only shows when it runs, the journeys tell. */
async function readSources(world: TeamWorld, release: KeptRelease): Promise<void> {
  const sources = join(world.folder, "sources");
  await mkdir(sources);
  await release.sourcesInto(sources);
  for (const [remote, words] of Object.entries(await whatBreaks(sources))) {
    world.check(`${remote} of then finds all that it takes`, words.length === 0, words.join("; "));
  }
}

/** The product of today, API and all, in folders of its own. */
async function today(world: TeamWorld) {
  const releaseStore = join(world.folder, "releases");
  const dataDir = join(world.folder, "data");
  const stale = staleParts();
  if (stale.length > 0) {
    await world.step(`build ${stale.join(", ")} of today`, async () => {
      await command(clone, ["node", "local/bin/build.mjs", ...stale]);
    });
  }
  const product = await world.step("start the product of today", () =>
    startProduct({ dataDir, releaseStore }),
  );
  world.atEnd(() => product.stop());
  return { product, store: openStore(releaseStore, { origin: product.origin }) };
}

/** The remotes of today that a shell does not suffice for: the release tool would refuse them there. */
async function tooNewFor(release: KeptRelease, store: ReleaseStore) {
  const provides = release.builds.find(({ name }) => name === "shell")?.provides ?? "";
  const { apps } = await store.registry();
  return Object.values(apps)
    .map(({ stable }) => stable)
    .filter(
      ({ name, contract }) => name !== "shell" && !satisfiesContract(provides, contract ?? ""),
    );
}

type Walk = {
  walked?: Record<string, string>;
  /** Tests with this mark show what cannot be there, and why. */
  leftOut?: { mark: string; why: string };
};

/** Every journey, whatever became of the one before. */
async function walk(
  world: TeamWorld,
  config: string,
  product: Product,
  { walked = journeys, leftOut }: Walk = {},
): Promise<void> {
  if (leftOut) await nameLeftOut(world, config, walked, leftOut);
  const chosen = leftOut ? ["--grep-invert", leftOut.mark] : [];
  const env = {
    E2E_ORIGIN: product.origin,
    E2E_SANDBOX_ORIGIN: product.sandboxOrigin,
    E2E_DATA_DIR: join(world.folder, "data"),
  };
  for (const [remotes, journey] of Object.entries(walked)) {
    const playwright = [...playwrightWith(config), `${journey}.spec.ts`, ...chosen];
    try {
      await world.step(`${remotes}: ${journey}`, async () => {
        const said = await command(clone, playwright, env).catch((error: Error) => {
          throw new Error(failedFirst(error.message), { cause: error });
        });
        return said.match(/\d+ passed.*/)?.[0] ?? said;
      });
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      console.error(error.message);
    }
  }
}

const playwrightWith = (config: string) => ["npx", "playwright", "test", "--config", config];

/** Says which tests are left out, and why. */
async function nameLeftOut(
  world: TeamWorld,
  config: string,
  walked: Record<string, string>,
  { mark, why }: { mark: string; why: string },
): Promise<void> {
  const files = Object.values(walked).map((journey) => `${journey}.spec.ts`);
  const list = [
    ...playwrightWith(config),
    ...files,
    "--list",
    "--grep",
    mark,
    "--pass-with-no-tests",
  ];
  for (const title of listedTitles(await command(clone, list))) {
    world.check(`left out: ${title}`, true, why);
  }
}

const nameAll = (builds: readonly { name: string; version: string }[]) =>
  builds.map(({ name, version }) => `${name} ${version}`).join(", ");
