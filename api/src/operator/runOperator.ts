import { parseArgs } from "node:util";
import type { Deps } from "../deps";
import { decideFeeReturn } from "./decideFeeReturn";
import { OperatorRefusal } from "./OperatorRefusal";
import { describeFeeReturn, listFeeReturns } from "./showFeeReturns";

/** What the operator reads, and whether what was asked for was done. */
export type OperatorReply = { text: string; isDone: boolean };

const usage = `Usage:
  operator fee list [--all]                          requests for fees that are open, or all of them
  operator fee show ID                               one of them, with what both sides said
  operator fee return ID --by NAME --why TEXT        gives the fee back through the card provider
  operator fee refuse ID --by NAME --why TEXT        leaves it where it is

The agent reads TEXT. Who decided what, when and why is kept for good.`;

/** Does what somebody who runs the marketplace asks for on the command line. */
export async function runOperator(
  deps: Pick<Deps, "db" | "clock">,
  args: readonly string[],
): Promise<OperatorReply> {
  try {
    return { text: printable(await answer(deps, args)), isDone: true };
  } catch (error) {
    if (error instanceof OperatorRefusal) return { text: error.message, isDone: false };
    throw error;
  }
}

async function answer(deps: Pick<Deps, "db" | "clock">, args: readonly string[]): Promise<string> {
  const { positionals, values } = parsed(args);
  const [subject, verb, id] = positionals;
  if (subject !== "fee") throw new OperatorRefusal(usage);
  switch (verb) {
    case "list":
      return listFeeReturns(deps.db.query, { all: values.all ?? false });
    case "show":
      return describeFeeReturn(deps.db.query, idOf(id));
    case "return":
    case "refuse":
      return decideFeeReturn(deps, idOf(id), {
        isGranted: verb === "return",
        operator: filled("--by", values.by),
        why: filled("--why", values.why),
      });
    default:
      throw new OperatorRefusal(usage);
  }
}

/** Names and words are other people's: nothing in them moves the terminal's cursor. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, " ");
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: "boolean" },
        by: { type: "string" },
        why: { type: "string" },
      },
    });
  } catch (error) {
    throw new OperatorRefusal(`${String(error)}\n\n${usage}`, { cause: error });
  }
}

function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? "")) {
    throw new OperatorRefusal("Which request? Give its number, as `operator fee list` shows it.");
  }
  return Number(text);
}

function filled(name: string, text: string | undefined): string {
  const value = (text ?? "").trim();
  if (value === "") throw new OperatorRefusal(`${name} is needed: who decides, and why, is kept.`);
  if (value.length > 500) throw new OperatorRefusal(`${name} holds at most 500 characters.`);
  return value;
}
