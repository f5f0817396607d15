import { formFor } from "../reference/questionnaires";
import { completeAnswers } from "../testing/answers";
import { testApp, type Person, type TestApp } from "../testing";

let t: TestApp;
let consumer: Person;
let agent: Person;
let leadId: number;

beforeAll(async () => {
  t = await testApp();
  consumer = await t.seedConsumer();
  agent = await t.seedAgent({ carriers: [1, 5] });
  leadId = await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });
});
afterAll(() => t.close());

const question = { que_id: 206, ans_id: null, ans_content: "1000" };
const price = { ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 };

const leadPath = () => `/agent/profile/leads/${leadId}`;
const asHuman = async (body: object) => ({ token: await t.humanToken("quote"), ...body });
const quote = async (body: object) => t.as(agent).post(leadPath(), await asHuman(body));
const updateQuote = async (body: object) => t.as(agent).put(leadPath(), await asHuman(body));

describe("an estimate", () => {
  it.each([1, 2, 3])("of insurance type %d never breaks over what is answered", async (type) => {
    const form = formFor(type);
    const questions = (form?.sections ?? []).flatMap((section) => section.questions);
    for (const content of ["9".repeat(400), "-1", "1e400", "0.1", "NaN", "Infinity", "🔑", "0"]) {
      const answers = questions.map(({ id }) => ({ que_id: id, ans_content: content }));
      const reply = await t.as(consumer).post(`/estimation/${type}`, { answers });
      expect(reply.status).toBeLessThan(500);
    }
  });
});

describe("a price", () => {
  it.each([
    ["negative", { qpr_monthly: -1 }],
    ["with cents", { qpr_monthly: 1.5 }],
    ["as text", { qpr_monthly: "50" }],
    ["above a hundred million", { qpr_monthly: 100_000_001 }],
    ["missing", { qpr_yearly: undefined }],
    ["null", { qpr_yearly: null }],
  ])("that is %s is refused", async (_what, changes) => {
    const body = { inc_id: 5, prices: [{ ...price, ...changes }] };
    const reply = await quote(body);
    expect(reply.status).toBe(422);
  });

  it("beyond what a number can hold is refused", async () => {
    const token = await t.humanToken("quote");
    const text = `{"inc_id":5,"token":"${token}","prices":[{"ins_id":2,"qpr_monthly":1e999,"qpr_yearly":1}]}`;
    expect((await t.as(agent).post(leadPath(), text)).status).toBe(422);
  });

  it.each([
    ["twice for a type", [price, price]],
    ["for a type that was not asked for", [price, { ...price, ins_id: 1 }]],
    ["for an unknown type", [{ ...price, ins_id: 4 }]],
    ["for no type", []],
  ])("given %s is refused", async (_what, prices) => {
    const reply = await quote({ inc_id: 5, prices });
    expect(reply.status).toBe(422);
  });

  it("of a bundle is bounded, too", async () => {
    const body = { inc_id: 5, prices: [price], qot_monthly: 100_000_001, qot_yearly: 1 };
    expect((await quote(body)).status).toBe(422);
  });
});

