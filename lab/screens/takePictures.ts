import { join } from "node:path";
import {
  errors,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";
import { violationsOn } from "@quotehaven/e2e/accessibility";
import { keptOf, sendFrom } from "@quotehaven/e2e/contextAs";
import { Api } from "@quotehaven/e2e/people/Api";
import { becomeOperator, type OperatorCommand } from "@quotehaven/e2e/people/operator";
import { fieldFaults } from "./fieldFaults";
import { fitPage, letGo } from "./fitPage";
import type { Pictures } from "./indexPage";
import { inspect } from "./inspect";
import { askInEnglish, wordsOf, type Language, type Words } from "./language";
import { findLeads, ownAddress, signIn, type Person } from "./people";
import { Replies } from "./Replies";
import { smallTargets } from "./smallTargets";
import { motionOn, watchMotion } from "./stillness";
import type { Found, Shot } from "./Shot";

const heights: Record<number, number> = {
  320: 640,
  375: 812,
  768: 1024,
  1280: 800,
  1920: 1080,
};

const isPhone = (width: number) => width < 768;

/** The widths that screens are pictured at, the widest first. */
export const widths = [1920, 1280, 768, 375, 320];
const themes = ["light", "dark"] as const;

/** Where axe looks at every screen, in both themes: where it is laid out as on a desk, and on a phone. */
const judgedWidths = [1280, 375];

/** As many pages at a time as two cores carry. */
const workers = 3;

const columnOf = (width: number, theme: string) => `${width} ${theme}`;

/** Every column of the table, the narrowest first. */
export const columnsOf = (shown: readonly number[]): string[] =>
  shown.toReversed().flatMap((width) => themes.map((theme) => columnOf(width, theme)));

type Studio = {
  folder: string;
  origin: string;
  found: Found;
  words: Words;
  widths: readonly number[];
  contextOf: (person?: Person) => Promise<BrowserContext>;
};

/** Takes every picture of every shot; what fails is reported, and the others are taken. */
export async function takePictures(options: {
  browser: Browser;
  origin: string;
  operator: OperatorCommand;
  folder: string;
  shots: readonly Shot[];
  language: Language;
  widths: readonly number[];
  onTaken: (pictures: Pictures) => void;
}): Promise<Pictures[]> {
  const { browser, origin, operator, folder, shots, language, widths, onTaken } = options;
  const enter = async (person: Person) => {
    if (person !== "operator") return signIn(origin, person);
    const api = new Api(origin, ownAddress());
    await becomeOperator(api, operator);
    return api;
  };
  const contextOf = contextsOf(browser, origin, language, enter);
  const agent = await signIn(origin, "agent");
  const found = { leads: await findLeads(agent) };
  const studio = {
    folder,
    origin,
    contextOf,
    found,
    widths,
    words: await wordsOf(language, origin),
  };
  const pictures: Pictures[] = [];
  const waiting = shots.map((shot, index) => ({ shot, index }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const taken = await takeShot(next.shot, next.index, studio);
      pictures[next.index] = taken;
      onTaken(taken);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return pictures;
}

/** One context a person, so that the product's files are loaded once for all their screens. */
function contextsOf(
  browser: Browser,
  origin: string,
  language: Language,
  enter: (person: Person) => Promise<Api>,
): Studio["contextOf"] {
  const contexts = new Map<Person | undefined, Promise<BrowserContext>>();
  const create = async (person?: Person) => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: `${language}-US`,
      timezoneId: "America/Chicago",
      reducedMotion: "reduce",
    });
    await sendFrom(context, ownAddress());
    // What names the functions of TypeScript that tsx compiles; a page that is asked has no such helper.
    await context.addInitScript("globalThis.__name = (named) => named");
    await watchMotion(context);
    // How somebody likes a screen is of one picture, not of the person's others.
    await context.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (!key.startsWith("kept:")) setItem.call(this, key, value);
      };
    });
    for (const kept of person ? keptOf(await enter(person)) : []) {
      await context.addInitScript(({ name, value }) => localStorage.setItem(name, value), kept);
    }
    return context;
  };
  return (person) => {
    const known = contexts.get(person) ?? create(person);
    contexts.set(person, known);
    return known;
  };
}

