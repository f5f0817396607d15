import { useFormats } from "@quotehaven/platform";
import { FormMoneyField, MoneyField } from "@quotehaven/platform/forms";
import { Notice, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isHalfBundle, priceLines, priceSum, withProposals, type PriceLine } from "./quote";
import { useThisQuote } from "./QuoteContext";
import { useYearlyPrice } from "./useYearlyPrice";

const Fields = styled.fieldset`
  display: grid;
  gap: ${theme.space(2)};

  & > legend {
    padding: 0;
    margin-bottom: ${theme.space(1)};
    font-weight: ${theme.weight.bold};
  }
`;

/** Two columns where each shows seven digits with their commas. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(128px, 100%), 1fr));
  gap: ${theme.space(2, 3)};
`;

const Hint = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** The prices of a quote's card: a month's and a year's for each insurance type, and for all together. */
export function PriceFields() {
  const { t } = useTranslation("agent");
  const { quote } = useThisQuote();
  return priceLines(quote, t("quoteLead.bundle")).map((line) => (
    <PricePair key={line.of} {...line} />
  ));
}

function PricePair({ of, name, prefix }: PriceLine) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const { path, quote, questionOf, isReadOnly } = useThisQuote();
  const isBundle = of === "bundle";
  const question = questionOf(of);
  const required = isBundle ? (isReadOnly ? undefined : false) : true;
  const taken = withProposals(quote);
  const placeholder = (period: "monthly" | "yearly") => {
    const sum = isBundle ? priceSum(taken, period) : 0;
    return sum > 0 ? number(sum) : undefined;
  };
  const labelOf = (period: "monthly" | "yearly") =>
    `${name} ${t(`quoteLead.${period}`).toLowerCase()}`;
  const { monthly } = isBundle
    ? quote
    : (quote.prices.find(({ insuranceTypeId }) => insuranceTypeId === of) ?? quote);
  const yearly = useYearlyPrice(`${path}${prefix}yearly`, labelOf("yearly"), monthly);
  return (
    <Fields disabled={isReadOnly} data-question={question ? "" : undefined}>
      <legend>{name}</legend>
      {isBundle && !isReadOnly && (
        <Hint role="status">
          {t(isHalfBundle(taken) ? "quoteLead.bundleHalf" : "quoteLead.bundleHint")}
        </Hint>
      )}
      <Pair>
        <FormMoneyField
          name={`${path}${prefix}monthly`}
          label={t("quoteLead.monthly")}
          summaryLabel={labelOf("monthly")}
          required={required}
          disabled={isReadOnly}
          placeholder={placeholder("monthly")}
        />
        <MoneyField
          enterKeyHint="done"
          {...yearly.field}
          label={t("quoteLead.yearly")}
          hint={yearly.isProposed ? t("quoteLead.grid.proposedShort") : undefined}
          required={required}
          disabled={isReadOnly}
          placeholder={placeholder("yearly")}
        />
      </Pair>
      {question && <Notice kind="caution">{question}</Notice>}
    </Fields>
  );
}
