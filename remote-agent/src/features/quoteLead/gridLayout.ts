import { theme } from "@quotehaven/shared-ui";
import styled, { css } from "styled-components";

/** Widths grow with the text: in the browser's own size 16 of these are one rem. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** A price's month and year beside each other: each shows seven digits with their commas. */
const priceWidth = 228;
const carrierWidth = 180;
/** Each shows that nothing is stated, beside the sign of a list. */
const coverWidth = 128;
const deductibleWidth = 132;
const endWidth = 132;
/** Room for both of a row's buttons, beside each other: a row is no higher when the second one comes. */
const buttonsWidth = 80;
const gap = 8;
/** Between prices that stand beside each other. */
const priceGap = 12;
/** A row's padding and border, on both sides. */
const rowEdges = 26;

/** Everything in a row beside its prices. */
const otherWidth =
  carrierWidth + coverWidth + deductibleWidth + endWidth + buttonsWidth + 5 * gap + rowEdges;

const pricesWidth = (priceCount: number) => priceCount * (priceWidth + priceGap) - priceGap;

/** Where all prices of a row fit beside each other. */
export const besides = (priceCount: number) =>
  `@container (min-width: ${rem(otherWidth + pricesWidth(priceCount))})`;

/** Where the columns do not fit beside each other: the cells wrap, and each has its name over it. */
export const narrow = `@container (max-width: ${rem(otherWidth + priceWidth - 1)})`;

/** Where the prices of a row stand under each other, with a name over each of them. */
const stacked = (priceCount: number) =>
  `@container (min-width: ${rem(otherWidth + priceWidth)}) and (max-width: ${rem(otherWidth + pricesWidth(priceCount) - 1)})`;

/** What hangs on the lead: how many prices a row has, and whether anything has a deductible. */
export type GridColumns = { $prices: number; $hasDeductible: boolean };

const columns = (pricesRoom: number, hasDeductible: boolean) =>
  [
    `minmax(${rem(carrierWidth)}, 1fr)`,
    `${rem(pricesRoom)}`,
    `${rem(coverWidth)}`,
    ...(hasDeductible ? [`${rem(deductibleWidth)}`] : []),
    `${rem(endWidth)}`,
    `${rem(buttonsWidth)}`,
  ].join(" ");

/**
 * The columns of the grid: carrier, prices, coverage, deductible, end, and what is done with the row.
 * Prices stand beside each other where they fit, under each other otherwise.
 */
export const rowColumns = css<GridColumns>`
  display: grid;
  grid-template-columns: ${({ $hasDeductible }) => columns(priceWidth, $hasDeductible)};
  align-items: start;
  gap: ${theme.space(1)} ${rem(gap)};

  ${({ $prices }) => besides($prices)} {
    grid-template-columns: ${({ $prices, $hasDeductible }) =>
      columns(pricesWidth($prices), $hasDeductible)};
  }

  ${narrow} {
    display: flex;
    flex-wrap: wrap;

    & > * {
      flex: 0 0 ${rem(coverWidth)};
    }

    & > :first-child {
      flex: 1 1 100%;
    }

    & > :nth-child(2) {
      flex: 0 0 ${rem(priceWidth)};
    }

    & > :last-child {
      flex: 0 0 ${rem(buttonsWidth)};
    }
  }
`;

/** Cells that have no name over them stand beside the first price that has one. */
export const levelCells = css<GridColumns>`
  ${({ $prices }) => stacked($prices)} {
    & > :not(:nth-child(2), [data-named]) {
      padding-block-start: 22px;
    }
  }
`;

/** The prices of a row, or their headings. */
export const priceColumns = css<{ $prices: number }>`
  display: grid;
  gap: ${theme.space(1)} ${rem(priceGap)};

  ${({ $prices }) => besides($prices)} {
    grid-template-columns: repeat(${({ $prices }) => $prices}, minmax(0, 1fr));
  }
`;

/** The look of a name over a cell. */
export const cellNameStyles = css`
  font-size: ${theme.size[12]};
  font-weight: ${theme.weight.bold};
  color: ${theme.color.inkMuted};
`;

/** Names a cell where the grid has no headings. Assistive technology has the field's label. */
export const CellName = styled.span.attrs({ "aria-hidden": true })`
  display: none;
  ${cellNameStyles}

  ${narrow} {
    display: block;
  }
`;
