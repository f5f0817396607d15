import { completeAnswers } from "../testing/answers";
import { createOutboxWorker } from "../outbox/worker";
import { backgroundWork } from "../features/backgroundWork";
import { aKeptRegistration } from "../testing/keptRegistration";
import { testApp, ZIP_ID, type Caller, type TestApp, type TestReply } from "../testing";
import { wholeDatabase } from "../testing/wholeDatabase";

/** What nobody may read anywhere but where it is meant for. */
const client = {
  firstName: "Quillon",
  lastName: "Featherstonhaugh",
  email: "quillon.secret@example.com",
  phone: "(737)555-0186",
  address1: "4711 Marmalade Crescent",
  address2: "Hidden Attic 9",
  password: "Client-secret-pw-1",
};
const broker = {
  firstName: "Ottoline",
  lastName: "Brandreth",
  email: "ottoline.secret@example.com",
  phone: "(737)555-0199",
  agencyEmail: "office.secret@example.com",
  password: "Broker-secret-pw-1",
};
/** What the agent writes down for nobody else. */
const NOTE = "Sounded like a marmoset on the line";
const contact = [client.email, client.phone, "7375550186", client.address2, String(ZIP_ID)];

let t: TestApp;
/** Every token, sid and secret that was handed out on the way. */
const handedOut: string[] = [];
/** Every answer by who got it. */
const answers: Record<"client" | "agent" | "anyone", TestReply[]> = {
  client: [],
  agent: [],
  anyone: [],
};

const recorded = (who: keyof typeof answers, caller: Caller): Caller => {
  const keep = async (reply: Promise<TestReply>) => {
    const got = await reply;
    answers[who].push(got);
    return got;
  };
  return {
    get: (path, query) => keep(caller.get(path, query)),
    post: (path, body, query) => keep(caller.post(path, body, query)),
    put: (path, body, query) => keep(caller.put(path, body, query)),
    delete: (path, body, query) => keep(caller.delete(path, body, query)),
  };
};

async function human(action: Parameters<TestApp["humanToken"]>[0]): Promise<string> {
  const token = await t.humanToken(action);
  handedOut.push(token);
  return token;
}

const linkTo = (address: string) => {
  const token = t.tokenMailedTo(address);
  handedOut.push(token);
  return token;
};

async function deliver() {
  await createOutboxWorker(t.deps, backgroundWork(t.deps).handlers).runDue();
}

/** Both try to say how they can be reached, and read what the other wrote. */
async function exchangeContacts({ me, agent }: Record<"me" | "agent", Caller>, quoteId: number) {
  const words = {
    me: `${client.phone} or ${client.email}`,
    agent: `${broker.phone}, ${broker.email}`,
  };
  for (const [writer, text] of [
    [me, words.me],
    [agent, words.agent],
  ] as const) {
    const key = `key-of-${quoteId}-${text.length}`.padEnd(16, "0");
    const { body } = await writer.post(`/threads/${quoteId}`, { key, text });
    await (writer === me ? agent : me).post(`/threads/${quoteId}/read`, {
      message: body.data.id,
    });
  }
  for (const reader of [me, agent]) threadsSeen.push(await reader.get(`/threads/${quoteId}`));
  await deliver();
}

const threadsSeen: TestReply[] = [];
/** What was seen by the agent, and mailed, until the fee was paid. */
let before: { agent: string; mails: string; log: string };
/** The agent's tables of leads before paying, and after. */
const exportsSeen: TestReply[] = [];
let paidExport: TestReply;
/** What agents are mailed of the new lead: at once, and in a digest. */
let leadMails: string[];
let quotesSeen: TestReply;
let leadSeen: TestReply;
let cardSeen: TestReply;

