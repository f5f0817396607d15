import { coverFieldsOf } from "@quotehaven/contract/cover";
import { DateField, useFormField } from "@quotehaven/platform/forms";
import { theme } from "@quotehaven/shared-ui";
import { FieldCells, FieldError, useHeld } from "@quotehaven/shared-ui/fields";
import { memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CarrierField } from "./CarrierField";
import { CoverCell, DeductibleCell, hasDeductibleIn } from "./CoverCells";
import { OwnCarrier } from "./GridCarrier";
import { CellName, levelCells, rowColumns, type GridColumns } from "./gridLayout";
import { RowPrices, RowQuestions } from "./PriceCells";
import { hasBundle } from "./quote";
import { QuoteContext, useQuote, useThisQuote, type QuoteProps } from "./QuoteContext";
import type { CarrierOption } from "./quotes";
import { QuoteStated } from "./QuoteStated";
import { RowButtons } from "./RowButtons";

const Row = styled.div<GridColumns>`
  ${rowColumns}
  ${levelCells}
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
  const thisQuote = useQuote(props);
  const { quote, helds, isReadOnly, questionOf } = thisQuote;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const isCoverAsked = helds.some(({ type }) =>
    coverFieldsOf(type).some(([field]) => questionOf(`${type}.${field}`) !== undefined),
  );
  const isShown = isOpen || areDetailsRefused || isCoverAsked;
  const hasDeductible = hasDeductibleIn(props.lead.need ?? {});
  const name = thisQuote.carrierName || t("quoteLead.grid.noCarrier");
  return (
    <QuoteContext value={thisQuote}>
      <Row
        $prices={quote.prices.length + (hasBundle(quote) ? 1 : 0)}
        $hasDeductible={hasDeductible}
        role="group"
        aria-label={name}
        data-row=""
      >
        <FieldCells value>
          {options ? <CarrierField options={options} /> : <OwnCarrier />}
          <RowPrices />
          {isReadOnly ? <span /> : <CoverCell />}
          {hasDeductible && <DeductibleCell />}
          <EndCell />
        </FieldCells>
        <RowButtons
          name={name}
          detailsId={detailsId}
          isOpen={isShown}
          onToggle={() => setOpen(!isShown)}
          onRemove={thisQuote.remove}
        />
      </Row>
      <RowQuestions />
      {isShown && (
        <Details id={detailsId}>
          <QuoteStated isDetail />
        </Details>
      )}
    </QuoteContext>
  );
});

/** The last day on which the quote of a row can be chosen. */
function EndCell() {
  const { t } = useTranslation("agent");
  const { path, isReadOnly } = useThisQuote();
  const label = t("quoteLead.validUntil");
  const field = useFormField(`${path}validUntil`, label);
  const error = useHeld(field.error);
  return (
    <div>
      <CellName>{label}</CellName>
      <DateField {...field} label={label} disabled={isReadOnly} />
      {error && (
        <div aria-hidden="true">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
