import { freeAddress } from "../../accounts/addresses";
import { runOperator } from "../../operator/runOperator";
import { appForTests, type Operator, type Person } from "../../testing";
import { aLeadBeingPaid } from "../payment/paymentFixtures";

const t = appForTests();
let operator: Operator;
beforeAll(async () => {
  operator = await t.seedOperator("olga@example.com");
});

const get = (path: string, query = {}) => t.as(operator).get(`/operations${path}`, query);
const post = (path: string, body: object) => t.as(operator).post(`/operations${path}`, body);
const why = "Looked up on the phone.";
const newestAct = async () => (await get("/log")).body.data[0];

describe("messages", () => {
  it("are read, noted and answered, and open ones come first", async () => {
    const token = await t.humanToken("feedback");
    await t
      .anyone()
      .post("/feedback", { name: "Vera", email: "v@example.com", message: "Boats?", token });
    const [message] = (await get("/messages")).body.data;
    expect(message).toMatchObject({ name: "Vera", message: "Boats?", readAt: null, note: "" });
    const put = (body: object) => t.as(operator).put(`/operations/messages/${message.id}`, body);
    expect((await put({ isAnswered: true, note: " Said no. " })).status).toBe(200);
    expect((await get("/messages")).body).toEqual({ data: [], count: 0 });
    const [kept] = (await get("/messages", { all: "1" })).body.data;
    expect(kept).toMatchObject({ note: "Said no.", answeredAt: t.clock.now().toISOString() });
    expect(await newestAct()).toMatchObject({
      act: "message-note",
      operator: "olga@example.com",
      about: { kind: "message", id: message.id },
      why: "Said no.",
    });
    expect(
      (await t.as(operator).put("/operations/messages/99", { isAnswered: true, note: "" })).status,
    ).toBe(404);
  });
});

describe("a fee that was asked back", () => {
  async function aRequest() {
    const lead = await aLeadBeingPaid(t);
    t.payments.succeed(lead.intentId);
    await t.as(lead.agent).get(lead.path);
    const body = { reason: "contact-fails", words: "The number is not in service." };
    const asked = await t.as(lead.agent).post(lead.path.replace(/confirm$/, "fee-return"), body);
    expect(asked.status).toBe(200);
    return lead;
  }

  it("is shown with both sides' words, and decided once with a reason", async () => {
    await aRequest();
    const [fee] = (await get("/fees")).body.data;
    expect(fee).toMatchObject({
      status: "asked",
      reason: "contact-fails",
      words: "The number is not in service.",
      opened: { email: expect.any(String) },
      acts: [],
    });
    const decide = (body: object) => post(`/fees/${fee.id}`, body);
    expect((await decide({ isGranted: false, why: " " })).body.data).toEqual(["required"]);
    expect((await decide({ isGranted: false, why })).status).toBe(200);
    const again = await decide({ isGranted: true, why });
    expect([again.status, again.body.data]).toEqual([409, ["already-decided"]]);
    expect((await get("/fees")).body.count).toBe(0);
    const [decided] = (await get("/fees", { all: "1" })).body.data;
    expect(decided.acts).toEqual([
      { act: "fee-refuse", operator: "olga@example.com", why, at: t.clock.now().toISOString() },
    ]);
    const [record] = (await get("/payments", { state: "succeeded" })).body.data;
    expect(record.history.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(["created", "paid", "asked", "decided"]),
    );
    expect((await get("/payments", { state: "disputed" })).body.count).toBe(0);
  });
});

describe("a license", () => {
  it("is named in the log as it was looked up, with its letters", async () => {
    const agent = await t.seedAgent({
      profile: { license_number: "69776", full_license: "0F69776" },
    });
    const decision = { finding: "checked", number: "0F69776", state: "TX", why };
    expect((await post(`/licenses/${agent.id}`, decision)).status).toBe(200);
    expect(await newestAct()).toMatchObject({
      act: "license-check",
      about: { kind: "agent", id: agent.id, words: "0F69776 TX" },
    });
  });
});

describe("an agency", () => {
  it("that is paused gets no new leads and cannot quote, reads why, and goes on once resumed", async () => {
    const agent = await t.seedAgent({ carriers: [1, 5] });
    const leadId = await t.seedApplication(await t.seedConsumer(), { submitted: true });
    const quote = async () =>
      t.as(agent).post(`/agent/profile/leads/${leadId}`, {
        inc_id: 5,
        prices: [{ ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 }],
        token: await t.humanToken("quote"),
      });
    const act = (verb: string) => post(`/agencies/${agent.id}/${verb}`, { why });
    const profile = async () => (await t.as(agent).get("/agent/profile")).body.data;
    const newLeads = async () => (await t.as(agent).get("/agent/profile/leads")).body.data.count;

    expect(await newLeads()).toBeGreaterThan(0);
    expect((await act("pause")).status).toBe(200);
    expect((await profile()).usr_stopped).toBe(why);
    expect(await newLeads()).toBe(0);
    const refused = await quote();
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const search = (await profile()).usr_agencyname;
    const [agency] = (await get("/agencies", { search })).body.data;
    expect(agency).toMatchObject({ agentId: agent.id, stoppedWords: why });
    expect((await act("resume")).status).toBe(200);
    expect(await profile()).not.toHaveProperty("usr_stopped");
    expect((await quote()).status).toBeLessThan(300);
    await act("pause");
    const update = await t.as(agent).put(`/agent/profile/leads/${leadId}`, {
      ...{ qot_id: 1, inc_id: 5, prices: [{ ins_id: 2, qpr_monthly: 1, qpr_yearly: 12 }] },
      token: await t.humanToken("quote"),
    });
    expect(update.body.data).toEqual(["agency-paused"]);
  });
});

