import { setTimeout as sleep } from "node:timers/promises";
import { shownPhone } from "@quotehaven/contract/rules";
import pino from "pino";
import { readConfig } from "./settings/config";
import { outboxHandlers } from "../backgroundWork";
import { createOutboxWorker } from "../outbox/worker";
import { openTestDatabase, testApp, ZIP_ID, type TestApp } from "../testing";
import { aCollector } from "../testing/aCollector";
import { wholeDatabase } from "../testing/wholeDatabase";
import {
  broker,
  client,
  goThroughAll,
  NOTE,
  PRESENT_COMPANY,
  type WholeJourney,
} from "../testing/wholeJourney";
import { startTracing } from "./tracing/startTracing";
import { traceStatement } from "./tracing/tracing";

const contact = [
  client.email,
  client.phone,
  shownPhone(client.phone),
  "7375550186",
  client.address2,
  String(ZIP_ID),
];

const PROXYS_TRACE = "0af7651916cd43dd8448eb211c80319c";
const PROXYS_STEP = "b7ad6b7169203331";
const traceparent = `00-${PROXYS_TRACE}-${PROXYS_STEP}-01`;

/** A server whose requests, work and statements a collector hears of. */
let t: TestApp;
let collector: Awaited<ReturnType<typeof aCollector>>;
let journey: WholeJourney;
beforeAll(async () => {
  collector = await aCollector();
  const { traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin });
  const stopTracing = await startTracing(traces!, pino({ level: "silent" }));
  const database = await openTestDatabase(undefined, { onStatement: traceStatement });
  t = await testApp({ database });
  journey = await goThroughAll(t);
  const zips = { url: "/api/auth/zipcodes", query: { search: "78701" } };
  await t.request({ ...zips, headers: { traceparent, "x-forwarded-for": "10.9.9.9" } });
  await t.request({ ...zips, headers: { traceparent } });
  for (const path of ["health/ready", "auth/check-session", "nowhere/4711-marmalade"]) {
    await t.request({ url: `/api/${path}` });
  }
  await askForLink();
  await stopTracing();
});
afterAll(async () => {
  await t.close();
  await t.db.close();
  await collector.close();
});

/** Has a mail queued while a worker waits for it, and sent. */
async function askForLink(): Promise<void> {
  const worker = createOutboxWorker(t.deps, outboxHandlers);
  await worker.start();
  const { email } = await t.seedConsumer();
  const token = await t.humanToken("forgot-password");
  expect((await t.anyone().get("/auth/forgot-password", { email, token })).status).toBe(200);
  while (t.mailsTo({ email }).length === 0) await sleep(20);
  await worker.stop();
}

const keysOf = (reply: object) => Object.keys(reply).sort().join(" ");

/** Which of the secrets stand in a text; names of secrets, so that a failure tells none twice. */
const found = (text: string, secrets: string[]) =>
  secrets.filter((secret) => secret !== "" && text.includes(secret));

/** What neither the log nor a trace may tell, beside what was handed out. */
const personal = [
  ...Object.values(client),
  ...Object.values(broker),
  "7375550186",
  "Client-secret-pw",
  "Broker-secret-pw",
  "A private message",
  "1985-04-12",
  "99887766",
  PRESENT_COMPANY,
  "7431291",
];

describe("the log of a whole journey", () => {
  it("holds no password, token, sid, address, phone, name, or answer of anybody", () => {
    const log = journey.logText();
    expect(t.logLines.length).toBeGreaterThan(40);
    expect(journey.handedOut.length).toBeGreaterThan(12);
    expect(found(log, personal)).toEqual([]);
    expect(found(log, journey.handedOut)).toEqual([]);
    expect(found(decodeURIComponent(log.replaceAll("%", "%25")), journey.handedOut)).toEqual([]);
  });

  it("tells all the same which call was answered how", () => {
    const lines = t.logLines.map((line): { msg?: string; status?: number; req?: object } =>
      JSON.parse(line),
    );
    const answered = lines.filter(({ msg }) => msg === "answered");
    expect(answered.length).toBeGreaterThan(40);
    expect(answered).toContainEqual(
      expect.objectContaining({ status: 200, req: { method: "POST", route: "/api/auth/login" } }),
    );
  });
});