beforeAll(async () => {
  t = await testApp();
  const anyone = recorded("anyone", t.anyone());

  const { firstName, lastName, email, phone: phoneNumber, address1, address2 } = client;
  const draft = { firstName, lastName, email, phoneNumber, address1, address2 };
  const kept = await anyone.post("/auth/keep-registration", {
    draft: aKeptRegistration(draft),
    token: await human("keep-registration"),
  });
  const continued = String(kept.body.data.token);
  handedOut.push(continued);
  await deliver();
  await t.anyone().post("/auth/continue-registration", { token: continued });

  await anyone.post("/auth/signup", {
    firstName: client.firstName,
    lastName: client.lastName,
    dateOfBirth: "1985-04-12",
    address1: client.address1,
    address2: client.address2,
    city: "Austin",
    state: "TX",
    rents: false,
    zipcodes: [{ id: ZIP_ID }],
    maritalStatus: 0,
    gender: 0,
    phoneNumber: client.phone,
    email: client.email,
    currentInsuranceCompany: 1,
    emailNotification: true,
    password: client.password,
    confirmPassword: client.password,
    insId: 2,
    questionAnswers: [],
    continued,
    token: await human("signup"),
  });
  await anyone.post("/auth/signup", {
    agent: true,
    name: broker.firstName,
    lastname: broker.lastName,
    email: broker.email,
    phone: broker.phone,
    password: broker.password,
    confirmPassword: broker.password,
    token: await human("signup"),
  });
  await deliver();
  for (const { email } of [client, broker]) {
    const token = linkTo(email);
    await anyone.post("/auth/validate", { token });
    await anyone.post("/auth/verify", { token, google_token: await human("verify") });
  }
  await anyone.post("/auth/login", {
    email: client.email,
    password: `${client.password}-wrong`,
    type: 1,
    token: await human("login"),
  });
  const signIn = async (person: { email: string; password: string }, type: number) => {
    const { email, password } = person;
    const body = { email, password, type, token: await human("login") };
    const reply = await anyone.post("/auth/login", body);
    handedOut.push(reply.body.sid);
    return reply.body.sid as string;
  };
  const me = recorded("client", t.as({ sid: await signIn(client, 1), id: 1 }));
  const agent = recorded("agent", t.as({ sid: await signIn(broker, 2), id: 2 }));

  await me.get("/user/profile");
  await me.get("/user/application");
  await agent.put("/agent/profile", {
    usr_agencyname: "Brandreth Insurance",
    usr_agencyaddress: "1 Broker Street",
    usr_agencyemail: broker.agencyEmail,
    usr_agencynumber: "(512)555-0123",
    usr_insurancelicensenumber: "99887766",
    usr_licensestate: "TX",
    usr_all_zipcodes: 1,
  });
  await agent.post("/agent/profile/carriers", { carriers: [1] });
  const reader = await t.seedAgent({ profile: { lead_mail: "hourly" } });
  await me.post("/estimation/2", { answers: completeAnswers(2) });
  await me.post("/user/application", {
    answers: [{ ins_id: 2, answers: completeAnswers(2) }],
    submit: true,
  });
  await deliver();

  await t.db.query
    .updateTable("outbox")
    .set({ next_attempt_at: t.clock.now() })
    .where("user_id", "=", reader.id)
    .execute();
  await deliver();
  leadMails = t.mails
    .filter(({ subject }) => /prospect|new lead/.test(subject))
    .map((mail) => JSON.stringify(mail));

  cardSeen = await agent.get("/agent/profile/leads");
  const lead = cardSeen.body.data.data[0].aps_id;
  leadSeen = await agent.get(`/agent/profile/leads/${lead}`);
  const prices = [{ ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 }];
  const quote = { inc_id: 1, prices, token: await human("quote") };
  const { body } = await agent.post(`/agent/profile/leads/${lead}`, quote);
  await agent.post(`/agent/profile/leads/${lead}`, quote);
  await agent.post("/agent/profile/calculate-coverage", { id: 2, aps_id: lead, answers: [] });
  await agent.get(`/agent/profile/leads/${lead}/confirm`);
  await agent.post(`/agent/profile/leads/${lead}/confirm`);
  await exchangeContacts({ me, agent }, body.data.qot_id);
  await agent.put(`/agent/profile/leads/${lead}/notes`, { version: 0, note: NOTE });
  await agent.get(`/agent/profile/leads/${lead}/notes`);
  exportsSeen.push(await agent.get("/agent/profile/exports/leads.csv"));
  quotesSeen = await me.get("/user/quotes");
  await me.get("/user/privacy/data");
  await me.get("/notifications");
  await me.post(`/user/quotes/${body.data.qot_id}`);
  await deliver();
  await agent.get("/notifications");
  await agent.get("/agent/profile/leads");
  await agent.get(`/agent/profile/leads/${lead}`);
  await agent.get(`/agent/profile/leads/${lead}/confirm`);
  const { body: due } = await agent.post(`/agent/profile/leads/${lead}/confirm`);
  handedOut.push(due.payment_intent.client_secret);
  exportsSeen.push(await agent.get("/agent/profile/exports/leads.csv"));
  await agent.get("/agent/profile/exports/payments.csv");
  await agent.get("/agent/profile/results");
  t.payments.setDown(true);
  await agent.get(`/agent/profile/leads/${lead}/confirm`);
  t.payments.setDown(false);

  before = {
    agent: answers.agent.map(({ text }) => text).join("\n"),
    mails: t.mails
      .filter(({ to }) => to === broker.email)
      .map((mail) => JSON.stringify(mail))
      .join("\n"),
    log: logText(),
  };

  t.payments.succeed(due.payment_intent.id);
  await agent.get(`/agent/profile/leads/${lead}/confirm`);
  await agent.get("/agent/profile/payments");
  paidExport = await agent.get("/agent/profile/exports/leads.csv");
  await deliver();

  // What goes wrong, with what people type.
  await me.put("/user/profile", {
    usr_oldPassword: `${client.password}-old`,
    usr_password: "Client-secret-pw-2",
    usr_confirmNewPassword: "Client-secret-pw-2",
  });
  await me.put("/user/profile", {
    usr_email: broker.email,
    usr_currentPassword: client.password,
  });
  await anyone.get("/auth/forgot-password", {
    email: client.email,
    token: await human("forgot-password"),
  });
  await deliver();
  const reset = linkTo(client.email);
  await anyone.post("/auth/forgot-password", {
    token: `${reset}x`,
    password: "Client-secret-pw-3",
    google_token: await human("reset"),
  });
  await anyone.post("/auth/forgot-password", {
    token: reset,
    password: "Client-secret-pw-3",
    google_token: await human("reset"),
  });
  await anyone.get(`/no/such/page/${client.password}`, { email: client.email, sid: reset });
  await anyone.post("/feedback", {
    name: client.firstName,
    email: client.email,
    message: "A private message of mine",
    token: await human("feedback"),
  });
  await anyone.post("/auth/login", `{"email":"${client.email}","password":"${client.password}"`);
  await agent.delete("/agent/profile/delete");
  await deliver();
}, 120_000);
afterAll(() => t.close());

