import { PersonalData } from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import { appForTests, lastingSessions, type Person } from "../testing";
import { completeAnswers } from "../testing/answers";
import { aKeptRegistration } from "../testing/keptRegistration";
import { sweep } from "./maintenance";

/** Tables of operators: whom they name is no customer. */
const ofOperators = ["operators", "recovery_codes"];

/** Tables that name no customer: reference data, the provider's news, sums, limits, operators. */
const withoutCustomers = [
  ...["settings", "zip_codes", "carriers", "quote_prices", "payment_comparisons"],
  ...["payment_differences", "webhook_events", "remote_figures", "used_human_tokens"],
  ...["rate_windows", ...ofOperators],
];

const because = (reason: string, table: string, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [`${table}.${column}`, reason]));

/** Texts and days in rows that outlive an account or a deleted application, with the reason. */
const keptTexts = {
  ...because("one of a few words", "users", ["language"]),
  ...because("figures, days and a state without a name", "applications", [
    ...[
      "needs",
      "renews_on",
      "client_state",
      "quotes_end_told",
      "renewal_look_on",
      "renewal_told_end",
    ],
  ]),
  ...because("the price that was agreed to", "consents", ["prices"]),
  ...because("one of a few words", "fee_returns", ["reason", "status"]),
  ...because("one of a few words", "lead_openings", ["saw"]),
  ...because("one of a few words", "message_reports", ["reason", "decision"]),
  ...because("operators decide on what was reported", "message_reports", ["message_text"]),
  ...because("the operators' log cannot be changed", "operator_acts", [
    ...["operator", "act", "why", "remote", "license_number", "license_state"],
  ]),
  ...because("the books", "payments", [
    ...["currency", "status", "receipt_number", "card_brand", "card_last4"],
    ...["idempotency_key", "intent_id", "customer_id"],
  ]),
  ...because("what the client was offered", "quotes", [...["cover", "valid_until", "starts_on"]]),
  ...because("of a quote that was paid for; of others it is emptied", "quotes", ["message"]),
  ...because("a key without a meaning", "thread_messages", ["sent_key"]),
};

/** What becomes of a row: it is gone, these of its columns are empty, or it stays, for this reason. */
type Fate = "gone" | { empty: string[] } | { stays: string };

/** What becomes of the rows in which a column names somebody. */
type Rule = {
  column: string;
  of: "consumer" | "agent";
  /** When the account of that person has ended. */
  account: Fate;
  /** A month after the consumer deleted the application that the row belongs to. */
  application?: Fate;
  /** The part of a consumer's download that tells of it, or why none does. */
  download?: keyof PersonalData | { not: string };
};

const number = { stays: "a number without a name" };
const login = ["email", "pending_email", "password_hash", "first_name", "last_name", "phone"];
const consumer = (
  column: string,
  account: Fate,
  download: Rule["download"],
  application?: Fate,
): Rule => ({ column, of: "consumer", account, download, application });
const agent = (column: string, account: Fate, application?: Fate): Rule => ({
  ...{ column, of: "agent", account, application },
});

const answered = [
  ...["draft_answers", "submitted_answers", "present_policies", "policy_ends"],
  "client_words",
];

const rules: Rule[] = [
  consumer("users.id", { empty: login }, "account"),
  agent("users.id", { empty: login }),
  consumer("account_locks.user_id", number, { not: "a number alone" }),
  consumer("consumers.user_id", "gone", "details"),
  agent("agents.user_id", "gone"),
  agent("agent_license_states.agent_id", "gone"),
  agent("agent_zips.agent_id", "gone"),
  agent("agent_carriers.agent_id", "gone"),
  consumer("sessions.user_id", "gone", "sessions"),
  consumer("known_places.user_id", "gone", "knownPlaces"),
  consumer("tokens.user_id", "gone", "mailedLinks"),
  consumer("registrations.email", "gone", { not: "its link is with the person alone" }),
  consumer("applications.consumer_id", { empty: answered }, "applications", { empty: answered }),
  agent("applications.winner_id", number),
  consumer("live_applications.consumer_id", "gone", { not: "applications tells of it" }, "gone"),
  agent("lead_openings.agent_id", number),
  agent("agent_leads.agent_id", "gone", { empty: ["note", "outcome_words", "client_words"] }),
  agent("quotes.agent_id", number),
  agent("cover_templates.agent_id", "gone"),
  consumer("consents.consumer_id", { empty: ["text"] }, "consents"),
  agent("consents.agent_id", { empty: ["text"] }),
  agent("lead_losses.agent_id", "gone"),
  agent("payments.agent_id", { stays: "the books" }),
  agent("unlocked_clients.agent_id", "gone"),
  agent("fee_returns.agent_id", { empty: ["words", "answer"] }),
  consumer("threads.consumer_id", number, "applications"),
  agent("threads.agent_id", number),
  agent("threads.ended_by", number),
  consumer("thread_messages.author_id", { empty: ["text"] }, "applications"),
  agent("thread_messages.author_id", { empty: ["text"] }),
  consumer("message_reports.reporter_id", { empty: ["note"] }, "reports"),
  consumer("outbox.user_id", "gone", "waitingMails"),
  consumer("notifications.user_id", "gone", "notifications"),
  agent("notifications.user_id", "gone"),
  consumer("feedback.email", "gone", "messagesToUs"),
  agent("operator_acts.agent_id", { stays: "the operators' log cannot be changed" }),
  consumer(
    "operator_acts.person_id",
    { stays: "the operators' log cannot be changed" },
    { not: "it is ours" },
  ),
];

