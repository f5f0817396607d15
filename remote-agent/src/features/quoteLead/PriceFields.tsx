import { useFormats } from "@quotehaven/platform";
import { FormMoneyField } from "@quotehaven/platform/forms";
import { Notice, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { priceLines, priceSum } from "./quote";
import { useThisQuote } from "./QuoteContext";

const Fields = styled.fieldset`
  display: grid;
  /* Two columns where each shows seven digits with their commas. */
  grid-template-columns: repeat(auto-fit, minmax(min(128px, 100%), 1fr));
  gap: ${theme.space(2, 3)};

  & > legend {
    padding: 0;
    margin-bottom: ${theme.space(1)};
    font-weight: 600;
  }
`;

const Hint = styled.p`
  grid-column: 1 / -1;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Question = styled(Notice)`
  grid-column: 1 / -1;
`;

const periods = ["monthly", "yearly"] as const;

/** The prices of a quote's card: a month's and a year's for each insurance type, and for all together. */
export function PriceFields() {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const { path, quote, questionOf, isReadOnly } = useThisQuote();
  const isHalf = (quote.monthly === null) !== (quote.yearly === null);
  const bundle: Partial<PricePairProps> = {
    hint: isReadOnly ? undefined : t(isHalf ? "quoteLead.bundleHalf" : "quoteLead.bundleHint"),
    required: isReadOnly ? undefined : false,
    placeholderOf: (period) => {
      const sum = priceSum(quote, period);
      return sum > 0 ? number(sum) : undefined;
    },
  };
  return (
    <>
      {priceLines(quote, t("quoteLead.bundle")).map(({ of, name, prefix }) => (
        <PricePair
          key={of}
          legend={name}
          prefix={path + prefix}
          disabled={isReadOnly}
          required
          question={questionOf(of)}
          {...(of === "bundle" && bundle)}
        />
      ))}
    </>
  );
}

type PricePairProps = {
  /** What the two prices are for. */
  legend: string;
  /** Before the names of the two fields. */
  prefix: string;
  disabled: boolean;
  required?: boolean;
  hint?: string;
  placeholderOf?: (period: (typeof periods)[number]) => string | undefined;
  /** What is asked about them. */
  question: string | undefined;
};

function PricePair({ legend, prefix, disabled, required, ...rest }: PricePairProps) {
  const { t } = useTranslation("agent");
  const { hint, placeholderOf, question } = rest;
  return (
    <Fields disabled={disabled} data-question={question ? "" : undefined}>
      <legend>{legend}</legend>
      {hint !== undefined && <Hint role="status">{hint}</Hint>}
      {periods.map((period) => (
        <FormMoneyField
          key={period}
          name={`${prefix}${period}`}
          label={t(`quoteLead.${period}`)}
          summaryLabel={`${legend} ${t(`quoteLead.${period}`).toLowerCase()}`}
          required={required}
          disabled={disabled}
          placeholder={placeholderOf?.(period)}
        />
      ))}
      {question && <Question kind="caution">{question}</Question>}
    </Fields>
  );
}
