import { parseArgs } from "node:util";
import { Type, type Static } from "typebox";
import {
  addOperator,
  listOperators,
  OperatorRefusal,
  removeOperator,
  renewOperator,
  type AccountNeeds,
} from "../operators/accounts";
import { recountDesks } from "../../leads/desk/recountDesks";
import { ownReason, unnamedOperator } from "../operators/ownWords";

/** What is read on the command line, and whether what was asked for was done. */
export const OperatorReply = Type.Object({ text: Type.String(), isDone: Type.Boolean() });
export type OperatorReply = Static<typeof OperatorReply>;

/** How the command is used. */
export const usage = `Usage:
  operator account list                              who may sign in to the operators' area
  operator account add EMAIL                         a new operator: prints the link to enrol by
  operator account link EMAIL                        a lost phone or password: signs them out, and
                                                     prints a new link
  operator account remove EMAIL                      ends their account
                                                     These three take --by NAME and --why TEXT, too.

  operator desks recount                             compares the lists of agents' leads with what they are
                                                     copied from, and mends what differs

  operator move                                      copies the embedded database in DATA_DIR to the
                                                     empty PostgreSQL at DATABASE_URL

Who did what, when and why is kept for good.`;

const commands = ["account list", "account add", "account link", "account remove", "desks recount"];

/** Whether these words begin with one of the commands above. */
export const knowsCommand = ([subject, verb]: readonly string[]): boolean =>
  commands.includes(`${subject} ${verb}`);

/** Does what somebody who runs the marketplace asks for on the command line. */
export async function runOperator(
  deps: AccountNeeds,
  args: readonly string[],
): Promise<OperatorReply> {
  try {
    return { text: await answer(deps, args), isDone: true };
  } catch (error) {
    if (error instanceof OperatorRefusal) return { text: error.message, isDone: false };
    throw error;
  }
}

async function answer(deps: AccountNeeds, args: readonly string[]): Promise<string> {
  const { positionals, values } = parsed(args);
  const [subject, verb, email] = positionals;
  switch (`${subject} ${verb}`) {
    case "account list":
      return listOperators(deps.db.query);
    case "account add":
      return addOperator(deps, addressOf(email), reasonOf(values));
    case "account link":
      return renewOperator(deps, addressOf(email), reasonOf(values));
    case "account remove":
      return removeOperator(deps, addressOf(email), reasonOf(values));
    case "desks recount":
      return recounted(await recountDesks(deps));
    default:
      throw new OperatorRefusal(usage);
  }
}

const recounted = (leadIds: readonly number[]) =>
  leadIds.length === 0 ? "Every desk is right." : `Mended the leads ${leadIds.join(", ")}.`;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: "string" }, why: { type: "string" } },
    });
  } catch (error) {
    throw new OperatorRefusal(`${String(error)}\n\n${usage}`, { cause: error });
  }
}

function addressOf(text: string | undefined): string {
  if (!text) throw new OperatorRefusal("Whose account? Give their email address.");
  return text;
}

/** Who changes an account, and why: whoever may read the database's address need not say. */
const reasonOf = ({ by, why }: { by?: string; why?: string }) => ({
  actor: { operator: filled("--by", by ?? unnamedOperator), operatorId: null },
  why: filled("--why", why ?? ownReason("commandLine")),
});

function filled(name: string, text: string): string {
  const value = text.trim();
  if (value === "") throw new OperatorRefusal(`${name} is empty: who acts, and why, is kept.`);
  if (value.length > 500) throw new OperatorRefusal(`${name} holds at most 500 characters.`);
  return value;
}
