import type { Lead, LeadsPage } from "@quotehaven/contract/wire";

/** A page of leads as it is being read: nothing moves in it until the reader says so. */
export type HeldRows = {
  /** What was asked; an answer to another question replaces the page. */
  question: string;
  /** The server's newest answer. */
  answer: LeadsPage;
  leads: readonly Lead[];
  /** How many there were in all when the page was put up. */
  count: number;
  /** The next answer is put up as it comes: what the reader did changed it. */
  isFollowed: boolean;
};

/** What waits to be shown: new leads, or rows that moved or left. */
export type RowNews = { kind: "new"; count: number } | { kind: "moved" } | null;

/** Puts up a page as the server has it. */
export function putUp(question: string, answer: LeadsPage): HeldRows {
  const { leads, count } = answer;
  return { question, answer, leads, count, isFollowed: false };
}

/**
 * Brings what is read up to date in place. A row that the server's page no longer has stays as it
 * was last known.
 */
export function updateRows(held: HeldRows, answer: LeadsPage): HeldRows {
  if (held.isFollowed) return putUp(held.question, answer);
  const newest = new Map(answer.leads.map((lead) => [lead.id, lead]));
  return { ...held, answer, leads: held.leads.map((lead) => newest.get(lead.id) ?? lead) };
}

/** What the server's page has that is not shown. */
export function newsIn({ answer, leads, count }: HeldRows): RowNews {
  const isSame =
    answer.leads.length === leads.length &&
    answer.leads.every(({ id }, index) => id === leads[index]?.id);
  if (isSame) return null;
  return answer.count > count ? { kind: "new", count: answer.count - count } : { kind: "moved" };
}
