export { AreaShell } from "../area/AreaShell";
export { useMenuWords, useOwnMenu } from "../area/useOwnMenu";
export { NotificationBell } from "../notifications/NotificationBell";
export { NotificationsScreen } from "../notifications/NotificationsScreen";
