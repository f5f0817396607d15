import { homePath } from "@quotehaven/platform";
import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";

/** What stays while our screens come and go: logo, bell, log out, our menu. The logo leads to the person's own area. */
export function Frame() {
  return <AreaShell menu={useOwnMenu()} home={homePath("__audience__")} />;
}
