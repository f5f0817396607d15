import {
  countLines,
  coverLines,
  heldCovers,
  statesNothing,
  type HeldCover,
  type Needs,
} from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useTranslation } from "react-i18next";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { useBelowWords } from "../../shared/quotes/useVerdictWords";

/**
 * What a quote lacks, in two sentences: where it is below the need, the largest
 * amount first, and what it does not state. Each is null where there is nothing to say.
 */
export function useShortfall(quote: ConsumerQuote, needs: Partial<Needs>) {
  const { t } = useTranslation("consumer");
  const texts = useCoverTexts();
  const sayBelow = useBelowWords();
  const helds = heldCovers(quote.cover ?? {}, needs);
  const unstatedOf = (held: HeldCover) =>
    statesNothing(held)
      ? [t(typeNameKeys[insuranceTypes[held.type]])]
      : coverLines(held)
          .filter(({ verdict }) => verdict === "notStated")
          .map(({ field }) => texts.field(field, held));
  const what = helds.flatMap(unstatedOf).join(", ");
  const first = sayBelow(helds);
  const count = countLines(helds).below - 1;
  return {
    below: count > 0 ? t("quotes.short.andMore", { first, count }) : first || null,
    unstated: what ? t("quotes.short.unstated", { what }) : null,
  };
}
