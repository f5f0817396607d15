import { useFormField } from "@quotehaven/platform/forms";
import { Monogram } from "@quotehaven/shared-ui/content";
import { Dropdown } from "@quotehaven/shared-ui/dropdown";
import { useTranslation } from "react-i18next";
import type { CarrierOption, QuoteForm } from "./quoteForms";

/** A sent quote's carrier stays shown, also when the agent's list no longer has it. */
function shownOptions(
  { carrierId, carrierName, state }: QuoteForm,
  options: readonly CarrierOption[],
): readonly CarrierOption[] {
  const isListed = options.some(({ id }) => id === carrierId);
  if (isListed || carrierId === null || state === "new") return options;
  return [{ id: carrierId, name: carrierName, hidden: false, refusal: null }, ...options];
}

type CarrierFieldProps = { quote: QuoteForm; options: readonly CarrierOption[] };

/** The carrier of the quote's form around. */
export function CarrierField({ quote, options }: CarrierFieldProps) {
  const { t } = useTranslation("agent");
  const label = t("quoteLead.carrier");
  return (
    <Dropdown<number>
      {...useFormField("carrierId", label)}
      label={label}
      placeholder={t("quoteLead.chooseCarrier")}
      required
      // A sent quote keeps its carrier (QLE-3).
      disabled={quote.state !== "new"}
      options={shownOptions(quote, options).map(({ id, name, hidden, refusal }) => ({
        value: id,
        label: name,
        image: <Monogram name={name} size={32} />,
        hidden,
        disabled: refusal !== null,
        tooltip: refusal ? t(`quoteLead.${refusal}`) : undefined,
      }))}
    />
  );
}
