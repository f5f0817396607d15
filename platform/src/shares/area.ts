export { AreaShell } from "../area/AreaShell";
export { useMenuWords, useOwnMenu } from "../area/useOwnMenu";
export { NotificationsScreen } from "../notifications/NotificationsScreen";
