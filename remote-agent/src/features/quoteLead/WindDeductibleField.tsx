import type { HeldCover } from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { MoneyField } from "@quotehaven/platform/forms";
import { Stack } from "@quotehaven/shared-ui";
import { Select } from "@quotehaven/shared-ui/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type WindDeductible = { dollars: number } | { percent: number } | null;

type WindDeductibleFieldProps = {
  name: string;
  label: ReactNode;
  error: string | undefined;
  value: WindDeductible;
  onChange: (value: WindDeductible) => void;
  onBlur: () => void;
  percents: readonly number[];
  held: HeldCover;
};

/** A deductible in dollars, or as a share of the dwelling cover. Filling in one empties the other. */
export function WindDeductibleField({
  value,
  onChange,
  percents,
  held,
  ...rest
}: WindDeductibleFieldProps) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const percent = value && "percent" in value ? value.percent : null;
  const dwelling = held.type === "home" ? held.cover.dwelling : undefined;
  return (
    <Stack gap={2}>
      <MoneyField
        {...rest}
        value={value && "dollars" in value ? value.dollars : null}
        onChange={(dollars) => onChange(dollars === null ? null : { dollars })}
      />
      <Select<number>
        name={`${rest.name}.percent`}
        label={t("quoteLead.cover.windPercent")}
        hint={
          percent !== null && dwelling !== undefined
            ? t("quoteLead.cover.windDollars", {
                amount: money(Math.round((dwelling * percent) / 100)),
              })
            : undefined
        }
        value={percent}
        onBlur={rest.onBlur}
        onChange={(chosen) => onChange(chosen === null ? null : { percent: chosen })}
        options={percents.map((each) => ({ value: each, label: `${each}%` }))}
      />
    </Stack>
  );
}
