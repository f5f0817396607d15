import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { LandingPage } from "../pages/LandingPage";
import { SlowCode } from "../pages/SlowCode";
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

test("both landings are read before their code is there; then they are the same nodes, and nothing moves", async ({
  people,
  openAs,
  look,
}) => {
  for (const [mobile, language, colorScheme] of [
    [false, "en-US", "dark"],
    [true, "es-MX", "light"],
  ] as const) {
    const page = await openAs(people.api(), { mobile, language });
    await page.emulateMedia({ colorScheme });
    const code = new SlowCode(page);
    for (const [path, words] of [
      ["/", { en: "Get quotes", es: "Pedir cotizaciones" }],
      ["/agent", { en: "Start quoting", es: "Cotizar ahora" }],
    ] as const) {
      await code.hold();
      await code.open(path);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      const start = words[language === "en-US" ? "en" : "es"];
      await expect(page.getByRole("main").getByRole("button", { name: start })).not.toHaveCount(0);
      if (mobile) await look(page, `first-paint${path.replace("/", "-")}`);
      const before = await heading.boundingBox();
      const nodes = await markNodes(page);
      expect(nodes.marked).toBeGreaterThan(100);
      code.arrive();
      await code.untilThere();
      expect(await nodes.kept()).toBe(nodes.marked);
      expect(await heading.boundingBox()).toEqual(before);
      expect(await code.layoutShift()).toBeLessThan(0.02);
    }
  }
});

test("what is written and pressed before the code is there is kept, and done once", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api(), { language: "es-MX" });
  const code = new SlowCode(page);
  await code.hold();
  await code.open("/");
  await page.getByRole("textbox", { name: "Nombre" }).fill("Nora");
  await page.getByRole("banner").getByRole("button", { name: "Pedir cotizaciones" }).click();
  code.arrive();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Nora");

  const agent = await openAs(people.api());
  const slow = new SlowCode(agent);
  await slow.hold();
  await slow.open("/agent");
  await agent.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  slow.arrive();
  await expect(agent.getByRole("dialog", { name: "Agent log in" })).toBeVisible();
});

test("a link that is pressed before the code is there leads on within the page", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  const code = new SlowCode(page);
  await code.hold();
  await code.open("/");
  await new LandingPage(page).agents.click();
  const nodes = await markNodes(page);
  code.arrive();
  await expect(new AgentLandingPage(page).heading).toBeVisible();
  await expect(page).toHaveURL("/agent");
  expect(nodes.marked).toBeGreaterThan(0);
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
});

test("who follows a mailed link reads its screen before its code is there, and has pressed already", async ({
  people,
  openAs,
  look,
}) => {
  const agent = new Agent(people.api(), anAgent(), site.sandboxOrigin);
  await agent.register();
  const mail = await mailTo(site.sandboxOrigin, agent.details.email, /confirm|verify/i);
  const page = await openAs(people.api(), { mobile: true });
  const verify = new VerifyPage(page);
  const code = new SlowCode(page);
  await code.hold();
  await code.open(linkIn(mail, "/verify"));
  await expect(page.getByRole("heading", { name: "Verify your account" })).toBeVisible();
  await look(page, "first-paint-verify");
  await verify.verify.click();
  code.arrive();
  await code.untilThere();
  await expect(verify.done).toBeVisible();
  expect(await code.layoutShift()).toBeLessThan(0.02);

  const without = await openAs(people.api());
  const slow = new SlowCode(without);
  await slow.hold();
  await slow.open("/verify");
  await untilParsed(without);
  await expect(new VerifyPage(without).verify).toHaveCount(0);
  slow.arrive();
  await expect(without).toHaveURL("/");
});

test("a new password typed before the code is there is kept, in both languages and the dark", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const said = [
    [
      "en-US",
      "New password",
      "Confirm new password",
      "Reset Password",
      "This link no longer works",
    ],
    [
      ...["es-MX", "Contraseña nueva", "Confirme la contraseña nueva"],
      ...["Cambiar la contraseña", "Este enlace ya no funciona"],
    ],
  ] as const;
  for (const [language, password, confirm, send, spent] of said) {
    const page = await openAs(people.api(), { language });
    complaints.expect(/status of 4\d\d .*password/);
    await page.emulateMedia({ colorScheme: language === "en-US" ? "dark" : "light" });
    const code = new SlowCode(page);
    await code.hold();
    await code.open("/reset-password?token=not-one-of-ours");
    const field = page.getByLabel(password, { exact: true });
    const color = () =>
      page.getByRole("heading", { level: 1 }).evaluate((each) => getComputedStyle(each).color);
    const paintedColor = await color();
    await look(page, `first-paint-reset-${language}`);
    await field.fill("Another-harbor-75");
    await page.getByLabel(confirm).fill("Another-harbor-75");
    const box = await field.boundingBox();
    await page.getByLabel(confirm).press("Enter");
    expect(page.url()).toContain("token=not-one-of-ours");
    const nodes = await markNodes(page);
    code.arrive();
    await code.untilThere();
    await expect(page).toHaveURL("/reset-password");
    expect(await nodes.kept()).toBe(nodes.marked);
    await expect(field).toHaveValue("Another-harbor-75");
    expect(await field.boundingBox()).toEqual(box);
    expect(await color()).toBe(paintedColor);
    await expect(page.getByText(spent).first()).toBeVisible();
    await expect(page.getByRole("button", { name: send })).toHaveCount(1);
  }
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
    const code = new SlowCode(page);
    const skeleton = skeletonIn(page);
    await code.hold();
    await code.open(path);
    await expect(skeleton).toBeVisible();
    code.arrive();
    await code.untilThere();
    await expect(skeleton).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await code.layoutShift()).toBeLessThan(0.02);
  }

  const other = await openAs(consumer);
  const code = new SlowCode(other);
  await code.hold();
  await code.open("/agent/profile/leads/all");
  await untilParsed(other);
  await expect(skeletonIn(other)).toHaveCount(0);
  code.arrive();
  await expect(other).toHaveURL("/profile/dashboard");
});

const skeletonIn = (page: Page): Locator => page.locator(".skeleton");

test("who is signed in sees nothing of a visitor's landing", async ({ people, openAs }) => {
  const person = await people.consumer({ types: [1] });
  const page = await openAs(person);
  const code = new SlowCode(page);
  const landing = new LandingPage(page);
  await code.hold();
  await code.open("/");
  await untilParsed(page);
  await expect(landing.logIn).toHaveCount(0);
  await expect(landing.heading).toHaveCount(0);
  code.arrive();
  await expect(landing.profile).toBeVisible();
});

/** The page is parsed, and its code has still to come. */
async function untilParsed(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== "loading");
}

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

test("nothing moves on a phone where a form comes to what the page showed", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api(), { mobile: true });
  const code = new SlowCode(page);
  await code.hold();
  await code.open("/auth/register/1");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  code.arrive();
  await expect(page.getByRole("combobox", { name: "Zip code" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await code.layoutShift()).toBeLessThan(0.02);
});
