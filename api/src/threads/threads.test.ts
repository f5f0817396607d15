import { randomUUID } from "node:crypto";
import { appForTests, type Person } from "../testing";

const t = appForTests();

const read = (reader: Person, quoteId: number) => t.as(reader).get(`/threads/${quoteId}`);
const send = (writer: Person, quoteId: number, text: string, key: string = randomUUID()) =>
  t.as(writer).post(`/threads/${quoteId}`, { key, text });
const markRead = (reader: Person, quoteId: number, message: number) =>
  t.as(reader).post(`/threads/${quoteId}/read`, { messageId: message });
const end = (reader: Person, quoteId: number) => t.as(reader).post(`/threads/${quoteId}/end`);
const report = (reader: Person, quoteId: number, body: object) =>
  t.as(reader).post(`/threads/${quoteId}/reports`, body);

const textsOf = async (reader: Person, quoteId: number) => {
  const { body } = await read(reader, quoteId);
  return body.data.messages.map(({ text }: { text: string }) => text);
};
const mailsTo = async (person: Person) => {
  await t.deliver();
  return t.mailsTo(person);
};
const unreadOnQuote = async (consumer: Person) =>
  (await t.as(consumer).get("/user/quotes")).body.data[0].unread_messages;
const unreadOnLead = async (agent: Person) =>
  (await t.as(agent).get("/agent/profile/leads", { filter: "quoted" })).body.data.data[0]
    .unread_messages;

describe("a thread", () => {
  it("is open and empty from the moment its quote exists, for both, and says whom it is with", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();

    const ofConsumer = (await read(consumer, quoteId)).body.data;
    const ofAgent = (await read(agent, quoteId)).body.data;

    expect(ofConsumer).toMatchObject({
      quoteId,
      number: "01",
      partner: { agency: `Agency ${agent.id}` },
      masks: true,
      unread: 0,
      count: 0,
      messages: [],
    });
    expect(ofAgent).toMatchObject({ quoteId, leadId, messages: [] });
    expect(ofAgent.partner).toEqual({ name: expect.stringMatching(/^Casey/) });
    expect(ofAgent).not.toHaveProperty("number");
    for (const one of [ofConsumer, ofAgent]) expect(one).not.toHaveProperty("ended");
  });

  it("is nobody else's", async () => {
    const { quoteId } = await t.seedQuotedLead();
    for (const other of [await t.seedConsumer(), await t.seedAgent()]) {
      expect((await read(other, quoteId)).status).toBe(404);
      expect((await send(other, quoteId, "Hello")).status).toBe(404);
      expect((await end(other, quoteId)).status).toBe(404);
      expect((await markRead(other, quoteId, 1)).status).toBe(404);
      expect((await report(other, quoteId, { messageId: 1, reason: "abuse" })).status).toBe(404);
    }
  });

  it("keeps the order, the times and who wrote, turns no text around, and reads as many of the newest as are asked for", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    await send(consumer, quoteId, "Is the \u202eroof\u2069 covered?");
    t.clock.advance({ minutes: 2 });
    await send(agent, quoteId, "It is.\r\nFor its whole price.");
    expect((await read(agent, quoteId)).body.data.messages).toMatchObject([
      { isOwn: false, text: "Is the roof covered?" },
      { isOwn: true, text: "It is.\nFor its whole price.", sentAt: t.clock.now().toISOString() },
    ]);
    const { body } = await t.as(consumer).get(`/threads/${quoteId}`, { limit: 1 });
    expect(body.data).toMatchObject({ count: 2, messages: [{ isOwn: false }] });
  });
});

describe("a message", () => {
  it("has 1 to 2,000 characters", async () => {
    const { consumer, quoteId } = await t.seedQuotedLead();
    for (const [text, code] of [
      ["  \n ", "required"],
      ["\u202e", "required"],
      ["\u200b\u00a0\u3164\ufeff", "required"],
      ["x".repeat(2001), "max-length"],
    ] as const) {
      const reply = await send(consumer, quoteId, text);
      expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
    }
    expect((await send(consumer, quoteId, "x".repeat(2000))).status).toBe(200);
    expect(await textsOf(consumer, quoteId)).toEqual(["x".repeat(2000)]);
  });

  it("is sent once, though it comes again with its key, also at the same moment, unless the other one has the key", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send(consumer, quoteId, "Once", key)),
    );
    const again = await send(consumer, quoteId, "Once", key);
    for (const { status, body } of replies) {
      expect([status, body]).toEqual([200, again.body]);
    }
    expect(await textsOf(agent, quoteId)).toEqual(["Once"]);
    expect(await unreadOnLead(agent)).toBe(1);
    expect(await mailsTo(agent)).toHaveLength(1);
    await send(agent, quoteId, "Answer", key);
    expect(await textsOf(agent, quoteId)).toEqual(["Once", "Answer"]);
  });
});

