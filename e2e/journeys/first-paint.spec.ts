import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { AreaFrame } from "../pages/AreaFrame";
import { LandingPage } from "../pages/LandingPage";
import { QuotesPage } from "../pages/QuotesPage";
import { SlowCode } from "../pages/SlowCode";
import { VerifyPage } from "../pages/VerifyPage";
import { Agent } from "../people/Agent";
import { CardProcessor } from "../people/cardProcessor";
import { anAgent } from "../people/details";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

test("both landings are read before their code is there, and nothing moves when it comes", async ({
  people,
  openAs,
  look,
}) => {
  for (const mobile of [false, true]) {
    const page = await openAs(people.api(), { mobile });
    const code = new SlowCode(page);
    for (const [path, heading] of [
      ["/", new LandingPage(page).heading],
      ["/agent", new AgentLandingPage(page).heading],
    ] as const) {
      await code.hold();
      await code.open(path);
      await expect(heading).toBeVisible();
      if (mobile) await look(page, `first-paint${path.replace("/", "-")}`);
      const before = await heading.boundingBox();
      code.arrive();
      await code.untilThere();
      await expect(heading).toHaveCount(1);
      expect(await heading.boundingBox()).toEqual(before);
      expect(await code.layoutShift()).toBeLessThan(0.02);
    }
  }
});

test("what is written and pressed before the code is there is kept and done", async ({
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
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Nora");

  const agent = await openAs(people.api());
  const slow = new SlowCode(agent);
  await slow.hold();
  await slow.open("/agent");
  await agent.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  slow.arrive();
  await expect(agent.getByRole("dialog", { name: "Agent log in" })).toBeVisible();
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
  const before = await verify.verify.boundingBox();
  await verify.verify.click();
  code.arrive();
  await code.untilThere();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await expect(verify.done).toBeVisible();
  expect(before?.width).toBeGreaterThan(100);
  expect(await code.layoutShift()).toBeLessThan(0.02);

  const without = await openAs(people.api());
  const slow = new SlowCode(without);
  await slow.hold();
  await slow.open("/verify");
  await without.waitForFunction(() => document.scripts.length > 2);
  await expect(new VerifyPage(without).verify).toHaveCount(0);
  slow.arrive();
  await expect(without).toHaveURL("/");
});

test("the bell that is pressed before its count is there opens what is new", async ({
  people,
  openAs,
  look,
}) => {
  const { agent } = await people.wonLead();
  const page = await openAs(agent, { mobile: true });
  const frame = new AreaFrame(page);
  const code = new SlowCode(page);
  await code.hold();
  await code.open("/agent/profile/payments");
  await expect(frame.bell).toHaveAccessibleName("Notifications");
  await frame.bell.click();
  code.arrive();
  await expect(frame.latest).toBeVisible();
  await expect(frame.bell).toHaveAccessibleName(/unread/);
  await look(page, "first-paint-bell");
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
    code.arrive();
    await code.untilThere();
    await expect(page).toHaveURL("/reset-password");
    await expect(field).toHaveValue("Another-harbor-75");
    expect(await field.boundingBox()).toEqual(box);
    expect(await color()).toBe(paintedColor);
    await expect(page.getByText(spent).first()).toBeVisible();
    await expect(page.getByRole("button", { name: send })).toHaveCount(1);
  }
});

test("what a screen asks for is asked before its code is there, once, and of nobody else", async ({
  people,
  openAs,
}) => {
  const person = await people.consumer({ types: [1] });
  const page = await openAs(person);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  const ofScreen = ["/api/user/quotes", "/api/user/application", "/api/auth/check-session"];
  const code = new SlowCode(page);
  await code.hold();
  await code.open("/profile/my-quotes");
  await expect.poll(() => asked).toEqual(expect.arrayContaining(ofScreen));
  code.arrive();
  await expect(new QuotesPage(page).waiting).toBeVisible();
  for (const call of ofScreen) expect(asked.filter((each) => each === call)).toHaveLength(1);

  asked.length = 0;
  await page.goto("/agent/profile/payments");
  await expect(page).toHaveURL("/profile/dashboard");
  expect(asked.filter((call) => call.startsWith("/api/agent"))).toEqual([]);
});

