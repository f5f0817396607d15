import type { LeadsPage } from "@quotehaven/contract/wire";
import { Problem, ScreenHeading, useTranslation } from "@quotehaven/platform";
import { IconButton, Row, Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, type ReactNode } from "react";
import { ShortcutsHelp } from "../../shared/shortcuts/ShortcutsHelp";
import { FilterChips } from "./FilterChips";
import { FoundCount } from "./FoundCount";
import { LeadPages } from "./LeadPages";
import { LeadsEmpty, LeadsSkeleton } from "./LeadsStates";
import { isSection } from "./leadsPlace";
import { LeadsSearch } from "./LeadsSearch";
import { LeadsTabs } from "./LeadsTabs";
import { RowsNews } from "./RowsNews";
import { useArrivalRow } from "./useArrivalRow";
import { useDensity } from "./useDensity";
import { useDeskShortcuts } from "./useDeskShortcuts";
import { useHeldRows } from "./useHeldRows";
import { useLeadActs } from "./useLeadActs";
import type { useLeadsPlace } from "./useLeadsPlace";
import { useListKeys } from "./useListKeys";
import { WaitingClients } from "./WaitingClients";

type LeadsDeskProps = ReturnType<typeof useLeadsPlace> & {
  leads: {
    /** The answer to what the place asks for; undefined while there is none. */
    currentData?: LeadsPage;
    error?: unknown;
    refetch: () => unknown;
  };
};

/** The list of leads with all that finds them, and the clients who wait for the fee above it. */
export function LeadsDesk({ place, change, goToPage, leads }: LeadsDeskProps) {
  const { t } = useTranslation<"agent">();
  const [density, setDensity] = useDensity();
  const focusNext = useFocusNext();
  const searchField = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLParagraphElement>(null);
  const keys = useListKeys();
  const page = useHeldRows(JSON.stringify(place), leads.currentData);
  const { act, dialog } = useLeadActs({ dismissing: page.follow, dismissed: () => focusNext() });
  const shortcuts = useDeskShortcuts({ keys, searchField, leads: page.held?.leads ?? [], act });
  useArrivalRow(keys, page.held !== undefined);

  const leaf = (next: number, { replace }: { replace: boolean }) => {
    goToPage(next, { replace });
    if (!replace) focusNext();
  };
  const showNews = () => {
    page.show();
    if (place.page > 1) goToPage(1, { replace: false });
    focusNext(keys.firstOpener);
  };
  const content = (): ReactNode => {
    if (leads.error && !leads.currentData)
      return <Problem error={leads.error} onRetry={leads.refetch} />;
    if (leads.currentData?.count === 0) return <LeadsEmpty place={place} onChange={change} />;
    if (!page.held) return <LeadsSkeleton />;
    return (
      <>
        <RowsNews news={page.news} onShow={showNews} />
        <LeadPages
          leads={page.held.leads}
          count={page.held.answer.count}
          page={place.page}
          isStale={page.isStale}
          density={density}
          keys={keys}
          onAct={act}
          onPage={leaf}
        />
      </>
    );
  };

  return (
    <Stack gap={4}>
      <Row justify="space-between" wrap="nowrap">
        <ScreenHeading>{t("leads.title")}</ScreenHeading>
        <Row gap={1} wrap="nowrap">
          <IconButton
            icon="rows-dense"
            label={t("leads.dense")}
            aria-pressed={density === "dense"}
            onClick={() => setDensity(density === "dense" ? "comfortable" : "dense")}
          />
          <ShortcutsHelp shortcuts={shortcuts} />
        </Row>
      </Row>
      {!isSection(place, "won") && <WaitingClients />}
      <LeadsTabs place={place} />
      <LeadsSearch
        place={place}
        onChange={change}
        field={searchField}
        onSearch={() => found.current?.focus()}
      />
      <FilterChips place={place} onChange={change} />
      <FoundCount ref={found} place={place} answer={leads.currentData} />
      {content()}
      {dialog}
    </Stack>
  );
}
