import { parseArgs } from "node:util";
import { runAll } from "./runAll";
import { teamRuns } from "./runs";

/** `npm run teams -- [NAME …]`: what teams live through with their remotes, outside of this clone. */
await runAll(teamRuns, parseArgs({ allowPositionals: true }).positionals);
