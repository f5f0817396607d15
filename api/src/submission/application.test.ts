import { completeAnswers } from "../testing/answers";
import { appForTests, type Person } from "../testing";
import { wholeDatabase } from "../testing/wholeDatabase";

const t = appForTests();

const life = { ins_id: 2, answers: completeAnswers(2) };
const auto = { ins_id: 3, answers: completeAnswers(3) };
const path = "/user/application";

const read = async (consumer: Person) => (await t.as(consumer).get(path)).body;
const save = (consumer: Person, answers: object[], more: object = {}) =>
  t.as(consumer).post(path, { answers, ...more });
const submit = (consumer: Person, answers: object[] = [life], force = true) =>
  save(consumer, answers, { submit: true, force });
const withdraw = (consumer: Person) => t.as(consumer).delete(path, undefined, { force: "true" });
const leadOf = async (consumer: Person) =>
  (await t.rows("applications", { consumer_id: consumer.id })).at(-1)?.id ?? 0;

async function aSubmitter() {
  const consumer = await t.seedConsumer();
  expect((await submit(consumer)).status).toBe(200);
  return { consumer, leadId: await leadOf(consumer) };
}

describe("a draft", () => {
  it("starts empty, prefilled from the profile, and keeps what is sent, finished or not", async () => {
    const consumer = await t.seedConsumer({ profile: { rents: true } });
    const { data, meta } = await read(consumer);
    expect(data.map(({ ins_id }: { ins_id: number }) => ins_id)).toEqual([1, 2, 3]);
    expect(meta).toMatchObject({ types: [], locked: false, aps_submitted: null, qot_id: null });
    expect(data[0].sections[0].questions[0]).toMatchObject({
      que_id: 101,
      answer: { ans_id: 10103, qan_content: null },
    });

    const some = { ins_id: 2, answers: life.answers.slice(0, 2) };
    expect((await save(consumer, [some, auto])).status).toBe(200);
    const kept = await read(consumer);
    expect(kept.meta).toMatchObject({ types: [2, 3], locked: false, aps_submitted: null });
    expect(kept.data[1].sections[0].questions[0].answer).not.toBeNull();
    // A type that is not sent is dropped.
    expect((await save(consumer, [auto])).body.meta.types).toEqual([3]);
    // Nothing was submitted that it could be taken back to.
    expect((await t.as(consumer).delete(`${path}/changes`)).status).toBe(404);
    expect(await read(consumer)).not.toHaveProperty("submitted");
  });

  it("takes the others where one value is out of its limits", async () => {
    const consumer = await t.seedConsumer();
    const withIncome = (ans_content: string | null) =>
      life.answers.map((answer) => (answer.que_id === 194 ? { ...answer, ans_content } : answer));
    const refused = await save(consumer, [{ ins_id: 2, answers: withIncome("100000001") }]);
    expect(refused).toMatchObject({ status: 422, body: { data: ["limit"] } });
    expect((await save(consumer, [{ ins_id: 2, answers: withIncome(null) }])).status).toBe(200);
    const { draft_answers: kept } = await t.row("applications", { consumer_id: consumer.id });
    const ids = kept[2]?.map(({ questionId }) => questionId);
    expect(ids).toEqual(expect.arrayContaining([193, 195, 201]));
    expect(ids).not.toContain(194);
  });

  it.each([
    [2, { que_id: 999, ans_id: 1 }, "invalid-answer"],
    [1, { que_id: 131, ans_content: "1900-01-01" }, "limit"],
    [1, { que_id: 133, ans_content: "2099-12-31" }, "limit"],
    [2, { que_id: 213, ans_content: "Acme, call (512) 555-0199" }, "contact-details"],
    [3, { que_id: 143, ans_content: "Camry, find me on facebook as cora" }, "contact-details"],
  ])("of type %d refuses %j", async (ins_id, answer, code) => {
    const reply = await save(await t.seedConsumer(), [{ ins_id, answers: [answer] }]);
    expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
  });
});