describe("contact details", () => {
  const words = "Call me at 512-555-0199 or write to me@example.com";

  it("are taken out before anything is stored, on both sides, and it says so", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    for (const writer of [consumer, agent]) {
      const { body } = await send(writer, quoteId, words);
      expect(body.data).toMatchObject({ text: "Call me at ••• or write to •••", isMasked: true });
    }
    for (const reader of [consumer, agent]) {
      expect((await read(reader, quoteId)).text).not.toMatch(/0199|me@example/);
    }
    const stored = await t.db.query.selectFrom("thread_messages").selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/0199|me@example/);
  });

  it("stay once this agent has paid, not with the choice, and what was taken out does not come back", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    await send(agent, quoteId, words);
    await t.seedAcceptance(quoteId);
    expect((await send(agent, quoteId, words)).body.data).toMatchObject({ isMasked: true });
    await t.seedAcceptance(quoteId, { paid: true });
    await send(consumer, quoteId, words);
    const masked = "Call me at ••• or write to •••";
    expect(await textsOf(agent, quoteId)).toEqual([masked, masked, words]);
    expect((await read(agent, quoteId)).body.data).toMatchObject({ masks: false });
  });
});

describe("what is unread", () => {
  it("is counted on the quote, on the lead and in the poll, and notified once, until it is read", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();
    await send(consumer, quoteId, "First");
    const { body } = await send(consumer, quoteId, "Second");

    expect(await unreadOnLead(agent)).toBe(2);
    const lead = await t.as(agent).get(`/agent/profile/leads/${leadId}`);
    expect(lead.body.quote_info).toMatchObject([{ unread_messages: 2, accepted: false }]);
    expect((await t.as(agent).get("/notifications")).body.data.unread_messages).toBe(2);
    expect((await read(agent, quoteId)).body.data.unread).toBe(2);
    expect(await unreadOnQuote(consumer)).toBeUndefined();
    expect(await t.noticesOf(agent)).toMatchObject([
      { ntp_id: 12, ntf_seen: false, qot_id: quoteId, aps_id: leadId, inc_name: "State Farm" },
    ]);

    await markRead(agent, quoteId, body.data.id);

    expect(await unreadOnLead(agent)).toBeUndefined();
    const { data } = (await t.as(agent).get("/notifications")).body;
    expect(data).not.toHaveProperty("unread_messages");
    expect(data.data).toMatchObject([{ ntf_seen: true }]);
    await send(consumer, quoteId, "Third");
    expect(await t.noticesOf(agent)).toMatchObject([{ ntf_seen: false }, { ntf_seen: true }]);
  });

  it("is not more again where a tab tells later that it has read less", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    const first = (await send(agent, quoteId, "First")).body.data.id;
    const second = (await send(agent, quoteId, "Second")).body.data.id;
    await send(agent, quoteId, "Third");
    await markRead(consumer, quoteId, second);
    await markRead(consumer, quoteId, first);
    expect(await unreadOnQuote(consumer)).toBe(1);
    expect(await t.noticesOf(consumer)).toMatchObject([{ ntp_id: 11, ntf_seen: false }]);
  });
});

