import { insuranceTypes, stateName } from "@quotehaven/contract/rules";
import type { AgentProfile } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Skeleton, SkeletonScreen, theme } from "@quotehaven/shared-ui";
import { useId } from "react";
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
  line-height: 1.1;
`;

const Hint = styled.p`
  margin-top: ${theme.space(2)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Latest = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  margin-top: ${theme.space(1)};
  padding: 0;
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

/**
 * Roughly how many open leads a complete profile brings into reach: those in the chosen ZIP codes,
 * or in the whole country while none are chosen; and what the latest of the country need. Nothing
 * where that cannot be known.
 */
export function OpenLeadsNear({ profile }: { profile: AgentProfile }) {
  const { t } = useTranslation("agent");
  const latestId = useId();
  const { money, number } = useFormats();
  const { data: found, isLoading } = useAgentLeadAreasQuery();
  // The steps beside it are there already: what is below them does not move when this comes.
  if (isLoading)
    return (
      <SkeletonScreen>
        <Skeleton $height={300} $shape="box" />
      </SkeletonScreen>
    );
  if (!found) return null;
  const { areas, latest = [] } = found;
  const names = {
    [insuranceTypes.home]: t("leads.need.home"),
    [insuranceTypes.life]: t("leads.need.life"),
    [insuranceTypes.auto]: t("leads.need.auto"),
  };
  const isAnywhere = profile.hasAllZipCodes || profile.zipCodes.length === 0;
  const count = roundedLeads(roughLeads(areas, isAnywhere ? "all" : profile.zipCodes));
  const hint = !profile.hasAllZipCodes && isAnywhere ? "firstDay.chooseHint" : "firstDay.openHint";
  return (
    <Root>
      <p>
        <Figure>{count === null ? t("firstDay.few") : number(count)}</Figure>{" "}
        <span>{t(isAnywhere ? "firstDay.openAnywhere" : "firstDay.openNear")}</span>
      </p>
      {latest.length > 0 && (
        <>
          <Hint id={latestId}>{t("firstDay.latest")}</Hint>
          <Latest aria-labelledby={latestId}>
            {latest.map(({ state, needs }, index) => (
              <li key={index}>
                <strong>{stateName(state)}</strong>{" "}
                <span>
                  {needs
                    .map(
                      ({ insuranceTypeId, amount }) => `${names[insuranceTypeId]} ${money(amount)}`,
                    )
                    .join(", ")}
                </span>
              </li>
            ))}
          </Latest>
        </>
      )}
      <Hint>{t(hint)}</Hint>
    </Root>
  );
}