describe("the traces of a whole journey", () => {
  const byId = (id: string) => collector.steps.find((step) => step.id === id);
  const childrenOf = (id: string) => collector.steps.filter(({ parentId }) => parentId === id);
  const login = () =>
    collector
      .named("POST /api/auth/login")
      .find(({ facts }) => facts["http.response.status_code"] === "200");

  it("tell of requests by route and status, under the service's name", () => {
    expect(new Set(collector.services)).toEqual(new Set(["quotehaven-api"]));
    expect(login()).toMatchObject({
      kind: 2,
      hasFailed: false,
      facts: {
        "http.request.method": "POST",
        "http.route": "/api/auth/login",
        "quotehaven.request_id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    const unknown = collector.named("GET").map(({ facts }) => facts["http.response.status_code"]);
    expect(unknown).toContain("404");
  });

  it("tell of each statement as part of what asked it, with a body read before or not", () => {
    const [list] = collector.named("GET /api/agent/profile/leads");
    for (const request of [login(), list]) {
      const statements = childrenOf(request?.id ?? "").filter(({ kind }) => kind === 3);
      expect(statements.length).toBeGreaterThan(0);
      for (const { traceId } of statements) expect(traceId).toBe(request?.traceId);
    }
    expect(childrenOf(login()?.id ?? "").map(({ name }) => name)).toContain("insert sessions");
    const statements = collector.steps.filter(({ facts }) => "db.query.text" in facts);
    expect(statements.length).toBeGreaterThan(200);
    expect(statements.filter(({ parentId }) => byId(parentId) === undefined)).toEqual([]);
  });

  it("tell of mails, card payments and the telling of agents within what they are part of", () => {
    const partOf = (name: string) => byId(collector.named(name)[0]?.parentId ?? "");
    expect(partOf("send mail")?.name).toMatch(/^outbox: /);
    const paying = partOf("cards: create intent")?.facts["http.route"];
    expect(paying).toBe("/api/agent/profile/leads/:id/confirm");
    expect(partOf("tell agents")?.name).toBe("outbox: lead-submitted");
  });

  it("tell of what the outbox holds apart from the request that woke it", () => {
    const rows = collector.steps.filter(({ name }) => name.startsWith("outbox: "));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ parentId }) => parentId !== "")).toEqual([]);
  });

  it("hold no password, token, sid, address, phone, name, or answer of anybody", () => {
    const told = Buffer.concat(collector.bodies).toString("latin1");
    expect(told.length).toBeGreaterThan(100_000);
    const secrets = [...personal, NOTE, "78701", "marmalade", ...journey.handedOut];
    expect(found(told, secrets)).toEqual([]);
  });

  it("go on with the trace of our proxy, and with nobody else's", () => {
    const ofProxy = collector.steps.filter(({ traceId }) => traceId === PROXYS_TRACE);
    const requests = ofProxy.filter(({ kind }) => kind === 2);
    expect(requests).toMatchObject([{ parentId: PROXYS_STEP, name: "GET /api/auth/zipcodes" }]);
    const all = collector.named("GET /api/auth/zipcodes");
    expect(all.filter(({ parentId }) => parentId === "").length).toBeGreaterThan(0);
  });

  it("are silent about what watchers and pages ask all the time", () => {
    const routes = collector.steps.map(({ facts }) => facts["http.route"]);
    expect(routes).not.toContain("/api/health/ready");
    expect(routes).not.toContain("/api/auth/check-session");
  });
});

describe("before the fee is paid", () => {
  it("nothing that an agent is answered, shown in a notification or mailed reaches the client", () => {
    expect(found(journey.before.agent, contact)).toEqual([]);
    expect(found(journey.before.mails, contact)).toEqual([]);
    expect(found(journey.before.log, contact)).toEqual([]);
    expect(journey.before.mails).toContain(client.firstName);
  });

  it("a mail of a new lead, alone or in a digest, names nobody", () => {
    expect(journey.leadMails).toHaveLength(2);
    const said = [...contact, client.firstName, client.lastName, client.address1, "1985"];
    expect(found(journey.leadMails.join("\n"), said)).toEqual([]);
    // A link to stop them is not the link to sign in with.
    expect(found(journey.leadMails.join("\n"), journey.handedOut)).toEqual([]);
  });

  it("what the two write to each other reaches neither", () => {
    for (const { body, text } of journey.threadsSeen) {
      expect(body.data.messages).toMatchObject([{ isMasked: true }, { isMasked: true }]);
      expect(found(text, [...contact, broker.email, broker.phone])).toEqual([]);
    }
    expect(journey.threadsSeen).toHaveLength(2);
  });

  it("a lead in the list has the listed keys only, also where it is found, which is by no last name before it was opened", () => {
    expect(keysOf(journey.cardSeen.body.data.data[0])).toBe(
      "aps_confirmed aps_deleted aps_id aps_submitted city client edit has_quote insType ins_types " +
        "isUnread needs state viable_inc won_quote",
    );
    expect(journey.foundSeen.body.data.data).toEqual(journey.cardSeen.body.data.data);
    expect(found(journey.foundSeen.text, [client.lastName, client.address1])).toEqual([]);
    expect(journey.missedSeen.body.data).toMatchObject({ data: [], count: 0 });
  });

  it("the table of an agent's leads has the short name, city and notes, and nothing that reaches anybody", () => {
    expect(journey.exportsSeen.map(({ status }) => status)).toEqual([200, 200]);
    for (const { text } of journey.exportsSeen) {
      expect(found(text, [...contact, client.lastName, client.address1])).toEqual([]);
      expect(found(text, ["Quillon F.", NOTE])).toEqual(["Quillon F.", NOTE]);
    }
  });

  it("a lead and its person have the listed keys only", () => {
    const { lead, user_info: person } = journey.leadSeen.body;
    // Their time zone tells no more than city and state.
    expect(keysOf(lead)).toBe(
      "aps_confirmed aps_id aps_submitted can_quote client_time_zone needs state won_quote",
    );
    expect(keysOf(person)).toBe(
      "usr_address1 usr_city usr_dateofbirth usr_firstname usr_gender usr_lastname " +
        "usr_partnerdateofbirth usr_partnerfirstname usr_partnerlastname",
    );
  });
});

