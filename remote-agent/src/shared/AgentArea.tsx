import { selectHasCarriers, useSelector } from "@quotehaven/platform";
import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useAgentProfileQuery } from "./agentProfileApi";
import { PauseNotice } from "./PauseNotice";
import { useLeadCounts } from "./useLeadCounts";

const root = "/agent/profile";

/** Titles of screens that are worked on are smaller than those that are read once. */
const Working = styled.div`
  display: contents;

  & main h1 {
    font-size: ${theme.size[28]};
  }
`;

/**
 * The frame of the agent's area. While the agent is known to have no carriers, Leads and
 * Notifications are switched off (specification 2.6, AGD-1). What was paid for stays in reach.
 * Leads counts those that wait for a first quote.
 */
export function AgentArea() {
  const { t } = useTranslation("agent");
  // Its reply sets the flag, wherever in the area one arrives first.
  useAgentProfileQuery();
  const isWithoutCarriers = useSelector(selectHasCarriers) === false;
  const newLeads = useLeadCounts()?.new ?? 0;
  const menu = useOwnMenu().map((entry) => {
    if (entry.to === `${root}/notifications`) return { ...entry, disabled: isWithoutCarriers };
    if (entry.to !== `${root}/leads`) return entry;
    const badge = { count: newLeads, label: t("agentMenu.newLeads", { count: newLeads }) };
    return { ...entry, badge, disabled: isWithoutCarriers };
  });
  return (
    <Working>
      <AreaShell home={root} notice={<PauseNotice />} menu={menu} />
    </Working>
  );
}
