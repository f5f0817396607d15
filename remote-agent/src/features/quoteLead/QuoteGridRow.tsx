import { coverFieldsOf, type HeldCover } from "@quotehaven/contract/cover";
import { Form } from "@quotehaven/platform/forms";
import { theme, Notice, Stack } from "@quotehaven/shared-ui";
import { FieldCells } from "@quotehaven/shared-ui/fields";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CoverCell } from "./CoverCell";
import { DeductibleCell, hasDeductibleIn } from "./DeductibleCell";
import { EndCell } from "./EndCell";
import { GridCarrier } from "./GridCarrier";
import { levelCells, priceColumns, rowColumns, type GridColumns } from "./gridLayout";
import { PriceCells } from "./PriceCells";
import { hasBundle, hasHalfBundle, isToSubmit, priceSum, type QuoteForm } from "./quoteForms";
import { QuoteStated } from "./QuoteStated";
import { QuoteTemplates } from "./TemplateModal";
import { RowButtons } from "./RowButtons";
import { heldAsTyped } from "./typedCover";
import type { QuestionOf } from "./useOddValues";
import { useQuoteCard, type QuoteCardProps } from "./useQuoteCard";
import { withProposals, yearlyProposal } from "./yearlyProposal";

const Row = styled.div<GridColumns>`
  ${rowColumns}
  ${levelCells}
`;

const Prices = styled.div<{ $prices: number }>`
  ${priceColumns}
`;

const Details = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space(4, 5)};
  padding-block: ${theme.space(3)};
`;

type QuoteGridRowProps = QuoteCardProps & {
  /** What the row is called. */
  name: string;
};

/** A carrier's quote as a row of cells; what it covers, its start and its message open beneath. */
export function QuoteGridRow({ quote, name, onFinish, onRemove, ...card }: QuoteGridRowProps) {
  const { form, questionOf, fill } = useQuoteCard({ quote, isRow: true, ...card });
  const [isOpen, setOpen] = useState(false);
  const [saving, setSaving] = useState<HeldCover["type"] | null>(null);
  const detailsId = useId();
  const helds = heldAsTyped(quote.covers, card.need);
  const { covers, startsOn, message } = form.formState.errors;
  const isShown =
    isOpen || Boolean(covers ?? startsOn ?? message) || isCoverAsked(helds, questionOf);
  const isReadOnly = !isToSubmit(quote);
  const priceCount = quote.prices.length + (hasBundle(quote) ? 1 : 0);
  const hasDeductible = hasDeductibleIn(card.need);
  return (
    <>
      {/* The board keeps what was typed, and asks before it is lost. */}
      <Form form={form} onSubmit={onFinish} asks={false}>
        <Row
          $prices={priceCount}
          $hasDeductible={hasDeductible}
          role="group"
          aria-label={name}
          data-row=""
        >
          <FieldCells value>
            <GridCarrier
              quote={quote}
              options={card.options}
              refused={form.parts.refusal.fields.find(({ name: at }) => at === "carrierId")?.key}
            />
            <RowPrices quote={quote} questionOf={questionOf} disabled={isReadOnly} />
            {isReadOnly ? <span /> : <CoverCell quote={quote} helds={helds} onFill={fill} />}
            {hasDeductible && <DeductibleCell quote={quote} helds={helds} disabled={isReadOnly} />}
            <EndCell disabled={isReadOnly} />
          </FieldCells>
          <RowButtons
            name={name}
            detailsId={detailsId}
            isOpen={isShown}
            onToggle={() => setOpen(!isShown)}
            onRemove={onRemove}
          />
        </Row>
        <RowQuestions quote={quote} questionOf={questionOf} />
        {isShown && (
          <Details id={detailsId}>
            <QuoteStated
              quote={quote}
              helds={helds}
              questionOf={questionOf}
              onFill={fill}
              onSaveTemplate={setSaving}
              isWithoutEnd
            />
          </Details>
        )}
      </Form>
      <QuoteTemplates quote={quote} helds={helds} saving={saving} onClose={() => setSaving(null)} />
    </>
  );
}

function isCoverAsked(helds: readonly HeldCover[], questionOf: QuestionOf): boolean {
  return helds.some((held) =>
    coverFieldsOf(held.type).some(([field]) => questionOf(`${held.type}.${field}`) !== undefined),
  );
}

type RowPricesProps = { quote: QuoteForm; questionOf: QuestionOf; disabled: boolean };

function RowPrices({ quote, questionOf, disabled }: RowPricesProps) {
  const { t } = useTranslation("agent");
  const hasSeveral = hasBundle(quote);
  const taken = withProposals(quote);
  return (
    <Prices $prices={quote.prices.length + (hasSeveral ? 1 : 0)}>
      {quote.prices.map(({ insuranceTypeId, insuranceTypeName }, place) => (
        <PriceCells
          key={insuranceTypeId}
          prefix={`prices.${place}.`}
          name={insuranceTypeName}
          isAlone={!hasSeveral}
          disabled={disabled}
          isAsked={questionOf(insuranceTypeId) !== undefined}
        />
      ))}
      {hasSeveral && (
        <PriceCells
          prefix=""
          name={t("quoteLead.bundle")}
          isAlone={false}
          disabled={disabled}
          placeholderOf={(period) => priceSum(taken, period)}
          isAsked={questionOf("bundle") !== undefined}
          note={
            !disabled && hasHalfBundle({ ...quote, yearly: quote.yearly ?? yearlyProposal(quote) })
              ? t("quoteLead.bundleHalf")
              : undefined
          }
        />
      )}
    </Prices>
  );
}

/** What is asked about the prices of a row, under it. */
function RowQuestions({ quote, questionOf }: { quote: QuoteForm; questionOf: QuestionOf }) {
  const { t } = useTranslation("agent");
  const asked = [
    ...quote.prices.map(({ insuranceTypeId, insuranceTypeName }) => ({
      name: insuranceTypeName,
      question: questionOf(insuranceTypeId),
    })),
    { name: t("quoteLead.bundle"), question: questionOf("bundle") },
  ].filter(({ question }) => question !== undefined);
  if (asked.length === 0) return null;
  return (
    <Stack gap={2}>
      {asked.map(({ name, question }) => (
        <Notice key={name} kind="caution" title={hasBundle(quote) ? name : undefined}>
          {question}
        </Notice>
      ))}
    </Stack>
  );
}
