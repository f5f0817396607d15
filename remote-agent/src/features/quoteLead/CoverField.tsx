import {
  coverFields,
  coverLines,
  type CoverField as Field,
  type CoverFieldName,
  type HeldCover,
} from "@quotehaven/contract/cover";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { MoneyField, useFormField } from "@quotehaven/platform/forms";
import { Notice, Stack } from "@quotehaven/shared-ui";
import { CheckboxGroup, Select } from "@quotehaven/shared-ui/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useThisQuote } from "./QuoteContext";

type CoverFieldProps = { held: HeldCover; name: CoverFieldName };

/** One field of what a quote covers. */
export function CoverField({ held, name }: CoverFieldProps) {
  const { questionOf } = useThisQuote();
  const question = questionOf(`${held.type}.${name}`);
  return (
    <div data-question={question ? "" : undefined}>
      <Stack $gap={2}>
        <CoverControl held={held} name={name} />
        {question && <Notice kind="caution">{question}</Notice>}
      </Stack>
    </div>
  );
}

/** The kind and the options of a field. */
function fieldOf(type: HeldCover["type"], name: CoverFieldName): Field | undefined {
  const fields: Partial<Record<CoverFieldName, Field>> = coverFields[type];
  return fields[name];
}

function CoverControl({ held, name }: CoverFieldProps) {
  const { path, typeNameOf } = useThisQuote();
  const texts = useCoverTexts("agent");
  const label = texts.field(name, held);
  const hint = useHint(held, name);
  const { value, ...control } = useFormField(
    `${path}covers.${held.type}.${name}`,
    `${typeNameOf(held)}: ${label}`,
  );
  const field = fieldOf(held.type, name);
  if (!field) return null;
  const shared = { ...control, label, hint };
  switch (field.kind) {
    case "amount":
      return <MoneyField {...shared} value={value ?? null} />;
    case "choice":
      return (
        <Select<string | number>
          {...shared}
          value={value ?? null}
          placeholder={texts.verdict("notStated")}
          options={field.options.map((option) => ({
            value: option,
            label: texts.option(option, name),
          }))}
        />
      );
    case "set": {
      const { options } = field;
      const ticked: readonly string[] = value ?? [];
      return (
        <CheckboxGroup
          {...shared}
          options={options.map((option, at) => ({ value: at, label: texts.option(option, name) }))}
          value={ticked.map((option) => options.findIndex((each) => each === option))}
          onChange={(chosen) =>
            shared.onChange(options.filter((_option, at) => chosen.includes(at)))
          }
        />
      );
    }
    case "amountOrPercent":
      return (
        <WindDeductible
          field={shared}
          value={value ?? null}
          percents={field.percents}
          held={held}
        />
      );
  }
}

/** What the lead needs or prefers, beside the field. */
function useHint(held: HeldCover, name: CoverFieldName): string | undefined {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const needed = coverLines(held).find(({ field }) => field === name)?.amounts?.needed;
  if (needed !== undefined) return t("quoteLead.cover.needed", { amount: money(needed) });
  const preferred = "deductible" in held.need ? held.need.deductible : null;
  const isDeductible =
    /^(deductible|windDeductible|comprehensiveDeductible|collisionDeductible)$/.test(name);
  if (!isDeductible || preferred === null) return undefined;
  return typeof preferred === "number"
    ? t("quoteLead.cover.preferred", { amount: money(preferred) })
    : t(`quoteLead.cover.${preferred}`);
}

type WindDeductibleProps = {
  field: Omit<ReturnType<typeof useFormField>, "value"> & { label: ReactNode; hint?: string };
  value: { dollars: number } | { percent: number } | null;
  percents: readonly number[];
  held: HeldCover;
};

/** A deductible in dollars, or as a share of the dwelling cover. Filling in one empties the other. */
function WindDeductible({ field, value, percents, held }: WindDeductibleProps) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const percent = value && "percent" in value ? value.percent : null;
  const dwelling = held.type === "home" ? held.cover.dwelling : undefined;
  return (
    <Stack $gap={2}>
      <MoneyField
        {...field}
        value={value && "dollars" in value ? value.dollars : null}
        onChange={(dollars) => field.onChange(dollars === null ? null : { dollars })}
      />
      <Select<number>
        name={`${field.name}.percent`}
        label={t("quoteLead.cover.windPercent")}
        hint={
          percent !== null && dwelling !== undefined
            ? t("quoteLead.cover.windDollars", {
                amount: money(Math.round((dwelling * percent) / 100)),
              })
            : undefined
        }
        value={percent}
        onBlur={field.onBlur}
        onChange={(chosen) => field.onChange(chosen === null ? null : { percent: chosen })}
        options={percents.map((each) => ({ value: each, label: `${each}%` }))}
      />
    </Stack>
  );
}
