import { shownPhone } from "@quotehaven/contract/rules";
import { expect, test } from "../fixtures";
import { LeadsPage } from "../pages/LeadsPage";
import { PaymentPage } from "../pages/PaymentPage";
import { toast } from "../pages/toast";
import { CardProcessor } from "../people/cardProcessor";
import { site } from "../product/site";
import { until } from "../until";

const refusedCard = /status of 402 .*\/v1\/payment_intents\/\w+\/confirm/;

test("a card that was saved pays for the next client", async ({ people, openAs, look }) => {
  const { consumer, agent, leadId } = await people.wonLead();
  const page = await openAs(agent);
  const payment = new PaymentPage(page);
  await payment.open(leadId);
  await payment.typeCard("5555555555554444");
  await payment.saveCard.check();
  await payment.terms.check();
  await payment.submit.click();
  await expect(payment.paid).toBeVisible();

  const next = await people.consumer({ types: [3], submit: true });
  await agent.completeProfile([consumer.details.zip.zip_id, next.details.zip.zip_id]);
  const lead = await until("the next lead", async () =>
    (await agent.leads("new")).find(({ aps_id }) => aps_id !== leadId),
  );
  const prices = { monthly: 80, yearly: 900 };
  const { qot_id } = await agent.quote(lead.aps_id, "State Farm", prices);
  await next.choose(qot_id);

  await payment.open(lead.aps_id);
  const card = payment.savedCards.getByRole("radio", { name: /Mastercard .*4444/ });
  await expect(card).toBeVisible();
  await expect(payment.saveCard).toBeHidden();
  await payment.terms.check();
  await payment.submit.click();
  await expect(page.getByText("Please choose a card").first()).toBeVisible();
  await look(page, "payment-saved-card");
  await card.check();
  await payment.submit.click();
  await expect(payment.paid).toBeVisible();
  await expect(page.getByRole("link", { name: next.details.email })).toBeVisible();

  await page.goto("/agent/profile/payments");
  await expect(page.getByRole("table", { name: "Payments" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("table")).toContainText("Mastercard ending in 4444");
  await look(page, "payments");
});

test("a card that asks for 3-D Secure pays once its bank was answered", async ({
  people,
  openAs,
  complaints,
}) => {
  const { consumer, agent, leadId } = await people.wonLead();
  const page = await openAs(agent);
  complaints.expect(refusedCard);
  const payment = new PaymentPage(page);
  await payment.open(leadId);
  await payment.typeCard("4000002500003155");
  await payment.terms.check();
  await payment.submit.click();
  await payment.bank.getByRole("button", { name: /Fail authentication/ }).click();
  await expect(toast(page, /authenticat/i)).toBeVisible();
  await expect(payment.terms).toBeChecked();
  expect((await agent.leads())[0]?.aps_confirmed).toBe(false);

  await payment.typeCard("4000002500003155");
  await payment.submit.click();
  await payment.bank.getByRole("button", { name: /Complete authentication/ }).click();
  await expect(payment.paid).toBeVisible();
  await expect(page.getByRole("link", { name: shownPhone(consumer.details.phone) })).toBeVisible();
});

test("a lead that is paid is never charged again", async ({ people, openAs }) => {
  const { consumer, agent, leadId } = await people.wonLead();
  const { payment_intent: intent } = await agent.startPayment(leadId);
  await new CardProcessor(site.sandboxOrigin).confirm(agent.api, intent);
  const page = await openAs(agent);
  await new PaymentPage(page).open(leadId);
  await expect(page.getByRole("heading", { name: "This lead is already paid" })).toBeVisible();
  await expect(page.getByRole("link", { name: consumer.details.email })).toBeVisible();
  expect(await agent.payments()).toHaveLength(1);
});

test("who pays and leaves at once finds the client's details among the leads", async ({
  people,
  openAs,
}) => {
  const { consumer, agent, leadId } = await people.wonLead();
  const { payment_intent: intent } = await agent.startPayment(leadId);
  await new CardProcessor(site.sandboxOrigin).confirm(agent.api, intent);
  await until("the lead to be complete", async () =>
    (await agent.leads("completed")).some(({ aps_id }) => aps_id === leadId),
  );
  const page = await openAs(agent);
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.cards).toContainText("Complete");
  await leads.viewClient().click();
  await expect(leads.client).toContainText(shownPhone(consumer.details.phone));
});
