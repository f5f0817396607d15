import type { ConsumerQuote } from "@quotehaven/contract/wire";
import type { TFunction } from "i18next";
import { typeInSentenceKeys } from "../../shared/insuranceTypeNames";

/** Why a quote is gone: its agent removed it, or its company does not write what was asked for later. */
export function removalReason(
  { unwrittenTypes, carrierName }: ConsumerQuote,
  t: TFunction<"consumer">,
  language: string,
): string {
  if (!unwrittenTypes) return t("quotes.removed");
  const types = new Intl.ListFormat(language, { type: "disjunction" }).format(
    unwrittenTypes.map((type) => t(typeInSentenceKeys[type])),
  );
  return t("quotes.withdrawn", { carrier: carrierName, types });
}
