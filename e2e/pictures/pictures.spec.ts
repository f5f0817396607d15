import { errors, type Page, type TestInfo } from "@playwright/test";
import { violationsOn } from "../accessibility";
import { expect, test } from "../fixtures";
import type { Api } from "../people/Api";
import type { People } from "../people/makePeople";
import { agentPictures } from "./agentPictures";
import { brokenText } from "./brokenText";
import { consumerPictures } from "./consumerPictures";
import { findLeads, signIn, type DemoLeads, type DemoPerson } from "./demoPeople";
import { fieldFaults } from "./fieldFaults";
import { operationsPictures } from "./operationsPictures";
import type { Picture } from "./Picture";
import { publicPictures } from "./publicPictures";
import { smallTargets } from "./smallTargets";

const themes = ["light", "dark"] as const;
const language = process.env.PICTURES_LANGUAGE === "es" ? "es-US" : "en-US";

/** Acts find things by their English names. */
const isTaken = ({ acts }: Picture) => language === "en-US" || acts === undefined;
const pictures = [
  ...publicPictures,
  ...consumerPictures,
  ...agentPictures,
  ...operationsPictures,
].filter(isTaken);

/** Who signed in already, in this worker. */
const signedIn = new Map<DemoPerson | "operator", Promise<Api>>();
let leads: Promise<DemoLeads> | undefined;

function personOf(people: People, person: Picture["as"]): Promise<Api> | Api {
  if (!person) return people.api();
  const known = signedIn.get(person) ?? signIn(people, person);
  signedIn.set(person, known);
  return known;
}

for (const picture of pictures) {
  const tag = picture.isDeskOnly ? "@desk" : [];
  test(picture.name, { tag }, async ({ people, openAs, complaints }, info) => {
    const mobile = info.project.name === "phone";
    const page = await openAs(await personOf(people, picture.as), { language, mobile });
    if (!mobile) await page.setViewportSize({ width: 1280, height: 800 });
    if (picture.replies ?? picture.acts) complaints.expect(/Failed to load|^Problem in|net::ERR/);
    leads ??= Promise.resolve(personOf(people, "agent")).then(findLeads);
    await open(page, picture, await leads);
    const problems = [...(await brokenText(page)), ...(await fieldFaults(page))];
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await keepPicture(page, theme, info);
      if (picture.isLoading) continue;
      problems.push(...(await violationsOn(page)).map((violation) => `${theme}: ${violation}`));
    }
    // It scrolls, so it comes when everything is pictured.
    if (mobile) problems.push(...(await smallTargets(page)));
    expect(problems, "what is wrong with it").toEqual([]);
  });
}

async function open(
  page: Page,
  { path, replies = [], acts = [], isLoading }: Picture,
  leads: DemoLeads,
) {
  for (const reply of replies) await reply(page);
  await page.goto(typeof path === "string" ? path : path(leads));
  await page.locator("h1, [role=alert]").first().waitFor({ state: "attached" });
  if (!isLoading) {
    // Skeletons are gone when what they hold the place of is there.
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  }
  for (const act of acts) await act(page);
  await page.evaluate(() => document.fonts.ready);
  if (!isLoading) await untilQuiet(page);
  // What lies under the pointer looks pressed.
  await page.mouse.move(0, 0);
}

/** What comes after the first paint is there when nothing is fetched any more. The card's own frame may go on. */
async function untilQuiet(page: Page): Promise<void> {
  try {
    await page.waitForLoadState("networkidle", { timeout: 5_000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

async function keepPicture(page: Page, theme: string, info: TestInfo): Promise<void> {
  const body = await page.screenshot({ fullPage: true, animations: "disabled" });
  await info.attach(theme, { body, contentType: "image/png" });
}
