import { daysAfter } from "@quotehaven/contract/cover";
import { localDay, type InsuranceTypeId, type LeadMailPace } from "@quotehaven/contract/rules";
import { stopToken } from "../../accounts/links/stopTokens";
import { appForTests, type Person } from "../../testing";
import { completeAnswers } from "../../testing/answers";

const t = appForTests();

const MINUTE = { minutes: 1 };
/** A place of the test's own, so that no other agent hears of its leads. */
let zips: number[];
let zip = 0;
beforeAll(async () => {
  const rows = await t.db.query.selectFrom("zip_codes").select("id").limit(50).execute();
  zips = rows.map(({ id }) => id);
});
beforeEach(() => {
  zip = zips.pop() ?? 0;
});

const anAgent = (lead_mail: LeadMailPace, profile = {}) =>
  t.seedAgent({ zips: [zip], profile: { lead_mail, ...profile } });

/** A client submits an application. */
async function submit(
  city = "Austin",
  types: readonly InsuranceTypeId[] = [2],
): Promise<{ client: Person; leadId: number }> {
  const client = await t.seedConsumer({ profile: { zip_id: zip, city } });
  const answers = types.map((ins_id) => ({ ins_id, answers: completeAnswers(ins_id) }));
  const body = { answers, submit: true };
  expect((await t.as(client).post("/user/application", body)).status).toBe(200);
  const { id } = await t.row("applications", { consumer_id: client.id });
  await t.deliver();
  return { client, leadId: id };
}

const subjects = (person: Person) => t.mailsTo(person).map(({ subject }) => subject);
const profileOf = async (agent: Person) => (await t.as(agent).get("/agent/profile")).body.data;
const paceOf = async (agent: Person) => (await profileOf(agent)).usr_leadmails;
const change = (agent: Person, changes: object) => t.as(agent).put("/agent/profile", changes);
const after = async (time: Parameters<typeof t.clock.advance>[0]) => {
  t.clock.advance(time);
  await t.deliver();
};

describe("an agent's mails of new leads", () => {
  it("come once an hour with all that came, and once only", async () => {
    const agent = await anAgent("hourly");
    await submit();
    await after({ minutes: 30 });
    await submit("Buda");
    expect(t.mailsTo(agent)).toEqual([]);
    await after({ minutes: 30 });
    expect(subjects(agent)).toEqual(["2 new leads to quote"]);
    expect(t.mailsTo(agent)[0]?.text).toMatch(/Buda, TX\n- .*Austin, TX\n/);
    await after({ hours: 2 });
    expect(t.mailsTo(agent)).toHaveLength(1);
    await submit();
    await after({ hours: 1 });
    expect(subjects(agent)).toEqual(["2 new leads to quote", "1 new lead to quote"]);
  });

  it("come at once or by the hour, with place and need, and name home, life and auto in this order", async () => {
    const [atOnce, hourly] = [await anAgent("at-once"), await anAgent("hourly")];
    await submit("Austin", [3, 2, 1]);
    await submit("Buda", [2, 1]);
    await after({ hours: 1 });
    const subject = "You have a new prospect to quote: Home, Life, and Auto in Austin, TX";
    const text = expect.stringMatching(/Life \(needs \$[\d,]+\), Auto[^\n]* – Austin, TX/);
    expect(t.mailsTo(atOnce)[0]).toMatchObject({ subject, text });
    const [mail] = t.mailsTo(hourly);
    expect(mail?.text).toMatch(/- Home [^\n]*, Life [^\n]* – Buda, TX\n/);
    expect(mail?.text).toMatch(/- Home [^\n]*, Life [^\n]*, Auto[^\n]* – Austin, TX\n/);
  });

  it("come at eight in the morning of the agency's state, and not on a day without leads", async () => {
    const agent = await anAgent("daily", { agency_address: "1 Ocean Ave, Reno, NV 89501" });
    await submit();
    const { next_attempt_at: dueAt } = await t.row("outbox", { user_id: agent.id });
    const clock = { timeZone: "America/Los_Angeles", hour: "numeric", minute: "2-digit" } as const;
    expect(new Intl.DateTimeFormat("en-US", clock).format(dueAt)).toBe("8:00 AM");
    await after({ seconds: (dueAt.getTime() - t.clock.now().getTime()) / 1000 - 1 });
    expect(t.mailsTo(agent)).toEqual([]);
    await after({ seconds: 1 });
    expect(subjects(agent)).toEqual(["1 new lead to quote"]);
    await after({ days: 2 });
    expect(t.mailsTo(agent)).toHaveLength(1);
  });

  it("leave out what is no new lead any more when they go", async () => {
    const agent = await anAgent("hourly");
    const { leadId } = await submit();
    const { client } = await submit("Buda");
    await t.seedQuote(agent, leadId);
    await t.as(client).delete("/user/application", undefined, { force: "true" });
    await after({ hours: 1 });
    expect(t.mailsTo(agent)).toEqual([]);
  });

  it("come never to those who want none, who still find the lead among their notifications", async () => {
    const none = await anAgent("none");
    const off = await t.seedAgent({ zips: [zip], user: { email_notifications: false } });
    await submit();
    await after({ days: 2 });
    for (const agent of [none, off]) {
      expect(t.mailsTo(agent)).toEqual([]);
      const told = await t.rows("notifications", { user_id: agent.id });
      expect(told).toMatchObject([{ code: 2 }]);
    }
  });

  it("follow another choice with what waits", async () => {
    const agent = await anAgent("daily");
    const other = await anAgent("daily");
    await submit();
    await change(agent, { usr_leadmails: "at-once" });
    await change(other, { usr_leadmails: "none" });
    await after(MINUTE);
    expect(subjects(agent)).toEqual(["1 new lead to quote"]);
    await after({ days: 2 });
    expect(t.mailsTo(other)).toEqual([]);
  });

  it("can be chosen by every client, and by one that only knows the checkbox", async () => {
    const agent = await anAgent("daily");
    const unknown = { usr_leadmails: "weekly" };
    expect((await change(agent, unknown)).status).toBe(422);
    await change(agent, { usr_emailnotifications: false });
    await submit();
    await after({ days: 2 });
    expect(t.mailsTo(agent)).toEqual([]);
    const { sid } = (await t.logIn(agent)).body;
    await t.anyone().put("/agent/profile", { usr_emailnotifications: true }, { sid });
    expect(await paceOf({ ...agent, sid })).toBe("daily");
  });
});

