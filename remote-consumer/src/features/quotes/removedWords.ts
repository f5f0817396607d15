import type { ConsumerQuote } from "@quotehaven/contract/schemas";
import type { Translate } from "@quotehaven/platform";

const typeWords = { 1: "common.homeWord", 2: "common.lifeWord", 3: "common.autoWord" } as const;

/** Why a quote is gone: its agent removed it, or its company does not write what was asked for later. */
export function removedWords(
  { qot_unwritten: unwritten, inc_name: carrier }: ConsumerQuote,
  t: Translate,
  language: string,
): string {
  if (!unwritten) return t("quotes.removed");
  const types = new Intl.ListFormat(language, { type: "disjunction" }).format(
    unwritten.map((type) => t(typeWords[type])),
  );
  return t("quotes.withdrawn", { carrier, types });
}
