import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { writeDesk } from "../../leads/desk/writeDesk";
import { appForTests, type Person } from "../../testing";

const t = appForTests();

const BOM = "\uFEFF";
type Row = Record<string, string>;

const fetchTable = (agent: Person, what: "leads" | "payments") =>
  t.as(agent).get(`/agent/profile/exports/${what}.csv`);

async function tableOf(agent: Person, what: "leads" | "payments" = "leads"): Promise<Row[]> {
  const { status, text } = await fetchTable(agent, what);
  expect(status).toBe(200);
  return parse(text, { bom: true, columns: true, record_delimiter: "\r\n" });
}

async function aQuotedLead({ agent }: { agent?: Person } = {}) {
  const consumer = await t.seedConsumer({
    user: { first_name: "Quillon", last_name: "Featherstonhaugh", phone: "(737)555-0186" },
  });
  const by = agent ?? (await t.seedAgent());
  const leadId = await t.seedApplication(consumer, { types: [1, 3], submitted: true });
  const quoteId = await t.seedQuote(by, leadId);
  return { consumer, agent: by, leadId, quoteId };
}

const note = (agent: Person, leadId: number, body: object) =>
  t.as(agent).put(`/agent/profile/leads/${leadId}/notes`, { version: 0, ...body });

describe("the table of an agent's leads", () => {
  it("says of a quoted lead what the list says of it, and the agent's own price and notes", async () => {
    const { agent, leadId } = await aQuotedLead();
    await note(agent, leadId, { note: 'Has a "dog",\nand a cat', followUpOn: "2026-12-01" });

    const [row] = await tableOf(agent);

    expect(row).toMatchObject({
      Lead: String(leadId),
      Status: "Quoted",
      Client: "Quillon F.",
      Email: "",
      Phone: "",
      City: "Austin",
      State: "TX",
      Insurance: "Home + Auto",
      "Your carrier": "State Farm",
      "Your price a month": "200",
      "Your price a year": "2400",
      "Follow up on": "2026-12-01",
      Note: 'Has a "dog",\nand a cat',
      Chosen: "",
      "Fee paid": "",
    });
    expect(row?.Submitted).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each([
    ["the bundle's price", { bundle_monthly: 150, bundle_yearly: 1_700 }, ["150", "1700"]],
    ["the sum where there is none", {}, ["200", "2400"]],
  ])("says of a quote %s", async (_what, row, [monthly, yearly]) => {
    const agent = await t.seedAgent();
    const lead = { types: [1, 3], submitted: true };
    const leadId = await t.seedApplication(await t.seedConsumer(), lead);
    await t.seedQuote(agent, leadId, { row });
    expect((await tableOf(agent))[0]).toMatchObject({
      "Your price a month": monthly,
      "Your price a year": yearly,
    });
  });

  it("has the cheapest of an agent's quotes, and the one that was chosen before it", async () => {
    const { agent, consumer, leadId, quoteId } = await aQuotedLead();
    await t.seedQuote(agent, leadId, { carrierId: 2, monthly: 40 });
    const quotes = async () => {
      const rows = await tableOf(agent);
      return rows.map((row) => [row["Your carrier"], row["Your price a month"]]);
    };
    expect(await quotes()).toEqual([["Allstate", "80"]]);
    await t.choose(consumer, quoteId);
    expect(await quotes()).toEqual([["State Farm", "200"]]);
  });

  it("says nothing of a client who withdrew, and keeps the price", async () => {
    const { agent, consumer, leadId } = await aQuotedLead();
    await note(agent, leadId, { note: "About Quillon" });
    await t.as(consumer).delete("/user/application", { force: true });
    const { text } = await fetchTable(agent, "leads");
    expect(text).not.toMatch(/Quillon|Austin/);
    const [row] = await tableOf(agent);
    expect(row).toMatchObject({ Status: "Deleted", "Your price a month": "200", Note: "" });
  });

  it("says what was lost, won and not bound, why, and how to reach who was paid for", async () => {
    const agent = await t.seedAgent();
    const lost = await aQuotedLead({ agent });
    const winner = await t.seedAgent({ carriers: [5] });
    await t.choose(lost.consumer, await t.seedQuote(winner, lost.leadId, { carrierId: 5 }));
    const bound = await aQuotedLead({ agent });
    await t.choose(bound.consumer, bound.quoteId);
    await t.pay(agent, bound.leadId);
    await note(agent, bound.leadId, {
      outcome: "lost",
      outcomeReason: "price",
      outcomeWords: "Found it dear",
    });
    const rows = await tableOf(agent);
    expect(rows.map(({ Status }) => Status)).toEqual(["Another agent was chosen", "Complete"]);
    expect(rows[1]).toMatchObject({
      Client: "Quillon Featherstonhaugh",
      Email: bound.consumer.email,
      Phone: "(737) 555-0186",
      "Fee paid": expect.stringMatching(/^\d{4}-/),
      Outcome: "Lost",
      "Why lost": "The price",
      "Why, in your words": "Found it dear",
    });
  });

  it("has leads that were only noted, and none that are new to the agent", async () => {
    const agent = await t.seedAgent();
    const { leadId } = await aQuotedLead();
    await aQuotedLead();
    expect(await tableOf(agent)).toEqual([]);
    await note(agent, leadId, { note: "Call later" });
    expect(await tableOf(agent)).toMatchObject([
      { Lead: String(leadId), Status: "New", Note: "Call later" },
    ]);
  });

  it("lets no spreadsheet run what anybody wrote", async () => {
    const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("http://evil")'];
    const { agent: writer, leadId } = await aQuotedLead();
    for (const [version, formula] of formulas.entries()) {
      await note(writer, leadId, { version, note: formula });
      expect((await tableOf(writer))[0]?.Note).toBe(`'${formula}`);
    }
    await note(writer, leadId, { version: formulas.length, note: 'Ok;=1+1;"@x\n-2; 5 - 3=2' });
    const { text } = await fetchTable(writer, "leads");
    expect((await tableOf(writer))[0]?.Note).toBe(`Ok;'=1+1;'"@x\n'-2; 5 - 3=2`);
    // Every cell stands in quotes, also an empty one and a number.
    const isQuoted = (line: string) => /^\uFEFF?"([^"]|"")*"(,"([^"]|"")*")*$/.test(line);
    expect(text.trimEnd().split("\r\n").every(isQuoted)).toBe(true);
    // Where semicolons separate, nothing that follows one begins a formula, either.
    const apart = parse(text, {
      ...{ bom: true, delimiter: ";", relax_quotes: true, relax_column_count: true },
    }).flat();
    expect(apart.filter((cell: string) => /^["\s]*[=+\-@]/.test(cell))).toEqual([]);
    const agent = await t.seedAgent();
    const consumer = await t.seedConsumer({
      user: { first_name: "=cmd", last_name: "Calc" },
      profile: { city: "@Austin" },
    });
    await t.seedQuote(agent, await t.seedApplication(consumer, { submitted: true }));
    expect(await tableOf(agent)).toMatchObject([{ Client: "'=cmd C.", City: "'@Austin" }]);
  });

  it("is a file in UTF-8 that Excel reads, in the reader's language, stored nowhere on the way", async () => {
    const { agent } = await aQuotedLead();
    const { headers, text } = await fetchTable(agent, "leads");
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="quotehaven-leads-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      "cache-control": "no-store",
    });
    expect([text.startsWith(BOM), text.endsWith("\r\n"), text.indexOf(BOM, 1)]).toEqual([
      true,
      true,
      -1,
    ]);
    const { body } = await t.request({
      url: `/api/agent/profile/exports/leads.csv?sid=${agent.sid}`,
      headers: { "accept-language": "es" },
    });
    expect(body).toContain('"Prospecto","Estado del prospecto","Cliente"');
    expect(body).toContain('"Cotizado","Quillon F."');
  });

  it("has every lead once, however many there are", async () => {
    const agent = await t.seedAgent();
    const { id } = await t.seedConsumer();
    const { rows: leads } = await sql<{ id: number }>`
      with leads as (
        insert into applications (consumer_id, created_at, updated_at, draft_types, draft_answers,
          submitted_at, submitted_version, submitted_types, submitted_answers, zip_id, deleted_at)
        select ${id}, now(), now(), '{2}', '{}', now(), 1, '{2}', '{}', 78701, now()
        from generate_series(1, 1201) returning id
      ), quoted as (
        insert into quotes (application_id, agent_id, carrier_id, valid_until, created_at, updated_at)
        select id, ${agent.id}, 1, '2027-01-01', now(), now() from leads
      )
      select id from leads order by id`.execute(t.db.query);
    await t.db.transaction((tx) =>
      writeDesk(
        tx,
        leads.map(({ id: leadId }) => leadId),
      ),
    );
    const rows = await tableOf(agent);
    expect(rows.map(({ Lead }) => Number(Lead))).toEqual(leads.map(({ id }) => id));
  });

  it("is made twenty times a day, together with that of payments", async () => {
    const agent = await t.seedAgent();
    const statuses: number[] = [];
    for (let times = 0; times < 21; times++) {
      statuses.push((await fetchTable(agent, times % 2 === 0 ? "leads" : "payments")).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });
});

describe("the table of an agent's payments", () => {
  it("has every fee with its receipt, and what went back", async () => {
    const { agent, consumer, leadId, quoteId } = await aQuotedLead();
    await t.choose(consumer, quoteId);
    await t.pay(agent, leadId);
    await t.update(
      "payments",
      { application_id: leadId },
      { refunded_cents: 1050, refunded_at: t.clock.now() },
    );

    const rows = await tableOf(agent, "payments");

    expect(rows).toEqual([
      expect.objectContaining({
        Receipt: expect.stringMatching(/^QH-/),
        Lead: String(leadId),
        Client: "Quillon Featherstonhaugh",
        Insurance: "Home + Auto",
        "Amount in US dollars": "49",
        "Returned in US dollars": "10.5",
        State: "Partly refunded",
        Card: "visa 4242",
      }),
    ]);
    expect((await fetchTable(agent, "payments")).text).not.toMatch(/0186|@example/);
  });
});
