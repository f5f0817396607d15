import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { BrowserContext, Page } from "playwright-core";
import type { SmokeScreen } from "./smokeScreens";

const SHOWN_WITHIN_MS = 20_000;

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is wrong with a screen, in words: errors, violations of the policy, what keeps people out. */
export async function lookAt(context: BrowserContext, { path }: SmokeScreen): Promise<string[]> {
  const page = await context.newPage();
  const problems = listenTo(page);
  try {
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("#root :is(h1, h2)").first().waitFor({ timeout: SHOWN_WITHIN_MS });
    await page.waitForLoadState("networkidle");
    problems.push(...(await seriousFindings(page)));
  } catch (error) {
    problems.push(`it does not show: ${firstLine(String(error))}`);
  } finally {
    await page.close();
  }
  return [...new Set(problems)];
}

/** What the page complains of, as it goes. */
function listenTo(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    // Requests that fail are told below, where they are ours.
    const isOfRequest = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isOfRequest) problems.push(firstLine(message.text()));
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const isMissing = response.status() >= 400 && !pathname.startsWith("/api/");
    if (isMissing) problems.push(`${pathname} is answered ${response.status()}`);
  });
  return problems;
}

/** The findings of axe with serious impact or more, one line for each rule. */
async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate((): Promise<AxeResults> =>
    window.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      resultTypes: ["violations"],
      iframes: false,
    }),
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `axe: ${id}: ${help}: ${nodes[0]?.html ?? ""}`);
}

const firstLine = (text: string) => text.split("\n")[0]?.slice(0, 300) ?? "";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    axe: typeof import("axe-core");
  }
}
