import { formatCents, shownPhone } from "@quotehaven/contract/rules";
import type { Queries } from "../database";
import {
  actsAboutRequest,
  consentsTo,
  openedClient,
  requests,
  samePersonLeads,
  type OpenedClient,
} from "./feeReturnQueries";
import { OperatorRefusal } from "./OperatorRefusal";
import { quoted, shownMoment } from "./shownWords";

const reasons = {
  "contact-fails": "the contact does not work",
  "never-asked": "the person never asked",
  duplicate: "a duplicate of somebody already paid for",
} as const;

/** The requests for fees, the one to decide first at the top. */
export async function listFeeReturns(queries: Queries, { all }: { all: boolean }): Promise<string> {
  const rows = await requests(queries)
    .$if(!all, (query) => query.where("fee_returns.status", "in", ["asked", "returning"]))
    .orderBy("fee_returns.decide_by")
    .execute();
  if (rows.length === 0) return all ? "Nobody asked for a fee." : "No request is open.";
  return rows
    .map(
      (row) =>
        `${row.id}  ${row.status}  decide by ${shownMoment(row.decideBy)}\n` +
        `   ${formatCents(row.amountCents)}, lead ${row.leadId}, ${row.agency ?? "an agent who is gone"}: ${reasons[row.reason]}`,
    )
    .join("\n");
}

/**
 * One request with what both sides said: the agent's words, what the client agreed to, what contact
 * details were opened, who else the agent paid for under the same name, and what was decided.
 *
 * @throws OperatorRefusal where there is none.
 */
export async function describeFeeReturn(queries: Queries, id: number): Promise<string> {
  const request = await requests(queries).where("fee_returns.id", "=", id).executeTakeFirst();
  if (!request) throw new OperatorRefusal(`There is no request ${id}.`);
  const client = await openedClient(queries, request.leadId);
  return [
    `Request ${id}: ${request.status}, decide by ${shownMoment(request.decideBy)}`,
    "",
    `Payment   ${request.receipt ?? "no receipt"}, ${formatCents(request.amountCents)} on ${shownMoment(request.paidAt)}, ${request.paymentStatus}`,
    `Card      ${request.cardBrand ?? "unknown"} ${request.cardLast4 ?? ""}`.trimEnd(),
    `Agent     ${`${request.firstName} ${request.lastName}`.trim() || "gone"} of ${request.agency ?? "no agency any more"}, ${request.email ?? "no address"}`,
    `Lead      ${request.leadId}`,
    "",
    `The agent says, on ${shownMoment(request.askedAt)}: ${reasons[request.reason]}.`,
    ...quoted(request.words),
    "",
    ...(await consentLines(queries, request.leadId, request.agentId)),
    "",
    ...clientLines(client),
    ...(await samePersonLines(queries, request, client)),
    "",
    ...(await actLines(queries, id)),
  ].join("\n");
}

function clientLines(client: OpenedClient): string[] {
  if (!client) return ["No contact details were opened."];
  const { firstName, lastName, email, phone, unlockedAt } = client;
  return [
    `Opened on ${shownMoment(unlockedAt)}: ${firstName} ${lastName}, ${email}, ${shownPhone(phone) || "no phone"}`,
  ];
}

async function consentLines(queries: Queries, leadId: number, agentId: number): Promise<string[]> {
  const consents = await consentsTo(queries, leadId, agentId);
  if (consents.length === 0) return ["The client agreed to nothing that was kept."];
  return consents.flatMap(({ text, givenAt, withdrawnAt }) => [
    `The client agreed on ${shownMoment(givenAt)}${withdrawnAt ? `, withdrawn on ${shownMoment(withdrawnAt)}` : ""}:`,
    ...quoted(text),
  ]);
}

async function samePersonLines(
  queries: Queries,
  request: { agentId: number; leadId: number },
  client: OpenedClient,
): Promise<string[]> {
  if (!client) return [];
  const others = await samePersonLeads(queries, request, client);
  return others.length === 0
    ? ["This agent paid for nobody else with this email or phone."]
    : others.map(
        (other) =>
          `Paid for as well: lead ${other.leadId} on ${shownMoment(other.unlockedAt)}, ${other.email}, ${shownPhone(other.phone)}`,
      );
}

async function actLines(queries: Queries, id: number): Promise<string[]> {
  const acts = await actsAboutRequest(queries, id);
  if (acts.length === 0) return ["Nobody has decided."];
  return acts.flatMap(({ operator, act, why, actedAt }) => [
    `${act} by ${operator} on ${shownMoment(actedAt)}:`,
    ...quoted(why),
  ]);
}
