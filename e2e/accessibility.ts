import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { errors, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What a page violates of WCAG 2.2 A and AA and of how it is found one's way around in, one line for each. A page
 * has loaded before its screen is there; one without a heading is looked at after `headingTimeoutMs`.
 */
export async function violationsOn(page: Page, headingTimeoutMs = 60_000): Promise<string[]> {
  const heading = page.locator("h1").first();
  await heading
    .waitFor({ state: "attached", timeout: headingTimeoutMs })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // A list that waits for what is asked for now is dimmed.
  await page.waitForFunction(() => document.querySelector('ul[aria-busy="true"]') === null);
  await page.evaluate(allAnimationsOver);
  const { violations } = await page.evaluate((): Promise<AxeResults> => {
    // A guard at the end of a panel hands the focus on as soon as it gets it: nobody is ever there.
    const context = { exclude: ["[data-base-ui-focus-guard]"] };
    return window.axe.run(context, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      rules: {
        "heading-order": { enabled: true },
        "page-has-heading-one": { enabled: true },
        "skip-link": { enabled: true },
      },
      resultTypes: ["violations"],
      // A card processor's frame is another company's page.
      iframes: false,
    });
  });
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { html, failureSummary = "", target } of nodes) {
      if (isOptionWithReason(id, html)) continue;
      if (id === "target-size" && !(await isSmallInSight(page, String(target[0])))) continue;
      found.push(`${id}: ${help}: ${html} ${failureSummary}`);
    }
  }
  return found;
}

/** A target that a bar at the edge covers in part, or stands close to, is judged once it is scrolled away from it. */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(async (target) => {
    const before = window.scrollY;
    document.querySelector(target)?.scrollIntoView({ block: "center", behavior: "instant" });
    const { violations } = await window.axe.run(target, {
      runOnly: { type: "rule", values: ["target-size"] },
    });
    window.scrollTo({ top: before, behavior: "instant" });
    return violations.length > 0;
  }, selector);
}

/** Waits until nothing fades in or out any more: what is half there has no contrast yet. */
async function allAnimationsOver(): Promise<void> {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const isPassing = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
  // What opens begins to move a frame after it is there.
  await frame();
  await frame();
  for (;;) {
    const passing = document.getAnimations().filter(isPassing);
    if (passing.every(({ playState }) => playState !== "running")) return;
    await frame();
  }
}

/** An option is named by its label; its picture and why it cannot be chosen describe it. */
function isOptionWithReason(ruleId: string, html: string): boolean {
  return ruleId === "label-content-name-mismatch" && html.includes('role="option"');
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    axe: typeof import("axe-core");
  }
}
