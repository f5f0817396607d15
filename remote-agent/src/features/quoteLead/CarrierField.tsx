import { useFormField } from "@quotehaven/platform/forms";
import { Monogram } from "@quotehaven/shared-ui/content";
import { Dropdown } from "@quotehaven/shared-ui/dropdown";
import { useTranslation } from "react-i18next";
import { useThisQuote } from "./QuoteContext";
import type { CarrierOption } from "./quotes";

/** The carrier of a quote. That of a sent one stays shown, also when the agent's list no longer has it. */
export function CarrierField({ options }: { options: readonly CarrierOption[] }) {
  const { t } = useTranslation("agent");
  const { path, quote, carrierName } = useThisQuote();
  const label = t("quoteLead.carrier");
  const { carrierId, state } = quote;
  const isListed = options.some(({ id }) => id === carrierId);
  const shown =
    isListed || carrierId === null || state === "new"
      ? options
      : [{ id: carrierId, name: carrierName, hidden: false, refusal: null }, ...options];
  return (
    <Dropdown<number>
      {...useFormField(`${path}carrierId`, label)}
      label={label}
      placeholder={t("quoteLead.chooseCarrier")}
      required
      // A sent quote keeps its carrier (QLE-3).
      disabled={state !== "new"}
      options={shown.map(({ id, name, hidden, refusal }) => ({
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