describe("a person", () => {
  const find = async (email: string, reason = why) => post("/people/find", { email, why: reason });
  const foundAt = async ({ email }: Person) => (await find(email)).body.data;

  it("is found by the whole address alone, for a reason that the log keeps", async () => {
    const person = await t.seedConsumer();
    expect((await find(person.email, "")).body.data).toEqual(["required"]);
    expect((await find(person.email.slice(0, -1))).body.data).toBeNull();
    expect((await find("olga@example.com")).body.data).toBeNull();
    expect(await foundAt(person)).toEqual({
      id: person.id,
      kind: "consumer",
      name: expect.stringMatching(/^Casey/),
      email: person.email,
      joinedAt: expect.any(String),
      isVerified: true,
      sessions: 1,
    });
    expect(await newestAct()).toMatchObject({ act: "person-look-up", about: { id: person.id } });
    expect(JSON.stringify((await get("/log")).body)).not.toContain(person.email);
  });

  it("loses their sessions, and gets a new link", async () => {
    const person = await t.seedAgent();
    expect((await post(`/people/${person.id}/link`, { why })).status).toBe(200);
    await t.deliver();
    expect(t.tokenMailedTo(person.email)).not.toBe("");
    expect((await post(`/people/${person.id}/end-sessions`, { why })).status).toBe(200);
    expect((await t.as(person).get("/agent/profile")).status).toBe(401);
  });

  it("is exported and deleted, each with a line in the log", async () => {
    const person = await t.seedConsumer();
    const everything = await post(`/people/${person.id}/export`, { why });
    expect(everything.body).toMatchObject({ format: "quotehaven-personal-data" });
    expect((await post(`/people/${(await t.seedAgent()).id}/export`, { why })).status).toBe(404);
    for (const one of [person, await t.seedAgent()]) {
      expect((await post(`/people/${one.id}/delete`, { why })).status).toBe(200);
      expect((await t.logIn(one)).status).toBe(422);
      expect((await post(`/people/${one.id}/delete`, { why })).status).toBe(404);
    }
    expect((await post(`/people/${operator.id}/delete`, { why })).status).toBe(404);
  });
});

describe("the log", () => {
  it("keeps a person's number after an account that proved no address is deleted", async () => {
    const agent = await t.seedAgent({ user: { verified_at: null } });
    await t.db.query.deleteFrom("sessions").where("user_id", "=", agent.id).execute();
    await post("/people/find", { email: agent.email, why });
    await post(`/agencies/${agent.id}/pause`, { why });
    await t.db.transaction((tx) => freeAddress(tx, agent.email));
    const { data } = (await get("/log")).body;
    expect(data.slice(0, 2)).toMatchObject([
      { act: "agency-pause", about: { kind: "agent", id: agent.id } },
      { act: "person-look-up", about: { kind: "person", id: agent.id } },
    ]);
    expect((await post("/people/find", { email: agent.email, why })).body.data).toBeNull();
  });

  it.each([
    ["en", "Asked for by themselves."],
    ["es", "Lo pidió la misma persona."],
  ])(
    "says in %s the reasons that nobody gave, and leaves people's as they are",
    async (language, said) => {
      const otto = await t.seedOperator(`otto.${language}@example.com`);
      const email = "nobody@example.com";
      const found = await t.as(otto).post("/operations/people/find", { email, why });
      expect(found.status).toBe(200);
      expect((await t.as(otto).post("/operations/end-sessions", {})).status).toBe(200);
      const { body } = await t.request({
        url: "/api/operations/log",
        query: { operator: `otto.${language}@example.com`, sid: operator.sid },
        headers: { "accept-language": language },
      });
      const entries: { why: string }[] = JSON.parse(body).data;
      expect(entries.map((entry) => entry.why)).toEqual([said, why]);
    },
  );

  it.each([
    ["en", "the command line", "Asked for on the command line."],
    ["es", "la línea de comandos", "Se pidió en la línea de comandos."],
  ])("names the command line in %s, and is found by that name", async (language, name, said) => {
    await runOperator(t.deps, ["account", "add", `ola.${language}@example.com`]);
    const { body } = await t.request({
      url: "/api/operations/log",
      query: { operator: name, sid: operator.sid },
      headers: { "accept-language": language },
    });
    expect(JSON.parse(body).data[0]).toMatchObject({
      act: "account-add",
      operator: name,
      why: said,
    });
  });

  it("is found by what was done and by whom, and nobody changes it", async () => {
    const { body } = await get("/log", { act: "license-check", operator: "olga@example.com" });
    expect(body.count).toBe(1);
    expect((await get("/log", { operator: "nobody" })).body.count).toBe(0);
    const change = t.db.query.updateTable("operator_acts").set({ why: "Otherwise." });
    await expect(change.execute()).rejects.toThrow("keeps what was written");
    await expect(t.db.query.deleteFrom("operator_acts").execute()).rejects.toThrow("keeps");
  });
});
