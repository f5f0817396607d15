import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { SlowCode } from "../pages/SlowCode";

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

/** In which font the first text is really painted that asks for one of ours; null while there is none. */
async function paintedFor(session: CDPSession, wanted: "Lora" | "Figtree"): Promise<string | null> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await session.send("DOM.getDocument", { depth: 0 });
  const { result } = await session.send("Runtime.evaluate", {
    expression: `[...document.querySelectorAll("body *")].find((element) =>
      element.checkVisibility() &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()) &&
      getComputedStyle(element).fontFamily.startsWith('"${wanted} '))`,
  });
  if (!result.objectId) return null;
  const { nodeId } = await session.send("DOM.requestNode", { objectId: result.objectId });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts
    .map(({ familyName, isCustomFont }) => `${isCustomFont ? "our" : "system"} ${familyName}`)
    .join();
}

/** The same as a question to ask again; what is painted may be replaced while it is looked at. */
const painted = (session: CDPSession, wanted: "Lora" | "Figtree") =>
  expect.poll(() => paintedFor(session, wanted).catch(() => null), { message: wanted });

const fontBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .reduce((sum, entry) => sum + Number("encodedBodySize" in entry && entry.encodedBodySize), 0),
  );

test("a first visit on slow 4G shows both fonts, and nothing moves when they come", async ({
  people,
  openAs,
}) => {
  for (const [path, mobile, language, colorScheme] of [
    ["/", false, "en-US", "light"],
    ["/auth/register/1", true, "es-MX", "dark"],
  ] as const) {
    const page = await openAs(people.api(), { mobile, language });
    await page.emulateMedia({ colorScheme });
    const session = await page.context().newCDPSession(page);
    await slowDown(session);
    // The fonts come after the first paint, so that the fallbacks show on every machine.
    let arrive = () => {};
    const fontsMayCome = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/*.woff2", async (route) => {
      await fontsMayCome;
      await route.continue();
    });
    const code = new SlowCode(page);
    await code.open(path);
    await painted(session, "Lora").toMatch(/^system /);
    arrive();
    await painted(session, "Lora").toMatch(/^our Lora/);
    await code.untilThere();
    await page.waitForLoadState("networkidle");
    await painted(session, "Lora").toMatch(/^our Lora/);
    await painted(session, "Figtree").toMatch(/^our Figtree/);
    expect(await code.layoutShift()).toBeLessThan(0.02);
    const bytes = await fontBytes(page);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(fontBudgetBytes);
  }
});
