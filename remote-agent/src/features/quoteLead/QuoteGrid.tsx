import { Stack, theme } from "@quotehaven/shared-ui";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { hasDeductibleIn } from "./CoverCells";
import { TakenCarrier } from "./GridCarrier";
import { besides, narrow, priceColumns, rowColumns, type GridColumns } from "./gridLayout";
import { groupNameStyles } from "./PriceCells";
import { leadTypes, pathOf } from "./quote";
import type { QuotesViewProps } from "./QuoteCards";
import { QuoteGridRow } from "./QuoteGridRow";
import { canRemove, carrierOptions, gridRows } from "./quotes";

const Frame = styled.div`
  container-type: inline-size;
`;

const Headings = styled.div<GridColumns>`
  ${rowColumns}
  padding: ${theme.space(0, 3, 1)};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
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

const Hint = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** The column of a cell: its name without the index of its row. */
const columnOf = ({ name }: HTMLInputElement) => name.replace(/^quotes\.\d+\./, "");

/** Enter goes down in a column, with Shift up; at the end of it to what finishes the grid. */
function leaveCell(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const cell = event.target;
  if (event.key !== "Enter" || !(cell instanceof HTMLInputElement)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || !cell.closest("[data-row]")) return;
  event.preventDefault();
  const column = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>("[data-row] input"),
  ].filter((other) => columnOf(other) === columnOf(cell) && !other.disabled);
  const next = column[column.indexOf(cell) + (event.shiftKey ? -1 : 1)];
  if (next) {
    next.focus();
    next.select();
  } else if (!event.shiftKey) onEnd();
}

/** All of the agent's carriers as rows to type into, with what was sent between them. */
export function QuoteGrid({
  lead,
  quotes,
  toSend,
  onEnd,
  onAdd: _onAdd,
  ...rest
}: QuotesViewProps) {
  const { t } = useTranslation("agent");
  const { carriers } = lead;
  const types = leadTypes(lead).map(({ insuranceTypeName }) => insuranceTypeName);
  const prices = types.length > 1 ? [...types, t("quoteLead.bundle")] : types;
  const hasDeductible = hasDeductibleIn(lead.need ?? {});
  const refused = quotes.form.parts.refusal.fields.map(({ name }) => name);
  return (
    <Stack $gap={3}>
      <Hint>{t("quoteLead.grid.hint")}</Hint>
      <Frame onKeyDown={(event) => leaveCell(event, onEnd)}>
        <Headings $prices={prices.length} $hasDeductible={hasDeductible} aria-hidden="true">
          <span>{t("quoteLead.carrier")}</span>
          <GridPriceHeadings prices={prices} />
          <span>{t("quoteLead.grid.cover")}</span>
          {hasDeductible && <span>{t("quoteLead.grid.deductible")}</span>}
          <span>{t("quoteLead.validUntil")}</span>
        </Headings>
        <Rows $prices={prices.length} aria-label={t("quoteLead.grid.label")}>
          {gridRows(quotes.list, carriers).map((row) =>
            "takenBy" in row ? (
              <li key={`taken-${row.takenBy.id}`}>
                <TakenCarrier name={row.takenBy.name} />
              </li>
            ) : (
              <li key={quotes.ids[row.index] ?? row.index}>
                <QuoteGridRow
                  lead={lead}
                  index={row.index}
                  options={
                    row.quote.carrierId === null
                      ? carrierOptions(row, quotes.list, carriers)
                      : undefined
                  }
                  canRemove={canRemove(row, toSend, carriers)}
                  areDetailsRefused={refused.some((name) => isDetail(name, row.index))}
                  onFill={quotes.fill}
                  {...rest}
                />
              </li>
            ),
          )}
        </Rows>
      </Frame>
    </Stack>
  );
}

/** Whether a field is among the details of a row, which open on demand. */
function isDetail(name: string, index: number): boolean {
  const path = pathOf(index);
  return ["covers.", "startsOn", "message"].some((field) => name.startsWith(path + field));
}

function GridPriceHeadings({ prices }: { prices: readonly string[] }) {
  const { t } = useTranslation("agent");
  return (
    <PriceHeadings $prices={prices.length}>
      {prices.map((name, index) => (
        <PriceHeading key={name} $first={index === 0} $prices={prices.length}>
          {prices.length > 1 && <strong>{name}</strong>}
          <span>{t("quoteLead.monthly")}</span>
          <span>{t("quoteLead.yearly")}</span>
        </PriceHeading>
      ))}
    </PriceHeadings>
  );
}
