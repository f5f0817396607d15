import { appForTests, lastingSessions, testApp, type Person, type TestApp } from "..";
import { overhear } from "../overhear";

const config = { session: lastingSessions };
const t = appForTests({ config });
/** The same server and database, whose statements are counted. */
let counted: TestApp;
const texts: string[] = [];
beforeAll(async () => {
  const database = {
    ...t.db,
    query: overhear(t.db.query, texts).heard,
    transaction: <T>(work: Parameters<typeof t.db.transaction<T>>[0]) =>
      t.db.transaction((tx) => work(overhear(tx, texts).heard)),
  };
  counted = await testApp({ database, config, deps: { clock: t.clock } });
});
afterAll(() => counted.close());

/** How long each list is, and the statements that its second reading takes. */
async function readings(reader: Pick<Person, "sid" | "id">, paths: readonly string[]) {
  const lengths: number[] = [];
  const statements: Record<string, string[]> = {};
  for (const path of paths) {
    await counted.as(reader).get(path);
    texts.length = 0;
    const { status, text } = await counted.as(reader).get(path);
    expect([path, status]).toEqual([path, 200]);
    lengths.push(text.length);
    statements[path] = [...texts];
  }
  return { lengths, statements };
}

/** Reads lists of one row, then of five. */
async function compare(
  reader: Pick<Person, "sid" | "id">,
  paths: readonly string[],
  addRow: (index: number) => Promise<void>,
) {
  await addRow(1);
  const ofOne = await readings(reader, paths);
  for (const index of [2, 3, 4, 5]) await addRow(index);
  const ofFive = await readings(reader, paths);
  for (const [index, path] of paths.entries()) {
    const longer = Number(ofOne.lengths[index]) * 1.5;
    expect([path, Number(ofFive.lengths[index]) > longer]).toEqual([path, true]);
  }
  expect(ofFive.statements).toEqual(ofOne.statements);
}

/** A client of the agent's, whose fee was asked back and whose agent was reported; a mail was given up. */
async function aClient(agent: Person) {
  const consumer = await t.seedConsumer();
  const leadId = await t.seedApplication(consumer, { submitted: true });
  const quoteId = await t.seedQuote(agent, leadId);
  const thread = `/threads/${quoteId}`;
  const replies = [
    await t.as(agent).post(thread, { key: "first", text: "Pay me directly." }),
    await t.choose(consumer, quoteId),
  ];
  await t.pay(agent, leadId);
  const fee = { reason: "contact-fails", words: "The number belongs to somebody else." };
  const report = { messageId: replies[0]?.body.data.id, reason: "outside", note: "" };
  replies.push(
    await t.as(agent).post(`/agent/profile/leads/${leadId}/fee-return`, fee),
    await t.as(consumer).post(`${thread}/reports`, report),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await t.update(
    "outbox",
    { user_id: agent.id },
    { given_up_at: t.clock.now(), last_error: "No.", dedupe_key: null },
  );
  const now = t.clock.now();
  await t.db.query
    .insertInto("outbox")
    .values({
      kind: "registration-mail",
      payload: JSON.stringify({ registrationId: leadId }),
      created_at: now,
      next_attempt_at: now,
      given_up_at: now,
      last_error: "No.",
    })
    .execute();
}

describe("a list takes as many statements for five rows as for one", () => {
  it("of an agent", async () => {
    const agent = await t.seedAgent();
    const paths = [
      "/agent/profile/leads",
      "/agent/profile/clients",
      "/agent/profile/payments",
      "/agent/profile/exports/leads.csv",
      "/notifications",
    ];
    await compare(agent, paths, () => aClient(agent));
  });

  it("of operators", async () => {
    await t.db.query.deleteFrom("message_reports").execute();
    await t.db.query.deleteFrom("fee_returns").execute();
    await t.db.query.deleteFrom("outbox").execute();
    const agent = await t.seedAgent();
    const paths = ["/operations/fees", "/operations/reports", "/operations/mails"];
    await compare(await t.seedOperator(), paths, () => aClient(agent));
  });

  it("of a consumer, and so does the page of everything that is held about them", async () => {
    const consumer = await t.seedConsumer();
    const leadId = await t.seedApplication(consumer, { submitted: true });
    await compare(
      consumer,
      ["/user/quotes", "/user/privacy", "/user/privacy/data"],
      async (carrierId) => {
        const agent = await t.seedAgent({ carriers: [carrierId] });
        const quoteId = await t.seedQuote(agent, leadId, { carrierId });
        const message = { key: "first", text: "Does it cover hail?" };
        expect((await t.as(consumer).post(`/threads/${quoteId}`, message)).status).toBe(200);
        expect((await t.as(agent).get(`/agent/profile/leads/${leadId}`)).status).toBe(200);
      },
    );
  });
});
