import { consumerProfileFields, localDay, shownPhone } from "@quotehaven/contract/rules";
import { PersonalData } from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import { Value } from "typebox/value";
import { completeAnswers } from "../../testing/answers";
import { appForTests, type Person } from "../../testing";
import { personalPageTexts } from "./personalPageTexts";

const t = appForTests();

const MARKUP = "<b onclick=alert(1)>Nan</b>";

/** A consumer whom two agents quoted, who chose one, was paid for, and wrote and was written to. */
async function aWholeStory() {
  const consumer = await t.seedConsumer({
    user: { first_name: MARKUP, last_name: "Nightingale" },
    profile: { marital_status: 1, partner_first_name: "Piet", address2: "Attic" },
  });
  const me = t.as(consumer);
  const body = { answers: [{ ins_id: 2, answers: completeAnswers(2) }], submit: true };
  expect((await me.post("/user/application", body)).status).toBe(200);
  await t.deliver();
  const { id: leadId } = await t.row("applications", { consumer_id: consumer.id });
  const [agent, other] = [await t.seedAgent(), await t.seedAgent({ carriers: [5] })];
  await t.as(agent).get(`/agent/profile/leads/${leadId}`);
  await t.as(other).get(`/agent/profile/leads/${leadId}`);
  const quoteId = await t.seedQuote(agent, leadId, { row: { message: "Call any time" } });
  await t.seedQuote(other, leadId, { carrierId: 5 });
  for (const writer of [consumer, agent]) {
    const key = `key-of-the-${writer.role}`;
    const text = `Said by the ${writer.role}`;
    await t.as(writer).post(`/threads/${quoteId}`, { key, text });
  }
  await t.choose(consumer, quoteId);
  await t.pay(agent, leadId);
  await t.as(agent).get(`/agent/profile/leads/${leadId}`);
  return { consumer, agent, other, leadId, quoteId };
}

const download = async (person: Person): Promise<PersonalData> => {
  const reply = await t.as(person).get("/user/privacy/data");
  expect(reply.status).toBe(200);
  const read: unknown = JSON.parse(reply.text);
  if (!Value.Check(PersonalData, read))
    throw new Error("The download is not what its schema says.");
  return read;
};
const pageOf = async (person: Person): Promise<string> =>
  (await t.as(person).get("/user/privacy/page")).body.data.html;

/** What the page says beside each label, the first time it says it. */
const rowsOf = (html: string) =>
  new Map(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
      .map(([, label, text]) => [label, text] as const)
      .toReversed(),
  );

describe("what is told of a consumer's privacy", () => {
  it("names who opened the application, what they could see, and what was agreed to", async () => {
    const { consumer, agent, other, quoteId, leadId } = await aWholeStory();
    const { data } = (await t.as(consumer).get("/user/privacy")).body;
    const opened = (agency: string, saw: string) =>
      expect.objectContaining({ applicationId: leadId, agency, saw, times: 1 });
    expect(data.openings).toHaveLength(3);
    expect(data.openings).toEqual(
      expect.arrayContaining([
        opened(`Agency ${agent.id}`, "summary"),
        opened(`Agency ${agent.id}`, "contact"),
        opened(`Agency ${other.id}`, "summary"),
      ]),
    );
    expect(data.consents).toEqual([
      expect.objectContaining({
        quoteId,
        agency: `Agency ${agent.id}`,
        text: expect.stringContaining("may call or email you about this quote"),
        textVersion: 2,
        withdrawnAt: null,
      }),
    ]);
    expect(data.application).toMatchObject({ id: leadId, isChosen: true, isPaid: true });
    const others = await t.as(await t.seedConsumer()).get("/user/privacy");
    expect(others.body.data).toEqual({ openings: [], consents: [], application: null });
  });

  it("keeps an opening without a name, and a consent without words, when the agency goes", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();
    await t.as(agent).get(`/agent/profile/leads/${leadId}`);
    await t.choose(consumer, quoteId);
    await t.endAccount(agent);
    const { data } = (await t.as(consumer).get("/user/privacy")).body;
    expect(data.openings).toMatchObject([{ agency: null, saw: "summary" }]);
    expect(data.consents).toMatchObject([
      { agency: null, agent: null, text: "", withdrawnAt: expect.any(String) },
    ]);
  });
});

