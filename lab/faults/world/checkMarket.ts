import {
  ConsumerQuotesReply,
  LeadsReply,
  NotificationsReply,
  type Notification,
} from "@quotehaven/contract/schemas";
import type { Agent } from "@quotehaven/e2e/people/Agent";
import { answersOfReply } from "@quotehaven/e2e/people/answers";
import type { Api } from "@quotehaven/e2e/people/Api";
import { until } from "@quotehaven/e2e/until";
import { answerTo } from "./WriteLog";
import type { Career, Market } from "./Market";
import type { World } from "./World";

type Seen = { quotes: Awaited<ReturnType<Career["consumer"]["quotes"]>>; chosen: number | null };

/** Whether everything acknowledged is there, and whether what is there belongs together. */
export async function checkMarket(world: World, market: Market): Promise<void> {
  const lost: string[] = [];
  const torn: string[] = [];
  const seen: Seen[] = [];
  let submitted = 0;
  for (const career of market.careers) {
    const { consumer, chosenQuote, car } = career;
    const name = consumer.details.email;
    // Who was let in has acted on the mail, also where the answer to that was lost.
    if (career.signedUp && !career.verified && !career.loggedIn) {
      // The mail may have been on its way when the market closed, or have been acted on.
      const { outcome } = await answerTo(() => consumer.verify());
      if (outcome !== "200" && !outcome.includes("invalid-token"))
        lost.push(`${name}: the mail (${outcome})`);
    }
    if (!career.loggedIn) {
      const { outcome } = await answerTo(() => consumer.logIn());
      if (outcome !== "200" && career.signedUp) lost.push(`${name}: the account (${outcome})`);
      if (outcome !== "200") continue;
    }
    const application = await answerTo(() => consumer.application());
    if (application.outcome !== "200") {
      lost.push(`${name}: the session (${application.outcome})`);
      continue;
    }
    const { data, meta } = await consumer.application();
    if (meta.aps_submitted !== null) submitted += 1;
    const form = data.find(({ ins_id }) => ins_id === 3);
    const keptCar = form && answersOfReply(form)[143];
    if (car !== null && (meta.aps_submitted === null || keptCar !== car)) {
      lost.push(`${name}: the application`);
    }
    const quotes = await consumer.quotes();
    if (chosenQuote !== null && meta.qot_id !== chosenQuote) lost.push(`${name}: the choice`);
    seen.push({ quotes, chosen: meta.qot_id });

    const accepted = quotes.filter((quote) => quote.accepted).map(({ qot_id }) => qot_id);
    const isOneChoice = meta.qot_id === null ? [] : [meta.qot_id];
    if (accepted.join() !== isOneChoice.join()) torn.push(`${name}: accepted ${accepted.join()}`);
    const agreed = await standingConsent(consumer);
    if (agreed !== meta.qot_id) torn.push(`${name}: chose ${meta.qot_id}, agreed to ${agreed}`);
    const live = quotes.filter(({ qot_deleted }) => !qot_deleted);
    if (new Set(live.map(({ inc_name }) => inc_name)).size !== live.length) {
      torn.push(`${name}: two live quotes of one carrier`);
    }
    if (quotes.some(({ prices }) => prices.length !== 1)) torn.push(`${name}: a quote's prices`);
    const notified = (await notificationsOf(consumer.api)).length;
    if (notified !== quotes.length)
      torn.push(`${name}: ${quotes.length} quotes, notified of ${notified}`);
  }
  const kept = new Map(
    seen.flatMap(({ quotes }) => quotes.map(({ qot_id, prices }) => [qot_id, prices[0]] as const)),
  );
  for (const [id, monthly] of market.quotes) {
    if (kept.get(id)?.qpr_monthly !== monthly) lost.push(`quote ${id}`);
  }
  const won = seen.filter(({ chosen }) => chosen !== null).length;
  world.note(
    "leads that every agent was notified of",
    await notifiedOfLeads(market, submitted, won),
  );
  for (const agent of market.agents) torn.push(...(await tornOf(agent)));
  const wins = await Promise.all(
    market.agents.map(async (agent) => (await codesOf(agent)).filter((code) => code === 4).length),
  );
  const notifiedOfWins = wins.reduce((sum, count) => sum + count, 0);
  if (notifiedOfWins !== won)
    torn.push(`${won} chosen quotes, agents notified of ${notifiedOfWins}`);

  world.note("live applications", submitted);
  world.note("live quotes", kept.size);
  world.note("live choices", won);
  world.check("everything acknowledged is there", lost.length === 0, lost.slice(0, 5).join("; "));
  world.check("nothing is half done", torn.length === 0, torn.slice(0, 5).join("; "));
}

/** The quote that the client agreed to be contacted about, and did not take back. */
async function standingConsent({ api }: Career["consumer"]): Promise<number | null> {
  const { consent } = await api.get("/user/quotes", ConsumerQuotesReply);
  return consent?.withdrawn_at === null ? consent.qot_id : null;
}

/**
 * All agents are notified of a lead at once, and of every lead that is open. One that was won before
 * its turn came is no news any more.
 */
function notifiedOfLeads({ agents }: Market, submitted: number, won: number): Promise<number> {
  return until("all agents to be notified of every open lead", async () => {
    const notified = await Promise.all(
      agents.map(async (agent) => (await codesOf(agent)).filter((code) => code === 2).length),
    );
    const [first = 0] = notified;
    const isWhole = notified.every((count) => count === first);
    return isWhole && first >= submitted - won && first <= submitted && first;
  });
}

/** What is counted for an agent is what is there. */
async function tornOf(agent: Agent): Promise<string[]> {
  const torn: string[] = [];
  const won = await leadsOf(agent, "won");
  const fresh = await leadsOf(agent, "new");
  for (const { listed, count } of [won, fresh]) {
    if (listed !== count) torn.push(`${listed} leads listed, ${count} counted`);
  }
  const listedWon = (await codesOf(agent)).filter((code) => code === 4).length;
  if (listedWon !== won.listed) torn.push(`${won.listed} won leads, an agent lists ${listedWon}`);
  return torn;
}

async function codesOf(agent: Agent): Promise<number[]> {
  return (await notificationsOf(agent.api)).map(({ ntp_id }) => ntp_id);
}

async function notificationsOf(api: Api): Promise<Notification[]> {
  const all: Notification[] = [];
  for (;;) {
    const query = { limit: "100", offset: String(all.length) };
    const { data } = (await api.get("/notifications", NotificationsReply, query)).data;
    all.push(...data);
    if (data.length < 100) return all;
  }
}

async function leadsOf({ api }: Agent, filter: string) {
  let listed = 0;
  for (;;) {
    const query = { limit: "100", offset: String(listed), filter };
    const { data, count } = (await api.get("/agent/profile/leads", LeadsReply, query)).data;
    listed += data.length;
    if (data.length < 100) return { listed, count };
  }
}
