import type { HumanAction } from "@quotehaven/contract/schemas";
import { outboxHandlers } from "../backgroundWork";
import { createOutboxWorker } from "../outbox/worker";
import { completeAnswers } from "./answers";
import { aKeptRegistration } from "./keptRegistration";
import { agentSignup, consumerSignup } from "./signupBodies";
import type { Caller, TestApp, TestReply } from "./testApp";

/** What nobody may read anywhere but where it is meant for. */
export const client = {
  firstName: "Quillon",
  lastName: "Featherstonhaugh",
  email: "quillon.secret@example.com",
  phone: "(737)555-0186",
  address1: "4711 Marmalade Crescent",
  address2: "Hidden Attic 9",
  password: "Client-secret-pw-1",
};
export const broker = {
  firstName: "Ottoline",
  lastName: "Brandreth",
  email: "ottoline.secret@example.com",
  phone: "(737)555-0199",
  agencyEmail: "office.secret@example.com",
  password: "Broker-secret-pw-1",
};
/** The company of the policy that the client has. */
export const PRESENT_COMPANY = "Zanzibar Mutual";
/** What the agent writes down for nobody else. */
export const NOTE = "Sounded like a marmoset on the line";

type Callers = Record<"client" | "agent" | "anyone", Caller>;

/** Everything that was said on the way of one client and one agent to each other. */
export type WholeJourney = Awaited<ReturnType<typeof goThroughAll>>;

/** From a kept registration to a paid fee and a deleted account, with what goes wrong between. */
export async function goThroughAll(t: TestApp) {
  const notes = startNotes(t);
  const anyone = notes.recorded("anyone", t.anyone());
  await register(notes, anyone);
  await confirmAddresses(notes, anyone);
  const signedIn = async (who: "client" | "agent", id: number) =>
    notes.recorded(who, t.as({ sid: await signIn(notes, anyone, who), id }));
  const all = { anyone, client: await signedIn("client", 1), agent: await signedIn("agent", 2) };
  const leadMails = await apply(notes, all);
  const quoted = await quote(notes, all);
  const intentId = await choose(notes, all, quoted);
  const before = untilNow(notes);
  const paidExport = await pay(notes, all.agent, { ...quoted, intentId });
  await goWrong(notes, all);
  return { ...notes, ...quoted, leadMails, before, paidExport };
}

type Notes = ReturnType<typeof startNotes>;

function startNotes(t: TestApp) {
  /** Every token, sid and secret that was handed out on the way. */
  const handedOut: string[] = [];
  /** Every answer by who got it. */
  const answers: Record<keyof Callers, TestReply[]> = { client: [], agent: [], anyone: [] };
  const handOut = (secret: string) => {
    handedOut.push(secret);
    return secret;
  };
  return {
    t,
    handedOut,
    answers,
    handOut,
    /** The agent's tables of leads before paying. */
    exportsSeen: [] as TestReply[],
    threadsSeen: [] as TestReply[],
    human: async (action: HumanAction) => handOut(await t.humanToken(action)),
    linkTo: (address: string) => handOut(t.tokenMailedTo(address)),
    deliver: () => createOutboxWorker(t.deps, outboxHandlers).runDue(),
    mailsTo: (address: string) => t.mails.filter(({ to }) => to === address),
    /** The log without its times and random ids, in which any digits may stand. */
    logText: () =>
      t.logLines
        .map((line) => JSON.stringify({ ...JSON.parse(line), time: 0, reqId: "" }))
        .join("\n"),
    recorded(who: keyof Callers, caller: Caller): Caller {
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
    },
  };
}

async function register({ t, human, handOut, deliver }: Notes, anyone: Caller) {
  const { firstName, lastName, email, phone: phoneNumber, address1, address2 } = client;
  const draft = { firstName, lastName, email, phoneNumber, address1, address2 };
  const kept = await anyone.post("/auth/keep-registration", {
    draft: aKeptRegistration(draft),
    token: await human("keep-registration"),
  });
  const continued = handOut(String(kept.body.data.token));
  await deliver();
  await t.anyone().post("/auth/continue-registration", { token: continued });
  await anyone.post("/auth/signup", {
    ...consumerSignup,
    ...draft,
    dateOfBirth: "1985-04-12",
    password: client.password,
    confirmPassword: client.password,
    continued,
    token: await human("signup"),
  });
  await anyone.post("/auth/signup", {
    ...agentSignup,
    name: broker.firstName,
    lastname: broker.lastName,
    email: broker.email,
    phone: broker.phone,
    password: broker.password,
    confirmPassword: broker.password,
    token: await human("signup"),
  });
  await deliver();
}

async function confirmAddresses({ human, linkTo }: Notes, anyone: Caller) {
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
}

async function signIn({ human, handOut }: Notes, anyone: Caller, who: "client" | "agent") {
  const { email, password } = who === "client" ? client : broker;
  const type = who === "client" ? 1 : 2;
  const reply = await anyone.post("/auth/login", {
    ...{ email, password, type },
    token: await human("login"),
  });
  return handOut(String(reply.body.sid));
}

