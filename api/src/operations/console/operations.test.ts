import { sql } from "kysely";
import { runOperator } from "../command/runOperator";
import { enqueue, queueMail } from "../../outbox/outbox";
import type { Mail } from "../../outbox/mail/mailer";
import { forgetRegistrationsOf } from "../../accounts/registration/registrations";
import {
  appForTests,
  lastingSessions,
  testApp,
  type Operator,
  type Person,
  type TestReply,
} from "../../testing";
import { overhear } from "../../testing/overhear";
import { aKeptRegistration } from "../../testing/keptRegistration";

const t = appForTests({ config: { session: lastingSessions } });
let operator: Operator;
beforeAll(async () => {
  operator = await t.seedOperator("olga@example.com");
});

const get = (path: string, query = {}) => t.as(operator).get(`/operations${path}`, query);
const post = (path: string, body: object) => t.as(operator).post(`/operations${path}`, body);
const why = "Looked up on the phone.";
type Report = { id: number };
const newestAct = async () => (await get("/log")).body.data[0];

describe("messages", () => {
  it("are read, noted and answered, and open ones come first", async () => {
    const sent = { name: "Vera", email: "v@example.com", message: "Boats?" };
    await t.anyone().post("/feedback", { ...sent, token: await t.humanToken("feedback") });
    const [message] = (await get("/messages")).body.data;
    expect(message).toMatchObject({ name: "Vera", message: "Boats?", readAt: null, note: "" });
    const put = (body: object, id: number = message.id) =>
      t.as(operator).put(`/operations/messages/${id}`, body);
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
    expect((await put({ isAnswered: true, note: "" }, 99)).status).toBe(404);
  });
});

describe("a reported message", () => {
  const open = async (query = {}) => (await get("/reports", query)).body;

  /** A thread in which the agent's message was reported by the client. */
  async function aReport(texts: readonly string[] = ["Pay me directly."]) {
    const all = await t.seedQuotedLead();
    const thread = `/threads/${all.quoteId}`;
    const write = async (author: Person, text: string) =>
      t.as(author).post(thread, { key: text, text });
    await write(all.consumer, "Does it cover hail?");
    const ids = [];
    for (const text of texts) ids.push((await write(all.agent, text)).body.data.id);
    const body = { messageId: ids[0], reason: "outside", note: "Twice now." };
    expect((await t.as(all.consumer).post(`${thread}/reports`, body)).status).toBe(200);
    const report = (await open()).data.at(-1);
    const decide = (decision: string, reason = why) =>
      post(`/reports/${report.id}`, { decision, why: reason });
    const endOf = async (reader: Person) => (await t.as(reader).get(thread)).body.data.ended;
    return { ...all, report, messageId: ids[0], decide, write, endOf };
  }

  it("is shown with who wrote and reported it and what stands around it, the longest waiting first", async () => {
    const texts = Array.from({ length: 12 }, (_none, index) => `Message ${index}.`);
    const { report, agent, consumer, leadId, messageId } = await aReport(texts);
    expect(report).toMatchObject({
      ...{ reason: "outside", note: "Twice now.", text: "Message 0.", leadId, messageId },
      reporter: { id: consumer.id, kind: "consumer", agentName: null, agency: null },
      author: { id: agent.id, kind: "agent", agency: `Agency ${agent.id}` },
      ...{ isThreadEnded: false, decision: null, decidedAt: null, acts: [] },
      reportedAt: t.clock.now().toISOString(),
    });
    expect(report.around).toHaveLength(11);
    expect(report.around.slice(0, 2)).toMatchObject([
      { by: "consumer", text: "Does it cover hail?" },
      { by: "agent", text: "Message 0.", id: messageId },
    ]);
    const second = await aReport();
    const { data, count } = await open();
    expect([data.length, count]).toEqual([2, 2]);
    expect(data.map(({ id }: { id: number }) => id)).toEqual([report.id, second.report.id]);
    const asked = t.as(agent).get("/operations/reports");
    expect((await asked).status).toBe(404);
  });

  it("is dismissed with a reason, once, and changes nothing for the two", async () => {
    const { report, decide, endOf, agent } = await aReport();
    expect((await decide("dismissed", " ")).body.data).toEqual(["required"]);
    expect((await decide("elsewhere")).status).toBe(422);
    expect((await decide("dismissed")).status).toBe(200);
    expect((await open()).data).not.toContainEqual(expect.objectContaining({ id: report.id }));
    const [kept] = (await open({ all: "1" })).data.filter(({ id }: Report) => id === report.id);
    expect(kept).toMatchObject({
      ...{ decision: "dismissed", decidedAt: t.clock.now().toISOString() },
      acts: [{ act: "report-dismiss", operator: operator.email, why }],
    });
    expect(await newestAct()).toMatchObject({
      ...{ act: "report-dismiss", why, about: { kind: "report", id: report.id } },
    });
    expect(await endOf(agent)).toBeUndefined();
    expect((await decide("ended")).body.data).toEqual(["already-decided"]);
    expect(await endOf(agent)).toBeUndefined();
    expect((await post("/reports/999999", { decision: "ended", why })).status).toBe(404);
  });

  it("ends the thread for both, who read that we did, even after its author's account is gone", async () => {
    const { decide, endOf, write, agent, consumer } = await aReport();
    expect((await decide("ended")).status).toBe(200);
    for (const reader of [agent, consumer]) {
      expect(await endOf(reader)).toBe("us");
      expect((await write(reader, "More")).body.data).toEqual(["thread-ended"]);
    }
    const other = await aReport();
    await t.endAccount(other.agent);
    await t.endAccount(other.consumer);
    const [report] = (await open()).data.slice(-1);
    expect(report).toMatchObject({ id: other.report.id, text: "Pay me directly.", note: "" });
    expect(report.around.map(({ text }: { text: string }) => text)).toEqual(["", ""]);
    expect(report.author).toEqual({
      id: other.agent.id,
      kind: "agent",
      agentName: "",
      agency: null,
    });
    expect((await other.decide("ended")).status).toBe(200);
  });
});

