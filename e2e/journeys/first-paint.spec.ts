import { expect, test } from "../fixtures";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { LandingPage } from "../pages/LandingPage";
import { QuotesPage } from "../pages/QuotesPage";
import { SlowCode } from "../pages/SlowCode";
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
