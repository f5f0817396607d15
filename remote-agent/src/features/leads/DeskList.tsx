import type { LeadsPage } from "@quotehaven/contract/wire";
import { Problem } from "@quotehaven/platform";
import type { ComponentProps } from "react";
import { LeadPages } from "./LeadPages";
import { LeadsEmpty, LeadsSkeleton } from "./LeadsStates";
import type { ChangePlace } from "./LeadsSearch";
import type { LeadsPlace } from "../../shared/leadsPlace";
import type { useHeldRows } from "./useHeldRows";

/** The list's call, as far as the screen goes by it. */
export type AskedLeads = {
  /** The answer to what the place asks for; undefined while there is none. */
  currentData?: LeadsPage;
  error?: unknown;
  refetch: () => unknown;
};

type DeskListProps = {
  place: LeadsPlace;
  asked: AskedLeads;
  page: ReturnType<typeof useHeldRows>;
  /** Whether what has come may be shown: the first time, that is a moment later. */
  isMounted: boolean;
  onChange: ChangePlace;
} & Pick<ComponentProps<typeof LeadPages>, "density" | "shownId" | "keys" | "onAct" | "onPage">;

/** What the place asked for shows: its rows, none, that they are being read, or that they could not be. */
export function DeskList({ place, asked, page, isMounted, onChange, ...list }: DeskListProps) {
  const { held, isStale } = page;
  if (asked.error && !asked.currentData)
    return <Problem error={asked.error} onRetry={asked.refetch} />;
  if (!held || !isMounted || (isStale && held.leads.length === 0)) return <LeadsSkeleton />;
  if (held.leads.length === 0 && held.count === 0)
    return <LeadsEmpty place={place} onChange={onChange} />;
  return (
    <LeadPages
      {...list}
      leads={held.leads}
      count={held.count}
      page={place.page}
      isStale={isStale}
    />
  );
}