async function takeShot(shot: Shot, index: number, studio: Studio): Promise<Pictures> {
  const files = new Map<string, string>();
  const leftOver = [...studio.words.leftOver].filter((text) => !shot.english?.includes(text));
  const problems = new Set<string>();
  const page = await (await studio.contextOf(shot.as)).newPage();
  page.setDefaultTimeout(20_000);
  askInEnglish(page, studio.words);
  const shown = studio.widths.filter((width) => shot.widths?.includes(width) ?? true);
  try {
    // What a person does is done where nothing is covered, if the shot is of that width at all.
    await resize(page, shot.widths?.includes(1280) === false ? (shown[0] ?? 1280) : 1280);
    await open(page, shot, studio);
  } catch (error) {
    problems.add(`not reached: ${firstLine(error)}`);
  }
  try {
    for (const width of shown) {
      await resize(page, width);
      if (shot.inSight) await bringInSight(page.getByText(shot.inSight).first());
      for (const problem of await inspect(page, leftOver)) problems.add(`${width}: ${problem}`);
      for (const fault of await fieldFaults(page)) problems.add(fault);
      // Pictured by a window as high as the page: a picture beyond the window shows what is fixed in
      // the middle.
      if (!shot.isWindow) await fitPage(page, width);
      for (const theme of themes) {
        const file = `${String(index + 1).padStart(3, "0")}-${width}-${theme}.jpg`;
        await picture(page, theme, join(studio.folder, file));
        files.set(columnOf(width, theme), file);
        // What is still loading is judged where it has loaded.
        if (!judgedWidths.includes(width) || shot.state === "loading") continue;
        for (const violation of await violationsOn(page)) {
          problems.add(`${width} ${theme}: ${violation}`);
        }
      }
      // It scrolls, so it comes when everything is pictured.
      if (isPhone(width)) await measureTargets(page, width, problems);
    }
    for (const motion of await motionOn(page)) problems.add(motion);
    if (await closeList(page)) {
      for (const width of shown.filter(isPhone)) {
        await resize(page, width);
        await measureTargets(page, width, problems);
      }
    }
  } catch (error) {
    problems.add(`not pictured: ${firstLine(error)}`);
  }
  await page.close();
  return { shot, files, problems: [...problems] };
}

async function picture(page: Page, theme: "light" | "dark", path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // Until everything of the higher window is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
  await page.waitForTimeout(150);
  await page.screenshot({ path, type: "jpeg", quality: 82, animations: "disabled" });
}

/** Closes the list that lies over a screen, if one is open. */
async function closeList(page: Page): Promise<boolean> {
  const list = page.getByRole("listbox").first();
  if (!(await list.isVisible())) return false;
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  return true;
}

/** Unlike `scrollIntoViewIfNeeded` it does not refuse where the page puts the words anew meanwhile. */
async function bringInSight(words: Locator): Promise<void> {
  await words.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
}

async function measureTargets(page: Page, width: number, problems: Set<string>): Promise<void> {
  for (const target of await smallTargets(page)) problems.add(`${width}: ${target}`);
}

async function open(page: Page, shot: Shot, { found }: Studio): Promise<void> {
  await shot.replies?.(new Replies(page), found);
  await page.goto(typeof shot.path === "string" ? shot.path : shot.path(found));
  await page.locator("h1, [role=alert]").first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
  if (shot.state !== "loading") {
    // Skeletons are gone when what they hold the place of is there.
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  }
  await shot.act?.(page);
  if (shot.state !== "loading") await quietNetwork(page);
  // What lies under the pointer looks pressed.
  await page.mouse.move(0, 0);
}

/** What comes after the first paint is there when nothing is fetched any more. A card's own frame may go on. */
async function quietNetwork(page: Page): Promise<void> {
  try {
    await page.waitForLoadState("networkidle", { timeout: 5_000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

async function resize(page: Page, width: number): Promise<void> {
  await letGo(page);
  await page.setViewportSize({ width, height: heights[width] ?? 800 });
  await touchWithFingers(page, isPhone(width));
  await page.waitForTimeout(120);
}

/** Lets a page know that it is on a phone, where fingers press: targets are larger there. */
async function touchWithFingers(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled });
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";
}
