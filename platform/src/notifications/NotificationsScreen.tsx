import { useTranslation } from "../i18n/useTranslation";
import { Screen } from "../screen/Screen";

/** All notifications, ten a page. Both areas show it under their own path. */
export function NotificationsScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("notifications.title")}>
      <h1>{t("notifications.title")}</h1>
    </Screen>
  );
}
