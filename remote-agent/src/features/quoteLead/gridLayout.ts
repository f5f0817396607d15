import { theme } from "@quotehaven/shared-ui";
import { css } from "styled-components";

/** Room for one price: a month and a year beside each other. */
const priceWidth = 184;
/** Room for both of a row's buttons, beside each other: a row is no higher when the second one comes. */
const buttonsWidth = 80;
/** Everything in a row beside its prices, gaps included. */
const otherWidth = 404 + buttonsWidth;

/** Where all prices of a row fit beside each other. */
export const besides = (priceCount: number) =>
  `@container (min-width: ${otherWidth + priceCount * (priceWidth + 12)}px)`;

/** Where a carrier's name has no room beside its cells. */
export const narrow = "@container (max-width: 656px)";

/**
 * The columns of the grid: carrier, prices, end, cover, and what is done with the row. Prices stand
 * beside each other where they fit, under each other otherwise.
 */
export const rowColumns = css<{ $prices: number }>`
  display: grid;
  grid-template-columns: minmax(120px, 1fr) ${priceWidth}px 98px 114px ${buttonsWidth}px;
  align-items: start;
  gap: ${theme.space(1, 2)};

  ${({ $prices }) => besides($prices)} {
    grid-template-columns:
      minmax(120px, 1fr) ${({ $prices }) => `${$prices * (priceWidth + 12) - 12}px`}
      98px 114px ${buttonsWidth}px;
  }

  ${narrow} {
    grid-template-columns: minmax(150px, ${priceWidth}px) 98px minmax(90px, 1fr) ${buttonsWidth}px;
  }
`;

/** The prices of a row, or their headings. */
export const priceColumns = css<{ $prices: number }>`
  display: grid;
  gap: ${theme.space(1, 3)};

  ${({ $prices }) => besides($prices)} {
    grid-template-columns: repeat(${({ $prices }) => $prices}, minmax(0, 1fr));
  }
`;
