import { expect, test } from "../fixtures";
import { LeadsPage } from "../pages/LeadsPage";
import { QuotesPage } from "../pages/QuotesPage";
import { ThreadPage } from "../pages/ThreadPage";
import { linkIn, mailsTo, mailTo } from "../people/mailbox";
import { site } from "../product/site";

test("a client asks about a quote without a phone number, and is answered", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent, leadId } = await people.quotedLead();
  const [quote] = await consumer.quotes();

  const page = await openAs(consumer);
  await page.clock.install();
  await new QuotesPage(page).open();
  await page.getByRole("link", { name: /^Message to .+/ }).click();
  const asked = new ThreadPage(page);
  await asked.field.fill("Is hail covered? Call me at 512-555-0199.");
  await expect(asked.status).toContainText("will be hidden when you send it: “512-555-0199”");
  await page.reload();
  await asked.field.press("Control+Enter");
  await expect(asked.log).toContainText("Is hail covered? Call me at •••.");
  await expect(asked.status).toContainText("This was hidden: “512-555-0199”");
  await look(page, "question");
  await asked.write("And wind?");
  await expect(asked.log).toContainText("And wind?");

  const mail = await mailTo(site.sandboxOrigin, agent.details.email, /wrote to you/);
  const agentPage = await openAs(agent);
  const leads = new LeadsPage(agentPage);
  await leads.open();
  await expect(leads.cards.first()).toContainText("2 new messages");
  await agentPage.goto(linkIn(mail, `/go/agent/leads/${leadId}/messages/${quote?.qot_id}`));
  const answering = new ThreadPage(agentPage);
  await expect(answering.log).toContainText("Is hail covered? Call me at •••.");
  await answering.write("Both are, with a deductible of 2%.");
  await expect(answering.log).toContainText("Both are");
  await look(agentPage, "question-answered");

  // An open conversation is read again every ten seconds.
  await page.clock.fastForward(10_000);
  await expect(asked.log).toContainText("Both are, with a deductible of 2%.");
  await mailTo(site.sandboxOrigin, consumer.details.email, /new message/);
  const mails = await mailsTo(site.sandboxOrigin, agent.details.email);
  expect(mails.filter(({ subject }) => /wrote to you/.test(subject))).toHaveLength(1);
  await leads.open();
  await expect(leads.cards.first()).not.toContainText("new message");
});
