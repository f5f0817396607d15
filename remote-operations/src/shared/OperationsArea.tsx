import { AreaShell, useOwnMenu } from "@quotehaven/platform";
import manifest from "../../quotehaven.json" with { type: "json" };

/** The operators' area: what is to do, whom to look up, the log, the remotes, and their own access. */
export function OperationsArea() {
  return <AreaShell home="/operations" hasNotifications={false} menu={useOwnMenu(manifest.menu)} />;
}
