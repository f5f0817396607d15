import { selectHasCarriers, useSelector } from "@quotehaven/platform";
import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";
import { useTranslation } from "react-i18next";
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
  const { t } = useTranslation("agent");
  // Its reply sets the flag, wherever in the area one arrives first, and tells of a pause.
  const profile = useAgentProfileQuery();
  const isWithoutCarriers = useSelector(selectHasCarriers) === false;
  const newLeads = useLeadCounts()?.new ?? 0;
  const menu = useOwnMenu().map((entry) => {
    if (entry.to === `${root}/notifications`) return { ...entry, disabled: isWithoutCarriers };
    if (entry.to !== `${root}/leads`) return entry;
    const badge = { count: newLeads, label: t("agentMenu.newLeads", { count: newLeads }) };
    return { ...entry, badge, disabled: isWithoutCarriers };
  });
  return (
    <AreaShell
      home={root}
      notice={<PauseNotice />}
      isNoticeAwaited={profile.isLoading}
      menu={menu}
    />
  );
}
