import type { Lead } from "@quotehaven/contract/wire";
import type { OpenDialog, ReadDialog } from "./LeadDialog";
import { dialogOf } from "./useLeadActions";
import type { useListKeys } from "./useListKeys";

type Read = {
  rows: readonly Lead[];
  keys: ReturnType<typeof useListKeys>;
  /** What is read beside the list; null where nothing is. */
  open: ReadDialog | null;
  setOpen: (open: OpenDialog | null) => void;
};

/** What is read beside the list, and the ways from it to other rows. Null where nothing is read. */
export function readingOf({ rows, keys, open, setOpen }: Read) {
  if (!open) return null;
  // As the list knows it by now: it is read, or was won meanwhile.
  const lead = rows.find(({ id }) => id === open.lead.id) ?? open.lead;
  const readable = rows.filter(({ isDeleted }) => !isDeleted);
  const at = readable.findIndex(({ id }) => id === lead.id);
  const to = (next: Lead | undefined) =>
    next &&
    (() => {
      keys.reach(next.id);
      setOpen(dialogOf(next, next.isWon || next.isConfirmed ? "viewAnswers" : "viewSummary"));
    });
  const walk = { previous: to(readable[at - 1]), next: to(readable[at + 1]) };
  return {
    open,
    lead,
    walk,
    /** The keys of the list while something is read. */
    keys: {
      previous: () => walk.previous?.(),
      next: () => walk.next?.(),
      selected: () => lead.id,
    },
    close: () => {
      setOpen(null);
      keys.opener(lead.id)?.focus();
    },
  };
}
