import { useLocation, useNavigate } from "react-router-dom";
import { hashOfRow, leadsPath } from "../../shared/leadsPathIn";

const rowHash = /^#lead-([1-9]\d{0,9})$/;

/** The lead whose row an address names; null where it names none. */
export function rowInHash(hash: string): number | null {
  const id = rowHash.exec(hash)?.[1];
  return id ? Number(id) : null;
}

/** The address that a screen opened from a row goes back to: filters, page and the row itself. */
export function useRowAddress(): (leadId: number) => string {
  const { pathname, search } = useLocation();
  return (leadId) => `${pathname}${search}${hashOfRow(leadId)}`;
}

/**
 * Goes on from a lead's row to its quotes, or to another screen, which finds the row again on the way
 * back. `state` is what the other screen is told besides.
 */
export function useGoToQuotes(): (leadId: number, path?: string, state?: object) => void {
  const navigate = useNavigate();
  const addressOf = useRowAddress();
  return (leadId, path = `${leadsPath}/${leadId}`, state) => {
    const leads = addressOf(leadId);
    // The browser's own way back finds the row, too.
    void navigate(leads, { replace: true });
    void navigate(path, { state: { ...state, leads } });
  };
}
