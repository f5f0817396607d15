import type { AgentProfile } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useAgentLeadAreasQuery } from "../../shared/agentProfileApi";
import { roughLeads, roundedLeads } from "./zipGroups";

const Root = styled.div`
  align-self: start;
  padding: ${theme.space(4)};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.accentSoft};
`;

const Figure = styled.strong`
  display: block;
  font-family: ${theme.font.serif};
  font-size: ${theme.size[36]};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
`;

const Hint = styled.p`
  margin-top: ${theme.space(2)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/**
 * Roughly how many open leads a complete profile brings into reach: those in the chosen ZIP codes,
 * or in the whole country while none are chosen. Nothing while that is not known.
 */
export function OpenLeadsNear({ profile }: { profile: AgentProfile }) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const areas = useAgentLeadAreasQuery().data;
  if (!areas) return null;
  const isAnywhere = profile.hasAllZipCodes || profile.zipCodes.length === 0;
  const count = roundedLeads(roughLeads(areas, isAnywhere ? "all" : profile.zipCodes));
  const hint = !profile.hasAllZipCodes && isAnywhere ? "firstDay.chooseHint" : "firstDay.openHint";
  return (
    <Root>
      <p>
        <Figure>{count === null ? t("firstDay.few") : number(count)}</Figure>{" "}
        {t(isAnywhere ? "firstDay.openAnywhere" : "firstDay.openNear")}
      </p>
      <Hint>{t(hint)}</Hint>
    </Root>
  );
}
