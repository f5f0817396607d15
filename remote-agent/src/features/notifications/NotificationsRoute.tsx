import { NotificationsScreen } from "@quotehaven/platform/area";

/** The agent's notifications: the screen both areas share. */
export function NotificationsRoute() {
  return <NotificationsScreen />;
}
