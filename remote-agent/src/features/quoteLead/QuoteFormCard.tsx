import { useFormats } from "@quotehaven/platform";
import { FormErrorSummary } from "@quotehaven/platform/forms";
import { Card, IconButton, Notice, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CarrierField } from "./CarrierField";
import { PriceFields } from "./PriceFields";
import { QuoteContext, useQuote, type QuoteProps } from "./QuoteContext";
import type { CarrierOption } from "./quotes";
import { QuoteStated } from "./QuoteStated";
import { QuoteStateBadge } from "./QuoteStateBadge";

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
  const thisQuote = useQuote(props);
  const { quote, path, isReadOnly, remove } = thisQuote;
  const title = thisQuote.carrierName || t("quoteLead.form", { number });
  return (
    <QuoteContext value={thisQuote}>
      <Card
        as="section"
        $padding="medium"
        aria-label={title}
        $tone={isReadOnly ? "sunken" : "raised"}
      >
        <Stack $gap={4}>
          <Row $justify="space-between" $wrap="nowrap">
            <Title>{title}</Title>
            <QuoteStateBadge />
            {remove && (
              <IconButton
                icon="trash"
                tone="danger"
                label={t("quoteLead.removeOf", { name: title })}
                onClick={remove}
              />
            )}
          </Row>
          {quote.endedOn !== null && quote.state === "outdated" && (
            <Notice kind="caution">{t("quoteLead.ended", { date: date(quote.endedOn) })}</Notice>
          )}
          <FormErrorSummary within={path} />
          <CarrierField options={options} />
          <PriceFields />
          <QuoteStated />
        </Stack>
      </Card>
    </QuoteContext>
  );
}
