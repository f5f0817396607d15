import type { MonthResult } from "@quotehaven/contract/schemas";
import { hasContactDetail } from "@quotehaven/contract/contact";
import { customerRoleCodec, notificationKind } from "@quotehaven/contract/wire";
import { isFormFilled, localDay, stateCode, toIsoDate } from "@quotehaven/contract/rules";
import { fromStoredAnswers } from "../applications/answers/storedAnswers";
import { sql } from "kysely";
import type { Database, DB, Row } from "../database";
import { formFor } from "../reference/questionnaires";
import { appForTests } from "../testing";
import { demoAnswers } from "./demoAnswers";
import { comparePayments } from "../payments/comparePayments";
import { DEMO_PASSWORD, demoPeople } from "./demoPeople";
import { seedDemo } from "./seedDemo";

const t = appForTests();
let db: Database;
beforeAll(async () => {
  db = t.db;
  await seedDemo(t.deps);
});

const all = <Table extends keyof DB>(table: Table) =>
  sql<Row<Table>>`select * from ${sql.table(table)}`.execute(db.query).then(({ rows }) => rows);

it("gives the agent with every ZIP code more than 60 leads, some in every status", async () => {
  const agent = await db.query
    .selectFrom("users")
    .select("id")
    .where("email", "=", "abe.allzips@example.com")
    .executeTakeFirstOrThrow();
  const own = (await all("agent_leads")).filter(({ agent_id }) => agent_id === agent.id);
  expect(new Set(own.map(({ status }) => status))).toEqual(
    new Set(["opened", "quoted", "won", "completed", "deleted", "lost"]),
  );
  const quotes = (await all("quotes")).filter(({ agent_id }) => agent_id === agent.id);
  expect(quotes.some(({ needs_update }) => needs_update)).toBe(true);
  expect((await all("applications")).length).toBeGreaterThan(60);
});

it("holds no contact detail where the other side reads before the fee", async () => {
  const texts = [
    ...(await all("users")).flatMap((user) => [user.first_name, user.last_name]),
    ...(await all("agents")).flatMap((agent) => [agent.agency_name, agent.agency_address]),
    ...(await all("consumers")).flatMap((client) => [
      ...[client.address1, client.city, client.partner_first_name, client.partner_last_name],
    ]),
    ...(await all("quotes")).map(({ message }) => message),
    ...(await all("thread_messages")).map(({ text }) => text),
  ];
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => text && hasContactDetail(text))).toEqual([]);
});

it("has a client with quotes whose policies of today are those of their answers, and shared", async () => {
  const { draft_answers: stored, present_policies: present } = await db.query
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .select(["draft_answers", "present_policies"])
    .where("users.email", "=", "sue.submitted@example.com")
    .executeTakeFirstOrThrow();
  const [home, auto] = ([1, 3] as const).map((type) => {
    const form = formFor(type);
    return form ? fromStoredAnswers(form, stored[type] ?? []) : {};
  });
  const day = (answer: unknown) => toIsoDate(String(answer));
  const dollars = (answer: unknown) => Number(String(answer).replace(",", ""));
  expect(present).toMatchObject({
    isShared: true,
    home: { expiresOn: day(home?.[131]), premium: { dollars: dollars(home?.[132]), months: 12 } },
    auto: {
      expiresOn: day(auto?.[165]),
      premium: { dollars: 6 * dollars(auto?.[167]), months: 6 },
    },
  });
  expect(auto?.[166]).toBe(16602);
  expect(present?.auto?.cover.injury).toBe("50/100");
  expect(Object.keys(present?.home?.cover ?? {}).length).toBeGreaterThan(2);
});

it("has an agent whose license has a letter, checked as it is written", async () => {
  const act = await db.query
    .selectFrom("operator_acts")
    .innerJoin("agents", "agents.user_id", "operator_acts.agent_id")
    .select(["operator_acts.license_number as checked", "agents.license_number as number"])
    .where("agents.full_license", "<>", "")
    .executeTakeFirstOrThrow();
  expect(act).toEqual({ checked: "0F69776", number: "069776" });
});

