import { coverFields, type HeldCover, type Needs } from "@quotehaven/contract/cover";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { MoneyField, useFormField } from "@quotehaven/platform/forms";
import { theme } from "@quotehaven/shared-ui";
import { Select } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CellName, cellNameStyles } from "./gridLayout";
import type { Quote } from "./quote";
import { typeNameIn } from "./QuoteStated";
import type { QuotePath } from "./useQuotes";

const Group = styled.div`
  display: grid;
  gap: ${theme.space(1)};
`;

const TypeName = styled.span`
  display: block;
  margin-bottom: ${theme.space(1)};
  ${cellNameStyles}
`;

/** Whether anything that a lead asks for has a deductible: life insurance has none. */
export function hasDeductibleIn({ home, auto }: Partial<Needs>): boolean {
  return home !== undefined || auto !== undefined;
}

type DeductibleCellProps = {
  path: QuotePath;
  quote: Quote;
  helds: readonly HeldCover[];
  disabled: boolean;
};

/** The deductibles of a row: a home's, and a car's. */
export function DeductibleCell({ path, quote, helds, disabled }: DeductibleCellProps) {
  const { t } = useTranslation("agent");
  const insured = helds.filter(({ type }) => type !== "life");
  const isAlone = insured.length === 1;
  return (
    <Group data-named={isAlone ? undefined : ""}>
      <CellName>{t("quoteLead.grid.deductible")}</CellName>
      {insured.map((held) => {
        const name = typeNameIn(quote, held);
        const Field = held.type === "home" ? HomeDeductible : AutoDeductible;
        return (
          <div key={held.type}>
            {!isAlone && <TypeName aria-hidden="true">{name}</TypeName>}
            <Field
              path={path}
              label={`${name} ${t("quoteLead.grid.deductible").toLowerCase()}`}
              disabled={disabled}
            />
          </div>
        );
      })}
    </Group>
  );
}

type DeductibleProps = { path: QuotePath; label: string; disabled: boolean };

function HomeDeductible({ path, label, disabled }: DeductibleProps) {
  const { value, ...field } = useFormField(`${path}covers.home.deductible`, label);
  return <MoneyField {...field} value={value ?? null} label={label} disabled={disabled} />;
}

/** One choice for both deductibles of a car. Where they differ, each is in the row's details. */
function AutoDeductible({ path, label, disabled }: DeductibleProps) {
  const { t } = useTranslation("agent");
  const texts = useCoverTexts("agent");
  const collision = useFormField(`${path}covers.auto.collisionDeductible`, label);
  const comprehensive = useFormField(`${path}covers.auto.comprehensiveDeductible`, label);
  const isSame = (collision.value ?? null) === (comprehensive.value ?? null);
  return (
    <Select<string | number>
      {...collision}
      label={label}
      disabled={disabled}
      value={isSame ? (collision.value ?? null) : null}
      placeholder={isSame ? t("quoteLead.grid.unstated") : t("quoteLead.grid.differ")}
      onChange={(value) => {
        collision.onChange(value);
        comprehensive.onChange(value);
      }}
      options={coverFields.auto.collisionDeductible.options.map((option) => ({
        value: option,
        label: texts.option(option, "collisionDeductible"),
      }))}
    />
  );
}
