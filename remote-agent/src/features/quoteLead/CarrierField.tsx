import { useFormField } from "@quotehaven/platform/forms";
import { Monogram } from "@quotehaven/shared-ui/content";
import { Dropdown } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import type { Quote } from "./quote";
import type { CarrierOption } from "./quotes";
import type { QuotePath } from "./useQuotes";

type CarrierFieldProps = {
  path: QuotePath;
  quote: Quote;
  /** What the carrier is called. */
  name: string;
  options: readonly CarrierOption[];
};

/** The carrier of a quote. That of a sent one stays shown, also when the agent's list no longer has it. */
export function CarrierField({ path, quote, name, options }: CarrierFieldProps) {
  const { t } = useTranslation("agent");
  const label = t("quoteLead.carrier");
  const { carrierId, state } = quote;
  const isListed = options.some(({ id }) => id === carrierId);
  const shown =
    isListed || carrierId === null || state === "new"
      ? options
      : [{ id: carrierId, name, hidden: false, refusal: null }, ...options];
  return (
    <Dropdown<number>
      {...useFormField(`${path}carrierId`, label)}
      label={label}
      placeholder={t("quoteLead.chooseCarrier")}
      required
      // A sent quote keeps its carrier (QLE-3).
      disabled={state !== "new"}
      options={shown.map((option) => ({
        value: option.id,
        label: option.name,
        image: <Monogram name={option.name} size={32} />,
        hidden: option.hidden,
        disabled: option.refusal !== null,
        tooltip: option.refusal ? t(`quoteLead.${option.refusal}`) : undefined,
      }))}
    />
  );
}
