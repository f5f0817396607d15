import { Problem } from "@quotehaven/platform";
import { Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAgentClientsQuery } from "../../shared/leadApi";
import { LeadDialog } from "./LeadDialog";
import { LeadPages } from "./LeadPages";
import { useDensity } from "./LeadList";
import { useLeadActions } from "./useLeadActions";
import { useListKeys } from "./useListKeys";

/**
 * The clients who chose this agent, within reach also while the lead list is not: what was paid for
 * stays. Nothing where there are none.
 */
export function WonClients() {
  const { t } = useTranslation("agent");
  const [page, setPage] = useState(1);
  const clients = useAgentClientsQuery({ page });
  const [density] = useDensity();
  const keys = useListKeys();
  const focusNext = useFocusNext();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => focusNext(() => heading.current);
  const { act, open, setOpen } = useLeadActions({ dismissed: focusHeading });
  const goToPage = (next: number) => {
    setPage(next);
    focusHeading();
  };
  if (clients.error && !clients.data) {
    return <Problem error={clients.error} onRetry={clients.refetch} />;
  }
  if (!clients.data || clients.data.count === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="won-clients">
      <h2 id="won-clients" ref={heading} tabIndex={-1}>
        {t("leads.clients")}
      </h2>
      <p>{t("leads.clientsHint")}</p>
      <LeadPages
        leads={clients.data.leads}
        count={clients.data.count}
        page={page}
        isStale={clients.isFetching && !clients.currentData}
        density={density}
        keys={keys}
        onAct={act}
        onPage={goToPage}
      />
      {open && <LeadDialog open={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
