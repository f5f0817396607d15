import assert from "node:assert/strict";
import { MessageReply, NotificationsReply } from "@quotehaven/contract/schemas";
import type { Agent } from "../people/Agent";
import type { Api } from "../people/Api";
import type { CardProcessor } from "../people/cardProcessor";
import type { Consumer } from "../people/Consumer";
import { until } from "../until";
import { carrier, type Persistence } from "./Persistence";

/** A client and their agent: the quote was chosen, the fee was paid, a question was asked. */
export type Deal = { consumer: Consumer; agent: Agent; leadId: number; quoteId: number };

const question = { key: "the only question", text: "Does it cover the boat?" };

/** From two registrations to a paid fee and a question. */
export async function makeADeal(people: Persistence, processor: CardProcessor): Promise<Deal> {
  const { consumer, agent } = await people.winAClient();
  let [leadId, quoteId] = [0, 0];
  await people.insist(async () => {
    quoteId = (await consumer.quoteOf(carrier)).qot_id;
    leadId = (await agent.lead()).aps_id;
  });
  await people.insist(async () => {
    if ((await agent.payments()).length > 0) return;
    const { payment_intent: intent } = await agent.startPayment(leadId);
    await processor.confirm(agent.api, intent);
    await until("the fee to be paid", async () => (await agent.leads("completed"))[0]);
  });
  const path = `/threads/${quoteId}`;
  await people.insist(() => consumer.api.call("POST", path, MessageReply, { body: question }));
  return { consumer, agent, leadId, quoteId };
}

/** @throws where something of a deal is not there, or is there twice */
export async function checkDeal({ consumer, agent, leadId, quoteId }: Deal): Promise<void> {
  const quotes = await consumer.quotes();
  assert.deepEqual(
    quotes.map(({ qot_id, accepted }) => [qot_id, accepted]),
    [[quoteId, true]],
  );
  assert.equal((await agent.client(leadId)).user_data.usr_email, consumer.details.email);
  assert.equal((await agent.payments()).length, 1, "one fee is paid");
  assert.equal(await timesTold(consumer.api, 1), 1, "a quote is told of once");
  assert.equal(await timesTold(agent.api, 4), 1, "a choice is told of once");
  assert.equal(await timesTold(agent.api, 12), 1, "a question is told of once");
}

/** How many notifications of a kind somebody has. */
export async function timesTold(api: Api, kind: number): Promise<number> {
  const { data } = (await api.get("/notifications", NotificationsReply)).data;
  return data.filter(({ ntp_id }) => ntp_id === kind).length;
}