const t = appForTests({ config: { session: lastingSessions } });

/** Submits the consumer's application for life insurance; answers its number. */
async function submit(person: Person): Promise<number> {
  const answers = [{ ins_id: 2, answers: completeAnswers(2) }];
  expect((await t.as(person).post("/user/application", { answers, submit: true })).status).toBe(
    200,
  );
  return (await t.row("live_applications", { consumer_id: person.id })).application_id;
}

/** A consumer and an agent of whom there is a row in every table that may name them. */
async function everywhere() {
  const [me, broker] = [await t.seedConsumer(), await t.seedAgent()];
  const rival = await t.seedAgent({ carriers: [5] });
  const asBroker = t.as(broker);
  await asBroker.post("/agent/profile/cover-templates", {
    ...{ insuranceTypeId: 1, name: "Usual", cover: { home: { deductible: 1_000 } } },
  });
  await t.db.query
    .insertInto("agent_license_states")
    .values({ agent_id: broker.id, state: "NM", given_at: t.clock.now() })
    .execute();
  const leadId = await submit(me);
  await t.deliver();
  await asBroker.get(`/agent/profile/leads/${leadId}`);
  await t.seedNote(broker, leadId, { note: "Call after six" });
  const quoteId = (await t.quote(broker, leadId)).body.data.qot_id;
  for (const writer of [me, broker]) {
    const text = `Said by the ${writer.role}`;
    const message = { key: `key-of-${writer.id}`.padEnd(16, "0"), text };
    const { body } = await t.as(writer).post(`/threads/${quoteId}`, message);
    const reader = writer === me ? broker : me;
    const report = { messageId: body.data.id, reason: "abuse", note: "Rude" };
    await t.as(reader).post(`/threads/${quoteId}/reports`, report);
  }
  await asBroker.post(`/threads/${quoteId}/end`);
  await t.choose(me, quoteId);
  await t.as(me).delete(`/user/quotes/${quoteId}/choice`);

  // One who chose and was paid for, and one whom another agent won.
  const paid = await t.seedConsumer();
  const paidId = await submit(paid);
  await t.choose(paid, (await t.quote(broker, paidId)).body.data.qot_id);
  await t.pay(broker, paidId);
  const words = "The number is not in service, and two mails came back.";
  await asBroker.post(`/agent/profile/leads/${paidId}/fee-return`, {
    ...{ reason: "contact-fails", words },
  });
  const lost = await t.seedConsumer();
  const lostId = await submit(lost);
  await t.quote(broker, lostId);
  await t.choose(lost, (await t.quote(rival, lostId, { inc_id: 5 })).body.data.qot_id);

  const message = { name: "Casey", email: me.email, message: "Boats?" };
  await t.anyone().post("/feedback", { ...message, token: await t.humanToken("feedback") });
  const draft = aKeptRegistration({ email: me.email });
  const token = await t.humanToken("keep-registration");
  await t.anyone().post("/auth/keep-registration", { draft, token });
  await t.deliver();
  await t.logIn(me);
  for (const about of [{ person_id: me.id }, { agent_id: broker.id }]) {
    await t.db.query
      .insertInto("operator_acts")
      .values({
        operator: "Olga",
        act: "person-look-up",
        why: "A call",
        acted_at: t.clock.now(),
        ...about,
      })
      .execute();
  }
  // Its mail waits.
  const reset = { email: me.email, token: await t.humanToken("forgot-password") };
  await t.anyone().get("/auth/forgot-password", reset);
  return { me, broker };
}

