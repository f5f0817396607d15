import { coverFields, type HeldCover, type Needs } from "@quotehaven/contract/cover";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { MoneyField, useFormField } from "@quotehaven/platform/forms";
import { theme } from "@quotehaven/shared-ui";
import { Select } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CellName, cellNameStyles } from "./gridLayout";
import type { QuoteForm } from "./quoteForms";
import { typeNameIn } from "./QuoteStated";

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

type DeductibleCellProps = { quote: QuoteForm; helds: readonly HeldCover[]; disabled: boolean };

/** The deductibles of a row: a home's, and a car's. */
export function DeductibleCell({ quote, helds, disabled }: DeductibleCellProps) {
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
              label={`${name} ${t("quoteLead.grid.deductible").toLowerCase()}`}
              disabled={disabled}
            />
          </div>
        );
      })}
    </Group>
  );
}

type DeductibleProps = { label: string; disabled: boolean };

function HomeDeductible({ label, disabled }: DeductibleProps) {
  const { value, ...field } = useFormField("covers.home.deductible", label);
  return <MoneyField {...field} value={value ?? null} label={label} disabled={disabled} />;
}

/** One choice for both deductibles of a car. Where they differ, each is in the row's details. */
function AutoDeductible({ label, disabled }: DeductibleProps) {
  const { t } = useTranslation("agent");
  const texts = useCoverTexts("agent");
  const collision = useFormField("covers.auto.collisionDeductible", label);
  const comprehensive = useFormField("covers.auto.comprehensiveDeductible", label);
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
