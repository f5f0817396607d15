import type { Covers, HeldCover } from "@quotehaven/contract/cover";
import { Select } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { coverOfTemplate, useTemplatesOf } from "./coverTemplatesApi";

type TemplatePickerProps = {
  held: HeldCover;
  onPick: (cover: Covers[HeldCover["type"]] | undefined) => void;
};

/** The agent's sets of limits for an insurance type: choosing one fills it in. Nothing while there are none. */
export function TemplatePicker({ held, onPick }: TemplatePickerProps) {
  const { t } = useTranslation("agent");
  const own = useTemplatesOf(held.type);
  const pick = (id: number | null) => {
    const template = own.find((each) => each.id === id);
    if (template) onPick(coverOfTemplate(template, held));
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
