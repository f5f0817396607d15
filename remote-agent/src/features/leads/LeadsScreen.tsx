import { leadFilters, type LeadFilter } from "@quotehaven/contract/rules";
import { isApiError, Problem, Screen, useSearchParams, useTranslation } from "@quotehaven/platform";
import { Dropdown, Row, Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useAgentLeadsQuery } from "../../shared/leadApi";
import { LeadPages } from "./LeadPages";
import { LeadsEmpty, LeadsIncomplete, LeadsSkeleton } from "./LeadsStates";
import { addressOfPlace, leadsPlaceOf, type LeadsPlace } from "./leadsPlace";
import { WonClients } from "./WonClients";

/** The agent's leads: filtered, twelve a page, each with what can be done about it. */
export function LeadsScreen() {
  const { t } = useTranslation<"agent">();
  const [search, setSearch] = useSearchParams();
  const { filter, page } = leadsPlaceOf(search);
  const leads = useAgentLeadsQuery({ filter, page });
  const goTo = (next: LeadsPlace) => setSearch(addressOfPlace(next));
  const focusNext = useFocusNext();
  const goToPage = (next: number, { replace }: { replace: boolean }) => {
    setSearch(addressOfPlace({ filter, page: next }), { replace });
    if (!replace) focusNext();
  };

  const isIncomplete = isApiError(leads.error) && leads.error.status === 400;
  const content = () => {
    if (isIncomplete) {
      return (
        <>
          <LeadsIncomplete />
          <WonClients />
        </>
      );
    }
    if (leads.error && !leads.currentData)
      return <Problem error={leads.error} onRetry={leads.refetch} />;
    if (!leads.currentData) return <LeadsSkeleton />;
    if (leads.currentData.count === 0)
      return <LeadsEmpty filter={filter} onShowAll={() => goTo({ filter: "all", page: 1 })} />;
    return <LeadPages data={leads.currentData} page={page} onPage={goToPage} />;
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
    </Screen>
  );
}
