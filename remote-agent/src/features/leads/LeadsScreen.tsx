import { leadFilters, pageCount, pageSizes, type LeadFilter } from "@quotehaven/contract/rules";
import type { Lead } from "@quotehaven/contract/schemas";
import {
  isApiError,
  Problem,
  Screen,
  useNavigate,
  useSearchParams,
  useTranslation,
} from "@quotehaven/platform";
import { Button, Dropdown, Pagination, Row, Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { useAgentLeadsQuery } from "../../shared/leadApi";
import { ClientInfoModal } from "./ClientInfoModal";
import { CoveredNotice, PayConfirmation } from "./LeadDialogs";
import { LeadList } from "./LeadList";
import { LeadsEmpty, LeadsIncomplete, LeadsSkeleton } from "./LeadsStates";
import { isCovered } from "./leadRules";
import { addressOfPlace, leadsPlaceOf } from "./leadsPlace";
import { LeadSummaryModal } from "../../shared/leadSummary/LeadSummaryModal";

type Open = { dialog: "summary" | "client" | "pay" | "covered"; lead: Lead } | null;

/** The agent's leads: filtered, twelve a page, each with what can be done about it. */
export function LeadsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const place = leadsPlaceOf(search);
  const { filter, page } = place;
  const leads = useAgentLeadsQuery({ filter, page });
  const [open, setOpen] = useState<Open>(null);
  const focusNext = useFocusNext();

  const count = leads.currentData?.count ?? 0;
  const pages = pageCount(count, pageSizes.leads);
  const goTo = (next: typeof place) => setSearch(addressOfPlace(next));
  const isBeyondEnd = leads.currentData !== undefined && page > pages;
  useEffect(() => {
    if (isBeyondEnd) setSearch(addressOfPlace({ filter, page: pages }), { replace: true });
  }, [isBeyondEnd, filter, pages, setSearch]);

  const view = (lead: Lead) => setOpen({ dialog: isCovered(lead) ? "covered" : "summary", lead });
  const viewClient = (lead: Lead) =>
    setOpen({ dialog: lead.aps_confirmed ? "client" : "pay", lead });
  const close = () => setOpen(null);

  const isIncomplete = isApiError(leads.error) && leads.error.status === 400;
  const content = () => {
    if (isIncomplete) return <LeadsIncomplete />;
    if (leads.error && !leads.currentData)
      return <Problem error={leads.error} onRetry={leads.refetch} />;
    if (!leads.currentData) return <LeadsSkeleton />;
    if (count === 0)
      return <LeadsEmpty filter={filter} onShowAll={() => goTo({ filter: "all", page: 1 })} />;
    return (
      <>
        <LeadList leads={leads.currentData.leads} onViewSummary={view} onViewClient={viewClient} />
        {pages > 1 && (
          <Pagination
            page={page}
            pageCount={pages}
            onChange={(next: number) => {
              goTo({ filter, page: next });
              focusNext();
            }}
          />
        )}
      </>
    );
  };

  return (
    <Screen title={t("leads.title")}>
      <Stack gap={5}>
        <Row justify="space-between" align="end">
          <h1>{t("leads.title")}</h1>
          {!isIncomplete && (
            <Dropdown<LeadFilter>
              name="filter"
              label={t("leads.filter")}
              options={leadFilters.map((value) => ({ value, label: t(`leads.filter.${value}`) }))}
              value={filter}
              onChange={(next) => goTo({ filter: next ?? "all", page: 1 })}
            />
          )}
        </Row>
        {content()}
      </Stack>
      {open?.dialog === "summary" && (
        <LeadSummaryModal
          leadId={open.lead.aps_id}
          onClose={close}
          footer={
            <Button
              emphasis="primary"
              onClick={() => navigate(`/agent/profile/leads/${open.lead.aps_id}`)}
            >
              {t("leadSummary.quote")}
            </Button>
          }
        />
      )}
      {open?.dialog === "client" && <ClientInfoModal leadId={open.lead.aps_id} onClose={close} />}
      {open?.dialog === "pay" && (
        <PayConfirmation
          onConfirm={() => navigate(`/payment?leadId=${open.lead.aps_id}`)}
          onCancel={close}
        />
      )}
      {open?.dialog === "covered" && <CoveredNotice onClose={close} />}
    </Screen>
  );
}
