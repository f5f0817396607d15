export { AreaShell } from "../area/AreaShell";
export { NotificationsScreen } from "../notifications/NotificationsScreen";