describe("the mail", () => {
  it("comes once for each silence of 15 minutes, to each side, and leads to the thread", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();
    await send(consumer, quoteId, "First");
    t.clock.advance({ minutes: 14 });
    await send(consumer, quoteId, "Second");
    t.clock.advance({ minutes: 14 });
    await send(consumer, quoteId, "Third");
    const [mail, ...more] = await mailsTo(agent);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/go/agent/leads/${leadId}/messages/${quoteId}`);
    expect(mail?.text).not.toContain("First");

    t.clock.advance({ minutes: 15 });
    await send(consumer, quoteId, "Fourth");
    expect(await mailsTo(agent)).toHaveLength(2);

    await send(agent, quoteId, "Answer");
    const [answered, ...others] = await mailsTo(consumer);
    expect(others).toEqual([]);
    expect(answered?.text).toContain(`/go/consumer/my-quotes/${quoteId}/messages`);
  });

  it("does not come where it was read meanwhile, or none is wanted", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    const { body } = await send(consumer, quoteId, "First");
    await markRead(agent, quoteId, body.data.id);
    expect(await mailsTo(agent)).toEqual([]);

    await t.update("users", { id: consumer.id }, { email_notifications: false });
    await send(agent, quoteId, "Answer");
    expect(await mailsTo(consumer)).toEqual([]);
  });
});

describe("the end", () => {
  it("is said to both, takes no more messages, answers what was sent before, and happens once", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    const key = randomUUID();
    await send(consumer, quoteId, "Question", key);
    expect((await end(agent, quoteId)).status).toBe(200);
    expect((await end(consumer, quoteId)).status).toBe(200);

    expect((await read(agent, quoteId)).body.data.ended).toBe("self");
    expect((await read(consumer, quoteId)).body.data.ended).toBe("other");
    for (const writer of [consumer, agent]) {
      const refused = await send(writer, quoteId, "More");
      expect(refused).toMatchObject({ status: 409, body: { data: ["thread-ended"] } });
    }
    expect((await send(consumer, quoteId, "Question", key)).status).toBe(200);
    expect(await textsOf(consumer, quoteId)).toEqual(["Question"]);
  });

  it("may come before a word was said", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    await end(consumer, quoteId);
    expect((await send(agent, quoteId, "Hello")).status).toBe(409);
  });

  it("comes with a quote that its agent withdraws; what was said stays until the consumer closes it", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();
    await send(agent, quoteId, "Hello");
    await t.as(agent).post("/agent/profile/carriers", { carriers: [5] });
    await t.as(agent).delete("/agent/profile/carriers", { carriers: [1] });
    expect((await t.as(agent).get(`/agent/profile/leads/${leadId}`)).body.quote_info).toEqual([]);
    for (const reader of [consumer, agent]) {
      const { data } = (await read(reader, quoteId)).body;
      expect(data).toMatchObject({ ended: "removed", messages: [{ text: "Hello" }] });
      expect((await send(reader, quoteId, "More")).status).toBe(409);
    }
    await t.as(consumer).delete(`/user/quotes/${quoteId}`);
    expect((await read(consumer, quoteId)).status).toBe(404);
    expect(await t.noticesOf(consumer)).toEqual([]);
  });

  it("comes for the others once an agent has paid, not with the choice", async () => {
    const { consumer, leadId, quoteId } = await t.seedQuotedLead();
    const other = await t.seedAgent();
    const otherId = await t.seedQuote(other, leadId, { carrierId: 2 });
    await t.seedAcceptance(quoteId);
    expect((await send(other, otherId, "Still here")).status).toBe(200);
    await t.seedAcceptance(quoteId, { paid: true });
    expect((await read(consumer, otherId)).body.data.ended).toBe("otherChosen");
    expect((await send(other, otherId, "And now?")).status).toBe(409);
  });

  it("leaves nothing to read or to answer of an application that is withdrawn", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    await send(consumer, quoteId, "Question");
    await send(agent, quoteId, "Answer");
    t.mails.length = 0;
    await t.as(consumer).delete("/user/application", { force: true });
    for (const reader of [consumer, agent]) {
      expect((await read(reader, quoteId)).status).toBe(404);
      expect((await send(reader, quoteId, "More")).status).toBe(404);
      expect(await t.noticesOf(reader)).toEqual([]);
      expect(await mailsTo(reader)).toEqual([]);
    }
  });
});

describe("a report", () => {
  it("is kept with the message as it was", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    const { id } = (await send(agent, quoteId, "Pay me directly")).body.data;

    const body = { messageId: id, reason: "outside", note: "  Twice now  " };
    expect((await report(consumer, quoteId, body)).status).toBe(200);
    expect((await report(consumer, quoteId, { ...body, reason: "fraud" })).status).toBe(200);

    const kept = await t.rows("message_reports", { message_id: id });
    expect(kept).toMatchObject([
      {
        reporter_id: consumer.id,
        reason: "outside",
        note: "Twice now",
        message_text: "Pay me directly",
      },
    ]);
    expect((await read(consumer, quoteId)).body.data.messages).toMatchObject([
      { isReported: true },
    ]);
    expect((await read(agent, quoteId)).text).not.toContain("isReported");
  });

  it("is refused for what oneself wrote, what is elsewhere, and without a known reason", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    const elsewhere = await t.seedQuotedLead();
    const own = (await send(consumer, quoteId, "Mine")).body.data.id;
    const foreign = (await send(elsewhere.agent, elsewhere.quoteId, "Theirs")).body.data.id;
    const theirs = (await send(agent, quoteId, "Answer")).body.data.id;
    for (const message of [own, foreign]) {
      expect(
        (await report(consumer, quoteId, { messageId: message, reason: "abuse" })).status,
      ).toBe(404);
    }
    const refused = await report(consumer, quoteId, { messageId: theirs, reason: "dislike" });
    expect([refused.status, refused.body.data]).toEqual([422, ["option"]]);
  });
});

describe("an account that goes", () => {
  const storedIn = async (quoteId: number) =>
    (await t.rows("thread_messages", { quote_id: quoteId })).map(({ text }) => text);

  async function aConversation() {
    const all = await t.seedQuotedLead();
    await send(all.consumer, all.quoteId, "My question");
    await send(all.agent, all.quoteId, "My answer");
    return all;
  }

  it("of an agent takes their words and name; what the consumer wrote stays to read", async () => {
    const { consumer, agent, quoteId } = await aConversation();
    await t.endAccount(agent);
    const { data } = (await read(consumer, quoteId)).body;
    expect(data).toMatchObject({ ended: "gone", partner: { name: "", agency: "" } });
    expect(await storedIn(quoteId)).toEqual(["My question", ""]);
    expect((await send(consumer, quoteId, "Hello?")).status).toBe(409);
  });

  it("of a consumer leaves the agent who paid their own words, and nothing of an unpaid thread", async () => {
    const { consumer, agent, leadId, quoteId } = await aConversation();
    const other = await t.seedAgent();
    const otherId = await t.seedQuote(other, leadId, { carrierId: 2 });
    await send(other, otherId, "Choose me");
    await send(consumer, otherId, "Why?");
    await t.seedAcceptance(quoteId, { paid: true });
    await t.endAccount(consumer);
    expect((await read(agent, quoteId)).body.data).toMatchObject({
      ended: "gone",
      messages: [{ text: "" }, { text: "My answer" }],
    });
    expect(await storedIn(otherId)).toEqual(["", ""]);
    expect((await read(other, otherId)).status).toBe(404);
    expect(await t.noticesOf(other)).toEqual([]);
  });

  it("takes what the person said of a report, and leaves the reported message for its time", async () => {
    const { consumer, agent, quoteId } = await aConversation();
    const [, answer] = (await read(consumer, quoteId)).body.data.messages;
    await report(consumer, quoteId, { messageId: answer.id, reason: "other", note: "My words" });
    await t.endAccount(consumer);
    await t.endAccount(agent);
    const kept = await t.rows("message_reports", { message_id: answer.id });
    expect(kept).toMatchObject([{ note: "", message_text: "My answer" }]);
  });

  it("while the other one writes leaves no word behind", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    await Promise.all([
      send(agent, quoteId, "One"),
      t.endAccount(consumer),
      send(agent, quoteId, "Two"),
      send(consumer, quoteId, "Three"),
    ]);
    expect((await storedIn(quoteId)).join("")).toBe("");
  });
});

/** The limits, small enough to be reached. */
const limits = {
  messageByUser: { max: 2, windowSeconds: 60 },
  messageByUserInADay: { max: 4, windowSeconds: 86_400 },
  threadByUser: { max: 2, windowSeconds: 86_400 },
  reportByUser: { max: 1, windowSeconds: 86_400 },
};

async function quotesOf(agent: Person, count: number) {
  const quoteIds: number[] = [];
  for (let i = 0; i < count; i++) {
    const consumer = await t.seedConsumer();
    const lead = await t.seedApplication(consumer, { types: [1], submitted: true });
    quoteIds.push(await t.seedQuote(agent, lead));
  }
  return quoteIds;
}
describe("the limits", () => {
  beforeAll(() => void Object.assign(t.config.limits, limits));
  const sendHere = (writer: Person, quoteId = 0) => send(writer, quoteId, "Hello");

  it("of messages in a minute and in a day are said to the writer", async () => {
    const agent = await t.seedAgent();
    const [quoteId] = await quotesOf(agent, 1);
    const codes = [];
    for (let i = 0; i < 8; i++) {
      codes.push((await sendHere(agent, quoteId)).body.data[0] ?? "sent");
      if (i % 3 === 2) t.clock.advance({ minutes: 1 });
    }
    expect(codes).toEqual([
      ...["sent", "sent", "too-many-messages"],
      ...["sent", "sent", "too-many-messages"],
      ...["too-many-messages-today", "too-many-messages-today"],
    ]);
  });

  it("of threads leave those alone in which one has written before", async () => {
    const agent = await t.seedAgent();
    const [first, second, third] = await quotesOf(agent, 3);
    await sendHere(agent, first);
    await sendHere(agent, second);
    t.clock.advance({ minutes: 1 });
    expect(await sendHere(agent, third)).toMatchObject({
      status: 429,
      body: { data: ["too-many-threads"] },
    });
    expect((await sendHere(agent, first)).status).toBe(200);
  });

  it("of reports are said", async () => {
    const { consumer, agent, quoteId } = await t.seedQuotedLead();
    const message = (await sendHere(agent, quoteId)).body.data.id;
    const reportHere = () => report(consumer, quoteId, { messageId: message, reason: "abuse" });
    expect((await reportHere()).status).toBe(200);
    expect(await reportHere()).toMatchObject({
      status: 429,
      body: { data: ["too-many-reports"] },
    });
  });
});
