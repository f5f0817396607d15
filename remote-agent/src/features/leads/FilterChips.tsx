import { insuranceTypeName, usStates } from "@quotehaven/contract/rules";
import { Button, Icon, Row, theme, useFocusNext, VisuallyHidden } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useAgentProfileQuery } from "../../shared/agentProfileApi";
import type { ChangeQuery } from "./LeadsSearch";
import type { LeadsQuery } from "../../shared/leadApi";
import { criteriaOf, noCriteria, type Criterion } from "../../shared/leadsQuery";

const Chip = styled(Button)`
  border-radius: ${theme.radius.round};
`;

const List = styled(Row)`
  list-style: none;
`;

/** What each criterion of a place says in words. */
function useCriterionText(query: LeadsQuery): (name: Criterion) => string {
  const { t } = useTranslation("agent");
  const carriers = useAgentProfileQuery().data?.carriers ?? [];
  const texts: Record<Criterion, () => string> = {
    search: () => `“${query.search ?? ""}”`,
    type: () => (query.type ? t(`leads.need.${insuranceTypeName(query.type)}`) : ""),
    state: () => usStates.find(({ code }) => code === query.state)?.name ?? "",
    zip: () => t("leads.chip.zip", { zip: query.zip ?? "" }),
    carrier: () =>
      t("leads.chip.carrier", {
        carrier: carriers.find(({ id }) => id === query.carrier)?.name ?? "",
      }),
    renewal: () => t("leads.chip.renewal", { count: query.renewal ?? 0 }),
    isDue: () => t("leads.by.due"),
  };
  return (name) => texts[name]();
}

/** A chip for each thing that narrows the list, which takes it away; nothing where nothing does. */
export function FilterChips({ query, onChange }: { query: LeadsQuery; onChange: ChangeQuery }) {
  const { t } = useTranslation("agent");
  const textOf = useCriterionText(query);
  const focusNext = useFocusNext();
  const criteria = criteriaOf(query);
  if (criteria.length === 0) return null;
  const remove = (change: Parameters<ChangeQuery>[0]) => {
    onChange(change);
    focusNext();
  };
  return (
    <List as="ul" $gap={2} aria-label={t("leads.chips")}>
      {criteria.map((name) => (
        <li key={name}>
          <Chip size="small" onClick={() => remove({ [name]: undefined })}>
            <VisuallyHidden>{t("leads.chip.remove")}</VisuallyHidden>
            <span>{textOf(name)}</span>
            <Icon name="close" size={14} />
          </Chip>
        </li>
      ))}
      <li>
        <Button size="small" emphasis="quiet" onClick={() => remove(noCriteria)}>
          {t("leads.clear")}
        </Button>
      </li>
    </List>
  );
}