/** The rows of a table in which a column has a value. */
async function rowsWith(column: string, value: number | string) {
  const [table = "", name = ""] = column.split(".");
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.ref(name)} = ${value}`.execute(t.db.query);
  return rows;
}

const isEmpty = (value: unknown) =>
  value === null || value === "" || JSON.stringify(value) === "{}";

/** What a rule promises, and the rows that are there in spite of it. */
const broken = (fate: Fate, rows: Record<string, unknown>[]) => {
  if (fate === "gone") return rows;
  if ("stays" in fate) return [];
  return rows.filter((row) => !fate.empty.every((column) => isEmpty(row[column])));
};

const valueFor = ({ column }: Rule, person: Person) =>
  column.endsWith(".email") ? person.email : person.id;

/** Columns that name a person: they are called so, or refer to an account. */
async function personColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name = 'ended_by'
      or column_name ~ '(^|_)(user|consumer|agent|author|reporter|winner|person|owner)_id$')
    union select conrelid::regclass || '.' || attname from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f'
      and confrelid in ('users'::regclass, 'consumers'::regclass, 'agents'::regclass)
    order by name`.execute(t.db.query);
  return rows.map(({ name }) => name);
}

const tableOf = (column: string) => column.split(".")[0] ?? "";
const namesOperator = (column: string) =>
  ofOperators.includes(tableOf(column)) || column === "operator_acts.operator_id";

it("says of every table whether it names a customer, and in which columns", async () => {
  const tables = await t.db.query.introspection.getTables();
  const own = tables.filter(({ schema }) => schema === "public").map(({ name }) => name);
  const known = [...withoutCustomers, ...rules.map(({ column }) => tableOf(column))];
  expect(own.filter((name) => !known.includes(name))).toEqual([]);
  const columns = await personColumns();
  const told = rules.map(({ column }) => column);
  expect(columns.length).toBeGreaterThan(20);
  const untold = columns.filter((column) => !told.includes(column));
  expect(untold.filter((column) => !namesOperator(column))).toEqual([]);
});

it("says of every text in a row that outlives an account that it is emptied, or why it stays", async () => {
  const outliving = new Set(
    rules.filter(({ account }) => account !== "gone").map(({ column }) => tableOf(column)),
  );
  const emptied = rules.flatMap(({ column, account, application }) =>
    [account, application ?? "gone"].flatMap((fate) =>
      typeof fate === "object" && "empty" in fate
        ? fate.empty.map((name) => `${tableOf(column)}.${name}`)
        : [],
    ),
  );
  const tables = await t.db.query.introspection.getTables();
  const texts = tables
    .filter(({ schema, name }) => schema === "public" && outliving.has(name))
    .flatMap(({ name, columns }) =>
      columns
        .filter(({ dataType }) => /^(?:text|jsonb?|bytea|date)$/.test(dataType))
        .map((column) => `${name}.${column.name}`),
    );
  const told = [...emptied, ...Object.keys(keptTexts)];
  expect(texts.filter((text) => !told.includes(text))).toEqual([]);
  expect(Object.keys(keptTexts).filter((text) => !texts.includes(text))).toEqual([]);
});

it("says of everything about a consumer where the download tells of it, or why not", () => {
  const parts: string[] = Object.keys(PersonalData.properties);
  const mine = rules.filter(({ of }) => of === "consumer");
  for (const { column, download } of mine) {
    expect({
      column,
      isTold: typeof download === "string" ? parts.includes(download) : download?.not,
    }).toEqual({
      column,
      isTold: typeof download === "string" ? true : expect.stringMatching(/./),
    });
  }
});

it("keeps what it says when accounts end, and not a word more", async () => {
  const { me, broker } = await everywhere();
  const person = ({ of }: Rule) => (of === "consumer" ? me : broker);
  const found = (rule: Rule) => rowsWith(rule.column, valueFor(rule, person(rule)));
  const unused = [];
  for (const rule of rules)
    if ((await found(rule)).length === 0) unused.push(`${rule.of}: ${rule.column}`);
  expect(unused).toEqual([]);
  const download = (await t.as(me).get("/user/privacy/data")).body;
  for (const { download: part } of rules) {
    if (typeof part === "string")
      expect([part, isEmpty(download[part]) || download[part].length === 0]).toEqual([part, false]);
  }

  for (const one of [me, broker]) expect((await t.endAccount(one)).status).toBe(200);
  await t.deliver();
  for (const rule of rules) {
    expect({ ...rule, left: broken(rule.account, await found(rule)) }).toEqual({
      ...rule,
      left: [],
    });
  }
});

it("keeps what it says when an application was deleted a month ago", async () => {
  const { me } = await everywhere();
  const { application_id: id } = await t.row("live_applications", { consumer_id: me.id });
  expect((await t.as(me).delete("/user/application", undefined, { force: "true" })).status).toBe(
    200,
  );
  t.clock.advance({ days: 31 });
  await sweep(t.deps);
  for (const rule of rules.filter(({ application }) => application !== undefined)) {
    const [table = ""] = rule.column.split(".");
    const of = table === "applications" ? "applications.id" : `${table}.application_id`;
    const left = broken(rule.application ?? "gone", await rowsWith(of, id));
    expect({ ...rule, left }).toEqual({ ...rule, left: [] });
  }
});
