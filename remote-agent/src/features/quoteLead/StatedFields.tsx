import { endsOfQuote, quoteMessageLength } from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { FormDateField, FormTextArea } from "@quotehaven/platform/forms";
import { useTranslation } from "react-i18next";

type StatedFieldsProps = {
  isWithoutEnd: boolean;
  /** Where the client lives. */
  today: string;
};

/** How long the quote holds, when it can begin, and a word to the client. */
export function StatedFields({ isWithoutEnd, today }: StatedFieldsProps) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const { latest } = endsOfQuote(today);
  return (
    <>
      {!isWithoutEnd && (
        <FormDateField
          name="validUntil"
          label={t("quoteLead.validUntil")}
          hint={t("quoteLead.validUntilHint", { date: date(latest) })}
          required={false}
        />
      )}
      <FormDateField name="startsOn" label={t("quoteLead.startsOn")} required={false} />
      <FormTextArea
        name="message"
        label={t("quoteLead.message")}
        hint={t("quoteLead.messageHint", { count: quoteMessageLength })}
        required={false}
      />
    </>
  );
}
