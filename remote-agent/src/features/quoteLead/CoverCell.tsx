import { coversFromNeeds, type Covers, type HeldCover } from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import { Select } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { isAnyStated } from "./covers";
import { CellName } from "./gridLayout";
import type { Quote } from "./quote";
import { coverOfTemplate, useAgentCoverTemplatesQuery } from "./quoteApi";
import { typeNameIn } from "./QuoteStated";

type CoverCellProps = {
  quote: Quote;
  /** The cover of the row beside the need, one for each insurance type. */
  helds: readonly HeldCover[];
  onFill: (type: HeldCover["type"], cover: Covers[HeldCover["type"]] | undefined) => void;
};

/** States a row's cover at once: as it is needed, or from one of the agent's templates. */
export function CoverCell({ quote, helds, onFill }: CoverCellProps) {
  const { t } = useTranslation("agent");
  const templates = useAgentCoverTemplatesQuery();
  const own = helds.flatMap((held) =>
    (templates.data ?? [])
      .filter(({ insuranceTypeId }) => insuranceTypeId === insuranceTypes[held.type])
      .map((template) => ({ held, template })),
  );
  const fillAsNeeded = () => {
    for (const { type, need } of helds) onFill(type, coversFromNeeds({ [type]: need })[type]);
  };
  const pick = (choice: number | null) => {
    if (choice === asNeeded) return fillAsNeeded();
    const picked = own.find(({ template }) => template.id === choice);
    if (!picked) return;
    onFill(picked.held.type, coverOfTemplate(picked.template, picked.held));
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
            label:
              helds.length > 1 ? `${typeNameIn(quote, held)}: ${template.name}` : template.name,
          })),
        ]}
      />
    </div>
  );
}

/** No template has this id. */
const asNeeded = 0;
