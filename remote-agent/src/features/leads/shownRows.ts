import type { Lead, LeadsPage } from "@quotehaven/contract/wire";

/** A page of leads as it is shown: nothing moves in it until the agent asks for it. */
export type ShownRows = {
  /** What was asked; an answer to another query replaces the page. */
  query: string;
  /** The server's newest answer. */
  answer: LeadsPage;
  leads: readonly Lead[];
  /** How many there were in all when the page was first shown. */
  count: number;
  /** The next answer is shown as it comes: what the agent did changed it. */
  isFollowed: boolean;
};

/** What waits to be shown: new leads, or rows that moved or left. */
export type RowNews = { kind: "new"; count: number } | { kind: "moved" } | null;

/** Shows a page as the server has it. */
export function showPage(query: string, answer: LeadsPage): ShownRows {
  const { leads, count } = answer;
  return { query, answer, leads, count, isFollowed: false };
}

/**
 * Brings what is shown up to date in place. A row that the server's page no longer has stays as it
 * was last known.
 */
export function updateRows(shown: ShownRows, answer: LeadsPage): ShownRows {
  if (shown.isFollowed) return showPage(shown.query, answer);
  const newest = new Map(answer.leads.map((lead) => [lead.id, lead]));
  return { ...shown, answer, leads: shown.leads.map((lead) => newest.get(lead.id) ?? lead) };
}

/** What the server's page has that is not shown. */
export function newsIn({ answer, leads, count }: ShownRows): RowNews {
  const isSame =
    answer.leads.length === leads.length &&
    answer.leads.every(({ id }, index) => id === leads[index]?.id);
  if (isSame) return null;
  return answer.count > count ? { kind: "new", count: answer.count - count } : { kind: "moved" };
}
