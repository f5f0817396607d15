import { answersForPayload } from "@quotehaven/contract/rules";
import { ApplicationReply, DoneReply } from "@quotehaven/contract/schemas";
import { applicationBody, applicationReply } from "@quotehaven/contract/wire";
import type pg from "pg";
import { completeAnswers } from "../e2e/people/answers";
import type { Api } from "../e2e/people/Api";
import { mailTo } from "../e2e/people/mailbox";
import { until } from "../e2e/until";
import { load } from "./load";
import { addNewcomers, agentsFor, apiWith, processorMs, type Market } from "./market";
import { atLeast, atMost, percentile, printed, type Line } from "./targets";

const AUTO = 3;
const WARM_UP = 50;
const ONE_BY_ONE = 100;
const AT_ONCE = { amount: 1_000, connections: 10 };

/** Submissions of new consumers: one after the other, and as many as one process takes. */
export async function measureSubmissions(market: Market): Promise<Line[]> {
  const { origin, db } = market;
  // Each connection prepares requests that it does not send.
  const sids = await addNewcomers(db, WARM_UP + ONE_BY_ONE + AT_ONCE.amount + 100);
  const body = JSON.stringify(await submission(apiWith(origin, sids[0])));
  const headers = { "content-type": "application/json" };
  const setupRequest = (request: object) => {
    const path = `/api/user/application?sid=${sids.pop()}`;
    return { ...request, method: "POST" as const, headers, body, path };
  };
  await load(origin, [{ setupRequest }], { amount: WARM_UP });
  const { times } = await load(origin, [{ setupRequest }], { amount: ONE_BY_ONE });
  const takenBefore = await processorMs(market);
  const { perSecond } = await load(origin, [{ setupRequest }], AT_ONCE);
  const taken = (await processorMs(market)) - takenBefore;
  return [
    atMost("A submission, p99", 50, "ms", percentile(times, 99)),
    atLeast("Submissions on one process", 250, "a second", perSecond),
    printed("Processor time of a submission in Node", "ms", taken / AT_ONCE.amount),
  ];
}

/** The consumer's first application, complete. */
async function submission(api: Api) {
  const { forms } = applicationReply.decode(await api.get("/user/application", ApplicationReply));
  const answers = forms
    .filter(({ insuranceTypeId }) => insuranceTypeId === AUTO)
    .map((form) => ({ ...form, answers: answersForPayload(form, completeAnswers(form)) }));
  return applicationBody.encode({ answers, submit: true });
}

/** A new consumer submits their first application. */
export async function submitOnce({ origin, db }: Market): Promise<void> {
  const api = apiWith(origin, (await addNewcomers(db, 1))[0]);
  const body = await submission(api);
  await api.call("POST", "/user/application", ApplicationReply, { body });
}

/** How long it takes to tell every agent of one submission, and what a mail that somebody waits for takes meanwhile. */
export async function measureTelling(market: Market): Promise<Line[]> {
  await allTold(market.db);
  await market.db.query("update agents set all_zips = true");
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  await submitOnce(market);
  const told = allTold(market.db).then(seconds);
  const askedAt = seconds();
  await mailLink(market);
  const mailed = seconds() - askedAt;
  return [
    atMost(`${agentsFor(market.size)} agents told of one submission`, 60, "s", await told),
    atMost("A mail to sign in again, sent meanwhile", 2, "s", mailed),
  ];
}

function allTold(db: pg.Client): Promise<boolean> {
  const waiting = "select 1 from outbox where kind = 'lead-submitted' limit 1";
  const isTold = async () => (await db.query(waiting)).rowCount === 0;
  return until("every agent to be told", isTold, 900_000);
}

/** Somebody forgot their password, and has the mail with the link. */
async function mailLink({ origin, sandboxOrigin }: Market): Promise<void> {
  const email = "agent4@example.com";
  const api = apiWith(origin);
  const token = await api.humanToken("forgot-password");
  await api.get("/auth/forgot-password", DoneReply, { email, token });
  await mailTo(sandboxOrigin, email, /password/i);
}
