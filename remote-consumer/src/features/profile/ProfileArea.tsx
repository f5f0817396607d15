import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";

/** The frame of the consumer's area: its menu around the screen that is open. The logo leads to its root. */
export function ProfileArea() {
  return <AreaShell home="/profile" menu={useOwnMenu()} />;
}