it("an agent who has paid knows name, e-mail and phone, not address line 2 or zip code", () => {
  const paid = journey.answers.agent.filter(
    ({ status, body }) => status === 200 && body.user_data !== undefined,
  );
  expect(paid[0]?.body.user_data).toEqual({
    usr_firstname: client.firstName,
    usr_lastname: client.lastName,
    usr_email: client.email,
    usr_phonenumber: client.phone,
  });
  expect(found(journey.answers.agent.map(({ text }) => text).join(), [client.address2])).toEqual(
    [],
  );
  expect(found(journey.paidExport.text, [client.email, shownPhone(client.phone)])).toHaveLength(2);
  expect(found(journey.paidExport.text, [client.address1, String(ZIP_ID)])).toEqual([]);
});

describe("a consumer", () => {
  it("sees of an agent the agency, the name and the license, and not how to reach them", () => {
    const [quote] = journey.quotesSeen.body.data;
    expect(keysOf(quote)).toBe(
      "accepted agent inc_name number prices qot_cover qot_deleted qot_edit qot_id qot_message " +
        "qot_monthly qot_starts qot_valid_until qot_version qot_yearly",
    );
    expect(keysOf(quote.agent)).toBe("agency licenseNumber licenseState name");
    const everything = journey.answers.client.map(({ text }) => text).join();
    const { email, phone, agencyEmail, password } = broker;
    expect(found(everything, [email, phone, agencyEmail, password])).toEqual([]);
    expect(everything).not.toMatch(/agent_?id|winner/i);
  });

  it("never reads what an agent noted for themselves", () => {
    expect(found(journey.answers.agent.map(({ text }) => text).join(), [NOTE])).toEqual([NOTE]);
    expect(found(journey.answers.client.map(({ text }) => text).join(), [NOTE])).toEqual([]);
    expect(
      found(t.mails.map((mail) => JSON.stringify(mail)).join() + journey.logText(), [NOTE]),
    ).toEqual([]);
  });

  it("is told of an agent in the mail on the choice alone, and how to reach them in none", () => {
    const mails = t.mails.filter(({ to }) => to === client.email);
    const all = mails.map((mail) => JSON.stringify(mail)).join();
    const { email, phone, agencyEmail, password, lastName } = broker;
    expect(found(all, [email, phone, agencyEmail, password])).toEqual([]);
    const naming = mails.filter(({ text }) => text.includes(lastName));
    expect(naming.map(({ subject }) => subject)).toEqual(["You chose a quote"]);
  });
});

it("no answer or refusal repeats a password, token, hash or number of the card provider", () => {
  const all = Object.values(journey.answers).flat();
  const textOf = (replies: typeof all) => replies.map(({ text }) => text).join();
  const refused = all.filter(({ status }) => status >= 400);
  expect(refused.length).toBeGreaterThan(6);
  expect(found(textOf(all), ["Client-secret-pw", "Broker-secret-pw"])).toEqual([]);
  expect(found(textOf(refused), journey.handedOut)).toEqual([]);
  // But for the intent's.
  expect(textOf(all)).not.toMatch(/argon2|cus_|sk_test|sid_hash|token_hash/);
});

it("the database holds no password, sid, or mailed token that could be used again", async () => {
  const dump = await wholeDatabase(t.db);
  const usable = journey.handedOut.filter((one) => !one.includes("_secret_"));
  expect(found(dump, ["Client-secret-pw", "Broker-secret-pw", ...usable])).toEqual([]);
});
