import {
  coverFieldsOf,
  presentPremium,
  presentTypes,
  shareInDollars,
  statedValue,
  yearlyPremium,
  type HeldCover,
  type PresentPolicy,
  type PresentType,
} from "@quotehaven/contract/cover";
import { insuranceTypeName } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useTranslation } from "react-i18next";
import type { SheetLine } from "./useLeadSheet";

/** A policy that the client has, under the name of its insurance type. */
export type PresentPart = { type: PresentType; name: string; lines: SheetLine[] };

/**
 * The policies that the client has today and lets agents see: company, end, price, and each line of cover that is
 * known. None where the client shares none.
 */
export function usePresentParts({ present = {}, forms, need = {} }: LeadReply): PresentPart[] {
  const { t } = useTranslation("agent");
  const { money, date } = useFormats();
  const texts = useCoverTexts("agent");
  const priceOf = (policy: PresentPolicy) => {
    const yearly = yearlyPremium(policy);
    if (!policy.premium || yearly === null) return "";
    const { dollars, months } = policy.premium;
    const aYear = t("leadPanel.aYear", { amount: money(yearly) });
    return months === 12
      ? aYear
      : t("leadSummary.priceFor", { amount: money(dollars), count: months, aYear });
  };
  const coverLinesOf = (held: Pick<HeldCover, "type" | "cover">): SheetLine[] =>
    coverFieldsOf(held.type).flatMap(([field]) => {
      const value = statedValue(held, field);
      if (value === undefined) return [];
      const share = shareInDollars(held, field);
      const said = texts.value(field, value);
      return [
        {
          label: texts.field(field, { type: held.type, need: need[held.type] }),
          value: share === null ? said : `${said} · ${money(share)}`,
        },
      ];
    });
  return presentTypes.flatMap((type) => {
    const policy = present[type];
    if (!policy) return [];
    const form = forms.find(({ insuranceTypeId }) => insuranceTypeName(insuranceTypeId) === type);
    const known = [
      { label: t("leadSummary.company"), value: policy.carrier ?? "" },
      { label: t("leadSummary.endsOn"), value: date(policy.expiresOn) },
      { label: t("leadSummary.price"), value: priceOf(policy) },
    ].filter(({ value }) => value !== "");
    return [
      { type, name: form?.name ?? type, lines: [...known, ...coverLinesOf({ type, ...policy })] },
    ];
  });
}

/**
 * What the client pays today and when that ends: as the policies have it that they share, else as they
 * answered. Empty where neither is known.
 */
export function useTodayFacts({ present = {}, forms, lead }: LeadReply): SheetLine[] {
  const { t } = useTranslation("agent");
  const { money, date } = useFormats();
  const types = forms.map(({ insuranceTypeId }) => insuranceTypeId);
  const yearly = presentPremium(present, types)?.yearly ?? lead.premiumYearly;
  const [firstEnd] = presentTypes.flatMap((type) => present[type]?.expiresOn ?? []).toSorted();
  return [
    {
      label: t("leadPanel.premium"),
      value: yearly ? t("leadPanel.aYear", { amount: money(yearly) }) : "",
    },
    { label: t("leadPanel.renewal"), value: date(firstEnd ?? lead.renewsOn) },
  ];
}
