import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { LandingPage } from "../pages/LandingPage";
import { LoginModal } from "../pages/LoginModal";
import { SlowCode } from "../pages/SlowCode";
import { TodayCard } from "../pages/TodayCard";
import { VerifyPage } from "../pages/VerifyPage";
import { Agent } from "../people/Agent";
import { anAgent } from "../people/details";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

/** Marks every element of the page; gives how many of them are still there later. */
async function markNodes(page: Page) {
  const marked = await page.evaluate(() => {
    const nodes = [...document.querySelectorAll("#root *")];
    Object.assign(window, { marked: nodes });
    return nodes.length;
  });
  return {
    marked,
    kept: () =>
      page.evaluate(() => {
        const nodes: unknown = Reflect.get(window, "marked");
        if (!Array.isArray(nodes)) return 0;
        return nodes.filter((node) => node instanceof Element && node.isConnected).length;
      }),
  };
}

/** Opens an address of which only the markup has come. */
async function openWithoutCode(page: Page, path: string): Promise<SlowCode> {
  const code = new SlowCode(page);
  await code.hold();
  await code.open(path);
  return code;
}

/** How often the style sheets of a page declare the font of headings: twice would lay it all out twice. */
const timesDeclared = (page: Page) =>
  page.evaluate(
    () =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter(({ cssText }) => /^@font-face.*"Lora Variable"/s.test(cssText)).length,
  );

/** How many fields take what is typed. */
const fieldsThatTake = (page: Page) =>
  page.evaluate(
    () => document.querySelectorAll(":is(input, select, textarea):not([inert] *)").length,
  );

const skeletonIn = (page: Page): Locator => page.locator(".skeleton");

/** The page is parsed, and its code has still to come. */
async function untilParsed(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== "loading");
}

test("both landings are read before their code is there; then they are the same nodes, and nothing moves", async ({
  people,
  openAs,
  look,
}) => {
  for (const [path, mobile, language, colorScheme, start] of [
    ["/", false, "en-US", "dark", "Get quotes"],
    ["/agent", true, "es-MX", "light", "Cotizar ahora"],
  ] as const) {
    const page = await openAs(people.api(), { mobile, language });
    await page.emulateMedia({ colorScheme });
    const code = await openWithoutCode(page, path);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: start })).not.toHaveCount(0);
    await look(page, `first-paint${path.replace("/", "-")}`);
    // What was typed now would be lost.
    expect(await fieldsThatTake(page)).toBe(0);
    const before = await heading.boundingBox();
    const nodes = await markNodes(page);
    expect(nodes.marked).toBeGreaterThan(100);
    code.arrive();
    await code.untilThere();
    expect(await nodes.kept()).toBe(nodes.marked);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await code.layoutShift()).toBeLessThan(0.02);
    expect(await timesDeclared(page)).toBe(1);
  }
});

test("a page whose style sheets do not come has its look once the code is there", async ({
  people,
  openAs,
  complaints,
}) => {
  const page = await openAs(people.api());
  complaints.expect(/Failed to load resource/);
  await page.route("**/*.css", (route) => route.abort());
  const landing = new LandingPage(page);
  await landing.open();
  await expect(landing.logIn).toHaveCSS("border-radius", "12px");
  await expect(landing.heading).toHaveCSS("font-family", /Lora Variable/);
});

test("a button that is pressed before its code is there does what it says once it is", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  const code = await openWithoutCode(page, "/auth/register/1");
  await new TodayCard(page).byHand.click();
  code.arrive();
  await code.untilThere();
  await expect(new TodayCard(page).company).toBeVisible();
});

test("a button that is pressed while its page hydrates does what it says", async ({
  people,
  openAs,
}) => {
  for (const [path, name] of [
    ["/", "Log in"],
    ["/agent", "Agent log in"],
  ] as const) {
    const page = await openAs(people.api());
    await page.addInitScript((name) => {
      const press = () => {
        const buttons = [...document.querySelectorAll<HTMLElement>("header button")];
        buttons.find(({ textContent }) => textContent === name)?.click();
      };
      // React listens then, and has hydrated nothing yet.
      document.addEventListener("quotehaven:hydrating", () => queueMicrotask(press));
    }, name);
    await page.goto(path);
    await expect(new LoginModal(page).dialog).toBeVisible();
  }
});