describe("activity", () => {
  const rows = async (by: string) => (await get("/activity", { by })).body.data;

  it("is counted by day and by month of Eastern Time, at most once a minute", async () => {
    t.clock.advance({ minutes: 2 });
    const [before] = (await rows("day")).slice(-1);
    const [agent, consumer] = [await t.seedAgent(), await t.seedConsumer()];
    const leadId = await t.seedApplication(consumer, { submitted: true });
    await t.choose(consumer, await t.seedQuote(agent, leadId));
    await t.pay(agent, leadId);
    const told = { remote: "agent", version: "1", channel: "stable" as const, vital_group: 0 };
    const day = before.period;
    await t.db.query
      .insertInto("remote_figures")
      .values([
        { ...told, day, what: "load", count: 70 },
        { ...told, day, what: "chunk", count: 3 },
      ])
      .execute();
    expect((await rows("day")).at(-1)).toEqual(before);
    t.clock.advance({ minutes: 1 });
    const days = await rows("day");
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({
      period: before.period,
      consumers: before.consumers + 1,
      agents: before.agents + 1,
      submissions: before.submissions + 1,
      quotes: before.quotes + 1,
      payments: before.payments + 1,
      paidCents: before.paidCents + 4900,
      errors: before.errors + 3,
      unsentMails: before.unsentMails,
    });
    const months = await rows("month");
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({ period: before.period.slice(0, 7), errors: null });
    expect(months.at(-1).quotes).toBeGreaterThan(before.quotes);
    expect((await get("/activity", { by: "year" })).status).toBe(422);
  });
});

