import { brandName } from "@quotehaven/contract/rules";
import type { Payment } from "@quotehaven/contract/wire";
import type { Translate } from "@quotehaven/platform";

/** The card that paid, by its brand and last digits; empty where they are not known. */
export function cardName(
  { brand, last4 }: Pick<Payment, "brand" | "last4">,
  t: Translate<"agent">,
): string {
  return last4 === null ? "" : t("payments.cardEnding", { brand: brandName(brand ?? ""), last4 });
}