test("a link leads on before its code is there", async ({ people, openAs }) => {
  const page = await openAs(people.api());
  const code = await openWithoutCode(page, "/");
  await new LandingPage(page).agents.click();
  await expect(page).toHaveURL("/agent");
  await expect(new AgentLandingPage(page).heading).toBeVisible();
  code.arrive();
  await code.untilThere();
  await expect(new AgentLandingPage(page).heading).toBeVisible();
});

test("who follows a mailed link reads its screen before its code is there", async ({
  people,
  openAs,
  look,
}) => {
  const agent = new Agent(people.api(), anAgent(), site.sandboxOrigin);
  await agent.register();
  const mail = await mailTo(site.sandboxOrigin, agent.details.email, /confirm|verify/i);
  const page = await openAs(people.api(), { mobile: true });
  const verify = new VerifyPage(page);
  const code = await openWithoutCode(page, linkIn(mail, "/verify"));
  await expect(page.getByRole("heading", { name: "Verify your account" })).toBeVisible();
  await look(page, "first-paint-verify");
  code.arrive();
  await code.untilThere();
  await verify.verify.click();
  await expect(verify.done).toBeVisible();
  expect(await code.layoutShift()).toBeLessThan(0.02);
});

test("a form takes nothing before its code is there, in another language and the dark", async ({
  people,
  openAs,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(people.api(), { language: "es-MX" });
  await page.emulateMedia({ colorScheme: "dark" });
  const code = await openWithoutCode(page, await consumer.resetLink());
  const field = page.getByLabel("Contraseña nueva", { exact: true });
  const confirm = page.getByLabel("Confirme la contraseña nueva");
  const color = () =>
    page.getByRole("heading", { level: 1 }).evaluate((each) => getComputedStyle(each).color);
  const paintedColor = await color();
  await field.click({ force: true });
  await page.keyboard.type("Another-harbor-75");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
  const box = await field.boundingBox();
  const nodes = await markNodes(page);
  code.arrive();
  await code.untilThere();
  await expect(page).toHaveURL("/reset-password");
  expect(await nodes.kept()).toBe(nodes.marked);
  expect(await field.boundingBox()).toEqual(box);
  expect(await color()).toBe(paintedColor);
  await field.fill("Another-harbor-75");
  await confirm.fill("Another-harbor-75");
  await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
  await expect(page).toHaveURL("/");
});

test("an area shows the skeleton of its frame to whom it is for, and nothing moves when the code comes", async ({
  people,
  openAs,
}) => {
  const { consumer, agent, leadId } = await people.wonLead();
  for (const [person, path] of [
    [consumer, "/profile/my-quotes"],
    [agent, "/agent/profile/leads/all"],
    [agent, `/payment?leadId=${leadId}`],
  ] as const) {
    const page = await openAs(person, { mobile: person === agent });
    const code = await openWithoutCode(page, path);
    await expect(skeletonIn(page)).toBeVisible();
    code.arrive();
    await code.untilThere();
    await expect(skeletonIn(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await code.layoutShift()).toBeLessThan(0.02);
  }

  const other = await openAs(consumer);
  const code = await openWithoutCode(other, "/agent/profile/leads/all");
  await untilParsed(other);
  await expect(skeletonIn(other)).toHaveCount(0);
  code.arrive();
  await expect(other).toHaveURL("/profile/dashboard");

  const landing = new LandingPage(other);
  const onLanding = await openWithoutCode(other, "/");
  await untilParsed(other);
  await expect(landing.logIn).toHaveCount(0);
  await expect(landing.heading).toHaveCount(0);
  onLanding.arrive();
  await expect(landing.profile).toBeVisible();
});

test("without scripts the landing can be read, in its own look", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const landing = new LandingPage(page);
  await expect(landing.heading).toBeVisible();
  await expect(landing.agents).toHaveAttribute("href", "/agent");
  await expect(landing.logIn).toHaveCSS("border-radius", "12px");
  await context.close();
});
