import {
  coverFieldsOf,
  presentTypes,
  type CoverField as Field,
  type CoverFieldName,
  type PresentType,
} from "@quotehaven/contract/cover";
import { limits, policyMonths, usStates } from "@quotehaven/contract/rules";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import {
  FormCheckbox,
  FormDateField,
  FormMoneyField,
  FormSelect,
  FormTextField,
  NumberField,
  useFormField,
} from "@quotehaven/platform/forms";
import { Stack, theme } from "@quotehaven/shared-ui";
import { CheckboxGroup, FieldGroup } from "@quotehaven/shared-ui/fields";
import { useId, type ComponentProps } from "react";
import styled from "styled-components";
import { useConsumerCarriersQuery } from "../referenceApi";
import { FoundField } from "./FoundPlaces";
import { controlOf, homeKinds, type PolicyValues, type TypedCover } from "./policyValues";
import { usePolicyTexts } from "./usePolicyTexts";

/** Fields beside each other where their own room, not the screen's, allows it. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space(3, 4)};
  align-items: start;
`;

/** The names of a policy's fields, by the names of the form. */
export function usePolicyNames(values: PolicyValues) {
  const t = usePolicyTexts();
  const texts = useCoverTexts();
  const { homeKind } = values.details;
  const need = homeKind ? { home: homeKind } : undefined;
  const coverName = (type: PresentType, name: CoverFieldName) =>
    // Whose home it is decides its names, and nothing else of the need does.
    texts.field(name, { type, need: need as never });
  return {
    coverName,
    nameOf: (path: string): string => {
      const [part, name = "", last = ""] = path.split(".");
      if (part === "details") {
        return name === "vehicles"
          ? t("fields.vehicle", { number: Number(last) + 1 })
          : t(`fields.${name as "homeKind"}`);
      }
      // Paths are those of the form.
      if (name === "cover") return coverName(part as PresentType, last as CoverFieldName);
      return t(`fields.${name as "carrier"}`);
    },
  };
}

/** The fields of the policies that the values begin with, and of what else was read. */
export function PolicyFields({ values }: { values: PolicyValues }) {
  const t = usePolicyTexts();
  const types = presentTypes.filter((type) => values[type]);
  return (
    <Stack $gap={6}>
      {types.map((type) => (
        <PolicyPart key={type} type={type} values={values} />
      ))}
      <DetailFields values={values} />
      <FormCheckbox name="isShared" label={t("fields.share")} hint={t("fields.shareHint")} />
    </Stack>
  );
}

type PartProps = { type: PresentType; values: PolicyValues };

function PolicyPart({ type, values }: PartProps) {
  const t = usePolicyTexts();
  const shown = coverFieldsOf(type).filter(([name]) => values[type]?.cover[name] !== undefined);
  return (
    <FieldGroup title={t(`fields.${type}`)}>
      <Fields>
        <CarrierField name={`${type}.carrier`} />
        <FoundField name={`${type}.expiresOn`} label={t("fields.expiresOn")}>
          <FormDateField name={`${type}.expiresOn`} label={t("fields.expiresOn")} />
        </FoundField>
        <FoundField name={`${type}.dollars`} label={t("fields.dollars")}>
          <FormMoneyField name={`${type}.dollars`} label={t("fields.dollars")} />
        </FoundField>
        <div>
          <FormSelect<number>
            name={`${type}.months`}
            label={t("fields.months")}
            placeholder={null}
            options={policyMonths.map((count) => ({
              value: count,
              label: t("fields.monthCount", { count }),
            }))}
          />
        </div>
        {shown.map(([name, field]) => (
          <CoverField key={name} type={type} name={name} field={field} values={values} />
        ))}
      </Fields>
    </FieldGroup>
  );
}

/** A company of the list, or another one as it is typed. */
function CarrierField({ name }: { name: string }) {
  const t = usePolicyTexts();
  const carriers = useConsumerCarriersQuery();
  const list = useId();
  return (
    <FoundField name={name} label={t("fields.carrier")}>
      <FormTextField
        name={name}
        label={t("fields.carrier")}
        list={list}
        maxLength={limits.companyLength}
        autoComplete="off"
      />
      <datalist id={list}>
        {carriers.data?.map(({ id, name: company }) => (
          <option key={id} value={company} />
        ))}
      </datalist>
    </FoundField>
  );
}

/** Amounts of deductibles that policies have; one that was read beside them is added. */
const usualDeductibles = [0, 100, 200, 250, 300, 500, 750, 1000, 1500, 2000, 2500, 5000];
const million = 1_000_000;

function amountsOf(name: CoverFieldName, now: TypedCover | undefined): number[] {
  const usual =
    name === "umbrella"
      ? Array.from({ length: 10 }, (_, at) => (at + 1) * million)
      : usualDeductibles;
  const own = /^\d+$/.test(String(now)) ? [Number(now)] : [];
  return [...new Set([...usual, ...own])].toSorted((a, b) => a - b);
}

type CoverFieldProps = PartProps & { name: CoverFieldName; field: Field };