/** Gives what agents are mailed of the new lead: at once, and in a digest. */
async function apply({ t, deliver }: Notes, { client: me, agent }: Callers): Promise<string[]> {
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
  await me.put("/user/application/present", {
    home: { carrier: PRESENT_COMPANY, premium: { dollars: 7_431_291, months: 12 }, cover: {} },
    shared: true,
  });
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
  return t.mails
    .filter(({ subject }) => /prospect|new lead/.test(subject))
    .map((mail) => JSON.stringify(mail));
}

async function quote(notes: Notes, { client: me, agent }: Callers) {
  const cardSeen = await agent.get("/agent/profile/leads");
  const search = (name: string) => agent.get(`/agent/profile/leads?search=${name}&counts=true`);
  const foundSeen = await search(client.firstName);
  const missedSeen = await search(client.lastName);
  const lead: number = cardSeen.body.data.data[0].aps_id;
  const path = `/agent/profile/leads/${lead}`;
  const leadSeen = await agent.get(path);
  const prices = [{ ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 }];
  const body = { inc_id: 1, prices, token: await notes.human("quote") };
  const made = await agent.post(path, body);
  await agent.post(path, body);
  await agent.post("/agent/profile/calculate-coverage", { id: 2, aps_id: lead, answers: [] });
  await agent.get(`${path}/confirm`);
  await agent.post(`${path}/confirm`);
  const quoteId: number = made.body.data.qot_id;
  await exchangeContacts(notes, { me, agent }, quoteId);
  await agent.put(`${path}/notes`, { version: 0, note: NOTE });
  await agent.get(`${path}/notes`);
  notes.exportsSeen.push(await agent.get("/agent/profile/exports/leads.csv"));
  await agent.get("/agent/profile/results");
  const quotesSeen = await me.get("/user/quotes");
  await me.get("/user/privacy/data");
  await me.get("/notifications");
  return { path, quoteId, cardSeen, foundSeen, missedSeen, leadSeen, quotesSeen };
}

/** Both try to say how they can be reached, and read what the other wrote. */
async function exchangeContacts(
  { threadsSeen, deliver }: Notes,
  { me, agent }: Record<"me" | "agent", Caller>,
  quoteId: number,
) {
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
      messageId: body.data.id,
    });
  }
  for (const reader of [me, agent]) threadsSeen.push(await reader.get(`/threads/${quoteId}`));
  await deliver();
}

type Quoted = Pick<Awaited<ReturnType<typeof quote>>, "path" | "quoteId">;

/** Gives the id of the intent that the agent is to pay. */
async function choose(
  { t, handOut, exportsSeen, deliver }: Notes,
  { client: me, agent }: Callers,
  { path, quoteId }: Quoted,
): Promise<string> {
  await me.post(`/user/quotes/${quoteId}`);
  await deliver();
  await agent.get("/notifications");
  await agent.get("/agent/profile/leads");
  await agent.get(path);
  await agent.get(`${path}/confirm`);
  const { body: due } = await agent.post(`${path}/confirm`);
  handOut(due.payment_intent.client_secret);
  exportsSeen.push(await agent.get("/agent/profile/exports/leads.csv"));
  await agent.get("/agent/profile/exports/payments.csv");
  await agent.get("/agent/profile/results");
  t.payments.setDown(true);
  await agent.get(`${path}/confirm`);
  t.payments.setDown(false);
  return due.payment_intent.id;
}

/** What the agent was answered and mailed so far, and what was logged. */
function untilNow({ answers, mailsTo, logText }: Notes) {
  return {
    agent: answers.agent.map(({ text }) => text).join("\n"),
    mails: mailsTo(broker.email)
      .map((mail) => JSON.stringify(mail))
      .join("\n"),
    log: logText(),
  };
}

/** Gives the agent's table of leads after paying. */
async function pay(
  { t, deliver }: Notes,
  agent: Caller,
  { path, intentId }: Quoted & { intentId: string },
): Promise<TestReply> {
  t.payments.succeed(intentId);
  await agent.get(`${path}/confirm`);
  await agent.get("/agent/profile/payments");
  const paidExport = await agent.get("/agent/profile/exports/leads.csv");
  await deliver();
  return paidExport;
}

/** Refusals and mistakes, with what people type. */
async function goWrong(notes: Notes, { client: me, agent, anyone }: Callers) {
  const { human, linkTo, deliver } = notes;
  await me.put("/user/profile", {
    usr_oldPassword: `${client.password}-old`,
    usr_password: "Client-secret-pw-2",
    usr_confirmNewPassword: "Client-secret-pw-2",
  });
  await me.put("/user/profile", { usr_email: broker.email, usr_currentPassword: client.password });
  await anyone.get("/auth/forgot-password", {
    email: client.email,
    token: await human("forgot-password"),
  });
  await deliver();
  const reset = linkTo(client.email);
  for (const token of [`${reset}x`, reset]) {
    const password = "Client-secret-pw-3";
    const google_token = await human("reset");
    await anyone.post("/auth/forgot-password", { token, password, google_token });
  }
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
}
