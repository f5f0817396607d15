import type { NewRow, Queries } from "../../database";

/** Who does something: somebody's account, or whoever gave a name on the command line. */
export type Actor = { operator: string; operatorId: number | null };

/** What an act is about, where it is about something. */
type About = Partial<
  Pick<
    NewRow<"operator_acts">,
    | "fee_return_id"
    | "report_id"
    | "payment_difference_id"
    | "agent_id"
    | "license_number"
    | "license_state"
    | "person_id"
    | "feedback_id"
    | "remote"
  >
>;

/** Writes down what an operator does, in the transaction that does it; nobody changes it afterwards. */
export async function recordAct(
  queries: Queries,
  { operator, operatorId }: Actor,
  { why, now, ...act }: About & { act: NewRow<"operator_acts">["act"]; why: string; now: Date },
): Promise<void> {
  await queries
    .insertInto("operator_acts")
    .values({ ...act, operator, operator_id: operatorId, why, acted_at: now })
    .execute();
}