describe("a submission", () => {
  it("is refused with an open question or without a type, and changes nothing", async () => {
    const consumer = await t.seedConsumer();
    const unfinished = await submit(consumer, [{ ins_id: 2, answers: life.answers.slice(1) }]);
    expect(unfinished).toMatchObject({ status: 422, body: { data: ["not-all-filled"] } });
    expect((await submit(consumer, [])).body.data).toEqual(["no-insurance-type"]);
    expect((await read(consumer)).meta.types).toEqual([]);
  });

  it("locks, answers the umbrella question where none is needed, and needs force to come again", async () => {
    const consumer = await t.seedConsumer();
    const { body } = await submit(consumer, [auto], false);
    expect(body.meta).toMatchObject({ locked: true, types: [3] });
    const questions = body.data[2].sections.flatMap(
      (section: { questions: object[] }) => section.questions,
    );
    expect(questions).toContainEqual(
      expect.objectContaining({ que_id: 150, answer: { ans_id: 199, qan_content: null } }),
    );
    const again = await submit(consumer, [auto], false);
    expect([again.status, again.body]).toEqual([
      409,
      { message: "Application already submitted", data: ["already-submitted"] },
    ]);
  });

  it("is one when it is sent thrice at the same time, and agents are to be told once", async () => {
    const consumer = await t.seedConsumer();
    const queued = () => t.rows("outbox", { kind: "lead-submitted" });
    const before = await queued();
    const replies = await Promise.all([1, 2, 3].map(() => submit(consumer, [life], false)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await queued()).toHaveLength(before.length + 1);
  });

  it("is what agents see until the next one, of which those who quoted are told once", async () => {
    const { consumer, leadId } = await aSubmitter();
    const agent = await t.seedAgent();
    const seen = async () =>
      (await t.as(agent).get(`/agent/profile/leads/${leadId}`)).body.data.length;
    const { body } = await t.quote(agent, leadId);
    const quoteId: number = body.data.qot_id;
    const asked = async () => {
      await t.deliver();
      const notices = await t.noticesOf(agent);
      return [notices.filter(({ ntp_id }) => ntp_id === 3).length, t.mailsTo(agent).length];
    };

    await save(consumer, [life, auto]);
    expect(await seen()).toBe(1);
    await submit(consumer, [life, auto]);
    expect(await seen()).toBe(2);
    for (let count = 0; count < 2; count++) await submit(consumer);
    const [notices, mails = 0] = await asked();
    expect(notices).toBe(1);
    expect((await t.choose(consumer, quoteId)).body.data).toEqual(["quote-outdated"]);

    expect((await t.quote(agent, leadId, { qot_id: quoteId }, "put")).status).toBe(200);
    await submit(consumer);
    expect(await asked()).toEqual([2, mails + 1]);
  });

  it("is limited by day, and saving is not", async () => {
    const consumer = await t.seedConsumer();
    const { max } = t.config.limits.submissionByUser;
    for (let count = 0; count < max; count++) expect((await submit(consumer)).status).toBe(200);
    expect((await submit(consumer)).body.data).toEqual(["too-many-requests"]);
    expect((await save(consumer, [life])).status).toBe(200);
  });

  it("that follows a deletion is told to an agent once a day", async () => {
    // What others submitted before is told to those who were there.
    await t.deliver();
    const [consumer, agent] = [await t.seedConsumer(), await t.seedAgent()];
    const told = async (reader: Person) => {
      await t.deliver();
      const notices = await t.noticesOf(reader);
      return [notices.filter(({ ntp_id }) => ntp_id === 2).length, t.mailsTo(agent).length];
    };
    for (let count = 0; count < 3; count++) {
      expect((await submit(consumer)).status).toBe(200);
      await t.deliver();
      await withdraw(consumer);
    }
    expect(await told(agent)).toEqual([1, 1]);
    t.clock.advance({ hours: 24 });
    await submit({ ...consumer, sid: (await t.logIn(consumer)).body.sid });
    expect(await told({ ...agent, sid: (await t.logIn(agent)).body.sid })).toEqual([2, 2]);
  });
});

it("tells a consumer of a quote once, however often its carrier goes and comes back", async () => {
  const { consumer, leadId } = await aSubmitter();
  const agent = await t.seedAgent();
  for (let count = 0; count < 3; count++) {
    expect((await t.quote(agent, leadId)).status).toBe(200);
    await t.as(agent).delete("/agent/profile/carriers", { carriers: 1 });
    await t.as(agent).post("/agent/profile/carriers", { carriers: [1] });
  }
  expect((await t.quote(agent, leadId)).status).toBe(200);
  t.clock.advance({ minutes: 10 });
  await t.deliver();
  const notices = await t.noticesOf(consumer);
  expect(notices.filter(({ ntp_id }) => ntp_id === 1)).toHaveLength(1);
  const ofQuotes = t.mailsTo(consumer).filter(({ subject }) => /quote/.test(subject));
  expect(ofQuotes).toHaveLength(1);
});

it("stays as it is, locked or deleted, where a save that was begun before arrives after", async () => {
  const consumer = await t.seedConsumer();
  const { aps_version } = (await save(consumer, [auto])).body.meta;
  const late = (version: number) => save(consumer, [life], { aps_version: version });
  const submitted = (await submit(consumer, [auto])).body;
  expect(await late(aps_version)).toMatchObject({
    status: 409,
    body: { data: ["application-changed"] },
  });
  expect(await read(consumer)).toEqual(submitted);
  expect(submitted.meta).toMatchObject({ locked: true, types: [3] });

  // Neither a save of the deleted application nor of the time before it begins one.
  expect((await withdraw(consumer)).status).toBe(200);
  for (const version of [0, aps_version, submitted.meta.aps_version]) {
    expect((await late(version)).status).toBe(409);
  }
  const { meta } = await read(consumer);
  expect(meta.types).toEqual([]);
  expect((await late(meta.aps_version)).body.meta).toMatchObject({ types: [2], locked: false });
});

describe("what was saved since a submission", () => {
  it("is said beside what agents see, and taken back, and refused on an older version", async () => {
    const { consumer } = await aSubmitter();
    const takeBack = (aps_version: number) =>
      t.as(consumer).delete(`${path}/changes`, undefined, { aps_version });
    const before = await read(consumer);
    const outdated = await save(consumer, [auto], { aps_version: 0 });
    expect(outdated).toMatchObject({ status: 409, body: { data: ["application-changed"] } });
    const saved = (await save(consumer, [auto])).body;
    expect(saved.meta).toMatchObject({ types: [3], locked: false });
    expect(saved.submitted).toEqual(before.submitted);
    expect(saved.submitted).toMatchObject([{ ins_id: 2 }]);
    expect((await takeBack(1)).body.data).toEqual(["application-changed"]);
    const reverted = (await takeBack(saved.meta.aps_version)).body;
    expect(reverted.meta).toMatchObject({ types: [2], locked: true });
    expect(reverted.data).toEqual(before.data);
  });
});

it("withdraws a quote whose carrier does not write what is asked for now, and says why to both", async () => {
  const [STATE_FARM, GEICO, FARMERS] = [1, 4, 7];
  const consumer = await t.seedConsumer();
  await submit(consumer, [auto]);
  const leadId = await leadOf(consumer);
  const small = await t.seedAgent({ carriers: [GEICO, STATE_FARM] });
  const wide = await t.seedAgent({ carriers: [FARMERS] });
  await t.seedQuote(small, leadId, { carrierId: GEICO });
  await t.seedQuote(wide, leadId, { carrierId: FARMERS });

  await submit(consumer, [auto, life]);

  const { data: quotes } = (await t.as(consumer).get("/user/quotes")).body;
  expect(quotes).toMatchObject([
    { inc_name: "GEICO", qot_deleted: true, qot_unwritten: [2] },
    { inc_name: "Farmers", qot_deleted: false, qot_edit: 1 },
  ]);
  expect(quotes[1]).not.toHaveProperty("qot_unwritten");
  expect(await t.noticesOf(small)).toMatchObject([{ ntp_id: 3, withdrawn_inc: "GEICO" }]);
  const [other] = await t.noticesOf(wide);
  expect(other).toMatchObject({ ntp_id: 3 });
  expect(other).not.toHaveProperty("withdrawn_inc");
  const { data: leads } = (await t.as(small).get("/agent/profile/leads")).body.data;
  expect(leads.find(({ aps_id }: { aps_id: number }) => aps_id === leadId)).toMatchObject({
    has_quote: false,
    withdrawn_inc: [{ inc_id: GEICO, inc_name: "GEICO" }],
  });
  await t.deliver();
  const mail = t.mailsTo(small).find(({ subject }) => subject === "Your quote was withdrawn");
  expect(mail?.text).toContain("something that GEICO does not write");
});

it("is deleted with force, closes its quotes, and can be begun anew", async () => {
  const { consumer } = await aSubmitter();
  expect((await t.as(consumer).delete(path)).status).toBe(400);
  expect((await withdraw(consumer)).status).toBe(200);
  const begun = await save(consumer, [auto]);
  expect(begun.body.meta).toMatchObject({ types: [3], aps_submitted: null });
});

it("can be neither changed nor deleted once a quote was chosen", async () => {
  const { consumer, quoteId } = await t.seedQuotedLead();
  await t.seedAcceptance(quoteId);
  const deleted = await t.as(consumer).delete(path, { force: true });
  for (const { body } of [await submit(consumer), deleted]) {
    expect(body.data).toEqual(["already-accepted"]);
  }
});

describe("an estimate", () => {
  const answers = [
    { que_id: 101, ans_id: 10101 },
    { que_id: 104, ans_content: "1447" },
  ];

  it("is for insurance types that exist, and keeps nothing of who has no account", async () => {
    const consumer = await t.seedConsumer();
    const known = await t.as(consumer).post("/estimation/1", { id: 1, answers: [] });
    expect(known.body).toMatchObject({ umbrella: false, at_risk: null, questions: [] });
    expect((await t.as(consumer).post("/estimation/4", { answers: [] })).status).toBe(404);

    const { body } = await t.anyone().post("/estimation/preview/1", { answers });
    expect(body.data).toBeGreaterThan(200_000);
    expect(body.working[0]).toMatchObject({ line: "dwelling" });
    expect((await t.anyone().post("/estimation/preview/4", { answers })).status).toBe(404);
    expect(await wholeDatabase(t.db)).not.toContain('"1447"');
  });

  it("of a lead reads the client's date of birth, and only for agents who reach it", async () => {
    const consumer = await t.seedConsumer({ profile: { date_of_birth: "1960-01-01" } });
    const aps_id = await t.seedApplication(consumer, { types: [3], submitted: true });
    const body = { id: 3, aps_id, answers: [{ que_id: 171, ans_content: "160000" }] };
    const calculate = (agent: Person) =>
      t.as(agent).post("/agent/profile/calculate-coverage", body);
    expect((await calculate(await t.seedAgent())).body.at_risk).toBe(30_000);
    expect((await calculate(await t.seedAgent({ zips: [501] }))).status).toBe(404);
  });
});
