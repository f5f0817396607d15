import { DoneReply, NotificationsReply } from "@quotehaven/contract/schemas";
import type { Agent } from "@quotehaven/e2e/people/Agent";
import type { Api } from "@quotehaven/e2e/people/Api";
import { linkIn, mailsTo, mailTo } from "@quotehaven/e2e/people/mailbox";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { figuresEnv, waitingRows } from "../world/waitingRows";
import { answerTo } from "../world/WriteLog";
import type { ApiProcess, Sandbox, World } from "../world/World";

/** No mail waits for others to be sent with. */
const mailAtOnce = { QUOTE_MAIL_MINUTES: "0", LEAD_MAIL_MINUTES: "0" };

/** A mail provider that accepts every mail and delivers none: what a mail said is also to be had otherwise. */
export const mailLost: FaultRun = {
  number: 17,
  title: "A mail provider that accepts and loses",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const api = await world.startApi({ sandbox, env: { ...figuresEnv, ...mailAtOnce } });
    const rounds = world.times(3, 20);
    for (let round = 0; round < rounds; round += 1) {
      await registerAgain(world, api, sandbox);
      await resetAgain(world, api, sandbox);
      await loseNews(world, api, sandbox);
    }
    const lost = world.counted("mails lost");
    return `${lost} mails lost; every link came when it was asked for again, all news stood in the product`;
  },
};

/** Registers while mail is lost; the link comes once it is asked for again. */
async function registerAgain(world: World, api: ApiProcess, sandbox: Sandbox): Promise<void> {
  const agent = world.newAgent(api, sandbox);
  await whileMailIsLost(world, api, sandbox, () => agent.register());
  const { email } = agent.details;
  const token = await agent.api.humanToken("resend-verification");
  await agent.api.post("/auth/resend-verification", { email, token });
  const verified = await answerTo(() => agent.verify());
  world.check(
    "a confirmation can be asked for again",
    verified.outcome === "200",
    verified.outcome,
  );
  const mails = (await mailsTo(sandbox.origin, email)).length;
  world.check("and comes once", mails === 1, mails);
  const loggedIn = await answerTo(() => agent.logIn());
  world.check("and the account is good", loggedIn.outcome === "200", loggedIn.outcome);
}

/** Asks for a new password while mail is lost; the next link is good. */
async function resetAgain(world: World, api: ApiProcess, sandbox: Sandbox): Promise<void> {
  const { details, api: visitor } = await world.signedInConsumer(api, sandbox);
  await whileMailIsLost(world, api, sandbox, () => askForReset(visitor, details.email));
  await askForReset(visitor, details.email);
  const mail = await mailTo(sandbox.origin, details.email, /reset/i);
  const token = new URL(linkIn(mail, "/reset-password")).searchParams.get("token");
  const validated = await answerTo(() => visitor.post("/auth/validate", { token }));
  world.check("a reset can be asked for again", validated.outcome === "200", validated.outcome);
}

async function askForReset(visitor: Api, email: string): Promise<void> {
  const token = await visitor.humanToken("forgot-password");
  await visitor.get("/auth/forgot-password", DoneReply, { email, token });
}

/** A lead is won and paid for while mail is lost: everything that was mailed is in the product. */
async function loseNews(world: World, api: ApiProcess, sandbox: Sandbox): Promise<void> {
  const { agent, consumer, leadId, quoteId } = await world.quotedLead(api, sandbox);
  await whileMailIsLost(world, api, sandbox, async () => {
    await consumer.choose(quoteId);
    const { payment_intent: intent } = await agent.startPayment(leadId);
    await sandbox.cards.confirm(agent.api, intent);
    await agent.client(leadId);
  });
  const codes = await newsOf(agent);
  world.check("the agent reads that they won", codes.includes("quote-selected"), codes.join());
  const [payment, ...others] = await agent.payments();
  const isWhole = Boolean(payment?.number) && others.length === 0;
  world.check("and has the receipt's number", isWhole, payment?.number ?? "");
  const charges = (await sandbox.charges()).filter(
    ({ paid, metadata }) => paid && metadata.application === String(leadId),
  );
  world.check("and was charged once", charges.length === 1, charges.length);
}

async function newsOf({ api }: Agent): Promise<string[]> {
  const { data } = (await api.get("/notifications", NotificationsReply)).data;
  return data.map(({ ntp_name }) => ntp_name);
}

/** Does something whose mails are accepted and lost, and waits until none of them waits any more. */
async function whileMailIsLost(
  world: World,
  api: ApiProcess,
  sandbox: Sandbox,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = await sandbox.lostMails();
  await sandbox.fault("smtp", { mode: "lose" });
  await work();
  await until("a mail to be lost", async () => (await sandbox.lostMails()) > before);
  await until("all mails to be sent", async () => (await waitingRows(api)) === 0);
  world.count("mails lost", (await sandbox.lostMails()) - before);
  await sandbox.heal();
}
