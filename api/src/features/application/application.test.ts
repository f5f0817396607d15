import { sql } from "kysely";
import { questionForm } from "@quotehaven/contract/wire";
import { completeAnswers } from "../../testing/answers";
import { appForTests } from "../../testing";

const test = appForTests();

const life = { ins_id: 2, answers: completeAnswers(2) };
const auto = { ins_id: 3, answers: completeAnswers(3) };

async function aSubmitter() {
  const consumer = await test.seedConsumer();
  await test.as(consumer).post("/user/application", { answers: [life], submit: true });
  return consumer;
}

describe("the consumer's application", () => {
  it("starts empty, with all three questionnaires prefilled from the profile", async () => {
    const consumer = await test.seedConsumer({ profile: { rents: true } });

    const { status, body } = await test.as(consumer).get("/user/application");

    expect(status).toBe(200);
    expect(body.data.map(({ ins_id }: { ins_id: number }) => ins_id)).toEqual([1, 2, 3]);
    expect(body.meta).toMatchObject({
      types: [],
      locked: false,
      aps_submitted: null,
      qot_id: null,
    });
    expect(body.data[0].sections[0].questions[0]).toMatchObject({
      que_id: 101,
      answer: { ans_id: 10103, qan_content: null },
    });
  });

  it("keeps an unfinished draft", async () => {
    const consumer = await test.seedConsumer();
    const some = { ins_id: 2, answers: life.answers.slice(0, 2) };

    const saved = await test.as(consumer).post("/user/application", { answers: [some] });
    const read = await test.as(consumer).get("/user/application");

    expect(saved.status).toBe(200);
    expect(read.body.meta).toMatchObject({ types: [2], locked: false, aps_submitted: null });
    expect(read.body.data[1].sections[0].questions[0].answer).not.toBeNull();
  });

  it("refuses a value out of its limits, and takes the others without it", async () => {
    const consumer = await test.seedConsumer();
    const draftWith = (income: string | null) => ({
      answers: [
        {
          ins_id: 2,
          answers: life.answers.map((answer) =>
            answer.que_id === 194 ? { ...answer, ans_content: income } : answer,
          ),
        },
      ],
    });

    const refused = await test.as(consumer).post("/user/application", draftWith("100000001"));
    const saved = await test.as(consumer).post("/user/application", draftWith(null));

    expect(refused).toMatchObject({ status: 422, body: { data: ["limit"] } });
    expect(saved.status).toBe(200);
    const { data } = (await test.as(consumer).get("/user/application")).body;
    const kept = questionForm
      .decode(data[1])
      .sections.flatMap(({ questions }) => questions)
      .filter(({ answer }) => answer !== null)
      .map(({ id }) => id);
    expect(kept).not.toContain(194);
    expect(kept).toEqual(expect.arrayContaining([193, 195, 201]));
  });

  it("drops a type that is not sent", async () => {
    const consumer = await test.seedConsumer();
    await test.as(consumer).post("/user/application", { answers: [life, auto] });

    const { body } = await test.as(consumer).post("/user/application", { answers: [auto] });

    expect(body.meta.types).toEqual([3]);
  });

  it("refuses a submission with an open question and changes nothing", async () => {
    const consumer = await test.seedConsumer();
    const unfinished = { ins_id: 2, answers: life.answers.slice(1) };

    const reply = await test.as(consumer).post("/user/application", {
      answers: [unfinished],
      submit: true,
    });

    expect(reply).toMatchObject({ status: 422, body: { data: ["not-all-filled"] } });
    expect((await test.as(consumer).get("/user/application")).body.meta.types).toEqual([]);
  });

  it("refuses a submission without a type", async () => {
    const consumer = await test.seedConsumer();

    const reply = await test.as(consumer).post("/user/application", { answers: [], submit: true });

    expect(reply.body.data).toEqual(["no-insurance-type"]);
  });

  it("locks a submission and answers the umbrella question when no umbrella is needed", async () => {
    const consumer = await test.seedConsumer();

    const { body } = await test.as(consumer).post("/user/application", {
      answers: [auto],
      submit: true,
    });

    expect(body.meta).toMatchObject({ locked: true, types: [3] });
    const questions = body.data[2].sections.flatMap(
      ({ questions }: { questions: unknown[] }) => questions,
    );
    expect(questions).toContainEqual(
      expect.objectContaining({ que_id: 150, answer: { ans_id: 199, qan_content: null } }),
    );
  });

  it("refuses answers that the questionnaire does not have", async () => {
    const consumer = await test.seedConsumer();
    const strange = [
      { que_id: 999, ans_id: 1 },
      { que_id: 193, ans_id: 10101 },
      { que_id: 206, ans_content: "a lot" },
    ];

    for (const answer of strange) {
      const reply = await test
        .as(consumer)
        .post("/user/application", { answers: [{ ins_id: 2, answers: [answer] }] });
      expect(reply).toMatchObject({ status: 422, body: { data: ["invalid-answer"] } });
    }
  });

  it("refuses a policy's date outside the limits beside its question", async () => {
    const consumer = await test.seedConsumer();
    const save = (que_id: number, ans_content: string) =>
      test.as(consumer).post("/user/application", {
        answers: [{ ins_id: 1, answers: [{ que_id, ans_content }] }],
      });
    for (const question of [131, 133]) {
      expect(await save(question, "1900-01-01")).toMatchObject({
        status: 422,
        body: { data: ["limit"] },
      });
      expect(await save(question, "2099-12-31")).toMatchObject({ status: 422 });
    }
    expect((await save(131, test.clock.now().toISOString().slice(0, 10))).status).toBe(200);
  });

  it("needs force to be submitted again", async () => {
    const consumer = await aSubmitter();

    const reply = await test.as(consumer).post("/user/application", {
      answers: [life],
      submit: true,
    });

    expect(reply.status).toBe(409);
    expect(reply.body).toEqual({
      message: "Application already submitted",
      data: ["already-submitted"],
    });
  });

  it("is submitted once when it is sent twice at the same time, and agents are told once", async () => {
    // What others submitted before is told to those who were there.
    await test.deliver();
    const consumer = await test.seedConsumer({ user: { first_name: "Persephone" } });
    const agent = await test.seedAgent({ user: { email_notifications: true } });
    const submit = () =>
      test.as(consumer).post("/user/application", { answers: [life], submit: true });

    const replies = await Promise.all([submit(), submit(), submit()]);
    await test.deliver();
    await test.deliver();

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body.data).toEqual(["already-submitted"]);
    }
    const { body } = await test.as(agent).get("/notifications");
    const told = body.data.data.filter(
      ({ usr_firstname }: { usr_firstname: string }) => usr_firstname === "Persephone",
    );
    expect(told).toEqual([expect.objectContaining({ ntp_id: 2 })]);
    expect(test.mails.filter(({ to }) => to === agent.email)).toHaveLength(1);
  });

  it("refuses a change made on an older version", async () => {
    const consumer = await aSubmitter();

    const reply = await test.as(consumer).post("/user/application", {
      answers: [auto],
      aps_version: 0,
    });

    expect(reply).toMatchObject({ status: 409, body: { data: ["application-changed"] } });
  });

  it("shows agents the submitted version until it is submitted again", async () => {
    const consumer = await aSubmitter();
    const agent = await test.seedAgent({ carriers: [1] });
    const [lead] = (await test.as(agent).get("/agent/profile/leads")).body.data.data;

    await test.as(consumer).post("/user/application", { answers: [life, auto] });
    const before = await test.as(agent).get(`/agent/profile/leads/${lead.aps_id}`);
    await test.as(consumer).post("/user/application", {
      answers: [life, auto],
      submit: true,
      force: true,
    });
    const after = await test.as(agent).get(`/agent/profile/leads/${lead.aps_id}`);

    expect(before.body.data).toHaveLength(1);
    expect(after.body.data).toHaveLength(2);
  });

  it("asks agents who quoted to update after a resubmission, and refuses their quote until then", async () => {
    const consumer = await test.seedConsumer();
    await test.as(consumer).post("/user/application", { answers: [life], submit: true });
    const agent = await test.seedAgent();
    const lead = await test.db.query
      .selectFrom("applications")
      .select("id")
      .where("consumer_id", "=", consumer.id)
      .executeTakeFirstOrThrow();
    const quoteId = await test.seedQuote(agent, lead.id);

    await test.as(consumer).post("/user/application", {
      answers: [life],
      submit: true,
      force: true,
    });
    const told = await test.as(agent).get("/notifications");
    const refused = await test.as(consumer).post(`/user/quotes/${quoteId}`);

    expect(told.body.data.data[0]).toMatchObject({ ntp_id: 3, ntf_seen: false });
    expect(refused).toMatchObject({ status: 409, body: { data: ["quote-outdated"] } });
  });

  it("says what agents see beside what was saved since, and takes the latter back", async () => {
    const consumer = await aSubmitter();
    const before = await test.as(consumer).get("/user/application");
    const saved = await test.as(consumer).post("/user/application", { answers: [auto] });

    const stale = await test
      .as(consumer)
      .delete("/user/application/changes", undefined, { aps_version: 1 });
    const reverted = await test
      .as(consumer)
      .delete("/user/application/changes", undefined, { aps_version: saved.body.meta.aps_version });

    expect(saved.body.meta).toMatchObject({ types: [3], locked: false });
    expect(saved.body.submitted).toEqual(before.body.submitted);
    expect(saved.body.submitted).toMatchObject([{ ins_id: 2 }]);
    expect(stale.body.data).toEqual(["application-changed"]);
    expect(reverted.body.meta).toMatchObject({ types: [2], locked: true });
    expect(reverted.body.data).toEqual(before.body.data);
  });

  it("has nothing to take back before it was submitted", async () => {
    const consumer = await test.seedConsumer();
    await test.as(consumer).post("/user/application", { answers: [auto] });

    const refused = await test.as(consumer).delete("/user/application/changes");
    const { body } = await test.as(consumer).get("/user/application");

    expect(refused.status).toBe(404);
    expect(body).not.toHaveProperty("submitted");
  });

  describe("that asks for what a quoted carrier does not write", () => {
    const STATE_FARM = 1;
    const GEICO = 4;

    async function aWithdrawnQuote() {
      const consumer = await test.seedConsumer();
      await test.as(consumer).post("/user/application", { answers: [auto], submit: true });
      const { id } = await test.db.query
        .selectFrom("applications")
        .select("id")
        .where("consumer_id", "=", consumer.id)
        .executeTakeFirstOrThrow();
      const [small, wide] = [
        await test.seedAgent({ carriers: [GEICO, STATE_FARM] }),
        await test.seedAgent({ carriers: [7] }),
      ];
      await test.seedQuote(small, id, { carrierId: GEICO });
      await test.seedQuote(wide, id, { carrierId: 7 });
      await test.as(consumer).post("/user/application", {
        answers: [auto, life],
        submit: true,
        force: true,
      });
      return { consumer, small, wide };
    }

    it("withdraws that quote, keeps the others, and shows the consumer why", async () => {
      const { consumer } = await aWithdrawnQuote();

      const { body } = await test.as(consumer).get("/user/quotes");

      expect(body.data).toMatchObject([
        { inc_name: "GEICO", qot_deleted: true, qot_unwritten: [2] },
        { inc_name: "Farmers", qot_deleted: false, qot_edit: 1 },
      ]);
      expect(body.data[1]).not.toHaveProperty("qot_unwritten");
    });

    it("tells its agent why, by notification, by mail and on the lead", async () => {
      const { small, wide } = await aWithdrawnQuote();

      const told = await test.as(small).get("/notifications");
      const other = await test.as(wide).get("/notifications");
      const leads = await test.as(small).get("/agent/profile/leads");
      await test.deliver();

      expect(told.body.data.data).toMatchObject([{ ntp_id: 3, withdrawn_inc: "GEICO" }]);
      expect(other.body.data.data).toMatchObject([{ ntp_id: 3 }]);
      expect(other.body.data.data[0]).not.toHaveProperty("withdrawn_inc");
      expect(leads.body.data.data[0]).toMatchObject({
        has_quote: false,
        withdrawn_inc: [{ inc_id: GEICO, inc_name: "GEICO" }],
      });
      const mail = test.mails.find(
        ({ to, subject }) => to === small.email && subject === "Your quote was withdrawn",
      );
      expect(mail?.text).toContain("something that GEICO does not write");
    });
  });

  it("is deleted with force, closes its quotes, and can be begun anew", async () => {
    const consumer = await aSubmitter();

    const without = await test.as(consumer).delete("/user/application");
    const deleted = await test.as(consumer).delete("/user/application", undefined, {
      force: "true",
    });
    const begun = await test.as(consumer).post("/user/application", { answers: [auto] });

    expect(without.status).toBe(400);
    expect(deleted.status).toBe(200);
    expect(begun.body.meta).toMatchObject({ types: [3], aps_submitted: null });
  });

  it("can be neither changed nor deleted once a quote was chosen", async () => {
    const consumer = await test.seedConsumer();
    const lead = await test.seedApplication(consumer, { submitted: true });
    const agent = await test.seedAgent();
    await test.seedAcceptance(await test.seedQuote(agent, lead));

    const changed = await test.as(consumer).post("/user/application", {
      answers: [life],
      submit: true,
      force: true,
    });
    const deleted = await test.as(consumer).delete("/user/application", { force: true });

    expect(changed.body.data).toEqual(["already-accepted"]);
    expect(deleted.body.data).toEqual(["already-accepted"]);
  });
});

