import { Problem, useTranslation } from "@quotehaven/platform";
import { Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import { useAgentClientsQuery } from "../../shared/leadApi";
import { LeadPages } from "./LeadPages";

/**
 * The clients who chose this agent, within reach also while the lead list is not: what was paid for
 * stays. Nothing where there are none.
 */
export function WonClients() {
  const { t } = useTranslation<"agent">();
  const [page, setPage] = useState(1);
  const clients = useAgentClientsQuery({ page });
  const focusNext = useFocusNext();
  const heading = useRef<HTMLHeadingElement>(null);
  const goToPage = (next: number) => {
    setPage(next);
    focusNext(() => heading.current);
  };
  if (clients.error && !clients.data) {
    return <Problem error={clients.error} onRetry={clients.refetch} />;
  }
  if (!clients.data || clients.data.count === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="won-clients">
      <h2 id="won-clients" ref={heading} tabIndex={-1}>
        {t("leads.clients")}
      </h2>
      <p>{t("leads.clientsHint")}</p>
      <LeadPages data={clients.data} page={page} onPage={goToPage} />
    </Stack>
  );
}
