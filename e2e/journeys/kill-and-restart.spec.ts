import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answersOf } from "@quotehaven/contract/rules";
import { questionForm } from "@quotehaven/contract/wire";
import { expect, test } from "../fixtures";
import { Agent } from "../people/Agent";
import { Api } from "../people/Api";
import { CardProcessor } from "../people/cardProcessor";
import { Consumer } from "../people/Consumer";
import { aConsumer, anAgent, ownAddress } from "../people/details";
import { busyHome } from "../people/wanted";
import { startProduct, type Product } from "../product/startProduct";
import { until } from "../until";

test("whatever was answered is still there after the process was killed, and a payment unlocks", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-kill-"));
  const options = {
    dataDir: join(folder, "data"),
    releaseStore: process.env.E2E_RELEASE_STORE ?? join(folder, "releases"),
    env: { SEED_DEMO: "false" },
  };
  let product: Product = await startProduct(options);
  const killAndRestart = async () => {
    await product.kill();
    product = await startProduct({ ...options, ports: product.ports });
  };

  try {
    const { origin, sandboxOrigin } = product;
    const processor = new CardProcessor(sandboxOrigin);
    const consumerApi = new Api(origin, ownAddress());
    const consumer = new Consumer(consumerApi, await aConsumer(consumerApi), sandboxOrigin);
    const agent = new Agent(new Api(origin, ownAddress()), anAgent(), sandboxOrigin);

    await consumer.register(1);
    await agent.register();
    await killAndRestart();

    // The mails were under way when the process was killed.
    await consumer.verify();
    await agent.verify();
    await consumer.logIn();
    await agent.logIn();
    await agent.completeProfile([consumer.details.zip.zip_id]);
    await agent.addCarriers(["State Farm"]);
    await consumer.apply([1], { wanted: busyHome, submit: false });
    await killAndRestart();

    const saved = await consumer.application();
    const form = saved.data.find(({ ins_id }) => ins_id === 1);
    if (!form) throw new Error("The questionnaire is gone.");
    expect(answersOf(questionForm.decode(form))).toMatchObject(busyHome);
    await consumer.apply([1], { wanted: busyHome });
    const { aps_id: leadId } = await agent.lead();
    const prices = { monthly: 140, yearly: 1_600 };
    const { qot_id: quoteId } = await agent.quote(leadId, "State Farm", prices);
    await consumer.choose(quoteId);
    const { payment_intent: intent } = await agent.startPayment(leadId);
    await processor.webhooks("off");
    expect(await processor.confirm(agent.api, intent)).toBe("succeeded");
    await killAndRestart();

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