/** Which of the secrets stand in a text; names of secrets, so that a failure tells none twice. */
/** The log without its times and random ids, in which any digits may stand. */
function logText(): string {
  return t.logLines
    .map((line) => JSON.stringify({ ...JSON.parse(line), time: 0, reqId: "" }))
    .join("\n");
}

const found = (text: string, secrets: string[]) =>
  secrets.filter((secret) => secret !== "" && text.includes(secret));

describe("the log of a whole journey", () => {
  it("holds no password, token, sid, address, phone, name, or answer of anybody", () => {
    const log = logText();
    const personal = [
      ...Object.values(client),
      ...Object.values(broker),
      "7375550186",
      "Client-secret-pw",
      "Broker-secret-pw",
      "A private message",
      "1985-04-12",
      "99887766",
    ];
    expect(t.logLines.length).toBeGreaterThan(40);
    expect(handedOut.length).toBeGreaterThan(12);
    expect(found(log, personal)).toEqual([]);
    expect(found(log, handedOut)).toEqual([]);
    expect(found(decodeURIComponent(log.replaceAll("%", "%25")), handedOut)).toEqual([]);
  });

  it("tells all the same which call was answered how", () => {
    const lines = t.logLines.map((line): { msg?: string; status?: number; req?: object } =>
      JSON.parse(line),
    );
    const answered = lines.filter(({ msg }) => msg === "answered");
    expect(answered.length).toBeGreaterThan(40);
    expect(answered).toContainEqual(
      expect.objectContaining({
        status: 200,
        req: { method: "POST", route: "/api/auth/login" },
      }),
    );
  });
});

describe("before the fee is paid", () => {
  it("nothing that an agent is answered, shown in a notification or mailed reaches the client", () => {
    expect(found(before.agent, contact)).toEqual([]);
    expect(found(before.mails, contact)).toEqual([]);
    expect(found(before.log, contact)).toEqual([]);
    expect(before.mails).toContain(client.firstName);
  });

  it("a mail of a new lead, alone or in a digest, names nobody", () => {
    expect(leadMails).toHaveLength(2);
    const said = [...contact, client.firstName, client.lastName, client.address1, "1985"];
    expect(found(leadMails.join("\n"), said)).toEqual([]);
    // A link to stop them is not the link to sign in with.
    expect(found(leadMails.join("\n"), handedOut)).toEqual([]);
  });

  it("what the two write to each other reaches neither", () => {
    for (const { body, text } of threadsSeen) {
      expect(body.data.messages).toMatchObject([{ masked: true }, { masked: true }]);
      expect(found(text, [...contact, broker.email, broker.phone])).toEqual([]);
    }
    expect(threadsSeen).toHaveLength(2);
  });

  it("a lead in the list has the listed keys only", () => {
    expect(Object.keys(cardSeen.body.data.data[0]).sort()).toEqual(
      [
        "aps_id",
        "aps_submitted",
        "aps_confirmed",
        "aps_deleted",
        "has_quote",
        "won_quote",
        "edit",
        "isUnread",
        "viable_inc",
        "ins_types",
        "insType",
        "client",
        "city",
        "state",
        "needs",
      ].sort(),
    );
    expect(found(cardSeen.text, [client.lastName, client.address1])).toEqual([]);
  });

  it("the table of an agent's leads has the short name, city and notes, and nothing that reaches anybody", () => {
    expect(exportsSeen.map(({ status }) => status)).toEqual([200, 200]);
    for (const { text } of exportsSeen) {
      expect(found(text, [...contact, client.lastName, client.address1])).toEqual([]);
      expect(found(text, ["Quillon F.", NOTE])).toEqual(["Quillon F.", NOTE]);
    }
  });

  it("a lead says of itself what its row says, and nothing that tells where its client lives", () => {
    expect(Object.keys(leadSeen.body.lead).sort()).toEqual(
      [
        "aps_id",
        "aps_submitted",
        "won_quote",
        "aps_confirmed",
        "can_quote",
        "state",
        "needs",
      ].sort(),
    );
  });

  it("a lead's person has the listed keys only", () => {
    expect(Object.keys(leadSeen.body.user_info).sort()).toEqual(
      [
        "usr_firstname",
        "usr_lastname",
        "usr_gender",
        "usr_address1",
        "usr_city",
        "usr_dateofbirth",
        "usr_partnerfirstname",
        "usr_partnerlastname",
        "usr_partnerdateofbirth",
      ].sort(),
    );
  });
});

