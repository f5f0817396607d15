import type { Browser, Page } from "@playwright/test";
import { Interactions } from "../../e2e/Interactions";
import { median, orSay, printTable, ratioOf } from "./report";
import type { Screen } from "./screens";
import { ways, type Origins, type Way } from "./sites";
import { goTo, nobody, openContext, slowDown, type Conditions, type Reader } from "./visitPage";

const slowProcessor: Conditions = {
  name: "processor 4 times slower",
  latencyMs: 0,
  downBytesPerSecond: -1,
  cpuSlowdown: 4,
};

type Interaction = { name: string; screen: string; act: (page: Page) => Promise<void> };

const interactions: Interaction[] = [
  {
    name: "open a dialog",
    screen: "landing",
    act: (page) => page.getByRole("button", { name: "Get quotes" }).first().click(),
  },
  {
    name: "type into a questionnaire",
    screen: "application",
    act: (page) => page.locator("#root main input[inputmode]").first().pressSequentially("1234"),
  },
  {
    name: "change the leads' page",
    screen: "leads",
    act: (page) =>
      page
        .getByRole("button", { name: /page 2|next/i })
        .first()
        .click(),
  },
  {
    name: "open a lead's summary",
    screen: "leads",
    act: (page) =>
      page
        .getByRole("button", { name: /^View Summary/ })
        .first()
        .click(),
  },
];

const settleMs = 1_500;
const moves = 200;
const moveMs = 30;

/** What a press or a key took of ours: to the next picture, and the longest task that came of it. */
export type Answered = { name: string; pictures: number[]; tasks: number[] };

/** Where a page is opened and by whom. */
type At = {
  origins: Origins;
  screens: readonly Screen[];
  /** Those of them on which something is to be done. */
  chosen: readonly Screen[];
  people: ReadonlyMap<string, Reader>;
};

/** Prints how long the page took to answer what a person does, and what 200 moves leave in memory. */
export async function measureInteractions(
  browser: Browser,
  at: At,
  times: number,
): Promise<Answered[]> {
  console.log(`\n## Pressing and typing, ${slowProcessor.name}; ${times} times each`);
  const head = ["", "remotes", "webpack", "ratio", "Vite", "ratio"];
  const rows: string[][] = [];
  const found: Answered[] = [];
  const isChosen = (name: string) => at.chosen.some((screen) => screen.name === name);
  for (const interaction of interactions.filter(({ screen }) => isChosen(screen))) {
    await orSay(interaction.name, async () => {
      const pictures: Record<Way, number[]> = { remotes: [], webpack: [], vite: [] };
      const tasks: Record<Way, number[]> = { remotes: [], webpack: [], vite: [] };
      for (let turn = 0; turn < times; turn += 1) {
        for (const way of ways) {
          const { pictureMs, taskMs } = await answerOf(browser, interaction, at, way);
          pictures[way].push(pictureMs);
          tasks[way].push(taskMs);
        }
      }
      const { name } = interaction;
      rows.push(rowOf(`${name}: to the next picture, ms`, pictures));
      rows.push(rowOf(`${name}: longest task, ms`, tasks));
      found.push({ name, pictures: pictures.remotes, tasks: tasks.remotes });
    });
  }
  if (isChosen("leads")) {
    await orSay("moves between areas", async () => {
      const heap: Record<Way, number[]> = { remotes: [], webpack: [], vite: [] };
      for (const way of ways) heap[way].push(await heapAfterMoves(browser, at, way));
      rows.push(rowOf(`heap after ${moves} moves between areas, MB`, heap));
    });
  }
  printTable(head, rows);
  return found;
}

function rowOf(name: string, { remotes, webpack, vite }: Record<Way, number[]>): string[] {
  const shown = (values: number[]) => median(values).toFixed(0);
  return [
    name,
    shown(remotes),
    shown(webpack),
    ratioOf(remotes, webpack),
    shown(vite),
    ratioOf(remotes, vite),
  ];
}

async function openScreen(
  browser: Browser,
  name: string,
  { origins, screens, people }: At,
  way: Way,
): Promise<Interactions> {
  const origin = origins[way];
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen named ${name}.`);
  const reader = people.get(screen.as?.email ?? "") ?? nobody;
  const opened = await Interactions.on(await openContext(browser, { origin, reader }));
  await goTo(opened.page, { origin, reader, path: screen.path, usable: screen.usable });
  await opened.page.waitForTimeout(settleMs);
  return opened;
}

async function answerOf(
  browser: Browser,
  { screen, act }: Interaction,
  at: At,
  way: Way,
): Promise<{ pictureMs: number; taskMs: number }> {
  const opened = await openScreen(browser, screen, at, way);
  try {
    await slowDown(opened.page, slowProcessor);
    return await opened.measure(() => act(opened.page));
  } finally {
    await opened.page.context().close();
  }
}

async function heapAfterMoves(browser: Browser, at: At, way: Way): Promise<number> {
  const { page } = await openScreen(browser, "leads", at, way);
  try {
    for (let move = 0; move < moves; move += 1) {
      const path = move % 2 === 0 ? "/agent" : "/agent/profile/leads/all";
      await page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
      }, path);
      await page.waitForTimeout(moveMs);
    }
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize / 1e6;
  } finally {
    await page.context().close();
  }
}
