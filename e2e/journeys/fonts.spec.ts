import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { SlowCode } from "../pages/SlowCode";

/** What somebody may open first. */
const firstPages = [
  "/",
  "/agent",
  "/verify?token=not-one-of-ours",
  "/reset-password?token=not-one-of-ours",
  "/auth/register/1",
];

const fontBudgetBytes = 70_000;

/** Slow 4G, as the benches have it. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Downloaded fonts that an element is really painted in; those of the system by their names. */
async function paintedIn(session: CDPSession, selector: string): Promise<string[]> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  if (nodeId === 0) return [];
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? (/^Figtree|^Lora/.exec(familyName)?.[0] ?? familyName) : `system ${familyName}`,
  );
}

const fontBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .reduce((sum, entry) => sum + Number("encodedBodySize" in entry && entry.encodedBodySize), 0),
  );

for (const path of firstPages) {
  test(`a first visit of ${path.replace(/\?.*/, "")} on slow 4G shows both fonts, and nothing moves when they come`, async ({
    people,
    openAs,
    look,
    complaints,
  }) => {
    for (const visit of [
      { mobile: false, language: "en-US", colorScheme: "light" },
      { mobile: true, language: "es-MX", colorScheme: "dark" },
    ] as const) {
      const page = await openAs(people.api(), visit);
      // The made-up token is refused.
      complaints.expect(/status of 4\d\d .*password/);
      await page.emulateMedia({ colorScheme: visit.colorScheme });
      const session = await page.context().newCDPSession(page);
      await slowDown(session);
      // The fonts come after the first paint, so that the fallbacks show on every machine.
      let arrive = () => {};
      const painted = new Promise<void>((resolve) => (arrive = resolve));
      await page.route("**/*.woff2", async (route) => {
        await painted;
        await route.continue();
      });
      const code = new SlowCode(page);
      await code.open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(async () => (await paintedIn(session, "h1")).join()).toMatch(/^system /);
      arrive();
      await expect.poll(() => paintedIn(session, "h1")).toEqual(["Lora"]);
      await code.untilThere();
      await expect
        .poll(() => paintedIn(session, "main p, main label, main button"))
        .toEqual(["Figtree"]);
      await page.waitForLoadState("networkidle");
      expect(await paintedIn(session, "h1")).toEqual(["Lora"]);
      expect(await code.layoutShift()).toBeLessThan(0.02);
      const bytes = await fontBytes(page);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(fontBudgetBytes);
      await look(page, `fonts${path.replace(/\W+/g, "-")}-${visit.language}`);
    }
  });
}