it("has a question that waits for its answer, with its notice, and one that has it", async () => {
  const threads = await db.query
    .selectFrom("threads")
    .innerJoin("thread_messages as message", (join) =>
      join
        .onRef("message.application_id", "=", "threads.application_id")
        .onRef("message.quote_id", "=", "threads.quote_id"),
    )
    .select(({ fn }) => ["threads.unread_by_agent as unread", fn.countAll<number>().as("messages")])
    .groupBy(["threads.quote_id", "threads.unread_by_agent"])
    .orderBy("threads.quote_id")
    .execute();
  expect(threads.map(({ unread, messages }) => [unread, Number(messages)])).toEqual([
    [1, 1],
    [0, 2],
  ]);
  const notices = (await all("notifications")).filter(({ quote_id }) => quote_id !== null);
  expect(notices.filter(({ seen }) => !seen)).toMatchObject([
    { code: notificationKind.encode("messageToAgent") },
  ]);
});

it("has a consent for every choice, and a deadline, one of which passed unpaid", async () => {
  const choices = await db.query
    .selectFrom("applications")
    .leftJoin("consents", "consents.application_id", "applications.id")
    .select(["consents.text", "contact_due_at as dueAt", "confirmed_at as confirmedAt"])
    .where("accepted_quote_id", "is not", null)
    .execute();
  expect(choices.length).toBeGreaterThan(20);
  for (const { text, dueAt } of choices) {
    expect(text).toMatch(/^You agree that .+ may call or email you about this quote\.$/);
    expect(dueAt).not.toBeNull();
  }
  const now = new Date();
  expect(
    choices.some((choice) => choice.confirmedAt === null && Number(choice.dueAt) < Number(now)),
  ).toBe(true);
});

it("has a quote that ended, a fee that was asked back, and one that went back", async () => {
  const today = localDay(new Date(), "Pacific/Honolulu");
  expect((await all("quotes")).some(({ valid_until }) => valid_until < today)).toBe(true);
  const asked = (await all("fee_returns")).map(({ status }) => status);
  expect(new Set(asked)).toEqual(new Set(["asked", "returned"]));
});

it("has notes of an agent, one to follow up today, outcomes, and leads that others won", async () => {
  const notes = (await all("agent_leads")).filter(({ notes_version }) => notes_version > 0);
  const today = localDay(new Date(), "America/Los_Angeles");
  expect(notes.filter(({ follow_up_on }) => follow_up_on === today)).toHaveLength(1);
  expect(new Set(notes.map(({ outcome }) => outcome))).toEqual(new Set(["open", "bound", "lost"]));
  const losses = await all("lead_losses");
  expect(new Set(losses.map(({ price_rank }) => price_rank))).toEqual(new Set([1, 2]));
  expect(new Set(losses.map(({ verdict }) => verdict)).size).toBeGreaterThan(1);
});

it("tells of every quote and of leads, and says what each is about", async () => {
  const told = (await all("notifications")).filter(({ code }) => code === 1 || code === 2);
  const quotes = told.flatMap(({ details }) => details?.quote ?? []);
  expect(quotes).toHaveLength((await all("quotes")).length);
  const leads = told.flatMap(({ details }) => details?.lead ?? []);
  expect(quotes.length + leads.length).toBe(told.length);
  expect(quotes.some(({ isLowest, lines }) => isLowest && lines > 0)).toBe(true);
  expect(leads.every(({ city, types }) => city !== "" && types.length > 0)).toBe(true);
});

