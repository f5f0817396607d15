import { daysAfter } from "@quotehaven/contract/cover";
import { dayOfUser } from "../accounts/timeZoneOfUser";
import type { NewRow, Tx } from "../database";
import { quotedStatus } from "../leads/leadStatus";
import { daysBefore, pick, type Id } from "./demoChoices";

type Note = Omit<NewRow<"lead_notes">, "agent_id" | "application_id" | "updated_at">;

/** When to come back to a quoted lead, in days from now, and why. */
const FOLLOW_UPS: [number, string][] = [
  [0, "Compares us with a renewal that came yesterday. Call after work."],
  [-1, "Asked for a higher deductible; send the difference."],
  [2, "Buys the house on the first: wants to wait for the closing date."],
  [9, "Travelling until then."],
];

/** What became of a lead that was won. */
const OUTCOMES: Note[] = [
  { outcome: "bound", note: "Paid the first year at once. Ask about the boat in spring." },
  {
    outcome: "lost",
    outcome_reason: "price",
    outcome_words: "Their carrier matched the price on the phone.",
    note: "Ask again at renewal.",
  },
  { outcome: "bound", note: "Moved both cars over; the old policy ends on the 30th." },
  { outcome: "open", note: "Sent the documents, waits for the spouse." },
  { outcome: "lost", outcome_reason: "unreachable", note: "Four calls, two mails." },
];

/** Writes what a demo agent noted about leads that they quoted and won. */
export async function addDemoNotes(tx: Tx, now: Date, agent: Id): Promise<void> {
  const leads = await tx
    .selectFrom("quotes")
    .innerJoin("applications as lead", "lead.id", "quotes.application_id")
    .select(["lead.id", "quotes.accepted_at as acceptedAt", quotedStatus(agent).as("status")])
    .distinctOn("lead.id")
    .where("quotes.agent_id", "=", agent)
    .orderBy("lead.id")
    .execute();
  const quoted = leads.filter(({ status }) => status === "quoted").slice(1);
  const paid = leads.filter(({ status }) => status === "completed").slice(1);
  const today = await dayOfUser(tx, agent, now);
  const rows = [
    ...FOLLOW_UPS.map(([days, note], index) => ({
      ...{ note, follow_up_on: daysAfter(today, days) },
      application_id: pick(quoted, index).id,
      updated_at: daysBefore(now, 1),
    })),
    ...paid.slice(0, 9).map(({ id, acceptedAt }, index) => {
      const outcome = pick(OUTCOMES, index);
      const at = acceptedAt ?? now;
      return {
        ...outcome,
        outcome_at: outcome.outcome === "open" ? null : at,
        application_id: id,
        updated_at: at,
      };
    }),
  ];
  await tx
    .insertInto("lead_notes")
    .values(rows.map((row) => ({ agent_id: agent, ...row })))
    .execute();
}
