import { queueMail } from "../../outbox/outbox";
import { aPaidLead } from "../../payments/paymentFixtures";
import { appForTests, lastingSessions } from "../../testing";

const t = appForTests({ config: { session: lastingSessions } });
const why = "Looked up on the phone.";

async function somethingInEachList() {
  const { agent, leadId } = await aPaidLead(t);
  const now = t.clock.now();
  const sent = { name: "Vera", email: "v@example.com", message: "Boats?" };
  await t.anyone().post("/feedback", { ...sent, token: await t.humanToken("feedback") });
  const fee = { reason: "contact-fails", words: "The number belongs to somebody else." };
  await t.as(agent).post(`/agent/profile/leads/${leadId}/fee-return`, fee);
  const difference = { intent_id: "pi_5", what: "amount" as const, ours: "49.00", theirs: "48.00" };
  await t.db.query
    .insertInto("payment_differences")
    .values({ ...difference, found_at: now })
    .execute();
  await queueMail(t.db.query, {
    ...{ userId: agent.id, content: { template: "password-changed" }, now },
  });
  await t.db.query
    .updateTable("outbox")
    .set({ given_up_at: now, dedupe_key: null, last_error: "SMTP 550" })
    .where("user_id", "=", agent.id)
    .execute();
  const quoted = await t.seedQuotedLead();
  const thread = `/threads/${quoted.quoteId}`;
  await t.as(quoted.consumer).post(thread, { key: "1", text: "Does it cover hail?" });
  const text = { key: "2", text: "Pay me directly." };
  const messageId = (await t.as(quoted.agent).post(thread, text)).body.data.id;
  const report = { messageId, reason: "outside", note: "" };
  await t.as(quoted.consumer).post(`${thread}/reports`, report);
}

it("says how much waits in each list, as the lists say it, and counts what was worked on no more", async () => {
  const operator = t.as(await t.seedOperator());
  const counts = async () => (await operator.get("/operations/open-counts")).body.data;
  const nothing = { messages: 0, reports: 0, fees: 0, differences: 0, licenses: 0, mails: 0 };
  expect(await counts()).toEqual(nothing);
  await somethingInEachList();
  const before = await counts();
  for (const [list, count] of Object.entries(before)) {
    expect(count).toBeGreaterThan(0);
    expect((await operator.get(`/operations/${list}`)).body.count).toBe(count);
  }
  const [{ id }] = (await operator.get("/operations/differences")).body.data;
  await operator.post(`/operations/differences/${id}/resolve`, { why });
  const [message] = (await operator.get("/operations/messages")).body.data;
  await operator.put(`/operations/messages/${message.id}`, { isAnswered: true, note: why });
  expect(await counts()).toEqual({ ...before, differences: 0, messages: 0 });
});

it("is told to operators alone", async () => {
  const { agent } = await t.seedQuotedLead();
  expect((await t.as(agent).get("/operations/open-counts")).status).toBe(404);
});
