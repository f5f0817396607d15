import { parseArgs } from "node:util";
import type { Config } from "../config";
import type { Deps } from "../deps";
import { addOperator, listOperators, removeOperator, renewOperator } from "./accounts";
import { decideFeeReturn } from "./decideFeeReturn";
import { decideLicense } from "./decideLicense";
import { OperatorRefusal } from "./OperatorRefusal";
import { ownReason, unnamedOperator } from "./ownWords";
import { describeFeeReturn, listFeeReturns } from "./showFeeReturns";
import { describeLicense, listLicenses } from "./showLicenses";

/** What the operator reads, and whether what was asked for was done. */
export type OperatorReply = { text: string; isDone: boolean };

const usage = `Usage:
  operator fee list [--all]                          requests for fees that are open, or all of them
  operator fee show ID                               one of them, with what both sides said
  operator fee return ID --by NAME --why TEXT        gives the fee back through the card provider
  operator fee refuse ID --by NAME --why TEXT        leaves it where it is
                                                     The agent reads TEXT of both.

  operator license list [--page N]                   licenses nobody has looked up, the oldest first
  operator license show AGENT                        one of them, and what was found before
  operator license check AGENT --number N --state ST --by NAME --why TEXT
                                                     the state's look-up confirms N of ST
  operator license refuse AGENT --number N --state ST --by NAME --why TEXT
                                                     it does not, or no longer. The agent reads TEXT.

  operator account list                              who may sign in to the operators' area
  operator account add EMAIL                         a new operator: prints the link to enrol by
  operator account link EMAIL                        a lost phone or password: signs them out, and
                                                     prints a new link
  operator account remove EMAIL                      ends their account
                                                     These three take --by and --why, too.

  operator move                                      copies the embedded database in DATA_DIR to the
                                                     empty PostgreSQL at DATABASE_URL

Who decided what, when and why is kept for good.`;

type Needs = Pick<Deps, "db" | "clock"> & { config: Pick<Config, "publicOrigin"> };

/** Does what somebody who runs the marketplace asks for on the command line. */
export async function runOperator(deps: Needs, args: readonly string[]): Promise<OperatorReply> {
  try {
    return { text: printable(await answer(deps, args)), isDone: true };
  } catch (error) {
    if (error instanceof OperatorRefusal) return { text: error.message, isDone: false };
    throw error;
  }
}

async function answer(deps: Needs, args: readonly string[]): Promise<string> {
  const { positionals, values } = parsed(args);
  const [subject, verb, id] = positionals;
  switch (`${subject} ${verb}`) {
    case "fee list":
      return listFeeReturns(deps.db.query, { all: values.all ?? false });
    case "fee show":
      return describeFeeReturn(deps.db.query, requestOf(id));
    case "fee return":
    case "fee refuse":
      return decideFeeReturn(deps, requestOf(id), {
        isGranted: verb === "return",
        ...decisionOf(values),
      });
    case "license list":
      return listLicenses(deps.db.query, numberOf(values.page ?? "1", "Which page?"));
    case "license show":
      return describeLicense(deps.db.query, agentOf(id));
    case "license check":
    case "license refuse":
      return decideLicense(deps, agentOf(id), {
        finding: verb === "check" ? "checked" : "refused",
        number: filled("--number", values.number, "a check is of one license"),
        state: filled("--state", values.state, "a check is of one license").toUpperCase(),
        ...decisionOf(values),
      });
    case "account list":
      return listOperators(deps.db.query);
    case "account add":
      return addOperator(deps, addressOf(id), accountReasonOf(values));
    case "account link":
      return renewOperator(deps, addressOf(id), accountReasonOf(values));
    case "account remove":
      return removeOperator(deps, addressOf(id), accountReasonOf(values));
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
        page: { type: "string" },
        number: { type: "string" },
        state: { type: "string" },
        by: { type: "string" },
        why: { type: "string" },
      },
    });
  } catch (error) {
    throw new OperatorRefusal(`${String(error)}\n\n${usage}`, "malformed", { cause: error });
  }
}

const requestOf = (text: string | undefined) =>
  numberOf(text, "Which request? Give its number, as `operator fee list` shows it.");

const agentOf = (text: string | undefined) =>
  numberOf(text, "Which agent? Give their number, as `operator license list` shows it.");

function numberOf(text: string | undefined, otherwise: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? "")) throw new OperatorRefusal(otherwise);
  return Number(text);
}

function addressOf(text: string | undefined): string {
  if (!text) throw new OperatorRefusal("Whose account? Give their email address.");
  return text;
}

/** Who decides, and why. */
function decisionOf({ by, why }: { by?: string; why?: string }) {
  const isKept = "who decides, and why, is kept";
  return {
    actor: { operator: filled("--by", by, isKept), operatorId: null },
    why: filled("--why", why, isKept),
  };
}

/** Who changes an account, and why: whoever may read the database's address need not say. */
const accountReasonOf = ({ by, why }: { by?: string; why?: string }) =>
  decisionOf({ by: by ?? unnamedOperator, why: why ?? ownReason("commandLine") });

function filled(name: string, text: string | undefined, reason: string): string {
  const value = (text ?? "").trim();
  if (value === "") throw new OperatorRefusal(`${name} is needed: ${reason}.`);
  if (value.length > 500) throw new OperatorRefusal(`${name} holds at most 500 characters.`);
  return value;
}
