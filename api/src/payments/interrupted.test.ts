import { Refusal } from "../server/errors";
import { appForTests, lastingSessions, type TestApp } from "../testing";
import { decideFeeReturn } from "../operations/console/fees";
import { comparePayments } from "./comparePayments";
import { aWonLead, deliverAll, intentIdOf, sendWebhook } from "./paymentFixtures";
import { sweepPayments } from "./sweepPayments";

const t = appForTests({ config: { session: lastingSessions } });
let process: ReturnType<typeof aProcess>;
beforeAll(() => {
  t.config.stripe.webhookSecret = "whsec_for_tests";
  t.config.limits.paymentByAgent = { max: 10_000, windowSeconds: 600 };
  process = aProcess(t);
});

/**
 * Stops before or after any transaction and any call of the provider, as a killed process does: nothing
 * that comes later in it happens.
 */
function aProcess({ db, payments }: TestApp) {
  let stops = 0;
  let stopAt = Infinity;
  let isDead = false;
  let isWatched = false;
  const pass = () => {
    if (!isWatched) return;
    stops += 1;
    if (stops === stopAt) isDead = true;
    if (isDead) throw new Error("The process was killed.");
  };
  const stoppable =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      pass();
      const result = await work(...args);
      pass();
      return result;
    };
  Object.assign(db, { transaction: stoppable(db.transaction.bind(db)) });
  for (const name of ["createCustomer", "createIntent", "getIntent", "cancelIntent"] as const) {
    Object.assign(payments, { [name]: stoppable<never[], unknown>(payments[name]) });
  }
  payments.refund = stoppable(payments.refund);
  return {
    killAt(stop: number) {
      stops = 0;
      stopAt = stop;
    },
    /** Does something, and once more where the process is killed meanwhile: people press again. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      isWatched = true;
      const first = await work().catch((error: unknown) => {
        if (!isDead) throw error;
      });
      isWatched = false;
      if (!isDead && first !== undefined) return first;
      isDead = false;
      stopAt = Infinity;
      // What the killed process had claimed is free again.
      t.clock.advance({ minutes: 5 });
      return work();
    },
    passed: () => stops,
  };
}

let events = 0;

/**
 * Pay, take back, have the money returned, win again, pay again with webhooks that are forged, doubled
 * and late, ask the fee back and get it.
 */
async function wholeStory() {
  const { agent, consumer, leadId, quoteId, path } = await aWonLead(t);
  const payments = async () => (await t.as(agent).get("/agent/profile/payments")).body.data;

  const firstId = intentIdOf(await process.run(() => t.as(agent).post(path)));
  t.payments.succeed(firstId);
  await process.run(() => t.as(consumer).delete(`/user/quotes/${quoteId}/choice`));
  await process.run(() => deliverAll(t));
  await process.run(() => sweepPayments(t.deps));
  expect(await payments()).toMatchObject([{ aps_id: leadId, status: "refunded", amount: 49 }]);

  await process.run(() => t.as(consumer).post(`/user/quotes/${quoteId}`));
  expect((await t.as(agent).get(path)).body).toMatchObject({ payment_intent: null, price: 49 });
  const secondId = intentIdOf(await process.run(() => t.as(agent).post(path)));
  const late = { id: `evt_${(events += 1)}`, type: "payment_intent.succeeded", intentId: firstId };
  const paid = { ...late, id: `evt_${(events += 1)}`, intentId: secondId };
  // The provider does not say yet that it is paid.
  await sendWebhook(t, { ...paid, id: `evt_${(events += 1)}` }, "good");
  t.payments.succeed(secondId);
  expect((await sendWebhook(t, paid, "forged")).status).toBe(400);
  expect((await t.as(agent).get("/agent/profile/payments")).body.count).toBe(1);
  await process.run(() =>
    Promise.all([paid, paid, late].map((one) => sendWebhook(t, one, "good"))),
  );
  await process.run(() => t.as(agent).get(path));
  await process.run(() => deliverAll(t));
  const done = (await t.as(agent).get(path)).body;
  expect(done.payment).toMatchObject({ status: "paid", amount: 49, aps_id: leadId });
  expect(done.payment).not.toHaveProperty("refunded_cents");
  const [second, first] = await payments();
  expect([second.status, first.status]).toEqual(["paid", "refunded"]);
  expect(second.number).toBe(done.payment.number);
  expect(first.number).not.toBe(second.number);
  expect((await t.as(agent).post(path)).body.data).toEqual(["already-paid"]);

  await process.run(() =>
    t.as(agent).post(path.replace(/confirm$/, "fee-return"), {
      reason: "contact-fails",
      words: "Nobody answers.",
    }),
  );
  const { id: feeReturnId } = await t.row("fee_returns", { agent_id: agent.id });
  const actor = { operator: "Olga", operatorId: null };
  await process.run(() =>
    decideFeeReturn(t.deps, feeReturnId, true, { actor, why: "We called." }).catch(
      (error: unknown) => {
        // It was decided before the kill.
        const isDecided = error instanceof Refusal && error.codes.includes("already-decided");
        if (!isDecided) throw error;
      },
    ),
  );
  await process.run(() => deliverAll(t));

  expect((await payments()).map(({ status }: { status: string }) => status)).toEqual([
    "refunded",
    "refunded",
  ]);
  const charged = [...t.payments.intents.values()].filter(
    ({ metadata, status }) => metadata.application === String(leadId) && status === "succeeded",
  );
  expect(charged.map(({ id, refundedCents }) => [id, refundedCents])).toEqual([
    [firstId, 4900],
    [secondId, 4900],
  ]);
  for (const id of [firstId, secondId]) {
    expect(t.payments.refunded.filter((one) => one === id)).toHaveLength(1);
  }
  const receipts = t.mails.filter(
    ({ to, subject }) => to === agent.email && subject.startsWith("Receipt"),
  );
  expect(receipts.map(({ text }) => text.includes(second.number))).toEqual([true]);
}

it("charges and returns each payment once, with its receipt, wherever the process is killed", async () => {
  process.killAt(Infinity);
  await wholeStory();
  const stops = process.passed();
  expect(stops).toBeGreaterThan(40);
  for (let stop = 1; stop <= stops; stop++) {
    process.killAt(stop);
    await wholeStory();
  }
  t.clock.advance({ days: 1 });
  await comparePayments(t.deps);
  expect(await t.db.query.selectFrom("payment_differences").selectAll().execute()).toEqual([]);
});
