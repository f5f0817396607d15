import { sql } from "kysely";
import { tellQuotesEnd } from "../../quotes/tellQuotesEnd";
import { timeZoneOfPerson, zipTimeZone } from "../../reference/timeZones";
import { aLeadBeingPaid } from "../../payments/paymentFixtures";
import { appForTests, type Person } from "..";

const forYears = { idleMs: 1e12, maxMs: 1e12 };
const t = appForTests({ config: { session: { ...forYears, operators: forYears } } });
beforeEach(() => {
  t.mails.length = 0;
});

const zips = { austin: 78701, elPaso: 79901, phoenix: 85004, honolulu: 96813 } as const;

function moveTo(moment: string): void {
  t.clock.advance({ seconds: (Date.parse(moment) - t.clock.now().getTime()) / 1_000 });
}

const choose = async (consumer: Person, quoteId: number) => {
  const { status, body } = await t.choose(consumer, quoteId);
  return status === 200 ? "chosen" : body.data[0];
};

/** A client of a place with a quote that ends with a day; its agent works in Boston. */
async function aQuoteUntil(validUntil: string, place: keyof typeof zips) {
  const consumer = await t.seedConsumer({ profile: { zip_id: zips[place] } });
  const agent = await t.seedAgent({
    profile: { agency_address: "12 Beacon St, Boston, MA 02108" },
  });
  const leadId = await t.seedApplication(consumer, { types: [1], submitted: true });
  const quoteId = await t.seedQuote(agent, leadId, { row: { valid_until: validUntil } });
  return { consumer, agent, leadId, quoteId };
}

/** What the agent reads of their quote. */
async function seenByAgent({ agent, leadId }: { agent: Person; leadId: number }) {
  const list = (await t.as(agent).get("/agent/profile/leads?filter=quoted")).body.data.data;
  const card = list.find(({ aps_id }: { aps_id: number }) => aps_id === leadId);
  const detail = (await t.as(agent).get(`/agent/profile/leads/${leadId}`)).body;
  return {
    isMarkedEnded: card.quote_ended === true,
    canRenew: detail.quote_info[0].qot_edit === 1,
  };
}

describe("a quote that ends with a day", () => {
  it.each([
    ["in Austin, at 22:00", "austin", "2027-01-15", "2027-01-16T04:00:00Z", "2027-01-16T06:00:00Z"],
    ["in El Paso", "elPaso", "2027-01-15", "2027-01-16T06:30:00Z", "2027-01-16T07:00:00Z"],
    ["in Honolulu", "honolulu", "2027-01-15", "2027-01-16T09:30:00Z", "2027-01-16T10:00:00Z"],
    ["in Phoenix in summer", "phoenix", "2027-07-15", "2027-07-16T06:30Z", "2027-07-16T07:00Z"],
    ["as clocks went forward", "austin", "2027-03-14", "2027-03-15T04:30Z", "2027-03-15T05:00Z"],
    ["as clocks went back", "austin", "2027-11-07", "2027-11-08T05:30Z", "2027-11-08T06:00Z"],
  ] as const)(
    "can be chosen in the evening of that day, and not from midnight on: %s",
    async (_where, place, lastDay, evening, midnight) => {
      moveTo(evening);
      const chosen = await aQuoteUntil(lastDay, place);
      const late = await aQuoteUntil(lastDay, place);
      expect(await seenByAgent(late)).toEqual({ isMarkedEnded: false, canRenew: false });
      expect(await choose(chosen.consumer, chosen.quoteId)).toBe("chosen");

      moveTo(midnight);
      expect(await choose(late.consumer, late.quoteId)).toBe("quote-expired");
      expect(await seenByAgent(late)).toEqual({ isMarkedEnded: true, canRenew: true });
    },
  );

  it("is told of when three days are left where the client lives", async () => {
    moveTo("2027-01-13T09:59:59Z");
    const { consumer } = await aQuoteUntil("2027-01-16", "honolulu");
    const told = async () => {
      await tellQuotesEnd(t.deps);
      return (await t.noticesOf(consumer)).map(({ ntp_name }) => ntp_name);
    };
    expect(await told()).toEqual([]);
    moveTo("2027-01-13T10:00:00Z");
    expect(await told()).toEqual(["quotes-end-soon"]);
  });

  it("may end tomorrow as the client counts, when it is given in the evening", async () => {
    moveTo("2027-01-16T04:00:00Z");
    const { leadId } = await aQuoteUntil("2027-01-15", "honolulu");
    const other = await t.seedAgent({ carriers: [2] });
    const prices = [{ ins_id: 1, qpr_monthly: 90, qpr_yearly: 1_000 }];
    const quote = (qot_valid_until: string) =>
      t.quote(other, leadId, { inc_id: 2, qot_valid_until, prices });
    expect((await quote("2027-01-15")).body.data).toEqual(["quote-end"]);
    expect((await quote("2027-01-16")).status).toBe(200);
  });
});

