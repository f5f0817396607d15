import {
  leadFilters,
  leadSorts,
  limits,
  mostCounted,
  type LeadFilter,
  type LeadSort,
} from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { Button, Icon, TextField, theme, visuallyHidden } from "@quotehaven/shared-ui";
import { Dropdown } from "@quotehaven/shared-ui/dropdown";
import { FieldCells } from "@quotehaven/shared-ui/fields";
import { useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { FilterPanel } from "./FilterPanel";
import type { LeadsQuery } from "../../shared/leadApi";
import { criteriaOf } from "../../shared/leadsQuery";
import { useLeadCounts } from "../../shared/useLeadCounts";
import { useTyped } from "./useTyped";

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(200px, 1fr) 176px 196px auto;
  gap: ${theme.space(2)};

  @media (max-width: 68.75em) {
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** On a phone its icon alone. */
const Filters = styled(Button)`
  padding-inline: ${theme.space(4)};
`;

const FiltersWord = styled.span`
  ${theme.mobile} {
    ${visuallyHidden}
  }
`;

/** Changes what is asked of the list; it goes to the first page. `replace` where it is being typed. */
export type ChangeQuery = (
  change: Partial<Omit<LeadsQuery, "page">>,
  options?: { replace: boolean },
) => void;

type LeadsSearchProps = {
  query: LeadsQuery;
  onChange: ChangeQuery;
  /** The field that `/` goes to. */
  field: RefObject<HTMLInputElement | null>;
  /** The search was asked for, by Enter. */
  onSearch: () => void;
};

/** Search, filter with how many leads each has, order, and the way to the other filters. */
export function LeadsSearch({ query, onChange, field, onSearch }: LeadsSearchProps) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const counts = useLeadCounts();
  const isNarrowed = criteriaOf(query).length > 0;
  const shown = (count: number) =>
    count > mostCounted ? `${number(mostCounted)}+` : number(count);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const search = useTyped(
    query.search ?? "",
    () => true,
    (text) => onChange({ search: text || undefined }, { replace: true }),
  );
  return (
    <>
      <Bar
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          search.take();
          onSearch();
        }}
      >
        <FieldCells value>
          <TextField
            ref={field}
            type="search"
            name="search"
            label={t("leads.search")}
            placeholder={t("leads.searchFor")}
            symbol={<Icon name="search" size={18} />}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.searchLength}
            value={search.text}
            onChange={search.type}
          />
          <Dropdown<LeadFilter>
            name="filter"
            label={t("leads.filter")}
            options={leadFilters.map((value) => ({
              value,
              label: t(`leads.filter.${value}`),
              tooltip: counts && !isNarrowed ? shown(counts[value]) : undefined,
            }))}
            value={query.filter}
            onChange={(filter) => onChange({ filter: filter ?? "all" })}
          />
          <Dropdown<LeadSort>
            name="sort"
            label={t("leads.sort")}
            options={leadSorts.map((value) => ({ value, label: t(`leads.sort.${value}`) }))}
            value={query.sort}
            onChange={(sort) => onChange({ sort: sort ?? "newest" })}
          />
        </FieldCells>
        <Filters
          aria-expanded={isPanelOpen}
          aria-controls="lead-filters"
          onClick={() => setPanelOpen(!isPanelOpen)}
        >
          <Icon name="filter" size={18} /> <FiltersWord>{t("leads.filters")}</FiltersWord>
        </Filters>
        {/* Enter submits a form of several fields by its button alone. */}
        <input type="submit" hidden />
      </Bar>
      {isPanelOpen && <FilterPanel id="lead-filters" query={query} onChange={onChange} />}
    </>
  );
}