it("has a year of choices and payments, never two months without one, of which nothing old is open any more", async () => {
  const timesOf = (times: (Date | null)[]) =>
    [...times.filter((time) => time !== null), t.clock.now()].map((time) => time.getTime());
  const chosen = timesOf((await all("quotes")).map(({ accepted_at }) => accepted_at));
  const paid = timesOf((await all("payments")).map(({ paid_at }) => paid_at));
  for (const times of [chosen, paid]) {
    const days = times.map((time) => time / 86_400_000).toSorted((one, other) => one - other);
    expect((days.at(-1) ?? 0) - (days[0] ?? 0)).toBeGreaterThan(330);
    const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(62);
  }
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from applications
    where is_open and submitted_at < now() - interval '60 days'
  `.execute(db.query);
  expect(rows).toEqual([{ open: 0 }]);
});

it("lies in the past: nothing is of later, and no mail waits but a digest of new leads", async () => {
  const now = t.clock.now();
  const notices = await all("notifications");
  const times = [
    ...(await all("users")).map(({ created_at }) => created_at),
    ...(await all("quotes")).map(({ updated_at }) => updated_at),
    ...notices.map(({ created_at }) => created_at),
    ...(await all("operator_acts")).map(({ acted_at }) => acted_at),
  ];
  expect(times.filter((time) => time > now)).toEqual([]);
  const monthAgo = new Date(now.getTime() - 31 * 86_400_000);
  expect(notices.filter((notice) => notice.created_at < monthAgo).length).toBeGreaterThan(60);
  expect(await all("sessions")).toEqual([]);
  const waiting = (await all("outbox")).map(({ payload }) => payload.content);
  expect(waiting).toEqual([{ template: "lead-digest" }]);
});

it("has fees that were paid by intents, of which the card provider is not asked", async () => {
  const payments = await all("payments");
  expect(payments.length).toBeGreaterThan(40);
  expect(payments.filter(({ intent_id }) => !intent_id?.startsWith("pi_"))).toEqual([]);
  await comparePayments(t.deps);
  expect(await all("payment_differences")).toEqual([]);
});

it("lets an agent sign in to leads, and to the results of a year", async () => {
  const email = "abe.allzips@example.com";
  const reply = await t.logIn({ email, password: DEMO_PASSWORD, role: "agent" });
  expect(reply).toMatchObject({ status: 200, body: { redirect: "leads" } });
  const agent = { id: reply.body.account, sid: reply.body.sid };
  const leads = await t.as(agent).get("/agent/profile/leads", { filter: "new" });
  expect(leads).toMatchObject({ status: 200, body: { data: { count: 26 } } });
  const { data } = (await t.as(agent).get("/agent/profile/results")).body;
  const results: MonthResult[] = data;
  // Of the first days of a month there may be nothing yet.
  const months = results.slice(1);
  expect(months).toHaveLength(11);
  for (const { quoted, spentCents, answerMinutes } of months) {
    expect(quoted).toBeGreaterThan(0);
    expect(answerMinutes).toBeGreaterThan(0);
    expect(spentCents % 4_900).toBe(0);
  }
  const sumOf = (of: (month: MonthResult) => number) =>
    results.reduce((sum, month) => sum + of(month), 0);
  expect(sumOf(({ won }) => won)).toBeGreaterThan(20);
  expect(sumOf(({ bound }) => bound)).toBeGreaterThan(10);
  expect(sumOf(({ lost }) => lost)).toBeGreaterThan(10);
  expect(sumOf(({ returnedCents }) => returnedCents)).toBeGreaterThan(0);
});

it("is put in once, with every person of the list", async () => {
  const before = (await all("users")).length;
  await seedDemo(t.deps);
  const rows = await all("users");
  expect(rows).toHaveLength(before);
  const known = new Map(rows.map(({ email, type }) => [email, customerRoleCodec.decode(type)]));
  for (const person of demoPeople) expect(known.get(person.email)).toBe(person.role);
});

it("puts every home into the state of its owner", async () => {
  const { rows } = await sql<{ answer: number; state: string }>`
    select (answer ->> 'answerId')::int as answer, consumers.state
    from applications
    join consumers on consumers.user_id = applications.consumer_id,
      jsonb_array_elements(submitted_answers -> '1') answer
    where (answer ->> 'questionId')::int = 102`.execute(db.query);
  expect(rows.length).toBeGreaterThan(20);
  const home = formFor(1)?.sections.flatMap(({ questions }) => questions);
  const states = home?.find(({ id }) => id === 102)?.options ?? [];
  for (const { answer, state } of rows) {
    expect(stateCode(states.find(({ id }) => id === answer)?.content ?? "")).toBe(state);
  }
});

it.each([1, 2, 3])("answers questionnaire %i completely", (type) => {
  const form = formFor(type);
  if (!form) throw new Error("No such questionnaire.");
  for (let variant = 0; variant < 40; variant++) {
    const answers = fromStoredAnswers(form, demoAnswers(form, { variant, today: new Date() }));
    expect(isFormFilled(form, answers)).toBe(true);
  }
});
