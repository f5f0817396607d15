import type { GetScrollRestorationKeyFunction } from "react-router-dom";

const visits = new Map<string, string>();
let last = { pathname: "", visit: "" };

/**
 * The key under which the scroll position of a history entry is kept: one for all entries of a visit
 * to a screen, so that its filters, pages and dialogs do not move it.
 */
export const screenVisit: GetScrollRestorationKeyFunction = ({ key, pathname }) => {
  const visit = visits.get(key) ?? (last.pathname === pathname ? last.visit : key);
  visits.set(key, visit);
  last = { pathname, visit };
  return visit;
};
