import { NotificationsScreen } from "@quotehaven/platform/area";

/** The consumer's notifications: the screen both areas share. */
export function NotificationsRoute() {
  return <NotificationsScreen />;
}
