export { AreaShell } from "./AreaShell";
export { useMenuWords, useOwnMenu } from "./useOwnMenu";
export { NotificationBell } from "../notifications/NotificationBell";
export { NotificationsScreen } from "../notifications/NotificationsScreen";
