import { expect, test } from "../fixtures";
import { PaymentsPage } from "../pages/PaymentsPage";
import { CardProcessor } from "../people/cardProcessor";
import { mailTo } from "../people/mailbox";
import { operator } from "../people/operator";
import { site } from "../product/site";

for (const { verb, why, status, state, subject } of [
  {
    verb: "return",
    why: "We called as well: the number is not in service.",
    status: "Refunded",
    state: "Fee returned",
    subject: /Your fee goes back to you/,
  },
  {
    verb: "refuse",
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

    const list = await operator("fee", "list");
    const line = list.split("\n").find((one) => one.includes(`lead ${leadId},`)) ?? "";
    const request =
      list
        .split("\n")
        .at(list.split("\n").indexOf(line) - 1)
        ?.split(" ")[0] ?? "";
    const shown = await operator("fee", "show", request);
    expect(shown).toContain("Nobody has this number.");
    expect(shown).toContain("may call or email you about this quote");
    expect(shown).toContain(consumer.details.email);
    await operator("fee", verb, request, "--by", "Olga", "--why", why);

    const mail = await mailTo(site.sandboxOrigin, agent.details.email, subject);
    expect(mail.text).toContain(why);
    await page.reload();
    await expect(payments.state).toContainText(state);
    await expect(payments.state).toContainText(why);
    await expect(page.getByText(status, { exact: true })).toBeVisible();
    await look(page, `fee-${verb}`);
  });
}
