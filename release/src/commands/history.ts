import type { Command } from "commander";
import type { Change } from "../change";
import { restore } from "../restore";
import { readHistory } from "../readHistory";
import { answering } from "./command";

/** Commands about what became of a store over time. */
export function addHistory(program: Command): void {
  program
    .command("history")
    .description("show who changed what, when, why and from which commit, newest first")
    .option("--last <count>", "how many changes", Number, 30)
    .action(
      answering(program, async (store, { last }: { last: number }) => {
        const changes = await readHistory(store, last);
        return { lines: changes.map(lineOf), data: changes };
      }),
    );

  program
    .command("restore")
    .description("make everything live again that was live at a revision of the history")
    .argument("<revision>", "its number", Number)
    .action(
      answering(program, async (store, revision: number) => {
        const { apps } = await restore(store, revision);
        const builds = Object.values(apps).map(({ name, stable }) => `${name} ${stable.version}`);
        return {
          lines: [`What was live at revision ${revision} is live again: ${builds.join(", ")}`],
          data: { restored: revision, live: builds },
        };
      }),
    );
}

function lineOf({ revision, at, did, who, team, commit, why }: Change): string {
  const by = team ? `${who} for ${team}` : who;
  const from = commit ? ` from ${commit}` : "";
  return `${revision}  ${at}  ${did}${from}  by ${by}${why ? `: ${why}` : ""}`;
}
