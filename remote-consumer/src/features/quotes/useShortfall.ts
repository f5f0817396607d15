import {
  coverLines,
  gapOf,
  heldCovers,
  isMainUnstated,
  shortLines,
  type Needs,
} from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { statesNothing } from "../../shared/quotes/coverValues";

/**
 * What a quote lacks, in two sentences: where it is below the need, the largest
 * amount first, and what it does not state. Each is null where there is nothing to say.
 */
export function useShortfall(quote: ConsumerQuote, needs: Partial<Needs>) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  const helds = heldCovers(quote.cover ?? {}, needs);
  const lines = helds.flatMap((held) => coverLines(held).map((line) => ({ held, line })));
  const below = shortLines(helds);
  const fieldNames = (of: typeof lines) =>
    of.map(({ held, line }) => texts.field(line.field, held)).join(", ");

  const sayBelow = () => {
    const [largest] = below;
    if (!largest) return null;
    const amount = gapOf(largest.line);
    if (amount === 0) return t("quotes.short.lines", { what: fieldNames(below) });
    const what = texts.noun(largest.line.field, largest.held);
    const first = t("quotes.short.amount", { amount: money(amount), what });
    const count = below.length - 1;
    return count === 0 ? first : t("quotes.short.andMore", { first, count });
  };
  const unstated = helds.map((held) =>
    statesNothing(held)
      ? t(typeNameKeys[insuranceTypes[held.type]])
      : fieldNames(lines.filter(({ held: of, line }) => of === held && isMainUnstated(of, line))),
  );
  const what = unstated.filter(Boolean).join(", ");
  return { below: sayBelow(), unstated: what ? t("quotes.short.unstated", { what }) : null };
}