describe("the lead of a quote", () => {
  it("is the one in the address, whatever the body says", async () => {
    const other = await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });
    const reply = await quote({
      id: other,
      application_id: other,
      aps_id: other,
      agent_id: 1,
      accepted: true,
      accepted_at: "2020-01-01",
      inc_id: 5,
      prices: [price],
    });
    expect(reply.status).toBe(200);
    const row = await t.row("quotes", { id: reply.body.data.qot_id });
    expect(row).toMatchObject({
      application_id: leadId,
      agent_id: agent.id,
      accepted_at: null,
    });
  });

  it("is not left by an update of a quote on another lead", async () => {
    const other = await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });
    const elsewhere = await t.seedQuote(agent, other, { row: { needs_update: true } });
    const body = { id: other, qot_id: elsewhere, inc_id: 1, prices: [price] };
    expect((await updateQuote(body)).status).toBe(404);
  });

  it("gives no way into somebody else's quote", async () => {
    const other = await t.seedAgent({ carriers: [7] });
    const theirs = await t.seedQuote(other, leadId, { carrierId: 7, row: { needs_update: true } });
    const body = { qot_id: theirs, inc_id: 7, prices: [{ ...price, qpr_monthly: 1 }] };
    expect((await updateQuote(body)).status).toBe(404);
    const { monthly } = await t.row("quote_prices", { quote_id: theirs });
    expect(monthly).toBe(100);
  });

  it.each([0, 9, 99_999])("is not quoted with the carrier %d", async (carrier) => {
    const body = { inc_id: carrier, prices: [price] };
    expect((await quote(body)).status).toBe(422);
  });
});

describe("the type of an estimate", () => {
  it("is the one in the address, whatever the body says", async () => {
    const answers = completeAnswers(3);
    const [plain, other] = [
      await t.as(consumer).post("/estimation/3", { id: 3, answers }),
      await t.as(consumer).post("/estimation/3", { id: 1, answers }),
    ];
    expect(plain.status).toBe(200);
    expect(other.body).toEqual(plain.body);
  });
});

describe("an application", () => {
  it("drops answers to questions that are hidden", async () => {
    const person = await t.seedConsumer();
    const form = formFor(3);
    const visible = completeAnswers(3);
    const known = new Set(visible.map(({ que_id }) => que_id));
    const hidden = (form?.sections ?? [])
      .flatMap((section) => section.questions)
      .filter(({ id, kind }) => !known.has(id) && (kind === "text" || kind === "number"));
    const answers = [...visible, ...hidden.map(({ id }) => ({ que_id: id, ans_content: "7777" }))];
    expect(hidden.length).toBeGreaterThan(0);
    const reply = await t.as(person).post("/user/application", {
      answers: [{ ins_id: 3, answers }],
      submit: true,
    });
    expect(reply.status).toBe(200);
    const { submitted_answers } = await t.row("applications", { consumer_id: person.id });
    expect(JSON.stringify(submitted_answers)).not.toContain("7777");
  });

  it.each([
    [
      "the same type twice",
      [
        { ins_id: 2, answers: [] },
        { ins_id: 2, answers: [] },
      ],
    ],
    ["an unknown type", [{ ins_id: 4, answers: [] }]],
    ["one question twice", [{ ins_id: 2, answers: [question, question] }]],
    ["a question of another type", [{ ins_id: 2, answers: [{ que_id: 101, ans_id: 10101 }] }]],
    ["an unknown question", [{ ins_id: 2, answers: [{ que_id: 9_999, ans_id: 1 }] }]],
    ["an impossible day", [{ ins_id: 3, answers: [{ que_id: 165, ans_content: "2025-02-30" }] }]],
    ["a birth to come", [{ ins_id: 3, answers: [{ que_id: 155, ans_content: "2090-01-01" }] }]],
    ["a year to come", [{ ins_id: 2, answers: [{ que_id: 186, ans_content: "2090" }] }]],
  ])("with %s is refused", async (_what, answers) => {
    const person = await t.seedConsumer();
    const reply = await t.as(person).post("/user/application", { answers });
    expect(reply.status).toBe(422);
  });
});

describe("a page", () => {
  it.each(["/agent/profile/leads", "/notifications"])("of %s is bounded", async (path) => {
    expect((await t.as(agent).get(path, { limit: 100_000_000, offset: 0 })).status).toBe(200);
    for (const query of [
      "limit=0",
      "limit=-1",
      "offset=-1",
      "offset=1.5",
      "offset=99999999999999999999",
      "limit=NaN",
    ]) {
      const reply = await t.request({ url: `/api${path}?sid=${agent.sid}&${query}` });
      expect(reply.statusCode).toBe(422);
    }
  });
});
