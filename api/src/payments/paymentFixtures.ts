import { createOutboxWorker } from "../outbox/worker";
import type { TestApp, TestReply } from "../testing";
import { outboxHandlers } from "../backgroundWork";

/** A consumer's submitted application that this agent won and has not paid for. */
export async function aWonLead(t: TestApp) {
  const lead = await t.seedQuotedLead({ types: [1, 3] });
  await t.seedAcceptance(lead.quoteId);
  return { ...lead, path: confirmPath(lead.leadId) };
}

/** The two confirm calls of a lead. */
export const confirmPath = (leadId: number) => `/agent/profile/leads/${leadId}/confirm`;

/** A won lead for which the agent was given an intent. */
export async function aLeadBeingPaid(t: TestApp) {
  const lead = await aWonLead(t);
  const reply = await t.as(lead.agent).post(lead.path);
  return { ...lead, intentId: intentIdOf(reply) };
}

/** A lead whose fee is paid, and whose agent has seen it. */
export async function aPaidLead(t: TestApp) {
  const lead = await aLeadBeingPaid(t);
  t.payments.succeed(lead.intentId);
  await t.as(lead.agent).get(lead.path);
  return lead;
}

/** The intent that a reply carries; empty where it carries none. */
export const intentIdOf = ({ body }: TestReply): string => String(body.payment_intent?.id ?? "");

/** The newest payment row of a lead. */
export const paymentOf = (t: TestApp, leadId: number) =>
  t.db.query
    .selectFrom("payments")
    .selectAll()
    .where("application_id", "=", leadId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

/** Delivers the outbox as the running server does, with the rows of payments. */
export const deliverAll = ({ deps }: TestApp) => createOutboxWorker(deps, outboxHandlers).runDue();

/** Sends a webhook call with these bytes. */
export async function sendWebhook(t: TestApp, event: object | string, signature?: string) {
  const response = await t.app.inject({
    method: "POST",
    url: "/api/payment/webhook",
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(signature === undefined ? {} : { "stripe-signature": signature }),
    },
    payload: typeof event === "string" ? event : JSON.stringify(event),
  });
  return { status: response.statusCode, body: response.json<{ data?: string[] }>() };
}