describe("an estimate", () => {
  it("is for insurance types that exist", async () => {
    const consumer = await test.seedConsumer();

    const known = await test.as(consumer).post("/estimation/1", { id: 1, answers: [] });
    const unknown = await test.as(consumer).post("/estimation/4", { answers: [] });

    expect(known.body).toMatchObject({ umbrella: false, at_risk: null, questions: [] });
    expect(unknown.status).toBe(404);
  });

  it("is given to somebody without an account, in their language, and nothing of it is kept", async () => {
    const answers = [
      { que_id: 101, ans_id: 10101 },
      { que_id: 104, ans_content: "1440" },
    ];
    const stored = async () =>
      (
        await sql<{ rows: number }>`
        select (select count(*) from applications) + (select count(*) from users)
          + (select count(*) from sessions) as rows`.execute(test.db.query)
      ).rows;
    const before = await stored();

    const visitor = test.anyone();
    const reply = await visitor.post("/estimation/preview/1", { answers });
    const unknown = await visitor.post("/estimation/preview/4", { answers });

    expect(reply.status).toBe(200);
    expect(reply.body.data).toBeGreaterThan(200_000);
    expect(reply.body.working[0]).toMatchObject({ line: "dwelling" });
    expect(unknown.status).toBe(404);
    expect(await stored()).toEqual(before);
  });

  it("of a lead reads the client's date of birth, and only for agents who reach it", async () => {
    const consumer = await test.seedConsumer({ profile: { date_of_birth: "1960-01-01" } });
    const lead = await test.seedApplication(consumer, { types: [3], submitted: true });
    const near = await test.seedAgent();
    const far = await test.seedAgent({ zips: [501] });
    const body = { id: 3, aps_id: lead, answers: [{ que_id: 171, ans_content: "160000" }] };

    const seen = await test.as(near).post("/agent/profile/calculate-coverage", body);
    const hidden = await test.as(far).post("/agent/profile/calculate-coverage", body);

    expect(seen.body.at_risk).toBe(30_000);
    expect(hidden.status).toBe(404);
  });
});
