import { ScreenHeading, useDeferredMount } from "@quotehaven/platform";
import { IconButton, Row, Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../shared/ExportButton";
import { useAgentLeadsQuery } from "../../shared/leadApi";
import { isSection, type LeadsPlace } from "../../shared/leadsPlace";
import { ShortcutsHelp } from "../../shared/shortcuts/ShortcutsHelp";
import { useMediaQuery } from "../../shared/useMediaQuery";
import { DeskList, type AskedLeads } from "./DeskList";
import { FilterChips } from "./FilterChips";
import { FoundCount } from "./FoundCount";
import { isRead, LeadDialog } from "./LeadDialog";
import { useDensity } from "./LeadList";
import { besideQuery, LeadSidePanel, panelRoom } from "./LeadSidePanel";
import { LeadsSearch } from "./LeadsSearch";
import { LeadsSkeleton } from "./LeadsStates";
import { readingOf } from "./reading";
import { RowsNews } from "./RowsNews";
import { useArrivalRow } from "./useArrivalRow";
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
  const rows = page.held?.leads ?? [];
  const { act, open, setOpen } = useLeadActs({
    dismissing: page.follow,
    dismissed: () => focusNext(),
  });
  const hasRoomBeside = useMediaQuery(besideQuery);
  const reading = readingOf({
    rows,
    keys,
    open: hasRoomBeside && isRead(open) ? open : null,
    setOpen,
  });
  const shortcuts = useDeskShortcuts({
    keys: reading ? { ...keys, ...reading.keys } : keys,
    searchField,
    leads: rows,
    act,
  });
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
    <Stack $gap={3}>
      <Row $justify="space-between" $gap={1}>
        <Row $align="baseline">
          <ScreenHeading>{t("leads.title")}</ScreenHeading>
          <FoundCount ref={found} place={place} answer={leads.currentData} />
        </Row>
        <Row $gap={1} $wrap="nowrap">
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
          <LeadsSearch
            place={place}
            onChange={change}
            field={searchField}
            onSearch={() => found.current?.focus()}
          />
          <FilterChips place={place} onChange={change} />
          <RowsNews list={page.news} waiting={isTwice ? null : waiting.news} onShow={showNews} />
          <Stack $gap={3} style={reading ? { marginInlineEnd: panelRoom } : undefined}>
            <DeskList
              place={place}
              asked={leads}
              page={page}
              isMounted={areRowsMounted}
              density={density}
              shownId={reading?.open.lead.id}
              keys={keys}
              onAct={act}
              onPage={leaf}
              onChange={change}
            />
          </Stack>
        </>
      )}
      {reading && (
        <LeadSidePanel
          open={reading.open}
          lead={reading.lead}
          walk={reading.walk}
          onAct={act}
          onClose={reading.close}
        />
      )}
      {open && !reading && (
        <LeadDialog open={open} onOpen={setOpen} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}