test("an address that only leads on shows what it leads to before the code is there", async ({
  people,
  openAs,
}) => {
  const page = await openAs(await people.consumer({ types: [1] }));
  const code = new SlowCode(page);
  await code.hold();
  await code.open("/profile");
  await expect(page).toHaveURL("/profile/dashboard");
  await expect(page.getByRole("link", { name: "Dashboard" }).first()).toBeVisible();
  code.arrive();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/profile/dashboard");
});

test("the leads, and what lies below a lead, show their frame before the code is there", async ({
  people,
  openAs,
  look,
}) => {
  const { agent, leadId } = await people.wonLead();
  for (const [path, shown, before, after] of [
    ["leads", "leads/all", "Leads", "Leads"],
    [`leads/${leadId}`, `leads/${leadId}`, "Quote lead", /^Quote lead Quote Carla /],
    [`leads/${leadId}/client`, `leads/${leadId}/client`, "Client details", "Client details"],
  ] as const) {
    const page = await openAs(agent, { mobile: path === "leads" });
    const frame = await frameOf(page, `/agent/profile/${path}`, before);
    await expect(page).toHaveURL(`/agent/profile/${shown}`);
    if (path === "leads") await look(page, "first-paint-leads");
    await frame.fill(after);
    await expect(page).toHaveURL(`/agent/profile/${shown}`);
  }
});

test("questions about a quote and a receipt show their frame before the code is there", async ({
  people,
  openAs,
}) => {
  const { consumer, agent, leadId, quoteId } = await people.wonLead();
  const { payment_intent: intent } = await agent.startPayment(leadId);
  expect(await new CardProcessor(site.sandboxOrigin).confirm(agent.api, intent)).toBe("succeeded");
  await agent.client(leadId);
  const { number = "" } = (await agent.payments())[0] ?? {};
  for (const [person, path, before, after] of [
    [
      agent,
      `/agent/profile/leads/${leadId}/messages/${quoteId}`,
      "Questions about a quote",
      /^Questions from /,
    ],
    [
      consumer,
      `/profile/my-quotes/${quoteId}/messages`,
      "Questions about a quote",
      /^Questions for /,
    ],
    [agent, `/agent/profile/payments/${number}`, "Receipt", `Receipt ${number}`],
  ] as const) {
    const page = await openAs(person);
    await (await frameOf(page, path, before)).fill(after);
    await expect(page).toHaveURL(path);
  }
});

/** Opens an address whose page shows a heading while its code is under way; `fill` lets that come, and nothing moves. */
async function frameOf(page: Page, path: string, name: string) {
  const heading = page.getByRole("heading", { level: 1 });
  const code = new SlowCode(page);
  await code.hold();
  await code.open(path);
  await expect(heading).toHaveText(name);
  return {
    async fill(filledName: string | RegExp) {
      code.arrive();
      await code.untilThere();
      await expect(heading).toHaveText(filledName);
      expect(await code.layoutShift()).toBeLessThan(0.02);
    },
  };
}

test("who is signed in sees nothing of a visitor's landing", async ({ people, openAs }) => {
  const person = await people.consumer({ types: [1] });
  const page = await openAs(person);
  const code = new SlowCode(page);
  const landing = new LandingPage(page);
  await code.hold();
  await code.open("/");
  await page.waitForFunction(
    () => document.readyState !== "loading" || document.scripts.length > 2,
  );
  await expect(landing.logIn).toHaveCount(0);
  await expect(landing.heading).toHaveCount(0);
  code.arrive();
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

test("nothing moves on a phone where a form comes to what the page showed", async ({
  people,
  openAs,
}) => {
  const { agent, leadId } = await people.wonLead();
  for (const [person, path, role, name] of [
    [people.api(), "/auth/register/1", "combobox", "Zip code"],
    [agent, `/payment?leadId=${leadId}`, "checkbox", "Save this card for later payments"],
  ] as const) {
    const page = await openAs(person, { mobile: true });
    const code = new SlowCode(page);
    await code.hold();
    await code.open(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    code.arrive();
    await expect(page.getByRole(role, { name })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await code.layoutShift()).toBeLessThan(0.02);
  }
});
