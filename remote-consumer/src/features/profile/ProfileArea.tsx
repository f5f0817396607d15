import { AreaShell, useTranslation } from "@quotehaven/platform";

/** The frame of the consumer's area: its menu around the screen that is open. The logo leads to its root. */
export function ProfileArea() {
  const { t } = useTranslation<"consumer">();
  return (
    <AreaShell
      home="/profile"
      menu={[
        { to: "/profile/dashboard", label: t("profile.dashboard"), icon: "dashboard" },
        { to: "/profile/application", label: t("profile.application"), icon: "document" },
        { to: "/profile/my-quotes", label: t("profile.myQuotes"), icon: "shield" },
        { to: "/profile/notifications", label: t("profile.notifications"), icon: "bell" },
        { to: "/profile/privacy", label: t("profile.privacy"), icon: "lock" },
      ]}
    />
  );
}
