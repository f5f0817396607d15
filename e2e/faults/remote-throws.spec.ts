import type { Page } from "@playwright/test";
import { openStore, publish, retire, rollback } from "@quotehaven/release";
import { expect, test } from "../fixtures";
import { RemoteSlot } from "../pages/RemoteSlot";
import { buildProbe, probePath, type Behavior } from "./probe";

let probe: Awaited<ReturnType<typeof buildProbe>>;
test.beforeAll(async () => {
  probe = await buildProbe();
});
test.afterAll(() => probe.remove());
test.afterEach(async () => {
  if ((await store().registry()).apps.probe) await retire(store(), "probe");
});

const store = () => openStore(process.env.E2E_RELEASE_STORE ?? "");
const release = (behavior: Behavior, options = {}) =>
  publish(store(), probe.folderOf(behavior), options);
const complaint = /The probe|^Problem in|Minified React error/;
const says = (page: Page, words: Behavior) =>
  expect(page.getByRole("heading", { level: 1, name: `It ${words}`, exact: true })).toBeVisible();

for (const fault of ["throws at start", "throws at render"] as const) {
  test(`a first build that ${fault} says so in its slot, and the next takes its place`, async ({
    people,
    openAs,
    complaints,
  }) => {
    await release(fault);
    const page = await openAs(people.api());
    complaints.expect(complaint);
    const slot = new RemoteSlot(page);
    await page.goto(probePath);
    await expect(slot.unavailable).toBeVisible();
    await release("works");
    await slot.markPage();
    await slot.tryAgain.click();
    await says(page, "works");
    expect(await slot.isSamePage(), "no reload was needed").toBe(true);
  });

  for (const share of ["everybody", "a canary"] as const) {
    test(`instead of a build for ${share} that ${fault}, the one before is shown`, async ({
      people,
      openAs,
      complaints,
    }) => {
      await release("works");
      await release(fault, share === "a canary" ? { canaryPercent: 100 } : {});
      const page = await openAs(people.api());
      complaints.expect(complaint);
      await page.goto(probePath);
      await says(page, "works");
    });
  }
}

test("a rollback shows the build before, and an open tab goes on meanwhile", async ({
  people,
  openAs,
}) => {
  await release("works");
  await release("works too");
  const open = await openAs(people.api());
  await open.goto(probePath);
  await says(open, "works too");
  await rollback(store(), "probe");
  const visitor = await openAs(people.api());
  await visitor.goto(probePath);
  await says(visitor, "works");
  await says(open, "works too");
  await open.reload();
  await says(open, "works");
});