describe("an agency", () => {
  it("that is paused gets no new leads and cannot quote, reads why, and goes on once resumed", async () => {
    const agent = await t.seedAgent({ carriers: [1, 5] });
    const leadId = await t.seedApplication(await t.seedConsumer(), { submitted: true });
    const quote = () => t.quote(agent, leadId, { inc_id: 5 });
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
    const update = await t.quote(agent, leadId, { qot_id: 1, inc_id: 5 }, "put");
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

describe("registrations that wait for an address", () => {
  it("are counted where nobody has it, and mailed again for a reason that is logged", async () => {
    const email = "waits@example.com";
    await t.register("consumer", { email });
    await t.register("agent", { email: email.toUpperCase() });
    await t.deliver();
    const found = await post("/people/find", { email, why });
    expect(found.body).toEqual({ data: null, waiting: 2 });
    expect((await post("/people/mail-registrations", { email, why: "" })).status).toBe(422);
    expect((await post("/people/mail-registrations", { email, why })).status).toBe(200);
    t.clock.advance({ minutes: 1 });
    await t.deliver();
    expect(t.linksMailedTo(email.toUpperCase())).toHaveLength(2);
    expect((await get("/log")).body.data[0]).toMatchObject({ act: "person-link", about: null });
    const nobody = { email: "nobody.waits@example.com", why };
    expect((await post("/people/find", nobody)).body).toEqual({ data: null, waiting: 0 });
    expect((await post("/people/mail-registrations", nobody)).status).toBe(404);
  });
});

describe("the log", () => {
  it.each([
    ["en", "the command line", "Asked for by themselves.", "Asked for on the command line."],
    [
      "es",
      "la línea de comandos",
      "Lo pidió la misma persona.",
      "Se pidió en la línea de comandos.",
    ],
  ] as const)(
    "names the command line in %s, says the reasons that nobody gave, and leaves people's as they are",
    async (language, commandLine, byThemselves, onCommandLine) => {
      const email = `otto.${language}@example.com`;
      const logOf = async (who: string): Promise<object[]> => {
        const { body } = await t.request({
          url: "/api/operations/log",
          query: { operator: who, sid: operator.sid },
          headers: { "accept-language": language },
        });
        return JSON.parse(body).data;
      };
      const otto = t.as(await t.seedOperator(email));
      const found = { email: "nobody@example.com", why };
      expect((await otto.post("/operations/people/find", found)).status).toBe(200);
      expect((await otto.post("/operations/end-sessions", {})).status).toBe(200);
      await runOperator(t.deps, ["account", "add", `ola.${language}@example.com`]);

      expect(await logOf(email)).toMatchObject([{ why: byThemselves }, { why }]);
      const added = { act: "account-add", operator: commandLine, why: onCommandLine };
      expect((await logOf(commandLine))[0]).toMatchObject(added);
    },
  );

  it("is found by what was done and by whom, and nobody changes it", async () => {
    const { body } = await get("/log", { act: "person-look-up", operator: "otto.en@example.com" });
    expect(body.count).toBe(1);
    expect((await get("/log", { operator: "nobody" })).body.count).toBe(0);
    const change = t.db.query.updateTable("operator_acts").set({ why: "Otherwise." });
    await expect(change.execute()).rejects.toThrow("keeps what was written");
    await expect(t.db.query.deleteFrom("operator_acts").execute()).rejects.toThrow("keeps");
  });
});

it("a page of what operators decided reads their log once", async () => {
  for (const path of ["/licenses", "/fees", "/differences", "/reports"]) {
    const { heard: query, texts } = overhear(t.db.query);
    const own = await testApp({
      database: { ...t.db, query },
      config: { session: lastingSessions },
    });
    for (let count = 0; path === "/licenses" && count < 3; count++) await t.seedAgent();
    const { body } = await own.as(operator).get(`/operations${path}`, { all: "1" });
    await own.close();
    if (path === "/licenses") expect(body.data.length).toBeGreaterThan(2);
    expect(texts.filter((text) => text.includes('from "operator_acts"'))).toHaveLength(1);
  }
});

it("what happened is not counted anew for a while where that failed", async () => {
  const { heard: query, texts } = overhear(t.db.query);
  const own = await testApp({ database: { ...t.db, query }, config: { session: lastingSessions } });
  const count = async () => {
    const { status } = await own.as(operator).get("/operations/activity", { by: "day" });
    return [status, texts.filter((text) => text.includes("with happened")).length];
  };
  await sql`alter table remote_figures rename to away`.execute(t.db.query);
  expect(await count()).toEqual([500, 1]);
  own.clock.advance({ seconds: 14 });
  expect(await count()).toEqual([500, 1]);
  await sql`alter table away rename to remote_figures`.execute(t.db.query);
  own.clock.advance({ seconds: 2 });
  expect(await count()).toEqual([200, 2]);
  await own.close();
});

const decide = (finding: "checked" | "refused", { id }: Person, number = "1234567", state = "TX") =>
  t.as(operator).post(`/operations/licenses/${id}`, { finding, number, state, why });
const profileOf = async (agent: Person) => (await t.as(agent).get("/agent/profile")).body.data;
const change = (agent: Person, changes: object) => t.as(agent).put("/agent/profile", changes);
const actsOf = ({ id }: Person) => t.rows("operator_acts", { agent_id: id });
type Listed = { agentId: number; number: string; state: string; acts: object[] };
const page = async (number: number, query: { all?: "1" } = {}) =>
  (await t.as(operator).get("/operations/licenses", { page: number, ...query })).body;
/** The agent's license in the list of those to look up, or of all. */
async function listed({ id }: Person, query: { all?: "1" } = {}): Promise<Listed | undefined> {
  const { count } = await page(1, query);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / 20) }, (_none, index) => page(index + 1, query)),
  );
  return pages.flatMap(({ data }) => data).find(({ agentId }: Listed) => agentId === id);
}

