/** One thing known of a lead, in words. */
export type SheetLine = { label: string; value: string };

/** Lines that belong together; without a heading those that come first. */
export type SheetPart = { heading: string | null; lines: SheetLine[] };

/** All that an agent may know of a lead, in words and in order: for paper, and for another program. */
export type LeadSheet = { title: string; parts: SheetPart[] };

/** A label that asks needs no colon. */
const lineText = ({ label, value }: SheetLine) =>
  /[?:]$/.test(label) ? `${label} ${value}` : `${label}: ${value}`;

/** A sheet as plain text, a line for each thing known: "Year built: 1998". */
export function sheetText({ title, parts }: LeadSheet): string {
  const blocks = parts.map(({ heading, lines }) =>
    [...(heading === null ? [] : [heading]), ...lines.map(lineText)].join("\n"),
  );
  return [title, ...blocks].join("\n\n");
}
