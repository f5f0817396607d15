import { accountType } from "@quotehaven/contract/wire";
import { isFormFilled, localDay } from "@quotehaven/contract/rules";
import { fromStoredAnswers } from "../answers/storedAnswers";
import type { Database } from "../database";
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

const count = async (table: "users" | "applications") =>
  (await db.query.selectFrom(table).select("id").execute()).length;

describe("demo data", () => {
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
    expect(await count("applications")).toBeGreaterThan(60);
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
    const [ended] = await db.query
      .selectFrom("quotes")
      .select("id")
      .where("valid_until", "<", localDay(new Date(), "Pacific/Honolulu"))
      .execute();
    const [asked] = await db.query.selectFrom("fee_returns").select("status").execute();
    expect(ended).toBeDefined();
    expect(asked?.status).toBe("asked");
  });

  it("tells of every quote and of leads, and says what each is about", async () => {
    const told = await db.query
      .selectFrom("notifications")
      .select(["code", "details"])
      .where("code", "in", [1, 2])
      .execute();
    const given = await db.query.selectFrom("quotes").select("id").execute();
    const quotes = told.flatMap(({ details }) => details?.quote ?? []);
    expect(quotes).toHaveLength(given.length);
    const leads = told.flatMap(({ details }) => details?.lead ?? []);
    expect(quotes.length + leads.length).toBe(told.length);
    expect(quotes.some(({ isLowest, lines }) => isLowest && lines > 0)).toBe(true);
    expect(leads.every(({ city, types }) => city !== "" && types.length > 0)).toBe(true);
  });

  it("is put in once, with every person of the list", async () => {
    const before = await count("users");
    await seedDemo(deps());
    expect(await count("users")).toBe(before);
    const rows = await db.query.selectFrom("users").select(["email", "type"]).execute();
    const known = new Map(rows.map(({ email, type }) => [email, accountType.decode(type)]));
    for (const person of demoPeople) expect(known.get(person.email)).toBe(person.accountType);
  });

  it.each([1, 2, 3])("answers questionnaire %i completely", (type) => {
    const form = formFor(type);
    if (!form) throw new Error("No such questionnaire.");
    for (let variant = 0; variant < 40; variant++) {
      const answers = fromStoredAnswers(form, demoAnswers(form, variant, new Date()));
      expect(isFormFilled(form, answers)).toBe(true);
    }
  });
});
