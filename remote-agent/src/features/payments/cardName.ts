import { brandName } from "@quotehaven/contract/rules";
import type { Payment } from "@quotehaven/contract/wire";
import type { TFunction } from "i18next";

/** The card that paid, by its brand and last digits; empty where they are not known. */
export function cardName(
  { brand, last4 }: Pick<Payment, "brand" | "last4">,
  t: TFunction<"agent">,
): string {
  return last4 === null ? "" : t("payments.cardEnding", { brand: brandName(brand ?? ""), last4 });
}
