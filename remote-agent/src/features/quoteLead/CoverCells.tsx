import { coverFields, coversFromNeeds, type Needs } from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import { MoneyField, useFormField } from "@quotehaven/platform/forms";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import { Select } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isAnyStated } from "./covers";
import { CellName, cellNameStyles } from "./gridLayout";
import { coverOfTemplate, useAgentCoverTemplatesQuery } from "./quoteApi";
import { useThisQuote } from "./QuoteContext";

const Group = styled.div`
  display: grid;
  gap: ${theme.space(1)};
`;

const TypeName = styled.span`
  display: block;
  margin-bottom: ${theme.space(1)};
  ${cellNameStyles}
`;

/** States a row's cover at once: as it is needed, or from one of the agent's templates. */
export function CoverCell() {
  const { t } = useTranslation("agent");
  const { helds, fill, typeNameOf } = useThisQuote();
  const templates = useAgentCoverTemplatesQuery();
  const own = helds.flatMap((held) =>
    (templates.data ?? [])
      .filter(({ insuranceTypeId }) => insuranceTypeId === insuranceTypes[held.type])
      .map((template) => ({ held, template })),
  );
  const fillAsNeeded = () => {
    for (const held of helds) fill(held, coversFromNeeds({ [held.type]: held.need })[held.type]);
  };
  const pick = (choice: number | null) => {
    if (choice === asNeeded) return fillAsNeeded();
    const picked = own.find(({ template }) => template.id === choice);
    if (!picked) return;
    fill(picked.held, coverOfTemplate(picked.template, picked.held));
  };
  return (
    <div>
      <CellName>{t("quoteLead.grid.cover")}</CellName>
      <Select<number>
        name="cover"
        label={t("quoteLead.grid.cover")}
        placeholder={t(
          helds.some(isAnyStated) ? "quoteLead.grid.stated" : "quoteLead.grid.unstated",
        )}
        value={null}
        onChange={pick}
        options={[
          { value: asNeeded, label: t("quoteLead.grid.asNeeded") },
          ...own.map(({ held, template }) => ({
            value: template.id,
            label: helds.length > 1 ? `${typeNameOf(held)}: ${template.name}` : template.name,
          })),
        ]}
      />
    </div>
  );
}

/** No template has this id. */
const asNeeded = 0;

/** Whether anything that a lead asks for has a deductible: life insurance has none. */
export function hasDeductibleIn({ home, auto }: Partial<Needs>): boolean {
  return home !== undefined || auto !== undefined;
}

/** The deductibles of a row: a home's, and a car's. */
export function DeductibleCell() {
  const { t } = useTranslation("agent");
  const { helds, typeNameOf } = useThisQuote();
  const insured = helds.filter(({ type }) => type !== "life");
  const isAlone = insured.length === 1;
  return (
    <Group data-named={isAlone ? undefined : ""}>
      <CellName>{t("quoteLead.grid.deductible")}</CellName>
      {insured.map((held) => {
        const name = typeNameOf(held);
        const Field = held.type === "home" ? HomeDeductible : AutoDeductible;
        return (
          <div key={held.type}>
            {!isAlone && <TypeName aria-hidden="true">{name}</TypeName>}
            <Field label={`${name} ${t("quoteLead.grid.deductible").toLowerCase()}`} />
          </div>
        );
      })}
    </Group>
  );
}

type DeductibleProps = { label: string };

function HomeDeductible({ label }: DeductibleProps) {
  const { path, isReadOnly } = useThisQuote();
  const { value, ...field } = useFormField(`${path}covers.home.deductible`, label);
  return <MoneyField {...field} value={value ?? null} label={label} disabled={isReadOnly} />;
}

/** One choice for both deductibles of a car. Where they differ, each is in the row's details. */
function AutoDeductible({ label }: DeductibleProps) {
  const { t } = useTranslation("agent");
  const { path, isReadOnly } = useThisQuote();
  const texts = useCoverTexts("agent");
  const collision = useFormField(`${path}covers.auto.collisionDeductible`, label);
  const comprehensive = useFormField(`${path}covers.auto.comprehensiveDeductible`, label);
  const isSame = (collision.value ?? null) === (comprehensive.value ?? null);
  return (
    <Select<string | number>
      {...collision}
      label={label}
      disabled={isReadOnly}
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
