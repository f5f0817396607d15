import { randomUUID } from "node:crypto";
import { readConfig } from "../../config";
import { appForTests, type Person } from "../../testing";

const limits = {
  ...readConfig({}).limits,
  messageByUser: { max: 2, windowSeconds: 60 },
  messageByUserInADay: { max: 4, windowSeconds: 86_400 },
  threadByUser: { max: 2, windowSeconds: 86_400 },
  reportByUser: { max: 1, windowSeconds: 86_400 },
};
const t = appForTests({ config: { limits } });

async function quotesOf(agent: Person, count: number) {
  const quoteIds: number[] = [];
  for (let i = 0; i < count; i++) {
    const consumer = await t.seedConsumer();
    const lead = await t.seedApplication(consumer, { types: [1], submitted: true });
    quoteIds.push(await t.seedQuote(agent, lead));
  }
  return quoteIds;
}
const sendHere = (writer: Person, quoteId = 0) =>
  t.as(writer).post(`/threads/${quoteId}`, { key: randomUUID(), text: "Hello" });

describe("the limits", () => {
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
    const agent = await t.seedAgent();
    const consumer = await t.seedConsumer();
    const lead = await t.seedApplication(consumer, { types: [1], submitted: true });
    const quoteId = await t.seedQuote(agent, lead);
    const message = (await sendHere(agent, quoteId)).body.data.id;
    const reportHere = () =>
      t.as(consumer).post(`/threads/${quoteId}/reports`, { message, reason: "abuse" });
    expect((await reportHere()).status).toBe(200);
    expect(await reportHere()).toMatchObject({
      status: 429,
      body: { data: ["too-many-reports"] },
    });
  });
});
