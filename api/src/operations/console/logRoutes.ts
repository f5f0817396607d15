import { LogQuery, LogReply, type Language, type LogEntry } from "@quotehaven/contract/schemas";
import type { Row } from "../../database";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { languageOf } from "../../server/language";
import { replies } from "../../server/replies";
import { keptOperator, operatorIn, reasonIn } from "../operators/ownWords";
import { paged } from "../operators/paged";

/** The log of all that operators did, the newest first. */
export async function logRoutes(app: App, { db }: Deps): Promise<void> {
  app.get(
    "/operations/log",
    {
      config: { access: "operator" },
      schema: { querystring: LogQuery, response: replies(LogReply) },
    },
    async (request) => {
      const { page, act, operator } = request.query;
      let found = db.query.selectFrom("operator_acts").selectAll().orderBy("id", "desc");
      if (act !== undefined) found = found.where("act", "=", act);
      if (operator !== undefined) found = found.where("operator", "=", keptOperator(operator));
      const { rows, count } = await paged(found, page);
      const language = languageOf(request);
      return { data: rows.map((row) => entryOf(row, language)), count };
    },
  );
}

function entryOf(row: Row<"operator_acts">, language: Language): LogEntry {
  const { id, act, remote } = row;
  const operator = operatorIn(language, row.operator);
  const why = reasonIn(language, row.why);
  return { id, operator, act, remote, why, about: aboutOf(row), at: row.acted_at.toISOString() };
}

function aboutOf(row: Row<"operator_acts">): LogEntry["about"] {
  if (row.fee_return_id !== null) return { kind: "fee", id: row.fee_return_id, words: "" };
  if (row.payment_difference_id !== null) {
    return { kind: "difference", id: row.payment_difference_id, words: "" };
  }
  if (row.report_id !== null) return { kind: "report", id: row.report_id, words: "" };
  if (row.agent_id !== null) {
    const words = row.license_number ? `${row.license_number} ${row.license_state ?? ""}` : "";
    return { kind: "agent", id: row.agent_id, words };
  }
  if (row.feedback_id !== null) return { kind: "message", id: row.feedback_id, words: "" };
  return row.person_id === null ? null : { kind: "person", id: row.person_id, words: "" };
}
