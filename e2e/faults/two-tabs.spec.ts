import { expect, test } from "../fixtures";
import { holdReplies } from "../holdReplies";
import { PaymentPage } from "../pages/PaymentPage";
import { QuotesPage } from "../pages/QuotesPage";
import { site } from "../product/site";
import { until } from "../until";
import { chargesAt } from "./Sandbox";

const refused = /status of 4\d\d/;

test("two tabs of an agent that pay for one lead at once charge it once", async ({
  people,
  openAs,
  complaints,
}) => {
  const { agent, leadId } = await people.wonLead();
  const first = await openAs(agent);
  complaints.expect(refused);
  const sendBoth = await holdReplies(first.context(), "**/v1/payment_intents/*/confirm");
  const tabs = [new PaymentPage(first), new PaymentPage(await first.context().newPage())];
  for (const tab of tabs) {
    await tab.open(leadId);
    await tab.typeCard("4242424242424242");
    await tab.terms.check();
  }
  for (const tab of tabs) await tab.submit.click();
  sendBoth();
  await until("the lead to be complete", async () => (await agent.leads("completed")).length > 0);
  expect(await chargesAt(site.sandboxOrigin, leadId)).toHaveLength(1);
  expect(await agent.payments()).toHaveLength(1);
});

test("two tabs of a client that choose different quotes at once choose one", async ({
  people,
  openAs,
  complaints,
}) => {
  const { consumer, agent, leadId } = await people.quotedLead();
  await agent.addCarriers(["Allstate"]);
  await agent.quote(leadId, "Allstate", { monthly: 95, yearly: 1_050 });
  const first = await openAs(consumer);
  complaints.expect(refused);
  const sendBoth = await holdReplies(first.context(), "**/api/user/quotes/*");
  const tabs = [new QuotesPage(first), new QuotesPage(await first.context().newPage())];
  for (const [index, carrier] of ["State Farm", "Allstate"].entries()) {
    await tabs[index]?.openCards();
    await tabs[index]?.view(carrier);
  }
  for (const tab of tabs) await tab.choose.click();
  sendBoth();
  const accepted = await until("one to be chosen", async () => {
    const quotes = (await consumer.quotes()).filter((quote) => quote.accepted);
    return quotes.length > 0 && quotes;
  });
  expect(accepted).toHaveLength(1);
  for (const tab of tabs) {
    await tab.open();
    await expect(tab.chosen).toContainText(accepted[0]?.inc_name ?? "nothing");
  }
  expect((await consumer.quotes()).filter((quote) => quote.accepted)).toEqual(accepted);
});
