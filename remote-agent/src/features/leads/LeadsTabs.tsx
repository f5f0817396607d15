import { leadFilters, mostCounted } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useLeadCounts } from "../../shared/useLeadCounts";
import { addressOfPlace, criteriaOf, type LeadsPlace } from "../../shared/leadsPlace";

/** Where the window is narrow, the list of filters does the same. */
const Tabs = styled.ul`
  display: flex;
  gap: ${theme.space(1)};
  border-bottom: 1px solid ${theme.color.line};
  list-style: none;

  @media (max-width: 1000px) {
    display: none;
  }
`;

const Tab = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: 44px;
  padding: ${theme.space(2, 3)};
  border-bottom: 3px solid transparent;
  border-radius: ${theme.radius.small} ${theme.radius.small} 0 0;
  font-weight: 600;
  color: ${theme.color.inkMuted};
  text-decoration: none;

  &:hover {
    color: ${theme.color.ink};
  }

  &[aria-current] {
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
`;

const Count = styled.span`
  min-width: 24px;
  padding: 0 ${theme.space(2)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surfaceSunken};
  font-size: ${theme.size[12]};
  font-variant-numeric: tabular-nums;
  line-height: 22px;
  text-align: center;

  [aria-current] > & {
    background: ${theme.color.accentSoft};
  }
`;

/** The filters by status, with how many leads each has while nothing else narrows the list. */
export function LeadsTabs({ place }: { place: LeadsPlace }) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const counts = useLeadCounts();
  const shown = (count: number) =>
    count > mostCounted ? `${number(mostCounted)}+` : number(count);
  const isNarrowed = criteriaOf(place).length > 0;
  return (
    <nav aria-label={t("leads.tabs")}>
      <Tabs>
        {leadFilters.map((filter) => (
          <li key={filter}>
            <Tab
              to={{ search: addressOfPlace({ ...place, filter, page: 1 }).toString() }}
              aria-current={filter === place.filter ? "page" : undefined}
            >
              {t(`leads.tab.${filter}`)}
              {counts && !isNarrowed && <Count>{shown(counts[filter])}</Count>}
            </Tab>
          </li>
        ))}
      </Tabs>
    </nav>
  );
}
