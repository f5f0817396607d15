import { expect, test } from "../fixtures";
import { becomeOperator, operator } from "../people/operator";

const letters = (count: number) => "Wolfeschlegelsteinhausen".repeat(22).slice(0, count);

test("names as long as they may be are shortened, and no page scrolls sideways for them", async ({
  people,
  openAs,
  complaints,
}) => {
  const { consumer, agent, leadId, quoteId } = await people.quotedLead();
  // Names of a profile may have 500 characters.
  await consumer.api.put("/user/profile", {
    usr_firstname: letters(500),
    usr_lastname: letters(500),
  });
  await agent.api.put("/agent/profile", {
    usr_firstname: letters(500),
    usr_lastname: letters(500),
    usr_agencyname: letters(500),
  });
  const office = people.api();
  await becomeOperator(office, operator);
  const agency = "/agent/profile/agency-details";
  const beforeTheChoice = [
    ["client", consumer, ["/profile/dashboard", "/profile/my-quotes", "/profile/privacy"]],
    ["agent", agent, [agency, "/agent/profile/leads/all", `/agent/profile/leads/${leadId}`]],
    ["operator", { api: office }, ["/operations/work/licenses", "/operations/look-up/agencies"]],
  ] as const;
  const afterTheChoice = [
    ["chosen", consumer, ["/profile/dashboard", "/profile/my-quotes/choice"]],
    ["won", agent, ["/agent/profile/leads/all", "/agent/profile/notifications"]],
  ] as const;

  for (const mobile of [true, false]) {
    for (const visit of beforeTheChoice) await walk(visit, mobile);
  }
  await consumer.choose(quoteId);
  for (const mobile of [true, false]) {
    for (const visit of afterTheChoice) await walk(visit, mobile);
  }

  async function walk(
    [who, person, paths]: readonly [string, Parameters<typeof openAs>[0], readonly string[]],
    mobile: boolean,
  ) {
    const page = await openAs(person, { mobile });
    // The page asks for notifications before it knows that an operator has none.
    complaints.expect(/status of 403 .*\/api\/notifications/);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect
        .soft(scrollWidth, `the width of ${path} for the ${who}, ${mobile ? 375 : 1366} wide`)
        .toBeLessThanOrEqual(clientWidth);
      const folder = process.env.E2E_PICTURES;
      const name = `names-${who}-${path.replaceAll("/", "-")}-${mobile ? "phone" : "desk"}.png`;
      if (folder) await page.screenshot({ path: `${folder}/${name}`, fullPage: true });
    }
    await page.context().close();
  }
});
