import { usStates } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";

type License = Pick<
  NonNullable<ConsumerQuote["agent"]>,
  "licenseNumber" | "licenseState" | "licenseCheckedAt"
>;

/** How an agent's license is written: its number with the state, and on which day it was checked. */
export function useLicense() {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  return {
    number: ({ licenseNumber, licenseState }: License) => {
      const state = usStates.find(({ code }) => code === licenseState)?.name;
      return state ? t("license.ofState", { number: licenseNumber, state }) : licenseNumber;
    },
    checked: ({ licenseCheckedAt }: License) =>
      licenseCheckedAt && t("license.checked", { date: date(licenseCheckedAt) }),
  };
}
