import { AreaShell, useTranslation } from "@quotehaven/platform";

/** The operators' area: what is to do, whom to look up, the log, the remotes, and their own access. */
export function OperationsArea() {
  const { t } = useTranslation<"operations">();
  return (
    <AreaShell
      home="/operations"
      hasNotifications={false}
      menu={[
        { to: "/operations/work", label: t("menu.work"), icon: "mail" },
        { to: "/operations/look-up", label: t("menu.lookUp"), icon: "search" },
        { to: "/operations/log", label: t("menu.log"), icon: "document" },
        { to: "/operations/remotes", label: t("menu.remotes"), icon: "dashboard" },
        { to: "/operations/access", label: t("menu.access"), icon: "lock" },
      ]}
    />
  );
}
