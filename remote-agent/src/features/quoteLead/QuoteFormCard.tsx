import { useFormats } from "@quotehaven/platform";
import { FormErrorSummary } from "@quotehaven/platform/forms";
import { Card, IconButton, Notice, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CarrierField } from "./CarrierField";
import type { QuestionOf } from "./oddValues";
import { PriceFields } from "./PriceFields";
import { hasBundle, isToSend, priceSum, type Quote } from "./quote";
import { QuoteStated } from "./QuoteStated";
import { QuoteStateBadge } from "./QuoteStateBadge";
import type { CarrierOption } from "./quotes";
import { useQuote, type QuotePath, type QuoteProps } from "./useQuotes";

const Title = styled.h2`
  font-family: ${theme.font.sans};
  font-size: ${theme.size[18]};
`;

type QuoteFormCardProps = QuoteProps & {
  /** Its place on the screen, from 1. */
  number: number;
  options: readonly CarrierOption[];
};

/** One carrier's quote: a price for each insurance type, one for all together, and what they cover. */
export function QuoteFormCard({ number, options, ...props }: QuoteFormCardProps) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const { quote, path, carrierName, helds, questionOf } = useQuote(props);
  const title = carrierName || t("quoteLead.form", { number });
  return (
    <Card
      as="section"
      padding="medium"
      aria-label={title}
      tone={isToSend(quote) ? "raised" : "sunken"}
    >
      <Stack gap={4}>
        <Row justify="space-between" wrap="nowrap">
          <Title>{title}</Title>
          <QuoteStateBadge quote={quote} />
          {props.canRemove && (
            <IconButton
              icon="trash"
              tone="danger"
              label={t("quoteLead.removeOf", { name: title })}
              onClick={() => props.onRemove(props.place)}
            />
          )}
        </Row>
        {quote.endedOn !== null && quote.state === "outdated" && (
          <Notice kind="caution">{t("quoteLead.ended", { date: date(quote.endedOn) })}</Notice>
        )}
        <FormErrorSummary within={path} />
        <CarrierField path={path} quote={quote} name={carrierName} options={options} />
        <QuotePrices path={path} quote={quote} questionOf={questionOf} />
        <QuoteStated quote={quote} helds={helds} questionOf={questionOf} {...props} />
      </Stack>
    </Card>
  );
}

type QuotePricesProps = { path: QuotePath; quote: Quote; questionOf: QuestionOf };

function QuotePrices({ path, quote, questionOf }: QuotePricesProps) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const isReadOnly = !isToSend(quote);
  const isHalf = (quote.monthly === null) !== (quote.yearly === null);
  return (
    <>
      {quote.prices.map(({ insuranceTypeId, insuranceTypeName }, index) => (
        <PriceFields
          key={insuranceTypeId}
          legend={insuranceTypeName}
          prefix={`${path}prices.${index}.`}
          required
          disabled={isReadOnly}
          question={questionOf(insuranceTypeId)}
        />
      ))}
      {hasBundle(quote) && (
        <PriceFields
          legend={t("quoteLead.bundle")}
          prefix={path}
          hint={
            isReadOnly ? undefined : t(isHalf ? "quoteLead.bundleHalf" : "quoteLead.bundleHint")
          }
          required={isReadOnly ? undefined : false}
          disabled={isReadOnly}
          placeholderOf={(period) => {
            const sum = priceSum(quote, period);
            return sum > 0 ? number(sum) : undefined;
          }}
          question={questionOf("bundle")}
        />
      )}
    </>
  );
}