describe("where somebody lives or works", () => {
  const zoneOf = async (person: Person) =>
    (await t.as(person).get("/auth/check-session")).body.time_zone;

  it("is told with the session: the place of a client's ZIP code or of an agent's agency, as it is now", async () => {
    const consumer = await t.seedConsumer({ profile: { zip_id: zips.elPaso } });
    const agency = { agency_address: "9 Broadway, New York", license_state: "HI" };
    const agent = await t.seedAgent({ profile: agency });
    const zones = async () => [await zoneOf(consumer), await zoneOf(agent)];
    expect(await zones()).toEqual(["America/Denver", "America/New_York"]);

    await t.as(consumer).put("/user/profile", { zipcodes: [{ id: zips.austin }] });
    await t.as(agent).put("/agent/profile", { usr_agencyaddress: "1 Via Roma" });
    expect(await zones()).toEqual(["America/Chicago", "Pacific/Honolulu"]);
  });
});

describe("a choice late on Friday in Boston, which is Friday afternoon in Honolulu", () => {
  it("gives the agent two weekdays to the end of theirs, and tells both sides that day", async () => {
    moveTo("2027-01-16T03:00:00Z");
    const { consumer, agent, quoteId } = await aQuoteUntil("2027-01-31", "honolulu");
    await t.update("users", { id: agent.id }, { language: "es" });
    expect(await choose(consumer, quoteId)).toBe("chosen");
    await t.deliver();
    const [quote] = (await t.as(consumer).get("/user/quotes")).body.data;
    expect(quote.contact_due).toBe("2027-01-20T05:00:00.000Z");
    const textTo = (person: Person) => t.mailsTo(person)[0]?.text;
    expect(textTo(consumer)).toContain("By the end of Tuesday, Jan 19 they pay us");
    expect(textTo(agent)).toContain("hasta el final del martes 19 ene. Después");
  });
});

it("dates a receipt, and the tables of leads and payments, by the day where the agent works", async () => {
  moveTo("2027-01-16T04:00:00Z");
  const { agent, intentId, path } = await aLeadBeingPaid(t);
  t.payments.succeed(intentId);
  await t.as(agent).get(path);
  await t.deliver();
  const receipt = t.mailsTo(agent).find(({ text }) => text.includes("QH-"));
  expect(receipt?.text).toContain("01/15/2027");
  expect(receipt?.text).not.toContain("01/16/2027");
  const leads = (await t.as(agent).get("/agent/profile/exports/leads.csv")).text;
  const { text, headers } = await t.as(agent).get("/agent/profile/exports/payments.csv");
  expect(text).toContain(',"2027-01-15",');
  expect(new Set(leads.match(/\d{4}-\d\d-\d\d/g))).toEqual(new Set(["2027-01-15"]));
  expect(headers["content-disposition"]).toContain("quotehaven-payments-2027-01-15.csv");
});

it("finds people by the same time zone that they read days in, for every ZIP code", async () => {
  const rows = await t.db.query
    .selectFrom("zip_codes")
    .select(["code as zipCode", "state as zipState", zipTimeZone.as("timeZone")])
    .execute();
  expect(rows.length).toBeGreaterThan(40_000);
  const nobody = { agencyAddress: null, licenseState: null };
  const others = rows.filter((row) => timeZoneOfPerson({ ...row, ...nobody }) !== row.timeZone);
  expect(others).toEqual([]);
  const { rows: known } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(
    t.db.query,
  );
  const names = new Set(known.map(({ name }) => name));
  expect(rows.filter(({ timeZone }) => !names.has(timeZone))).toEqual([]);
});
