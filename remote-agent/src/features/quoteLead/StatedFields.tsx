import { endsOfQuote, quoteMessageLength } from "@quotehaven/contract/cover";
import { utcDay } from "@quotehaven/contract/rules";
import { FormDateField, FormTextArea, useFormats, useTranslation } from "@quotehaven/platform";

/** How long the quote holds, when it can begin, and a word to the client. */
export function StatedFields({ isWithoutEnd }: { isWithoutEnd: boolean }) {
  const { t } = useTranslation<"agent">();
  const { date } = useFormats();
  const { latest } = endsOfQuote(utcDay(new Date()));
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
