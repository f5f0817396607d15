import { IconButton } from "@quotehaven/shared-ui";
import { useTranslation } from "../i18n/useTranslation";
import { latestNotifications, useNotificationsQuery } from "./notificationsApi";

/** The bell of a signed-in area: how many are unread, the latest three, and the way to all. */
export function NotificationBell() {
  const { t } = useTranslation();
  const { data } = useNotificationsQuery(latestNotifications);
  const unseen = data?.unseen ?? 0;
  return (
    <IconButton
      icon="bell"
      label={unseen ? t("notifications.bellUnread", { count: unseen }) : t("notifications.bell")}
    />
  );
}
