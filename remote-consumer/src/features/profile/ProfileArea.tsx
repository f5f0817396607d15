import { AreaShell, useOwnMenu } from "@quotehaven/platform";
import manifest from "../../../quotehaven.json" with { type: "json" };

/** The frame of the consumer's area: its menu around the screen that is open. The logo leads to its root. */
export function ProfileArea() {
  return <AreaShell home="/profile" slot="consumer/menu" menu={useOwnMenu(manifest.menu)} />;
}