describe("after the fee is paid", () => {
  it("the agent knows name, e-mail and phone, and not address line 2 or zip code", () => {
    const paid = answers.agent.filter(
      ({ status, body }) => status === 200 && body.user_data !== undefined,
    );
    expect(paid[0]?.body.user_data).toEqual({
      usr_firstname: client.firstName,
      usr_lastname: client.lastName,
      usr_email: client.email,
      usr_phonenumber: client.phone,
    });
    expect(found(answers.agent.map(({ text }) => text).join(), [client.address2])).toEqual([]);
    expect(found(paidExport.text, [client.email, client.phone])).toHaveLength(2);
    expect(found(paidExport.text, [client.address1, String(ZIP_ID)])).toEqual([]);
  });
});

describe("a consumer", () => {
  it("sees of an agent the agency, the name and the license, and not how to reach them", () => {
    const [quote] = quotesSeen.body.data;
    expect(Object.keys(quote).sort()).toEqual([
      "accepted",
      "agent",
      "inc_name",
      "number",
      "prices",
      "qot_cover",
      "qot_deleted",
      "qot_edit",
      "qot_id",
      "qot_message",
      "qot_monthly",
      "qot_starts",
      "qot_valid_until",
      "qot_version",
      "qot_yearly",
    ]);
    expect(Object.keys(quote.agent).sort()).toEqual([
      "agency",
      "licenseNumber",
      "licenseState",
      "name",
    ]);
    const everything = answers.client.map(({ text }) => text).join();
    const { email, phone, agencyEmail, password } = broker;
    expect(found(everything, [email, phone, agencyEmail, password])).toEqual([]);
    expect(everything).not.toMatch(/agent_?id|winner/i);
  });

  it("never reads what an agent noted for themselves", () => {
    expect(found(answers.agent.map(({ text }) => text).join(), [NOTE])).toEqual([NOTE]);
    expect(found(answers.client.map(({ text }) => text).join(), [NOTE])).toEqual([]);
    expect(found(t.mails.map((mail) => JSON.stringify(mail)).join() + logText(), [NOTE])).toEqual(
      [],
    );
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

describe("an answer", () => {
  it("never repeats a password or a token, refusals included", () => {
    const all = Object.values(answers)
      .flat()
      .map(({ text }) => text);
    expect(found(all.join(), ["Client-secret-pw", "Broker-secret-pw"])).toEqual([]);
    const refused = Object.values(answers)
      .flat()
      .filter(({ status }) => status >= 400)
      .map(({ text }) => text);
    expect(refused.length).toBeGreaterThan(6);
    expect(found(refused.join(), handedOut)).toEqual([]);
  });

  it("never holds a hash or a number of the card provider, but the intent's", () => {
    const all = Object.values(answers)
      .flat()
      .map(({ text }) => text)
      .join();
    expect(all).not.toMatch(/argon2|cus_|sk_test|sid_hash|token_hash/);
  });
});

describe("the database", () => {
  it("holds no password, sid, or mailed token that could be used again", async () => {
    const dump = await wholeDatabase(t.db);
    expect(found(dump, ["Client-secret-pw", "Broker-secret-pw"])).toEqual([]);
    const usable = handedOut.filter((one) => !one.includes("_secret_"));
    expect(found(dump, usable)).toEqual([]);
  });
});