describe("the download of everything", () => {
  it("can be read again, and says what the database holds", async () => {
    const { consumer, leadId } = await aWholeStory();
    const read = await download(consumer);
    const user = await t.row("users", { id: consumer.id });
    const profile = await t.row("consumers", { user_id: consumer.id });
    const application = await t.row("applications", { id: leadId });
    const quotes = await t.rows("quotes", { application_id: leadId });

    expect(read.account).toEqual({
      id: user.id,
      language: user.language,
      createdAt: user.created_at.toISOString(),
    });
    expect(read.details).toMatchObject({
      email: user.email,
      pendingEmail: user.pending_email,
      firstName: user.first_name,
      lastName: user.last_name,
      phone: user.phone,
      emailNotifications: user.email_notifications,
      dateOfBirth: profile.date_of_birth,
      address1: profile.address1,
      address2: profile.address2,
      zipCode: String(profile.zip_id),
      maritalStatus: profile.marital_status,
      partnerFirstName: profile.partner_first_name,
    });
    const [kept, ...more] = read.applications;
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      id: leadId,
      version: application.version,
      submittedAt: application.submitted_at?.toISOString(),
      contactGivenAt: application.confirmed_at?.toISOString(),
    });
    const stored = (form: NonNullable<typeof kept>["draft"][number]) =>
      form.answers.map(({ questionId, optionId, content }) => ({
        questionId,
        answerId: optionId,
        content,
      }));
    const byType = (forms: NonNullable<typeof kept>["draft"]) =>
      Object.fromEntries(forms.map((form) => [String(form.insuranceTypeId), stored(form)]));
    expect(byType(kept?.draft ?? [])).toEqual(application.draft_answers);
    expect(byType(kept?.submitted ?? [])).toEqual(application.submitted_answers);
    expect(kept?.quotes.map(({ id, message, number }) => ({ id, message, number }))).toEqual(
      quotes.map(({ id, message }, before) => ({ id, message, number: before + 1 })),
    );
    expect(kept?.quotes[0]?.messages).toMatchObject([
      { author: "you", text: "Said by the consumer" },
      { author: "agent", text: "Said by the agent" },
    ]);
  });

  it("holds every field of the profile as the profile says it, as data and as a page", async () => {
    const consumer = await t.seedConsumer({
      profile: { marital_status: 1, partner_first_name: "Piet", address2: "Attic" },
    });
    const { data: profile } = (await t.as(consumer).get("/user/profile")).body;
    const { details } = await download(consumer);
    const rows = rowsOf(await pageOf(consumer));
    const words: Record<string, unknown> = {
      ...{ rents: expect.stringMatching(/^(yes|no)$/), maritalStatus: "married" },
      ...{ emailNotifications: "yes", gender: expect.stringMatching(/^(male|female|other)$/) },
    };
    for (const [name, { wire, kind }] of Object.entries(consumerProfileFields)) {
      const value: unknown = details[name as keyof typeof consumerProfileFields];
      expect([name, value]).toEqual([name, profile[wire]]);
      const label = personalPageTexts.en.profile[name as keyof typeof consumerProfileFields];
      const shown = kind === "phone" ? shownPhone(String(value)) : (words[name] ?? value);
      if (shown !== null) expect([name, rows.get(label)]).toEqual([name, shown]);
    }
  });

  it("counts as many notices, sessions, openings, consents and copies as there are", async () => {
    const { consumer, leadId } = await aWholeStory();
    const read = await download(consumer);
    const count = async (table: string, column: string, id: number) => {
      const { rows } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(t.db.query);
      return rows.length;
    };
    for (const [name, table, column, id] of [
      ["notifications", "notifications", "user_id", consumer.id],
      ["sessions", "sessions", "user_id", consumer.id],
      ["mailedLinks", "tokens", "user_id", consumer.id],
      ["waitingMails", "outbox", "user_id", consumer.id],
      ["openings", "lead_openings", "application_id", leadId],
      ["consents", "consents", "consumer_id", consumer.id],
      ["contactGiven", "unlocked_clients", "application_id", leadId],
    ] as const) {
      expect([name, read[name].length]).toEqual([name, await count(table, column, id)]);
    }
    expect(read.openings).toHaveLength(3);
    expect(read.contactGiven).toMatchObject([{ email: consumer.email }]);
  });

  it("holds nothing that is others' own, and no secret", async () => {
    const { consumer, agent, other } = await aWholeStory();
    const { consumer: stranger } = await aWholeStory();
    const text = JSON.stringify(await download(consumer)) + (await pageOf(consumer));
    const hidden = [];
    for (const { id } of [agent, other, stranger]) {
      const { email, phone, password_hash } = await t.row("users", { id });
      hidden.push(email, phone, password_hash);
    }
    const own = await t.row("users", { id: consumer.id });
    const sids = await t.db.query.selectFrom("sessions").select("sid_hash as hash").execute();
    const secrets = [...hidden, own.password_hash, consumer.sid, ...sids.map(({ hash }) => hash)];
    expect(secrets.filter((secret) => secret && text.includes(secret))).toEqual([]);
  });

  it("is a file by its name, and is stored nowhere on the way", async () => {
    const { headers } = await t.as(await t.seedConsumer()).get("/user/privacy/data");
    const day = localDay(t.clock.now(), "America/Chicago");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="quotehaven-my-data-${day}.json"`,
    });
  });

  it("is made ten times a day, as data or as a page, and again the day after", async () => {
    const person = await t.seedConsumer();
    const statuses: number[] = [];
    for (let times = 0; times < 11; times++) {
      const path = times % 2 === 0 ? "/user/privacy/data" : "/user/privacy/page";
      statuses.push((await t.as(person).get(path)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await t.as(await t.seedConsumer()).get("/user/privacy/page")).status).toBe(200);
  });
});

describe("the page of everything", () => {
  it("says that somebody is insured with a company that is not listed", async () => {
    const consumer = await t.seedConsumer({ profile: { has_other_carrier: true } });
    const rows = rowsOf(await pageOf(consumer));
    expect(rows.get("Insurance company today")).toBe("Another company");
  });

  it("shows a person's words as text, and needs nothing from elsewhere", async () => {
    const { consumer } = await aWholeStory();
    const html = await pageOf(consumer);
    const rows = rowsOf(html);
    expect(rows.get("First name")).toBe("&lt;b onclick=alert(1)&gt;Nan&lt;/b&gt;");
    expect(rows.get("Email")).toBe(consumer.email);
    expect(rows.get("Message")).toBe("Call any time");
    expect(/<b |<script|<link|<img|https?:\/\/|url\(|@import/i.exec(html)?.[0]).toBeUndefined();
  });

  it("is in the reader's language", async () => {
    const { sid } = await t.seedConsumer();
    const reply = await t.request({
      url: `/api/user/privacy/page?sid=${sid}`,
      headers: { "accept-language": "es" },
    });
    const [, title] = /<title>(.*?)<\/title>/.exec(JSON.parse(reply.body).data.html) ?? [];
    expect(title).toBe("Lo que Quotehaven guarda sobre usted");
  });
});
