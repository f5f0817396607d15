import { appliedCover, type Covers, type HeldCover } from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import { Select } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { useAgentCoverTemplatesQuery } from "./coverTemplatesApi";

type TemplatePickerProps = {
  held: HeldCover;
  onPick: (cover: Covers[HeldCover["type"]] | undefined) => void;
};

/** The agent's sets of limits for an insurance type: choosing one fills it in. Nothing while there are none. */
export function TemplatePicker({ held, onPick }: TemplatePickerProps) {
  const { t } = useTranslation("agent");
  const templates = useAgentCoverTemplatesQuery();
  const own = (templates.data ?? []).filter(
    ({ insuranceTypeId }) => insuranceTypeId === insuranceTypes[held.type],
  );
  const pick = (id: number | null) => {
    const cover = own.find((template) => template.id === id)?.cover[held.type];
    // A template knows no lead: what makes no sense for this one stays out.
    if (cover) onPick(appliedCover({ ...held, cover } as HeldCover)[held.type]);
  };
  if (own.length === 0) return null;
  return (
    <Select<number>
      name="template"
      label={t("quoteLead.template.use")}
      placeholder={t("quoteLead.template.choose")}
      value={null}
      onChange={pick}
      options={own.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