const expectChanged = ({ status, body }: TestReply) =>
  expect([status, body.data]).toEqual([409, ["license-changed"]]);

/** What a client reads of the agent with their quote. */
async function seenByClient(agent: Person, state = "TX") {
  const consumer = await t.seedConsumer();
  await t.update("consumers", { user_id: consumer.id }, { state });
  const applicationId = await t.seedApplication(consumer, { submitted: true });
  await t.seedQuote(agent, applicationId);
  return (await t.as(consumer).get("/user/quotes")).body.data[0].agent;
}

describe("a license that an operator looked up", () => {
  it("is said with the agent's quotes, to the agent, and in a record with who and why, until it is taken back", async () => {
    const agent = await t.seedAgent();
    expect(await seenByClient(agent)).not.toHaveProperty("licenseCheckedAt");
    expect(await profileOf(agent)).not.toHaveProperty("usr_licensecheck");
    const now = t.clock.now();
    expect(await decide("checked", agent)).toMatchObject({ status: 200 });
    expect(await seenByClient(agent)).toMatchObject({
      licenseNumber: "1234567",
      licenseState: "TX",
      licenseCheckedAt: now.toISOString(),
    });
    expect((await profileOf(agent)).usr_licensecheck).toEqual({
      finding: "checked",
      found_at: now.toISOString(),
      words: "",
    });
    expect(await actsOf(agent)).toMatchObject([
      {
        operator: operator.email,
        act: "license-check",
        license_number: "1234567",
        license_state: "TX",
        why,
        acted_at: now,
      },
    ]);
    expect(await newestAct()).toMatchObject({
      act: "license-check",
      about: { kind: "agent", id: agent.id, words: "1234567 TX" },
    });
    expect((await listed(agent, { all: "1" }))?.acts).toEqual([
      { act: "license-check", operator: operator.email, why, at: now.toISOString() },
    ]);

    expect(await decide("refused", agent)).toMatchObject({ status: 200 });
    const refused = { finding: "refused", words: why };
    expect((await profileOf(agent)).usr_licensecheck).toMatchObject(refused);
    const seen = await seenByClient(agent);
    expect(seen).not.toHaveProperty("licenseCheckedAt");
    expect(JSON.stringify(seen)).not.toContain(why);
    const acts = await actsOf(agent);
    expect(acts.map(({ act }) => act)).toEqual(["license-check", "license-refuse"]);
  });

  it.each([
    { usr_insurancelicensenumber: "7654321" },
    { usr_insurancelicense: "PC-1234567" },
    { usr_licensestate: "OK" },
    { usr_licensestate: "" },
    { usr_firstname: "Somebody" },
    { usr_lastname: "Else" },
  ])("is unchecked again with the change %j", async (changes) => {
    const agent = await t.seedAgent();
    await decide("checked", agent);
    expect((await change(agent, changes)).status).toBe(200);
    expect(await profileOf(agent)).not.toHaveProperty("usr_licensecheck");
    expect(await seenByClient(agent)).not.toHaveProperty("licenseCheckedAt");
    expect((await listed(agent)) !== undefined).toBe(changes.usr_licensestate !== "");
  });

  it("is checked and read as it is written, letters included", async () => {
    const agent = await t.seedAgent();
    await change(agent, { usr_insurancelicensenumber: "069776", usr_insurancelicense: "0F69776" });
    expect(await listed(agent)).toMatchObject({ number: "0F69776", state: "TX", finding: null });
    expectChanged(await decide("checked", agent, "069776"));
    expect(await decide("checked", agent, "0F69776")).toMatchObject({ status: 200 });
    expect(await seenByClient(agent)).toMatchObject({
      licenseNumber: "0F69776",
      licenseCheckedAt: t.clock.now().toISOString(),
    });
    expect(await actsOf(agent)).toMatchObject([{ license_number: "0F69776" }]);
    await change(agent, { usr_insurancelicense: "0F69777" });
    expect(await seenByClient(agent)).toEqual({
      agency: `Agency ${agent.id}`,
      name: expect.any(String),
      licenseNumber: "0F69777",
      licenseState: "TX",
    });
    expect(await listed(agent)).toMatchObject({ number: "0F69777" });
  });

  it("is said to be checked only to clients of a state that it is of, or lists, and where it was looked up", async () => {
    const agent = await t.seedAgent({ profile: { license_state: "CA" } });
    const find = (state: string, finding: "checked" | "refused" = "checked") =>
      decide(finding, agent, "1234567", state);
    const checkedIn = async (...states: string[]) => {
      const seen = await Promise.all(states.map((state) => seenByClient(agent, state)));
      for (const one of seen) {
        if (!one.licenseCheckedAt) expect(one.licenseState).toBe("CA");
      }
      return seen.map((one, index) => one.licenseCheckedAt && one.licenseState === states[index]);
    };
    const states = async () => {
      const { usr_licensestates: listed, usr_licensestatechecks: checks } = await profileOf(agent);
      return [listed, checks.map(({ state, finding }: Record<string, string>) => [state, finding])];
    };
    await find("CA");
    expect(await checkedIn("CA", "TX")).toEqual([true, undefined]);
    expectChanged(await find("TX"));

    const unknown = await change(agent, { usr_licensestates: ["TX", "ZZ"] });
    expect(unknown.body).toMatchObject({ data: ["option"], fields: { licenseStates: "option" } });
    await change(agent, { usr_licensestates: ["TX", "CA", "OK", "TX"] });
    expect(await states()).toEqual([["OK", "TX"], []]);
    expect(await checkedIn("CA", "TX")).toEqual([true, undefined]);
    expect(await listed(agent)).toMatchObject({ state: "OK", isFurther: true, finding: null });
    expect((await find("TX")).status).toBe(200);
    expect((await find("OK", "refused")).status).toBe(200);
    expect(await newestAct()).toMatchObject({ about: { words: "1234567 OK" } });
    expect(await listed(agent)).toBeUndefined();
    expect(await checkedIn("CA", "TX", "OK", "NM")).toEqual([true, true, undefined, undefined]);
    expect((await states())[1]).toEqual([
      ["OK", "refused"],
      ["TX", "checked"],
    ]);

    await change(agent, { usr_licensestates: ["TX", "NM"], usr_agencyname: "Another" });
    expect(await checkedIn("CA", "TX", "NM")).toEqual([true, true, undefined]);
    await change(agent, { usr_licensestates: ["NM"] });
    await change(agent, { usr_licensestates: ["TX"] });
    expect(await checkedIn("CA", "TX")).toEqual([true, undefined]);
    await find("TX");
    await change(agent, { usr_licensestate: "NM" });
    expect(await states()).toEqual([["TX"], [["TX", "checked"]]]);
    await change(agent, { usr_licensestate: "TX" });
    expect(await states()).toEqual([[], []]);
    expect(await seenByClient(agent)).not.toHaveProperty("licenseCheckedAt");

    await change(agent, { usr_licensestate: "CA", usr_licensestates: ["TX"] });
    await find("TX");
    await change(agent, { usr_insurancelicensenumber: "7654321" });
    expect(await states()).toEqual([["TX"], []]);
    await t.endAccount(agent);
    expect(await t.rows("agent_license_states", { agent_id: agent.id })).toEqual([]);
  });

  it("stays checked when the agent saves the same again, or something else", async () => {
    const agent = await t.seedAgent();
    await decide("checked", agent);
    const { usr_firstname } = await profileOf(agent);
    await change(agent, {
      usr_insurancelicensenumber: " 1234567 ",
      usr_insurancelicense: " ",
      usr_licensestate: "TX",
      usr_firstname,
      usr_agencyname: "Another agency",
    });
    expect((await profileOf(agent)).usr_licensecheck).toMatchObject({ finding: "checked" });
  });

  it("is the one that was looked up: another number or state is refused", async () => {
    const agent = await t.seedAgent();
    await change(agent, { usr_insurancelicensenumber: "7654321" });
    expectChanged(await decide("checked", agent));
    expectChanged(await decide("checked", agent, "7654321", "OK"));
    expect((await decide("checked", { ...agent, id: 2_147_483_647 })).status).toBe(404);
    expect(await actsOf(agent)).toEqual([]);
  });

  it("is never of a license that changes at the same moment", async () => {
    const agent = await t.seedAgent();
    await Promise.all([decide("checked", agent), change(agent, { usr_licensestate: "OK" })]);
    expect(await profileOf(agent)).toMatchObject({ usr_licensestate: "OK" });
    expect(await profileOf(agent)).not.toHaveProperty("usr_licensecheck");
  });
});

