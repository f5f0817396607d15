import { AreaShell, selectHasCarriers, useSelector, useTranslation } from "@quotehaven/platform";
import { useAgentProfileQuery } from "./agentProfileApi";

const root = "/agent/profile";

/**
 * The frame of the agent's area. While the agent is known to have no carriers, Leads and
 * Notifications are switched off (specification 2.6, AGD-1). What was paid for stays in reach.
 */
export function AgentArea() {
  const { t } = useTranslation<"agent">();
  // The flag is read from this query's reply, wherever in the area one arrives first.
  useAgentProfileQuery();
  const isWithoutCarriers = useSelector(selectHasCarriers) === false;
  return (
    <AreaShell
      home={root}
      menu={[
        { to: `${root}/agency-details`, label: t("agentMenu.agencyDetails"), icon: "briefcase" },
        {
          to: `${root}/leads`,
          label: t("agentMenu.leads"),
          icon: "users",
          disabled: isWithoutCarriers,
        },
        {
          to: `${root}/payments`,
          label: t("agentMenu.payments"),
          icon: "card",
        },
        {
          to: `${root}/notifications`,
          label: t("agentMenu.notifications"),
          icon: "bell",
          disabled: isWithoutCarriers,
        },
      ]}
    />
  );
}
