import { accountType } from "@quotehaven/contract/wire";
import { isFormFilled, localDay, stateCode } from "@quotehaven/contract/rules";
import { fromStoredAnswers } from "../answers/storedAnswers";
import { sql } from "kysely";
import type { Database, DB, Row } from "../database";
import { quotedStatus } from "../leads/leadStatus";
import { formFor } from "../reference/questionnaires";
import { createPasswords } from "../security/passwords";
import { createTestClock } from "../testing/testClock";
import { openTestDatabase } from "../testing/testDatabase";
import { demoAnswers } from "./demoAnswers";
import { demoPeople } from "./demoPeople";
import { seedDemo } from "./seedDemo";

const deps = () => ({
  db,
  clock: createTestClock(),
  passwords: createPasswords({ maxConcurrent: 1, maxQueued: 9 }),
});

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await seedDemo(deps());
});
afterAll(() => db.close());

const all = <Table extends keyof DB>(table: Table) =>
  sql<Row<Table>>`select * from ${sql.table(table)}`.execute(db.query).then(({ rows }) => rows);

it("gives the agent with every ZIP code more than 60 leads, some in every status", async () => {
  const agent = await db.query
    .selectFrom("users")
    .select("id")
    .where("email", "=", "abe.allzips@example.com")
    .executeTakeFirstOrThrow();
  const quotes = await db.query
    .selectFrom("quotes")
    .innerJoin("applications as lead", "lead.id", "quotes.application_id")
    .select([quotedStatus(agent.id).as("status"), "quotes.needs_update"])
    .where("quotes.agent_id", "=", agent.id)
    .execute();
  expect(new Set(quotes.map(({ status }) => status))).toEqual(
    new Set(["quoted", "won", "completed", "deleted", "lost"]),
  );
  expect(quotes.some(({ needs_update }) => needs_update)).toBe(true);
  expect((await all("applications")).length).toBeGreaterThan(60);
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
  expect(notices).toMatchObject([{ seen: false }]);
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

it("has a quote that ended and a fee that was asked back", async () => {
  const today = localDay(new Date(), "Pacific/Honolulu");
  expect((await all("quotes")).some(({ valid_until }) => valid_until < today)).toBe(true);
  expect((await all("fee_returns"))[0]?.status).toBe("asked");
});

it("has notes of an agent, one to follow up today, outcomes, and leads that others won", async () => {
  const notes = await all("lead_notes");
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

it("has a year of choices and payments, of which nothing old is open any more", async () => {
  const { rows } = await sql<{ choices: number; payments: number; open: number }>`
    select
      (select count(distinct to_char(accepted_at, 'YYYY-MM')) from quotes)::int as choices,
      (select count(distinct to_char(paid_at, 'YYYY-MM')) from payments)::int as payments,
      (select count(*) from applications
        where is_open and submitted_at < now() - interval '60 days')::int as open
  `.execute(db.query);
  const [year] = rows;
  expect(year?.choices).toBeGreaterThanOrEqual(12);
  expect(year?.payments).toBeGreaterThanOrEqual(12);
  expect(year?.open).toBe(0);
});

it("is put in once, with every person of the list", async () => {
  const before = (await all("users")).length;
  await seedDemo(deps());
  const rows = await all("users");
  expect(rows).toHaveLength(before);
  const known = new Map(rows.map(({ email, type }) => [email, accountType.decode(type)]));
  for (const person of demoPeople) expect(known.get(person.email)).toBe(person.accountType);
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