describe("one press in a mail of new leads", () => {
  const stopUrlOf = (agent: Person) => new URL(t.mailsTo(agent).at(-1)?.stopUrl ?? "");

  it("stops them, and no other mail, without a sign-in", async () => {
    const agent = await anAgent("at-once");
    await submit();
    const { pathname, search } = stopUrlOf(agent);
    const { statusCode } = await t.request({
      method: "POST",
      url: `${pathname}${search}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(statusCode).toBe(200);
    expect(await paceOf(agent)).toBe("none");
    expect((await profileOf(agent)).usr_emailnotifications).toBe(true);
    await submit();
    expect(t.mailsTo(agent)).toHaveLength(1);
    await change(agent, { usr_leadmails: "at-once" });
    await submit();
    expect(t.mailsTo(agent)).toHaveLength(2);
  });

  it("is asked for by a page: opening the address alone stops nothing", async () => {
    const agent = await anAgent("at-once");
    await submit();
    const { pathname, search } = stopUrlOf(agent);
    const opened = await t.request({ method: "GET", url: `${pathname}${search}` });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe(`${t.config.publicOrigin}/stop-lead-emails${search}`);
    expect(t.mailsTo(agent)[0]?.text).toContain(String(opened.headers.location));
    expect(await paceOf(agent)).toBe("at-once");
  });

  it("needs a link that we signed, for this agent", async () => {
    const agent = await anAgent("at-once");
    const own = stopToken(t.config, agent.id);
    for (const token of ["", "x", own.slice(0, -1), `1${own}`, `${own}x`]) {
      const reply = await t.anyone().post("/lead-mails/stop", {}, { token });
      expect(reply).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
    }
    expect(await paceOf(agent)).toBe("at-once");
    expect((await t.anyone().post("/lead-mails/stop", {}, { token: own })).status).toBe(200);
  });
});

describe("a pause", () => {
  const dayIn = (days: number) => daysAfter(localDay(t.clock.now(), "America/Chicago"), days);
  const pause = (agent: Person, until: unknown) => change(agent, { usr_pauseduntil: until });
  const newLeads = async (agent: Person) =>
    (await t.as(agent).get("/agent/profile/leads", { filter: "new" })).body.data.count;

  it("keeps new leads and their mails away, also what waits, and what was quoted in place", async () => {
    const [agent, hourly] = [await anAgent("at-once"), await anAgent("hourly")];
    const { leadId } = await submit();
    await t.seedQuote(agent, leadId);
    await submit();
    expect(await newLeads(agent)).toBe(1);
    for (const one of [agent, hourly]) expect((await pause(one, dayIn(10))).status).toBe(200);
    await submit();
    expect(await newLeads(agent)).toBe(0);
    expect(t.mailsTo(agent)).toHaveLength(2);
    const all = (await t.as(agent).get("/agent/profile/leads")).body.data;
    expect(all).toMatchObject({ count: 1, data: [{ aps_id: leadId }] });
    expect((await profileOf(agent)).usr_pauseduntil).toBe(dayIn(10));
    await after({ hours: 2 });
    expect(t.mailsTo(hourly)).toEqual([]);
  });

  it("ends by itself on the morning of a day up to a year ahead, or when the agent says so", async () => {
    const agent = await t.seedAgent();
    for (const until of [dayIn(-1), dayIn(400), "2026-02-30", "soon", ""]) {
      const reply = await pause(agent, until);
      expect(reply).toMatchObject({ status: 422, body: { data: ["pause-end"] } });
    }
    const until = async (reader = agent) => (await profileOf(reader)).usr_pauseduntil;
    await pause(agent, dayIn(2));
    expect(await until()).toBe(dayIn(2));
    await pause(agent, null);
    expect(await until()).toBeNull();
    await pause(agent, dayIn(2));
    const { pause_ends_at: end } = await t.row("agents", { user_id: agent.id });
    t.clock.advance({ seconds: ((end?.getTime() ?? 0) - t.clock.now().getTime()) / 1000 });
    expect(await until({ ...agent, sid: (await t.logIn(agent)).body.sid })).toBeNull();
  });
});
