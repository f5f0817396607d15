import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { LeadsPage } from "../pages/LeadsPage";
import { QuotesPage } from "../pages/QuotesPage";
import { RegisterPage } from "../pages/RegisterPage";
import { TodayCard } from "../pages/TodayCard";

const name = "01-home-boxed-two-columns";
const MINUTE_MS = 60_000;

/** Everything that the page asks for, with what it sends. */
function watchRequests(page: Page) {
  const requests: { url: string; sent: string }[] = [];
  page.on("request", (request) => {
    const body = request.postDataBuffer()?.toString("latin1") ?? "";
    const headers = JSON.stringify(request.headers());
    requests.push({ url: request.url(), sent: `${request.url()}\n${headers}\n${body}` });
  });
  return requests;
}

/** Whether a script reads or draws files, or shows what was read. */
const isOfReader = (script: string) =>
  script.includes("GlobalWorkerOptions") || script.includes("Is this right?");

/** The scripts that the page has loaded, as they came. */
function watchScripts(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  return { loaded: () => Promise.all(scripts) };
}

test("a person with a one-page policy has answers filled in within a minute, and the file stays on the device", async ({
  people,
  openAs,
  look,
}) => {
  const page = await openAs(people.api());
  const register = new RegisterPage(page);
  const today = new TodayCard(page);
  const requests = watchRequests(page);
  const scripts = watchScripts(page);
  await page.goto("/auth/register/1", { waitUntil: "networkidle" });
  await expect(today.fromPdf).toBeVisible();
  expect((await scripts.loaded()).filter(isOfReader)).toEqual([]);

  const beganAt = Date.now();
  await today.fromPdf.click();
  await today.choose(name);
  await expect(today.review).toBeFocused();
  expect((await scripts.loaded()).filter(isOfReader).length).toBeGreaterThan(1);
  await expect(today.company).toHaveValue("State Farm");
  const dwelling = page.getByRole("textbox", { name: "Dwelling (A)" });
  await expect(dwelling).toHaveValue("412,600");
  await dwelling.focus();
  const mark = today.pages.getByRole("button", { name: /^Dwelling \(A\): / });
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(mark).toBeInViewport();
  // More than the white of its paper is drawn.
  await expect
    .poll(() =>
      today.drawing.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement) || canvas.width < 2) return 0;
        const image = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
        return new Set(image?.data).size;
      }),
    )
    .toBeGreaterThan(10);
  await look(page, "policy-review");
  await mark.click();
  await expect(dwelling).toBeFocused();
  expect(requests.filter(({ sent }) => sent.includes("412600"))).toEqual([]);
  await today.use.click();
  await expect(today.kept).toBeVisible();
  expect(Date.now() - beganAt).toBeLessThan(MINUTE_MS);
  await expect(
    page.getByRole("status").filter({ hasText: /answers were filled in/ }),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Address line 1" })).toHaveValue(
    /^2207 Larkmeadow Ct$/i,
  );
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue(/^Naperville$/i);
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("IL");
  await look(page, "policy-kept");

  await page.reload();
  await expect(today.kept).toBeVisible();
  await expect(register.zip).toBeVisible();

  const file = await readFile(
    join(import.meta.dirname, "../../contract/src/policy/testing/policies", `${name}.pdf`),
  );
  const parts = [0, 1_000, 20_000].map((at) => file.subarray(at, at + 48));
  const traces = [
    name,
    "%PDF",
    ...parts.map((part) => part.toString("latin1")),
    ...parts.map((part) => part.toString("base64")),
  ];
  expect(requests.length).toBeGreaterThan(10);
  for (const { url, sent } of requests) {
    for (const trace of traces) expect(sent.includes(trace), `${trace} in ${url}`).toBe(false);
  }
});

test("a file that is no policy is told in words, and leads to the form by hand", async ({
  people,
  openAs,
  look,
}) => {
  const page = await openAs(people.api(), { mobile: true });
  const today = new TodayCard(page);
  await page.goto("/your-number/auto");
  await today.fromPdf.click();
  await today.choose("unread/scan");
  await expect(page.getByRole("alert")).toContainText("We cannot read pictures yet");
  await today.choose("unread/locked");
  await expect(page.getByRole("alert")).toContainText("locked with a password");
  await look(page, "policy-locked-phone");
  await today.typeInstead.click();
  await today.company.fill("Root");
  await look(page, "policy-by-hand-phone");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(today.kept).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Root" })).toBeVisible();
});

test("a policy read on My quotes stands beside three quotes, answers a bad day, and is shown to agents where the client says so", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent, leadId } = await people.quotedLead();
  const carriers = ["Progressive", "Allstate"];
  const other = await people.agent({ zips: [consumer.details.zip.zip_id], carriers });
  await other.quote(leadId, "Progressive", {
    ...{ monthly: 70, yearly: 800 },
    cover: { auto: { injury: "250/500", propertyDamage: 100_000 } },
  });
  await other.quote(leadId, "Allstate", { monthly: 60, yearly: 700 });

  const page = await openAs(consumer);
  const quotes = new QuotesPage(page);
  const today = new TodayCard(page);
  await quotes.open();
  await expect(quotes.comparison.getByRole("columnheader")).toHaveCount(4);
  await today.fromPdf.click();
  await today.choose("07-auto-one-vehicle");
  await expect(today.review).toBeFocused();
  await today.share.check();
  await today.use.click();

  await expect(quotes.column("Today")).toBeVisible();
  await expect(quotes.column("Today").getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  await expect(quotes.row(/^What it changes from today/)).toContainText(/a year/);
  await page.getByRole("button", { name: "A driver without insurance hurts you" }).click();
  await expect(page.getByText(/^They pay \$/).first()).toBeVisible();
  await look(page, "quotes-beside-today");

  const leads = new LeadsPage(await openAs(agent));
  await leads.open();
  await leads.viewSummary().click();
  await expect(leads.today).toContainText("Uninsured drivers");
});
