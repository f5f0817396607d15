export { AreaShell } from "./AreaShell";
export { useMenuWords, useOwnMenu } from "./useOwnMenu";
export { NotificationsScreen } from "../notifications/NotificationsScreen";
