import { api } from "../store/api";
import type { PlatformStore } from "../store/createPlatformStore";
import { latestNotifications } from "./latestNotifications";
import { notificationsApi } from "./notificationsApi";

/** Reads what the bell shows; where that has changed, an open list of notifications reads again too. */
export async function refreshNotifications(store: PlatformStore): Promise<void> {
  const { initiate, select } = notificationsApi.endpoints.notifications;
  const before = select(latestNotifications)(store.getState()).data;
  const { data } = await store.dispatch(
    initiate(latestNotifications, { forceRefetch: true, subscribe: false }),
  );
  if (before && data && data !== before) {
    store.dispatch(api.util.invalidateTags(["Notifications"]));
  }
}
