import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";

/** The operators' area: what is to do, whom to look up, the log, the remotes, and their own access. */
export function OperationsArea() {
  return <AreaShell home="/operations" hasNotifications={false} menu={useOwnMenu()} />;
}
