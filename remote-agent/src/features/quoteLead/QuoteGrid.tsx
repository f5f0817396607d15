import type { LeadReply } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { groupNameStyles } from "./PriceCells";
import { besides, narrow, priceColumns, rowColumns, type GridColumns } from "./gridLayout";
import type { GridRow } from "./gridRows";
import { hasDeductibleIn } from "./DeductibleCell";
import { TakenCarrier } from "./GridCarrier";
import { GridLine, rowOptions, useRowActs } from "./GridLine";
import { canRemoveForm, identityOf, leadTypes, type QuoteForm } from "./quoteForms";
import type { QuoteBoardState } from "./useQuoteBoard";

const Frame = styled.div`
  container-type: inline-size;
`;

const Headings = styled.div<GridColumns>`
  ${rowColumns}
  padding: ${theme.space(0, 3, 1)};
  font-size: ${theme.size[14]};
  font-weight: 600;
  color: ${theme.color.inkMuted};

  ${narrow} {
    display: none;
  }
`;

const PriceHeadings = styled.div<{ $prices: number }>`
  ${priceColumns}
`;

const PriceHeading = styled.div<{ $first: boolean; $prices: number }>`
  display: ${({ $first }) => ($first ? "grid" : "none")};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(0, 1)};

  & > strong {
    display: none;
    ${groupNameStyles}
    font-size: ${theme.size[14]};
    color: ${theme.color.ink};
  }

  ${({ $prices }) => besides($prices)} {
    display: grid;

    & > strong {
      display: block;
    }
  }
`;

const Rows = styled.ul<{ $prices: number }>`
  display: grid;
  gap: ${theme.space(2)};
  padding: 0;
  list-style: none;

  & > li {
    padding: ${theme.space(2, 3)};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.medium};
    background: ${theme.color.surfaceRaised};
  }

  & [data-row] :is(input, select) {
    padding-inline: ${theme.space(2, 1)};
    font-size: ${theme.size[14]};
  }

  @media (pointer: fine) {
    & [data-row] :is(input, select) {
      min-height: 40px;
    }
  }

  & [data-row] select {
    padding-inline-end: 30px;
  }

  & [data-row] span[aria-hidden] + input {
    padding-inline-start: 26px;
  }

  & [data-row] input[inputmode="numeric"] {
    font-variant-numeric: tabular-nums;
  }

  ${({ $prices }) => besides($prices)} {
    & [data-group-name] {
      display: none;
    }
  }
`;

const noNeed = {};

/** Enter goes down in a column, with Shift up; at the end of it to what finishes the grid. */
function leafCells(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const cell = event.target;
  if (event.key !== "Enter" || !(cell instanceof HTMLInputElement)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || !cell.closest("[data-row]")) return;
  event.preventDefault();
  const column = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>("[data-row] input"),
  ].filter(({ name, disabled }) => name === cell.name && !disabled);
  const next = column[column.indexOf(cell) + (event.shiftKey ? -1 : 1)];
  if (next) {
    next.focus();
    next.select();
  } else if (!event.shiftKey) onEnd();
}

type QuoteGridProps = {
  lead: LeadReply;
  board: QuoteBoardState;
  onFinish: () => void;
  onRemove: (form: QuoteForm) => void;
  /** The last cell of a column was left downwards. */
  onEnd: () => void;
  ref: RefObject<HTMLDivElement | null>;
};

/** All of the agent's carriers as rows to type into, with what was sent between them. */
export function QuoteGrid({ lead, board, onFinish, onRemove, onEnd, ref }: QuoteGridProps) {
  const { t } = useTranslation("agent");
  const types = leadTypes(lead).map(({ insuranceTypeName }) => insuranceTypeName);
  const prices = types.length > 1 ? [...types, t("quoteLead.bundle")] : types;
  const need = lead.need ?? noNeed;
  const hasDeductible = hasDeductibleIn(need);
  const acts = useRowActs({ board, onFinish, onRemove });
  const quoteRow = (form: QuoteForm) => (
    <GridLine
      leadId={lead.lead.id}
      name={form.carrierName || t("quoteLead.grid.noCarrier")}
      quote={form}
      need={need}
      options={rowOptions(form, board.forms, lead.carriers)}
      canRemove={board.toSubmit.includes(form) && canRemoveForm(form, board.forms, lead.carriers)}
      acts={acts}
    />
  );
  const contentOf = (row: GridRow) =>
    row.kind === "taken" ? <TakenCarrier name={row.carrierName} /> : quoteRow(row.form);
  return (
    <Frame ref={ref} onKeyDown={(event) => leafCells(event, onEnd)}>
      <Headings $prices={prices.length} $hasDeductible={hasDeductible} aria-hidden="true">
        <span>{t("quoteLead.carrier")}</span>
        <GridPriceHeadings prices={prices} />
        <span>{t("quoteLead.grid.cover")}</span>
        {hasDeductible && <span>{t("quoteLead.grid.deductible")}</span>}
        <span>{t("quoteLead.validUntil")}</span>
      </Headings>
      <Rows $prices={prices.length} aria-label={t("quoteLead.grid.label")}>
        {board.rows.map((row) => (
          <li key={row.kind === "quote" ? identityOf(row.form) : row.key}>{contentOf(row)}</li>
        ))}
      </Rows>
    </Frame>
  );
}

function GridPriceHeadings({ prices }: { prices: readonly string[] }) {
  const { t } = useTranslation("agent");
  return (
    <PriceHeadings $prices={prices.length}>
      {prices.map((name, place) => (
        <PriceHeading key={name} $first={place === 0} $prices={prices.length}>
          {prices.length > 1 && <strong>{name}</strong>}
          <span>{t("quoteLead.monthly")}</span>
          <span>{t("quoteLead.yearly")}</span>
        </PriceHeading>
      ))}
    </PriceHeadings>
  );
}
