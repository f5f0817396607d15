import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

/** Marks a row of the list with the id of its lead. */
export const rowMark = "data-lead";
/** Marks the button that opens a row. */
export const openerMark = "data-lead-open";

type ListKeys = {
  /** The list whose rows are walked through. */
  list: RefObject<HTMLUListElement | null>;
  /** Takes note of the row that has the focus. */
  onFocus: (event: FocusEvent) => void;
  /** The arrow keys, Home and End, inside the list. */
  onKeyDown: (event: KeyboardEvent) => void;
  next: () => void;
  previous: () => void;
  /** What opens the row of a lead. */
  opener: (leadId: number) => HTMLElement | null;
  firstOpener: () => HTMLElement | null;
  /** Goes on from a lead's row, which comes into sight; the focus stays where it is. */
  reach: (leadId: number) => void;
  /** The lead whose row is selected. */
  selected: () => number | null;
};

const rowsOf = (list: HTMLElement | null) =>
  list ? [...list.querySelectorAll<HTMLElement>(`[${rowMark}]`)] : [];

const idOf = (row: Element | null | undefined) => Number(row?.getAttribute(rowMark)) || null;

const rowOf = (list: HTMLElement | null, leadId: number) =>
  rowsOf(list).find((row) => idOf(row) === leadId);

const openerIn = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>(`[${openerMark}]`) ?? null;

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Walks through the rows of a list. The selected row is the one with the focus on what opens it, so
 * that it is seen, read out and opened by Enter without more, and nothing is drawn anew. Where the
 * focus went elsewhere, the next step goes on from where it was.
 */
export function useListKeys(): ListKeys {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<number | null>(null);
  const step = (key: keyof typeof steps) => {
    const rows = rowsOf(list.current);
    const at = rows.findIndex((row) => idOf(row) === last.current);
    openerIn(rows[at === -1 ? 0 : (steps[key]?.(at, rows.length - 1) ?? 0)])?.focus();
  };
  return {
    list,
    onFocus: ({ target }) => {
      last.current = idOf(target.closest(`[${rowMark}]`)) ?? last.current;
    },
    onKeyDown: (event) => {
      const isOnRow = event.target instanceof Element && event.target.closest(`[${rowMark}]`);
      if (!isOnRow || !steps[event.key] || event.defaultPrevented) return;
      event.preventDefault();
      step(event.key);
    },
    next: () => step("ArrowDown"),
    previous: () => step("ArrowUp"),
    opener: (leadId) => openerIn(rowOf(list.current, leadId)),
    firstOpener: () => openerIn(rowsOf(list.current)[0]),
    reach: (leadId) => {
      last.current = leadId;
      rowOf(list.current, leadId)?.scrollIntoView?.({ block: "nearest" });
    },
    selected: () => idOf(document.activeElement?.closest(`[${rowMark}]`)),
  };
}