describe("the list of licenses to check", () => {
  it("begins with the one that waits longest, and has pages", async () => {
    const last = await t.seedAgent();
    for (let count = 0; count < 21; count++) await t.seedAgent();
    t.clock.advance({ minutes: 1 });
    await change(last, { usr_licensestate: "OK" });
    const { data, count } = await page(1);
    expect(data).toHaveLength(20);
    const end = await page(Math.ceil(count / 20));
    expect(end.data.at(-1)).toMatchObject({ agentId: last.id });
  });

  it("has no license that was decided or is not whole", async () => {
    const decided = await t.seedAgent();
    await decide("refused", decided);
    const found = await Promise.all([
      listed(decided),
      listed(await t.seedAgent({ profile: { license_state: "" } })),
      listed(await t.seedAgent({ profile: { license_number: "" } })),
    ]);
    expect(found).toEqual([undefined, undefined, undefined]);
  });
});

describe("a mail that was given up", () => {
  let isMailDown = true;
  const sent: Mail[] = [];
  beforeAll(() => {
    jest.spyOn(t.deps.mailer, "send").mockImplementation(async (mail) => {
      if (isMailDown) throw Object.assign(new Error("No."), { code: "SMTP 550" });
      sent.push(mail);
    });
  });
  afterAll(() => jest.restoreAllMocks());
  beforeEach(async () => {
    isMailDown = true;
    sent.length = 0;
    await t.db.query.deleteFrom("outbox").execute();
  });

  const list = async () => (await t.as(operator).get("/operations/mails")).body;
  const resend = (id: number, reason = why) =>
    t.as(operator).post(`/operations/mails/${id}/resend`, { why: reason });
  /** Tries what is due for the last time. */
  async function giveUp() {
    await t.db.query
      .updateTable("outbox")
      .set({ attempts: t.config.mail.maxAttempts - 1, next_attempt_at: t.clock.now() })
      .where("given_up_at", "is", null)
      .execute();
    await t.deliver();
  }

  const changed = ({ id }: Person, dedupeKey?: string) =>
    queueMail(t.db.query, {
      userId: id,
      content: { template: "password-changed" },
      dedupeKey,
      now: t.clock.now(),
    });

  async function askForReset({ email }: Person) {
    const token = await t.humanToken("forgot-password");
    await t.anyone().get("/auth/forgot-password", { email, token });
  }

  it("is listed without a client's name, or anybody's address, and the oldest first", async () => {
    const agent = await t.seedAgent({ user: { first_name: "Avery", last_name: "Agent" } });
    const client = await t.seedConsumer({ user: { first_name: "Zelda" } });
    const queuedAt = t.clock.now().toISOString();
    await changed(agent);
    await giveUp();
    t.clock.advance({ hours: 1 });
    await changed(client);
    await giveUp();
    const given = { about: "password-changed", attempts: t.config.mail.maxAttempts };
    const { data, count } = await list();
    expect(count).toBe(2);
    expect(data).toEqual([
      {
        ...{ ...given, id: expect.any(Number), lastError: "SMTP 550", isLinkOver: false },
        ...{ queuedAt, givenUpAt: queuedAt },
        person: { id: agent.id, kind: "agent", agentName: "Avery Agent" },
      },
      expect.objectContaining({
        ...{ ...given, givenUpAt: t.clock.now().toISOString() },
        person: { id: client.id, kind: "consumer", agentName: null },
      }),
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Zelda|@/);
  });

  it("is listed where it is for no account, or does not say what to send", async () => {
    const now = t.clock.now();
    await enqueue(t.db.query, now, { kind: "feedback-mail", payload: { feedbackId: 1 } });
    await enqueue(t.db.query, now, { kind: "mail", payload: { content: {}, to: null } });
    await giveUp();
    expect((await list()).data).toMatchObject([
      { about: "feedback", person: null },
      { about: "unreadable", person: null },
    ]);
  });

  it("is tried no more, and another one with its key is", async () => {
    const person = await t.seedConsumer();
    await changed(person, "key");
    await giveUp();
    isMailDown = false;
    t.clock.advance({ hours: 24 });
    await t.deliver();
    expect(sent).toEqual([]);
    await changed(person, "key");
    await t.deliver();
    expect(sent).toHaveLength(1);
    expect((await list()).count).toBe(1);
  });

  it("is sent again once, for a reason that the log keeps", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    await giveUp();
    const { id } = (await list()).data[0];
    expect((await resend(id, " ")).body.data).toEqual(["required"]);
    const replies = await Promise.all([resend(id), resend(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    // It is tried as often as a new one.
    await t.deliver();
    expect((await list()).count).toBe(0);
    await giveUp();
    expect((await list()).data).toMatchObject([{ id }]);
    isMailDown = false;
    await resend(id);
    await t.deliver();
    await t.deliver();
    expect(sent.map(({ to }) => to)).toEqual([person.email]);
    expect((await list()).count).toBe(0);
    expect((await resend(id)).status).toBe(404);
    expect(await newestAct()).toMatchObject({
      ...{ act: "mail-resend", operator: operator.email, why },
      about: { kind: "person", id: person.id },
    });
  });

  it("goes with its account", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    await giveUp();
    expect((await list()).count).toBe(1);
    await t.as(operator).post(`/operations/people/${person.id}/delete`, { why });
    expect((await list()).count).toBe(0);
  });

  it("has a link that works when it is sent again, however long that took", async () => {
    const person = await t.seedConsumer();
    await askForReset(person);
    await giveUp();
    t.clock.advance({ hours: 24 });
    const [mail] = (await list()).data;
    expect(mail).toMatchObject({ about: "reset-password", isLinkOver: false });
    isMailDown = false;
    await resend(mail.id);
    await t.deliver();
    const token = /token=([\w-]+)/.exec(sent[0]?.text ?? "")?.[1];
    const checked = await t.anyone().post("/auth/validate", { token });
    expect(checked.status).toBe(200);
  });

  it("has a link that is not sent again once a newer one was asked for, and the mail says so", async () => {
    const person = await t.seedConsumer();
    await askForReset(person);
    await giveUp();
    await askForReset(person);
    const [mail] = (await list()).data;
    expect(mail).toMatchObject({ about: "reset-password", isLinkOver: true });
    const refused = await resend(mail.id);
    expect([refused.status, refused.body.data]).toEqual([409, ["link-over"]]);
    expect((await list()).count).toBe(1);
  });

  it("has a link that is not sent again once its registration is gone", async () => {
    const token = await t.humanToken("keep-registration");
    const draft = aKeptRegistration({ email: "later@example.com" });
    await t.anyone().post("/auth/keep-registration", { draft, token });
    await giveUp();
    expect((await list()).data).toMatchObject([{ about: "registration", isLinkOver: false }]);
    await forgetRegistrationsOf(t.db.query, "later@example.com");
    const [mail] = (await list()).data;
    expect(mail).toMatchObject({ person: null, isLinkOver: true });
    expect((await resend(mail.id)).body.data).toEqual(["link-over"]);
  });
});
