import type { LeadCarrier, LeadReply } from "@quotehaven/contract/wire";
import {
  blankForm,
  clientDay,
  isFilled,
  isToSubmit,
  leadTypes,
  type QuoteForm,
  type QuoteValues,
} from "./quoteForms";

/** A line of the grid: a quote of the agent's, sent or to be sent, or a carrier that another agent has. */
export type GridRow =
  | { key: string; kind: "quote"; form: QuoteForm }
  | { key: string; kind: "taken"; carrierName: string };

/**
 * Every form of a lead as a row, and a row for each carrier that has no form yet, in the order of
 * the agent's carriers. What has none of them comes last; what nothing is typed into and has no
 * carrier is no row.
 */
export function gridRows(
  forms: readonly QuoteForm[],
  lead: Pick<LeadReply, "carriers" | "forms" | "lead">,
): GridRow[] {
  const types = leadTypes(lead);
  const blank = blankForm(types, [], clientDay(lead));
  const ofCarriers = lead.carriers.map((carrier) => rowOf(carrier, forms, blank));
  const placed = new Set(ofCarriers.map(({ key }) => key));
  const others = forms
    .filter((form) => !placed.has(form.key) && !isBlank(form))
    .map((form): GridRow => ({ key: form.key, kind: "quote", form }));
  return [...ofCarriers, ...others];
}

function rowOf(
  { id, name, isQuoted }: LeadCarrier,
  forms: readonly QuoteForm[],
  blank: QuoteForm,
): GridRow {
  const own = forms.find(({ carrierId }) => carrierId === id);
  if (own) return { key: own.key, kind: "quote", form: own };
  if (isQuoted) return { key: `taken-${id}`, kind: "taken", carrierName: name };
  const key = freeKey(`carrier-${id}`, forms);
  return { key, kind: "quote", form: { ...blank, key, carrierId: id, carrierName: name } };
}

/** A form that began in this row may have another carrier by now. */
function freeKey(wanted: string, forms: readonly QuoteForm[]): string {
  let key = wanted;
  for (let count = 2; forms.some((form) => form.key === key); count += 1)
    key = `${wanted}-${count}`;
  return key;
}

/** Whether nothing but its carrier, if that, is filled in of a quote that was never sent. */
export function isEmptyRow({ state, ...values }: QuoteValues & Pick<QuoteForm, "state">): boolean {
  return state === "new" && !isFilled({ ...values, carrierId: null });
}

const isBlank = (form: QuoteForm) => form.state === "new" && !isFilled(form);

/** The forms that finishing the grid sends, as they stand there. An empty row is not sent. */
export function rowsToSubmit(rows: readonly GridRow[]): QuoteForm[] {
  return rows.flatMap((row) =>
    row.kind === "quote" && isToSubmit(row.form) && !isEmptyRow(row.form) ? [row.form] : [],
  );
}

/**
 * The forms after something was typed into a row. A row that had no form gets one, in the place of
 * blank ones; one that began as a row and was emptied is a form no more.
 */
export function formsWithRow(
  forms: readonly QuoteForm[],
  row: QuoteForm,
  values: QuoteValues,
): QuoteForm[] {
  const typed = { ...row, ...values };
  const isKnown = forms.some(({ key }) => key === row.key);
  const others = forms.filter((form) => form.key === row.key || !isBlank(form));
  if (isEmptyRow(typed)) return others.filter(({ key }) => key !== row.key);
  return isKnown
    ? others.map((form) => (form.key === row.key ? { ...form, ...values } : form))
    : [...others, { ...typed, quoteId: blankForm([], forms, row.today).quoteId }];
}
