import { appForTests, type Person } from "../testing";
import { forgetNextNotices, queueForgetting, type NoticesToForget } from "./forgottenNotices";
import { handleRow } from "./handleRow";
import { claim } from "./outboxRows";

const t = appForTests();
beforeEach(async () => {
  await t.deliver();
});

/** Tells an agent of an application so many times; answers the notifications' numbers. */
async function tell({ id }: Person, applicationId: number | null, times: number) {
  const rows = await t.db.query
    .insertInto("notifications")
    .values(
      Array.from({ length: times }, (_, nth) => ({
        user_id: id,
        code: 3,
        first_name: "Philippa",
        application_id: applicationId,
        details: JSON.stringify({ otherChosen: true }),
        event_key: `told:${applicationId}:${nth}`,
        created_at: t.clock.now(),
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id: number }) => number);
}

/** An application whose client is gone. */
async function aForgottenLead() {
  const client = await t.seedConsumer();
  const applicationId = await t.seedApplication(client, { submitted: true });
  const nothing = { first_name: "", last_name: "", phone: "", email: null, password_hash: null };
  await t.db.query
    .updateTable("users")
    .set({ ...nothing, deleted_at: t.clock.now() })
    .where("id", "=", client.id)
    .execute();
  return applicationId;
}

const namesIn = async (ids: readonly number[]) => {
  const rows = await t.db.query
    .selectFrom("notifications")
    .select(["first_name", "details"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return rows.map(({ first_name, details }) => (details ? first_name : first_name || "–"));
};

const waiting = () =>
  t.db.query
    .selectFrom("outbox")
    .select(["payload", "attempts", "next_attempt_at"])
    .where("kind", "=", "notices-to-forget")
    .execute();

describe("notifications of a client who is gone", () => {
  it("are emptied part by part, each of them once", async () => {
    const agent = await t.seedAgent();
    const leadId = await aForgottenLead();
    const ids = await tell(agent, leadId, 5);
    const others = await tell(agent, await t.seedApplication(await t.seedConsumer()), 2);
    const parts: (NoticesToForget | null)[] = [];

    let left: NoticesToForget | null = { applicationId: leadId, afterId: 0 };
    while (left) {
      left = await forgetNextNotices(t.db.query, left, 2);
      parts.push(left);
      if (parts.length === 1) {
        expect(await namesIn(ids)).toEqual(["–", "–", "Philippa", "Philippa", "Philippa"]);
      }
    }

    expect(parts).toEqual([
      { applicationId: leadId, afterId: ids[1] },
      { applicationId: leadId, afterId: ids[3] },
      null,
    ]);
    expect(await namesIn(ids)).toEqual(["–", "–", "–", "–", "–"]);
    expect(await namesIn(others)).toEqual(["Philippa", "Philippa"]);
  });

  it("are kept by an agent who has paid, and by nobody who was only chosen", async () => {
    const [paid, chosen] = [await t.seedAgent(), await t.seedAgent()];
    const ofPaid = await aForgottenLead();
    const ofChosen = await aForgottenLead();
    await t.seedAcceptance(await t.seedQuote(paid, ofPaid), { paid: true });
    await t.seedAcceptance(await t.seedQuote(chosen, ofChosen));
    const told = [...(await tell(paid, ofPaid, 1)), ...(await tell(chosen, ofChosen, 1))];

    for (const applicationId of [ofPaid, ofChosen]) {
      await forgetNextNotices(t.db.query, { applicationId, afterId: 0 });
    }

    expect(await namesIn(told)).toEqual(["Philippa", "–"]);
  });

  it("wait between two parts behind what is due already, and count as tried never", async () => {
    const agent = await t.seedAgent();
    const leadId = await aForgottenLead();
    const ids = await tell(agent, leadId, 1_001);
    await t.db.transaction((tx) =>
      queueForgetting(tx, t.clock.now(), { applicationId: leadId, afterId: 0 }),
    );
    const [row] = await claim(t.db.query, t.clock.now(), "notices").execute();
    if (!row) throw new Error("Nothing was queued.");

    await handleRow(t.deps, {}, row);

    expect(await waiting()).toEqual([
      {
        payload: { applicationId: leadId, afterId: ids[999] },
        attempts: 0,
        next_attempt_at: t.clock.now(),
      },
    ]);
    expect(await namesIn(ids.slice(998))).toEqual(["–", "–", "Philippa"]);
    await t.deliver();
    expect(await waiting()).toEqual([]);
    expect(await namesIn(ids.slice(998))).toEqual(["–", "–", "–"]);
  });
});

describe("what somebody was told whose account is gone", () => {
  it("is deleted part by part, and nobody else's", async () => {
    const [gone, other] = [await t.seedAgent(), await t.seedAgent()];
    const ids = await tell(gone, null, 3);
    const others = await tell(other, null, 1);
    const notices = { userId: gone.id };

    expect(await forgetNextNotices(t.db.query, notices, 2)).toEqual(notices);
    expect(await namesIn(ids)).toHaveLength(1);
    expect(await forgetNextNotices(t.db.query, notices, 2)).toBeNull();

    expect(await namesIn(ids)).toEqual([]);
    expect(await namesIn(others)).toEqual(["Philippa"]);
  });
});
