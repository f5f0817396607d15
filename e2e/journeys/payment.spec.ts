import { shownPhone } from "@quotehaven/contract/rules";
import { stopClock } from "../clock";
import { expect, test } from "../fixtures";
import { LeadsPage } from "../pages/LeadsPage";
import { PaymentPage } from "../pages/PaymentPage";
import { toast } from "../pages/toast";
import { site } from "../product/site";
import { until } from "../until";

const refusedCard = /status of 402 .*\/v1\/payment_intents\/\w+\/confirm/;

test("a card that was saved pays for the next client, and none of it is typed on the page", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent, leadId } = await people.wonLead();
  const page = await openAs(agent);
  const payment = new PaymentPage(page);
  await payment.open(leadId);
  await payment.typeCard("5555555555554444");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const holders = await Promise.all(
    page.frames().map(async (frame) => ({
      origin: new URL(frame.url()).origin,
      knows: await frame
        .locator("input")
        .evaluateAll((inputs) =>
          inputs.some((input) => input instanceof HTMLInputElement && /4444/.test(input.value)),
        ),
    })),
  );
  expect(holders.filter(({ knows }) => knows)).toEqual([
    { origin: site.sandboxOrigin, knows: true },
  ]);
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
  await expect(payment.saveCard).toBeHidden();
  await expect(payment.savedCards.getByRole("radio", { name: /Mastercard .*4444/ })).toBeChecked();
  await payment.terms.check();
  await look(page, "payment-saved-card");
  await page.clock.install();
  await stopClock(page);
  await payment.newCard.click();
  await page.clock.runFor(249);
  await expect(payment.cardFrame).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(payment.cardFrame).toHaveCount(1);
  await page.clock.resume();
  await payment.useSavedCard.click();
  await payment.submit.click();
  await expect(payment.paid).toBeVisible();
  await expect(page.getByRole("link", { name: next.details.email })).toBeVisible();

  await page.goto("/agent/profile/payments");
  await expect(page.getByRole("table", { name: "Payments" }).getByRole("row")).toHaveCount(3);
  await look(page, "payments");
});

test("who is chosen hears of it without a reload, and pays with a card that asks for 3-D Secure", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const { consumer, agent, leadId, quoteId } = await people.quotedLead();
  const page = await openAs(agent);
  complaints.expect(refusedCard);
  const leads = new LeadsPage(page);
  const payment = new PaymentPage(page);
  await leads.open();
  await expect(leads.cards).toHaveCount(1);
  await leads.opener(0).focus();
  await consumer.choose(quoteId);
  await leads.comeBack();
  await expect(leads.news).toHaveText("1 client chose you");
  await expect(leads.viewClient()).toBeFocused();
  await leads.news.click();
  await expect(leads.waiting).toContainText("1 client waits to hear from you");
  await look(page, "money-waiting");
  const text = await page.locator("body").innerText();
  expect(text).not.toContain(consumer.details.email);
  expect(text).not.toContain(shownPhone(consumer.details.phone));

  await leads.waiting.getByRole("button", { name: /^Pay/ }).click();
  await leads.payQuestion.getByRole("button", { name: "OK" }).click();
  await payment.pay("4000002500003155");
  await payment.bank.getByRole("button", { name: /Fail authentication/ }).click();
  await expect(toast(page, /authenticat/i)).toBeVisible();
  await expect(payment.terms).toBeChecked();
  expect((await agent.leads())[0]?.aps_confirmed).toBe(false);

  await payment.typeCard("4000002500003155");
  await payment.submit.click();
  await payment.bank.getByRole("button", { name: /Complete authentication/ }).click();
  await expect(payment.paid).toBeVisible();
  await expect(page.getByRole("link", { name: shownPhone(consumer.details.phone) })).toBeVisible();
  await payment.open(leadId);
  await expect(page.getByRole("heading", { name: "This lead is already paid" })).toBeVisible();
});