function CoverField({ type, name, field, values }: CoverFieldProps) {
  const t = usePolicyTexts();
  const { coverName } = usePolicyNames(values);
  const label = coverName(type, name);
  const path = `${type}.cover.${name}`;
  const isOwners = name === "dwelling" && values.details.homeKind === "";
  const begins = values[type]?.cover[name];
  const control = {
    money: (
      <FormMoneyField
        name={path}
        label={label}
        hint={isOwners ? t("fields.rentersHint") : undefined}
      />
    ),
    words: <OptionField path={path} label={label} name={name} field={field} amounts={[]} />,
    wordsOrMoney: (
      <OptionField
        path={path}
        label={label}
        name={name}
        field={field}
        amounts={amountsOf(name, begins)}
      />
    ),
    set: <IncludedField path={path} label={label} field={field} />,
    share:
      typeof begins === "object" && begins && "percent" in begins ? (
        <FormNumberField
          name={`${path}.percent`}
          label={t("fields.percent", { field: label })}
          symbol="%"
          symbolPosition="after"
        />
      ) : (
        <FormMoneyField name={`${path}.dollars`} label={label} />
      ),
  }[controlOf(field)];
  return (
    <FoundField name={path} label={label}>
      {control}
    </FoundField>
  );
}

type OptionFieldProps = {
  path: string;
  label: string;
  name: CoverFieldName;
  field: Field;
  amounts: readonly number[];
};

/** One of a few words, or one of some amounts. */
function OptionField({ path, label, name, field, amounts }: OptionFieldProps) {
  const t = usePolicyTexts();
  const texts = useCoverTexts();
  const words: string[] =
    field.kind === "choice"
      ? field.options.flatMap((option) => (typeof option === "string" ? [option] : []))
      : [];
  return (
    <FormSelect<string>
      name={path}
      label={label}
      placeholder={t("fields.notSaid")}
      options={[
        ...words.map((word) => ({ value: word, label: texts.option(word, name) })),
        ...amounts.map((dollars) => ({
          value: String(dollars),
          label: texts.option(dollars, name),
        })),
      ]}
    />
  );
}

function IncludedField({ path, label, field }: Pick<OptionFieldProps, "path" | "label" | "field">) {
  const texts = useCoverTexts();
  const { value, ref: _ref, onBlur: _onBlur, ...control } = useFormField(path, label);
  const options: readonly string[] = field.kind === "set" ? field.options : [];
  const ticked: readonly string[] = value ?? [];
  return (
    <CheckboxGroup
      {...control}
      label={label}
      options={options.map((option, at) => ({
        value: at,
        label: texts.option(option, "included"),
      }))}
      value={ticked.map((option) => options.indexOf(option))}
      onChange={(chosen) => control.onChange(options.filter((_option, at) => chosen.includes(at)))}
    />
  );
}

type FormNumberFieldProps = Omit<
  ComponentProps<typeof NumberField>,
  "value" | "onChange" | "error" | "onBlur" | "label"
> & { label: string };

function FormNumberField({ name, label, ...rest }: FormNumberFieldProps) {
  return <NumberField {...rest} label={label} {...useFormField(name, label)} />;
}

const texts = ["address1", "city", "zip", "yearBuilt"] as const;
const numbers = ["livingArea", "drivers"] as const;

/** What else was read, which answers questions; nothing where nothing was. */
function DetailFields({ values: { details } }: { values: PolicyValues }) {
  const t = usePolicyTexts();
  const { homeKind, state, vehicles } = details;
  const shownTexts = texts.filter((name) => details[name] !== "");
  const shownNumbers = numbers.filter((name) => details[name] !== null);
  const isAny =
    homeKind !== "" ||
    state !== "" ||
    vehicles.length + shownTexts.length + shownNumbers.length > 0;
  if (!isAny) return null;
  return (
    <FieldGroup title={t("fields.details")} text={t("fields.detailsText")}>
      <Fields>
        {homeKind !== "" && (
          <FoundField name="details.homeKind" label={t("fields.homeKind")}>
            <FormSelect<string>
              name="details.homeKind"
              label={t("fields.homeKind")}
              placeholder={t("fields.notSaid")}
              options={homeKinds.map((kind) => ({ value: kind, label: t(`fields.${kind}`) }))}
            />
          </FoundField>
        )}
        {shownTexts.map((name) => (
          <FoundField key={name} name={`details.${name}`} label={t(`fields.${name}`)}>
            <FormTextField
              name={`details.${name}`}
              label={t(`fields.${name}`)}
              type={name === "zip" || name === "yearBuilt" ? "number" : "text"}
              autoComplete="off"
            />
          </FoundField>
        ))}
        {state !== "" && (
          <FoundField name="details.state" label={t("fields.state")}>
            <FormSelect<string>
              name="details.state"
              label={t("fields.state")}
              placeholder={t("fields.notSaid")}
              options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </FoundField>
        )}
        {shownNumbers.map((name) => (
          <FoundField key={name} name={`details.${name}`} label={t(`fields.${name}`)}>
            <FormNumberField
              name={`details.${name}`}
              label={t(`fields.${name}`)}
              {...(name === "livingArea" && {
                symbol: t("fields.squareFeet"),
                symbolPosition: "after",
              })}
            />
          </FoundField>
        ))}
        {vehicles.map((_vehicle, at) => {
          const label = t("fields.vehicle", { number: at + 1 });
          // The form keeps the order of the vehicles, and none is added or taken away.
          const name = `details.vehicles.${at}`;
          return (
            <FoundField key={name} name={name} label={label}>
              <FormTextField name={name} label={label} autoComplete="off" />
            </FoundField>
          );
        })}
      </Fields>
    </FieldGroup>
  );
}
