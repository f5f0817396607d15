import { KeySpent } from "../../ports/paymentProvider";
import { appForTests } from "../../testing";
import { aLeadBeingPaid, aPaidLead, aWonLead, intentIdOf } from "./paymentFixtures";

const t = appForTests();
beforeAll(() => {
  t.config.stripe.timeoutMs = 300;
});

describe("a provider that does not answer", () => {
  afterEach(() => {
    for (const call of ["createCustomer", "createIntent", "getIntent", "listCards"] as const) {
      t.payments.setFault(call, null);
    }
  });

  it.each(["down", "hang", "lost-reply"] as const)(
    "when %s on creating: a coded refusal with the price, and one intent after a retry",
    async (fault) => {
      const { agent, path } = await aWonLead(t);
      const before = t.payments.intents.size;
      t.payments.setFault("createIntent", fault);
      const refused = await t.as(agent).post(path);
      expect(refused.status).toBe(502);
      expect(refused.body).toMatchObject({
        data: ["payment-provider-unavailable"],
        payment_methods: [],
        payment_intent: null,
        price: 49,
      });
      t.payments.setFault("createIntent", null);
      expect((await t.as(agent).post(path)).status).toBe(200);
      expect(t.payments.intents.size - before).toBe(1);
    },
  );

  it("when it fails on the customer: one customer after a retry", async () => {
    const { agent, path } = await aWonLead(t);
    const before = t.payments.customers.size;
    t.payments.setFault("createCustomer", "lost-reply");
    expect((await t.as(agent).post(path)).status).toBe(502);
    t.payments.setFault("createCustomer", null);
    expect((await t.as(agent).post(path)).status).toBe(200);
    expect(t.payments.customers.size - before).toBe(1);
  });

  it.each(["createCustomer", "createIntent"] as const)(
    "when it repeats its own failure of %s for ever: asks anew under another key",
    async (call) => {
      const { agent, path } = await aWonLead(t);
      const { createCustomer, createIntent } = t.payments;
      const keys: string[] = [];
      const failsOnFirstKey = (key: string) => {
        keys.push(key);
        if (key === keys[0]) throw new KeySpent();
      };
      if (call === "createCustomer") {
        t.payments.createCustomer = async (input) => {
          failsOnFirstKey(input.idempotencyKey);
          return createCustomer(input);
        };
      } else {
        t.payments.createIntent = async (input) => {
          failsOnFirstKey(input.idempotencyKey);
          return createIntent(input);
        };
      }
      const { status } = await t.as(agent).post(path);
      Object.assign(t.payments, { createCustomer, createIntent });
      expect(status).toBe(200);
      expect(new Set(keys).size).toBe(2);
    },
  );

  it("when asked for the intent: a coded refusal, and no second intent", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    const before = t.payments.intents.size;
    t.payments.setFault("getIntent", "hang");
    for (const reply of [await t.as(agent).get(path), await t.as(agent).post(path)]) {
      expect(reply.status).toBe(502);
      expect(reply.body).toMatchObject({ price: 49, payment_intent: null });
    }
    t.payments.setFault("getIntent", null);
    expect(intentIdOf(await t.as(agent).post(path))).toBe(intentId);
    expect(t.payments.intents.size).toBe(before);
  });

  it("when listing cards: says so, with the intent that can be paid all the same", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    t.payments.setFault("listCards", "down");
    for (const reply of [await t.as(agent).get(path), await t.as(agent).post(path)]) {
      expect(reply.status).toBe(502);
      expect(intentIdOf(reply)).toBe(intentId);
      expect(reply.body.payment_methods).toEqual([]);
    }
  });

  it("does not stand between an agent and details that are paid for", async () => {
    const { agent, path } = await aPaidLead(t);
    t.payments.setDown(true);
    const reply = await t.as(agent).get(path);
    t.payments.setDown(false);
    expect(reply.status).toBe(200);
  });
});
