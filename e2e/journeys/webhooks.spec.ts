import { shownPhone } from "@quotehaven/contract/rules";
import { expect, test } from "../fixtures";
import { PaymentPage } from "../pages/PaymentPage";
import { CardProcessor } from "../people/cardProcessor";
import { mailsTo } from "../people/mailbox";
import { site } from "../product/site";
import { until } from "../until";

// The faults are the card processor's, so these must not run side by side.
test.describe.configure({ mode: "default" });

const processor = () => new CardProcessor(site.sandboxOrigin);

test.afterEach(() => processor().webhooks("on"));

test("without webhooks a payment unlocks all the same", async ({ people, openAs }) => {
  const { consumer, agent, leadId } = await people.wonLead();
  const page = await openAs(agent);
  const payment = new PaymentPage(page);
  await processor().webhooks("off");
  await payment.open(leadId);
  await payment.typeCard("4242424242424242");
  await payment.terms.check();
  await payment.submit.click();
  await expect(payment.paid).toBeVisible();
  await expect(page.getByRole("link", { name: shownPhone(consumer.details.phone) })).toBeVisible();
});

test("webhooks that come late, three times and the wrong way round count once", async ({
  people,
}) => {
  const { agent, leadId } = await people.wonLead();
  await processor().webhooks("hold", { copies: 3, reverse: true });
  const { payment_intent: intent } = await agent.startPayment(leadId);
  expect(await processor().confirm(agent.api, intent, "pm_card_visa_chargeDeclined")).toBe(
    "card_declined",
  );
  expect(await processor().confirm(agent.api, intent)).toBe("succeeded");
  expect((await agent.leads())[0]?.aps_confirmed).toBe(false);
  await processor().releaseWebhooks();
  await until("the lead to be complete", async () =>
    (await agent.leads("completed")).some(({ aps_id }) => aps_id === leadId),
  );
  await processor().releaseWebhooks();
  expect(await agent.payments()).toHaveLength(1);
  const receipts = await until("the receipt", async () => {
    const mails = await mailsTo(site.sandboxOrigin, agent.details.email);
    const found = mails.filter(({ subject }) => /receipt/i.test(subject));
    return found.length > 0 && found;
  });
  expect(receipts).toHaveLength(1);
});
