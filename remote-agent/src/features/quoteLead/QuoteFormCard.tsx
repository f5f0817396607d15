import type { HeldCover } from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { Form, FormErrorSummary } from "@quotehaven/platform/forms";
import { Card, IconButton, Notice, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CarrierField } from "./CarrierField";
import { PriceFields } from "./PriceFields";
import { QuoteStated } from "./QuoteStated";
import { QuoteStateBadge } from "./QuoteStateBadge";
import { hasBundle, hasHalfBundle, isToSubmit, priceSum, type QuoteForm } from "./quoteForms";
import { QuoteTemplates } from "./TemplateModal";
import { heldAsTyped } from "./typedCover";
import type { QuestionOf } from "./useOddValues";
import { useQuoteCard, type QuoteCardProps } from "./useQuoteCard";

const Title = styled.h2`
  font-family: ${theme.font.sans};
  font-size: ${theme.size[18]};
`;

type QuoteFormCardProps = QuoteCardProps & {
  /** Its place on the screen, from 1. */
  number: number;
};

/** One carrier's quote: a price for each insurance type, one for all together, and what they cover. */
export function QuoteFormCard({ number, quote, onFinish, onRemove, ...card }: QuoteFormCardProps) {
  const { t } = useTranslation("agent");
  const { form, questionOf, fill } = useQuoteCard({ quote, ...card });
  const [saving, setSaving] = useState<HeldCover["type"] | null>(null);
  const helds = heldAsTyped(quote.covers, card.need);
  const title = quote.carrierName || t("quoteLead.form", { number });
  return (
    <Card
      as="section"
      padding="medium"
      aria-label={title}
      tone={isToSubmit(quote) ? "raised" : "sunken"}
    >
      {/* The board keeps what was typed, and asks before it is lost. */}
      <Form form={form} onSubmit={onFinish} asks={false}>
        <Stack gap={4}>
          <Row justify="space-between" wrap="nowrap">
            <Title>{title}</Title>
            <QuoteStateBadge quote={quote} />
            {onRemove && (
              <IconButton
                icon="trash"
                tone="danger"
                label={t("quoteLead.removeOf", { name: title })}
                onClick={onRemove}
              />
            )}
          </Row>
          <EndedNotice quote={quote} />
          <FormErrorSummary />
          <CarrierField quote={quote} options={card.options} />
          <QuotePrices quote={quote} questionOf={questionOf} />
          <QuoteStated
            quote={quote}
            helds={helds}
            questionOf={questionOf}
            onFill={fill}
            onSaveTemplate={setSaving}
          />
        </Stack>
      </Form>
      {/* A form of its own, so it is outside of the quote's. */}
      <QuoteTemplates quote={quote} helds={helds} saving={saving} onClose={() => setSaving(null)} />
    </Card>
  );
}

/** A quote that can be chosen no longer says so, and can be renewed. */
export function EndedNotice({ quote }: { quote: QuoteForm }) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  if (quote.endedOn === null || quote.state !== "outdated") return null;
  return <Notice kind="caution">{t("quoteLead.ended", { date: date(quote.endedOn) })}</Notice>;
}

function QuotePrices({ quote, questionOf }: { quote: QuoteForm; questionOf: QuestionOf }) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const isReadOnly = !isToSubmit(quote);
  return (
    <>
      {quote.prices.map(({ insuranceTypeId, insuranceTypeName }, place) => (
        <PriceFields
          key={insuranceTypeId}
          legend={insuranceTypeName}
          prefix={`prices.${place}.`}
          required
          disabled={isReadOnly}
          question={questionOf(insuranceTypeId)}
        />
      ))}
      {hasBundle(quote) && (
        <PriceFields
          legend={t("quoteLead.bundle")}
          hint={
            isReadOnly
              ? undefined
              : t(hasHalfBundle(quote) ? "quoteLead.bundleHalf" : "quoteLead.bundleHint")
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
