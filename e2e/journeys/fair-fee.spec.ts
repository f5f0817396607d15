import { expect, test } from "../fixtures";
import { PaymentsPage } from "../pages/PaymentsPage";
import { CardProcessor } from "../people/cardProcessor";
import { mailTo } from "../people/mailbox";
import { becomeOperator, decideFee, feeRequestOf, operator } from "../people/operator";
import { site } from "../product/site";

for (const { verb, isGranted, why, status, state, subject } of [
  {
    verb: "return",
    isGranted: true,
    why: "We called as well: the number is not in service.",
    status: "Refunded",
    state: "Fee returned",
    subject: /Your fee goes back to you/,
  },
  {
    verb: "refuse",
    isGranted: false,
    why: "The client answered us and waits for your call.",
    status: "Paid",
    state: "Fee not returned",
    subject: /Your fee is not returned/,
  },
]) {
  test(`an agent asks for a fee back, and an operator decides: ${verb}`, async ({
    people,
    openAs,
    look,
  }) => {
    const { agent, consumer, leadId } = await people.wonLead();
    const { payment_intent: intent } = await agent.startPayment(leadId);
    const processor = new CardProcessor(site.sandboxOrigin);
    expect(await processor.confirm(agent.api, intent)).toBe("succeeded");
    await agent.client(leadId);

    const page = await openAs(agent);
    const payments = new PaymentsPage(page);
    await payments.open();
    await payments.openReceipt(consumer.details.lastName);
    await expect(payments.receipt).toBeVisible();
    await look(page, "receipt");
    await payments.askBack("The contact details do not work", "Nobody has this number.");
    await expect(payments.state).toContainText("Fee asked back");

    const office = people.api();
    await becomeOperator(office, operator);
    const request = await feeRequestOf(office, leadId);
    expect(request.words).toBe("Nobody has this number.");
    expect(request.consents[0]?.text).toContain("may call or email you about this quote");
    expect(request.opened?.email).toBe(consumer.details.email);
    await decideFee(office, request.id, { isGranted, why });

    const mail = await mailTo(site.sandboxOrigin, agent.details.email, subject);
    expect(mail.text).toContain(why);
    await page.reload();
    await expect(payments.state).toContainText(state);
    await expect(payments.state).toContainText(why);
    await expect(page.getByText(status, { exact: true })).toBeVisible();
    await look(page, `fee-${verb}`);
  });
}
