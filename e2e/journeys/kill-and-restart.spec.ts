import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answersOf } from "@quotehaven/contract/rules";
import { questionForm } from "@quotehaven/contract/wire";
import { expect, test } from "../fixtures";
import { CardProcessor } from "../people/cardProcessor";
import { Consumer } from "../people/Consumer";
import { aConsumer } from "../people/details";
import { makePeople } from "../people/makePeople";
import { busyHome } from "../people/wanted";
import { startProduct } from "../product/startProduct";
import { until } from "../until";

test("who registered when the process was killed is there with the answers, and a payment unlocks", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-kill-"));
  const options = {
    dataDir: join(folder, "data"),
    releaseStore: process.env.E2E_RELEASE_STORE ?? join(folder, "releases"),
    env: { SEED_DEMO: "false" },
  };
  let product = await startProduct(options);
  try {
    const people = makePeople(product);
    const processor = new CardProcessor(product.sandboxOrigin);
    const { consumer, agent, leadId, quoteId } = await people.wonLead();
    const { payment_intent: intent } = await agent.startPayment(leadId);
    await processor.webhooks("off");
    expect(await processor.confirm(agent.api, intent)).toBe("succeeded");
    const api = people.api();
    const newcomer = new Consumer(api, await aConsumer(api), product.sandboxOrigin);
    await newcomer.register(1, busyHome);
    await product.kill();
    product = await startProduct({ ...options, ports: product.ports });

    // The mail was under way when the process was killed.
    await newcomer.verify();
    await newcomer.logIn();
    const { data: saved } = await newcomer.application();
    const form = saved.find(({ ins_id }) => ins_id === 1);
    if (!form) throw new Error("The questionnaire is gone.");
    expect(answersOf(questionForm.decode(form))).toMatchObject(busyHome);

    const lead = await until("the paid lead", async () =>
      (await agent.leads()).find(({ aps_confirmed }) => aps_confirmed),
    );
    expect(lead).toMatchObject({ aps_id: leadId, won_quote: true });
    expect(await consumer.quotes()).toMatchObject([{ qot_id: quoteId, accepted: true }]);
    const { user_data: client } = await agent.client(leadId);
    expect(client.usr_phonenumber).toBe(consumer.details.phone);
    expect(client.usr_email).toBe(consumer.details.email);
    expect((await agent.payments()).map(({ aps_id, amount }) => [aps_id, amount])).toEqual([
      [leadId, 49],
    ]);
  } finally {
    await product.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
