import { coverFieldsOf, type HeldCover } from "@quotehaven/contract/cover";
import { DateField, useFormField } from "@quotehaven/platform/forms";
import { Notice, Stack, theme } from "@quotehaven/shared-ui";
import { FieldCells, FieldError, useHeld } from "@quotehaven/shared-ui/fields";
import { memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CarrierField } from "./CarrierField";
import { CoverCell } from "./CoverCell";
import { DeductibleCell, hasDeductibleIn } from "./DeductibleCell";
import { OwnCarrier } from "./GridCarrier";
import { CellName, levelCells, priceColumns, rowColumns, type GridColumns } from "./gridLayout";
import type { QuestionOf } from "./oddValues";
import { PriceCells } from "./PriceCells";
import { hasBundle, isToSend, priceSum, withProposals, type Quote } from "./quote";
import { QuoteStated } from "./QuoteStated";
import type { CarrierOption } from "./quotes";
import { RowButtons } from "./RowButtons";
import { useQuote, type QuotePath, type QuoteProps } from "./useQuotes";

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

type QuoteGridRowProps = QuoteProps & {
  /** What to choose a carrier from; missing where the row is a carrier's own. */
  options: readonly CarrierOption[] | undefined;
  /** The last attempt refused something of what opens beneath. */
  areDetailsRefused: boolean;
};

/**
 * A carrier's quote as a row of cells; what it covers, its start and its message open beneath. It is
 * drawn again only where something of its own changed.
 */
export const QuoteGridRow = memo(function QuoteGridRow({
  options,
  areDetailsRefused,
  ...props
}: QuoteGridRowProps) {
  const { t } = useTranslation("agent");
  const { quote, path, carrierName, helds, questionOf } = useQuote(props);
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { lead, place } = props;
  const isShown = isOpen || areDetailsRefused || isCoverAsked(helds, questionOf);
  const isReadOnly = !isToSend(quote);
  const priceCount = quote.prices.length + (hasBundle(quote) ? 1 : 0);
  const hasDeductible = hasDeductibleIn(lead.need ?? {});
  const name = carrierName || t("quoteLead.grid.noCarrier");
  return (
    <>
      <Row
        $prices={priceCount}
        $hasDeductible={hasDeductible}
        role="group"
        aria-label={name}
        data-row=""
      >
        <FieldCells value>
          {options ? (
            <CarrierField path={path} quote={quote} name={carrierName} options={options} />
          ) : (
            <OwnCarrier path={path} quote={quote} name={carrierName} />
          )}
          <RowPrices path={path} quote={quote} questionOf={questionOf} disabled={isReadOnly} />
          {isReadOnly ? (
            <span />
          ) : (
            <CoverCell
              quote={quote}
              helds={helds}
              onFill={(type, cover) => props.onFill(place, type, cover)}
            />
          )}
          {hasDeductible && (
            <DeductibleCell path={path} quote={quote} helds={helds} disabled={isReadOnly} />
          )}
          <EndCell path={path} disabled={isReadOnly} />
        </FieldCells>
        <RowButtons
          name={name}
          detailsId={detailsId}
          isOpen={isShown}
          onToggle={() => setOpen(!isShown)}
          onRemove={props.canRemove ? () => props.onRemove(place) : undefined}
        />
      </Row>
      <RowQuestions quote={quote} questionOf={questionOf} />
      {isShown && (
        <Details id={detailsId}>
          <QuoteStated
            quote={quote}
            helds={helds}
            questionOf={questionOf}
            isWithoutEnd
            {...props}
          />
        </Details>
      )}
    </>
  );
});

/** The last day on which the quote of a row can be chosen. */
function EndCell({ path, disabled }: { path: QuotePath; disabled: boolean }) {
  const { t } = useTranslation("agent");
  const label = t("quoteLead.validUntil");
  const field = useFormField(`${path}validUntil`, label);
  const error = useHeld(field.error);
  return (
    <div>
      <CellName>{label}</CellName>
      <DateField {...field} label={label} disabled={disabled} />
      {error && (
        <div aria-hidden="true">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

function isCoverAsked(helds: readonly HeldCover[], questionOf: QuestionOf): boolean {
  return helds.some((held) =>
    coverFieldsOf(held.type).some(([field]) => questionOf(`${held.type}.${field}`) !== undefined),
  );
}

type RowPricesProps = {
  path: QuotePath;
  quote: Quote;
  questionOf: QuestionOf;
  disabled: boolean;
};

function RowPrices({ path, quote, questionOf, disabled }: RowPricesProps) {
  const { t } = useTranslation("agent");
  const hasSeveral = hasBundle(quote);
  const taken = withProposals(quote);
  return (
    <Prices $prices={quote.prices.length + (hasSeveral ? 1 : 0)}>
      {quote.prices.map(({ insuranceTypeId, insuranceTypeName }, index) => (
        <PriceCells
          key={insuranceTypeId}
          prefix={`${path}prices.${index}.`}
          name={insuranceTypeName}
          isAlone={!hasSeveral}
          disabled={disabled}
          isAsked={questionOf(insuranceTypeId) !== undefined}
        />
      ))}
      {hasSeveral && (
        <PriceCells
          prefix={path}
          name={t("quoteLead.bundle")}
          isAlone={false}
          disabled={disabled}
          placeholderOf={(period) => priceSum(taken, period)}
          isAsked={questionOf("bundle") !== undefined}
          note={
            !disabled && (taken.monthly === null) !== (taken.yearly === null)
              ? t("quoteLead.bundleHalf")
              : undefined
          }
        />
      )}
    </Prices>
  );
}

/** What is asked about the prices of a row, under it. */
function RowQuestions({ quote, questionOf }: { quote: Quote; questionOf: QuestionOf }) {
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
