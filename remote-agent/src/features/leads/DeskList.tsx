import type { LeadsPage } from "@quotehaven/contract/wire";
import { Problem } from "@quotehaven/platform";
import { SkeletonRows } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import { LeadPages } from "./LeadPages";
import { LeadsEmpty } from "./LeadsStates";
import type { ChangeQuery } from "./LeadsSearch";
import type { LeadsQuery } from "../../shared/leadApi";
import type { useShownRows } from "./useShownRows";

/** The list's call, as far as the screen goes by it. */
export type AskedLeads = {
  /** The answer to the query; undefined while there is none. */
  currentData?: LeadsPage;
  error?: unknown;
  refetch: () => unknown;
};

type DeskListProps = {
  query: LeadsQuery;
  asked: AskedLeads;
  page: ReturnType<typeof useShownRows>;
  /** Whether what has come may be shown: the first time, that is a moment later. */
  isMounted: boolean;
  onChange: ChangeQuery;
} & Pick<ComponentProps<typeof LeadPages>, "density" | "shownId" | "keys" | "onAct" | "onPage">;

/** The rows that were asked for, or that there are none, that they are loading, or that loading failed. */
export function DeskList({ query, asked, page, isMounted, onChange, ...list }: DeskListProps) {
  const { shown, isStale } = page;
  if (asked.error && !asked.currentData)
    return <Problem error={asked.error} onRetry={asked.refetch} />;
  if (!shown || !isMounted || (isStale && shown.leads.length === 0))
    return <SkeletonRows rows={8} />;
  if (shown.leads.length === 0 && shown.count === 0)
    return <LeadsEmpty query={query} onChange={onChange} />;
  return (
    <LeadPages
      {...list}
      leads={shown.leads}
      count={shown.count}
      page={query.page}
      isStale={isStale}
    />
  );
}
