import { ScreenHeading, useDeferredMount } from "@quotehaven/platform";
import { IconButton, Row, Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../shared/ExportButton";
import { useAgentLeadsQuery } from "../../shared/leadApi";
import { ShortcutsHelp } from "../../shared/shortcuts/ShortcutsHelp";
import { DeskList, type AskedLeads } from "./DeskList";
import { FilterChips } from "./FilterChips";
import { FoundCount } from "./FoundCount";
import { LeadsSkeleton } from "./LeadsStates";
import { isSection, type LeadsPlace } from "../../shared/leadsPlace";
import { LeadsSearch } from "./LeadsSearch";
import { LeadsTabs } from "./LeadsTabs";
import { RowsNews } from "./RowsNews";
import { useArrivalRow } from "./useArrivalRow";
import { useDensity } from "./LeadList";
import { useDeskShortcuts } from "./useDeskShortcuts";
import { useHeldRows } from "./useHeldRows";
import { useLeadActs } from "./useLeadActs";
import type { useLeadsPlace } from "./useLeadsPlace";
import { useListKeys } from "./useListKeys";
import { WaitingClients } from "./WaitingClients";

const wonLeads: LeadsPlace = { filter: "won", sort: "newest", page: 1 };

type LeadsDeskProps = ReturnType<typeof useLeadsPlace> & { leads: AskedLeads };

/** The list of leads with all that finds them, and the clients who wait for the fee above it. */
export function LeadsDesk({ place, change, goToPage, leads }: LeadsDeskProps) {
  const { t } = useTranslation("agent");
  const [density, setDensity] = useDensity();
  const focusNext = useFocusNext();
  const searchField = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLParagraphElement>(null);
  const keys = useListKeys();
  const won = useAgentLeadsQuery(wonLeads);
  const waiting = useHeldRows("won", won.data);
  const page = useHeldRows(JSON.stringify(place), leads.currentData, { fillsWhenEmpty: true });
  const { act, dialog } = useLeadActs({ dismissing: page.follow, dismissed: () => focusNext() });
  const shortcuts = useDeskShortcuts({ keys, searchField, leads: page.held?.leads ?? [], act });
  const isMounted = useDeferredMount(!won.isLoading);
  const areRowsMounted = useDeferredMount(page.held !== undefined);
  useArrivalRow(keys, isMounted && areRowsMounted);

  const leaf = (next: number, { replace }: { replace: boolean }) => {
    goToPage(next, { replace });
    if (!replace) focusNext();
  };
  const showNews = () => {
    waiting.show();
    page.show();
    if (place.page > 1) goToPage(1, { replace: false });
    focusNext(keys.firstOpener);
  };
  const isTwice = isSection(place, "won");
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
          <ExportButton table="leads" look="icon" />
          <ShortcutsHelp shortcuts={shortcuts} />
        </Row>
      </Row>
      {/* What stands above the list is there before it, so that it pushes nothing down. */}
      {!isMounted ? (
        <LeadsSkeleton />
      ) : (
        <>
          {waiting.held && !isTwice && (
            <WaitingClients leads={waiting.held.leads} count={waiting.held.answer.count} />
          )}
          <LeadsTabs place={place} />
          <LeadsSearch
            place={place}
            onChange={change}
            field={searchField}
            onSearch={() => found.current?.focus()}
          />
          <FilterChips place={place} onChange={change} />
          <FoundCount ref={found} place={place} answer={leads.currentData} />
          <RowsNews list={page.news} waiting={isTwice ? null : waiting.news} onShow={showNews} />
          <DeskList
            place={place}
            asked={leads}
            page={page}
            isMounted={areRowsMounted}
            density={density}
            keys={keys}
            onAct={act}
            onPage={leaf}
            onChange={change}
          />
        </>
      )}
      {dialog}
    </Stack>
  );
}
