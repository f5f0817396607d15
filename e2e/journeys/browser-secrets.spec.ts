import { expect, test } from "../fixtures";
import { site } from "../product/site";

test("a mailed token leaves the address at once, survives a reload, and is told to nobody", async ({
  people,
  openAs,
  complaints,
}) => {
  const page = await openAs(people.api());
  // It is no token of ours, which each page finds when it opens.
  complaints.expect(/status of 422 .*\/api\/auth\/validate/);
  const asked: { origin: string; referer: string | undefined }[] = [];
  page.on("request", (request) => {
    const { referer } = request.headers();
    asked.push({ origin: new URL(request.url()).origin, referer });
  });
  for (const [path, button] of [
    ["/verify", "Verify Account"],
    ["/reset-password", "Send me a new link"],
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
