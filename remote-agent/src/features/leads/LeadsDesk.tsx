import { ScreenHeading, useDeferredMount } from "@quotehaven/platform";
import { IconButton, Row, SkeletonRows, Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../shared/ExportButton";
import { useAgentLeadsQuery, type LeadsQuery } from "../../shared/leadApi";
import { isSection } from "../../shared/leadsQuery";
import { ShortcutsHelp } from "../../shared/shortcuts/ShortcutsHelp";
import { useMediaQuery } from "../../shared/useMediaQuery";
import { DeskList, type AskedLeads } from "./DeskList";
import { FilterChips } from "./FilterChips";
import { FoundCount } from "./FoundCount";
import { isRead, LeadDialog } from "./LeadDialog";
import { useDensity } from "./LeadList";
import { besideQuery, LeadSidePanel, panelRoom } from "./LeadSidePanel";
import { LeadsSearch } from "./LeadsSearch";
import { readingOf } from "./reading";
import { RowsNews } from "./RowsNews";
import { useArrivalRow } from "./useArrivalRow";
import { useDeskShortcuts } from "./useDeskShortcuts";
import { useShownRows } from "./useShownRows";
import { useLeadActions } from "./useLeadActions";
import type { useLeadsSearchParams } from "./useLeadsSearchParams";
import { useListKeys } from "./useListKeys";
import { WaitingClients } from "./WaitingClients";

const wonLeads: LeadsQuery = { filter: "won", sort: "newest", page: 1 };

type LeadsDeskProps = ReturnType<typeof useLeadsSearchParams> & { leads: AskedLeads };

/** The list of leads with all that finds them, and the clients who wait for the fee above it. */
export function LeadsDesk({ query, change, goToPage, leads }: LeadsDeskProps) {
  const { t } = useTranslation("agent");
  const [density, setDensity] = useDensity();
  const focusNext = useFocusNext();
  const searchField = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLParagraphElement>(null);
  const keys = useListKeys();
  const won = useAgentLeadsQuery(wonLeads);
  const waiting = useShownRows("won", won.data);
  const page = useShownRows(JSON.stringify(query), leads.currentData, { fillsWhenEmpty: true });
  const rows = page.shown?.leads ?? [];
  const { act, open, setOpen } = useLeadActions({
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
  const areRowsMounted = useDeferredMount(page.shown !== undefined);
  useArrivalRow(keys, isMounted && areRowsMounted);

  const changePage = (next: number, { replace }: { replace: boolean }) => {
    goToPage(next, { replace });
    if (!replace) focusNext();
  };
  const showNews = () => {
    waiting.show();
    page.show();
    if (query.page > 1) goToPage(1, { replace: false });
    focusNext(keys.firstOpener);
  };
  const isTwice = isSection(query, "won");
  return (
    <Stack $gap={3}>
      <Row $justify="space-between" $gap={1}>
        <Row $align="baseline">
          <ScreenHeading>{t("leads.title")}</ScreenHeading>
          <FoundCount ref={found} query={query} answer={leads.currentData} />
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
        <SkeletonRows rows={8} />
      ) : (
        <>
          {waiting.shown && !isTwice && (
            <WaitingClients leads={waiting.shown.leads} count={waiting.shown.answer.count} />
          )}
          <LeadsSearch
            query={query}
            onChange={change}
            field={searchField}
            onSearch={() => found.current?.focus()}
          />
          <FilterChips query={query} onChange={change} />
          <RowsNews list={page.news} waiting={isTwice ? null : waiting.news} onShow={showNews} />
          <Stack $gap={3} style={reading ? { marginInlineEnd: panelRoom } : undefined}>
            <DeskList
              query={query}
              asked={leads}
              page={page}
              isMounted={areRowsMounted}
              density={density}
              shownId={reading?.open.lead.id}
              keys={keys}
              onAct={act}
              onPage={changePage}
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
