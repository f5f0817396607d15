import { coverLines, heldCovers, type HeldCover } from "@quotehaven/contract/cover";
import { insuranceTypeName } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import { answeredSections } from "./answers";
import { leadTitle } from "./leadTitle";
import { useLeadFacts } from "./useLeadFacts";
import { usePresentParts } from "./usePresentParts";

/** A lead as paper and another program take it: the facts, what the client has, what is needed, and every answer. */
export function useLeadSheet(lead: LeadReply): LeadSheet {
  const { t } = useTranslation("agent");
  const facts = useLeadFacts(lead);
  const needLines = useNeedLines();
  const present = usePresentParts(lead).map(({ name, lines }) => ({
    heading: t("leadSummary.presentOf", { name }),
    lines,
  }));
  const helds = heldCovers({}, lead.need ?? {});
  const partsOf = (form: LeadReply["forms"][number]): SheetPart[] => {
    const held = helds.find(({ type }) => type === insuranceTypeName(form.insuranceTypeId));
    const needed = held ? needLines(held) : [];
    return [
      ...(needed.length > 0
        ? [{ heading: `${form.name}: ${t("leadSummary.need")}`, lines: needed }]
        : []),
      ...answeredSections(form, t("leadSummary.none")).map(({ name, answers }) => ({
        heading: `${form.name}: ${name}`,
        lines: answers,
      })),
    ];
  };
  return {
    title: leadTitle(lead),
    parts: [{ heading: null, lines: facts }, ...present, ...lead.forms.flatMap(partsOf)],
  };
}

/** The lines of what is needed of an insurance type, in words. */
function useNeedLines() {
  const texts = useCoverTexts("agent");
  const { money } = useFormats();
  return (held: HeldCover) =>
    coverLines(held).flatMap(({ field, amounts }) =>
      amounts ? [{ label: texts.field(field, held), value: money(amounts.needed) }] : [],
    );
}

/** One thing known of a lead, in words. */
export type SheetLine = { label: string; value: string };

/** Lines that belong together; without a heading those that come first. */
export type SheetPart = { heading: string | null; lines: SheetLine[] };

/** All that an agent may know of a lead, in words and in order: for paper, and for another program. */
type LeadSheet = { title: string; parts: SheetPart[] };

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
