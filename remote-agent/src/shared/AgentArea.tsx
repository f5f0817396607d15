import { AreaShell, selectHasCarriers, useSelector, useTranslation } from "@quotehaven/platform";
import { useAgentProfileQuery } from "./agentProfileApi";
import { PauseNotice } from "./PauseNotice";
import { useLeadCounts } from "./useLeadCounts";

const root = "/agent/profile";

/**
 * The frame of the agent's area. While the agent is known to have no carriers, Leads and
 * Notifications are switched off (specification 2.6, AGD-1). What was paid for stays in reach.
 * Leads counts those that wait for a first quote.
 */
export function AgentArea() {
  const { t } = useTranslation<"agent">();
  // The flag is read from this query's reply, wherever in the area one arrives first.
  useAgentProfileQuery();
  const isWithoutCarriers = useSelector(selectHasCarriers) === false;
  const newLeads = useLeadCounts()?.new ?? 0;
  return (
    <AreaShell
      home={root}
      notice={<PauseNotice />}
      menu={[
        { to: `${root}/agency-details`, label: t("agentMenu.agencyDetails"), icon: "briefcase" },
        {
          to: `${root}/leads`,
          label: t("agentMenu.leads"),
          icon: "users",
          disabled: isWithoutCarriers,
          badge: { count: newLeads, label: t("agentMenu.newLeads", { count: newLeads }) },
        },
        { to: `${root}/results`, label: t("agentMenu.results"), icon: "dashboard" },
        { to: `${root}/payments`, label: t("agentMenu.payments"), icon: "card" },
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
