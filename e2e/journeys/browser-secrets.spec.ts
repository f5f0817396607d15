import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AreaFrame } from "../pages/AreaFrame";
import { LandingPage } from "../pages/LandingPage";
import { LoginModal } from "../pages/LoginModal";
import { PaymentPage } from "../pages/PaymentPage";
import { site } from "../product/site";

const keptBy = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));

test("a mailed token leaves the address at once, survives a reload, and is told to nobody", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  const asked: { origin: string; referer: string | undefined }[] = [];
  page.on("request", (request) => {
    const { referer } = request.headers();
    asked.push({ origin: new URL(request.url()).origin, referer });
  });
  for (const [path, button] of [
    ["/verify", "Verify Account"],
    ["/reset-password", "Reset Password"],
  ] as const) {
    await page.goto(`${path}?token=a-token-of-a-mail`);
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.reload();
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([site.origin]));
  expect(asked.filter(({ referer }) => referer?.includes("token"))).toEqual([]);
});

test("a browser keeps the session, its role and a random visitor of who is logged in, and nothing else", async ({
  people,
  openAs,
}) => {
  const consumer = await people.consumer();
  const page = await openAs(people.api());
  await page.goto("/");
  await new LandingPage(page).logIn.click();
  await new LoginModal(page).logIn(consumer.details);
  const frame = new AreaFrame(page);
  await expect(frame.bell).toBeVisible();
  for (const path of ["/profile/dashboard", "/profile/my-quotes", "/profile/notifications"]) {
    await page.goto(path);
    await expect(frame.bell).toBeVisible();
  }
  // Where each screen was scrolled to, by React Router.
  const session = ["react-router-scroll-positions"];
  expect(await keptBy(page)).toEqual({ local: ["role", "sid", "visitor"], session });
  await frame.logOut.click();
  await expect(page).toHaveURL("/");
  expect(await keptBy(page)).toEqual({ local: ["visitor"], session });
});

test("a document that opens beside the page has no way back to it", async ({ people, openAs }) => {
  const page = await openAs(people.api());
  // A page instead of the document, which a browser without a viewer would only save.
  await page
    .context()
    .route("**/*.pdf", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Terms</title>" }),
    );
  await page.goto("/");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("contentinfo").getByRole("link", { name: "Client terms (PDF)" }).click();
  const terms = await opened;
  await expect(terms).toHaveTitle("Terms");
  expect(await terms.evaluate(() => window.opener)).toBeNull();
});

test("a card is typed into the card processor's frame, and nowhere on the page", async ({
  people,
  openAs,
}) => {
  const { agent, leadId } = await people.wonLead();
  const page = await openAs(agent);
  const payment = new PaymentPage(page);
  await payment.open(leadId);
  await payment.typeCard("4242424242424242");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const holders = await Promise.all(
    page.frames().map(async (frame) => ({
      origin: new URL(frame.url()).origin,
      knows: await frame
        .locator("input")
        .evaluateAll((inputs) =>
          inputs.some((input) => input instanceof HTMLInputElement && /4242/.test(input.value)),
        ),
    })),
  );
  expect(holders.filter(({ knows }) => knows).map(({ origin }) => origin)).toEqual([
    site.sandboxOrigin,
  ]);
});

test("the description of the API opens under its own policy, and answers what is tried out", async ({
  people,
  openAs,
}) => {
  const page = await openAs(people.api());
  await page.goto("/api/docs/");
  await expect(page.getByRole("heading", { name: /Quotehaven API/ })).toBeVisible();
  await page
    .getByRole("button", { name: /insurance-types$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.getByText('"ins_name": "Auto"').first()).toBeVisible();
});
