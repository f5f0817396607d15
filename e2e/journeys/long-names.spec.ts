import { expect, test } from "../fixtures";

const letters = "Wolfeschlegelsteinhausen".repeat(22).slice(0, 500);

test("names as long as they may be are shortened, and no page scrolls sideways for them on a phone", async ({
  people,
  openAs,
}) => {
  const { consumer, agent, leadId, quoteId } = await people.quotedLead();
  const names = { usr_firstname: letters, usr_lastname: letters };
  await consumer.api.put("/user/profile", names);
  await agent.api.put("/agent/profile", { ...names, usr_agencyname: letters });
  const client = await openAs(consumer, { mobile: true });
  const page = await openAs(agent, { mobile: true });
  const expectNoScroll = async (visitor: typeof page, paths: string[]) => {
    for (const path of paths) {
      await visitor.goto(path);
      await expect(visitor.locator("h1")).toBeVisible();
      await expect(visitor.locator('[aria-busy="true"]')).toHaveCount(0);
      const overWidth = await visitor.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(overWidth, path).toBeLessThanOrEqual(0);
    }
  };
  await expectNoScroll(client, ["/profile/dashboard", "/profile/my-quotes", "/profile/privacy"]);
  const leads = "/agent/profile/leads/all";
  await expectNoScroll(page, [
    "/agent/profile/agency-details",
    leads,
    leads.replace("all", String(leadId)),
  ]);
  await consumer.choose(quoteId);
  await expectNoScroll(client, ["/profile/my-quotes/choice"]);
  await expectNoScroll(page, [leads, "/agent/profile/notifications"]);
});
