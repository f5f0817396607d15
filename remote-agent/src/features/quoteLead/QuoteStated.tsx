import { endsOfQuote, quoteMessageLength, type HeldCover } from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { FormDateField, FormTextArea } from "@quotehaven/platform/forms";
import { useTranslation } from "react-i18next";
import { Facts } from "../../shared/Facts";
import { CoverFields } from "./CoverFields";
import type { QuestionOf } from "./oddValues";
import { isToSend, type Quote } from "./quote";
import { clientDay } from "./quotes";
import { StatedCover } from "./StatedCover";
import { pathOf, type QuoteProps } from "./useQuotes";

type QuoteStatedProps = Pick<QuoteProps, "lead" | "place" | "onFill" | "onSaveTemplate"> & {
  quote: Quote;
  /** The cover of the quote beside the need, one for each insurance type. */
  helds: readonly HeldCover[];
  questionOf: QuestionOf;
  /** Its end is stated elsewhere. */
  isWithoutEnd?: boolean;
};

/** What a quote says beside its prices: to be filled in, or of a sent one to be read. */
export function QuoteStated(props: QuoteStatedProps) {
  const { lead, place, quote, helds, questionOf, onFill, onSaveTemplate } = props;
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const path = pathOf(place);
  if (!isToSend(quote)) {
    return (
      <>
        {helds.map((held) => (
          <StatedCover key={held.type} held={held} typeName={typeNameIn(quote, held)} />
        ))}
        <Facts
          facts={[
            { label: t("quoteLead.validUntil"), value: quote.validUntil },
            { label: t("quoteLead.startsOn"), value: quote.startsOn },
            { label: t("quoteLead.message"), value: quote.message },
          ]}
        />
      </>
    );
  }
  const { latest } = endsOfQuote(clientDay(lead));
  return (
    <>
      {helds.map((held) => (
        <CoverFields
          key={held.type}
          path={path}
          held={held}
          typeName={typeNameIn(quote, held)}
          questionOf={questionOf}
          onFill={(cover) => onFill(place, held.type, cover)}
          onSaveTemplate={onSaveTemplate}
        />
      ))}
      {!props.isWithoutEnd && (
        <FormDateField
          name={`${path}validUntil`}
          label={t("quoteLead.validUntil")}
          hint={t("quoteLead.validUntilHint", { date: date(latest) })}
          required={false}
        />
      )}
      <FormDateField name={`${path}startsOn`} label={t("quoteLead.startsOn")} required={false} />
      <FormTextArea
        name={`${path}message`}
        label={t("quoteLead.message")}
        hint={t("quoteLead.messageHint", { count: quoteMessageLength })}
        required={false}
      />
    </>
  );
}

/** What the lead calls an insurance type. */
export function typeNameIn({ prices }: Pick<Quote, "prices">, { type }: HeldCover): string {
  const price = prices.find(({ insuranceTypeId }) => insuranceTypeId === insuranceTypes[type]);
  return price?.insuranceTypeName ?? "";
}
