import { theme, visuallyHidden } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** From here on four columns have room, so only the page scrolls and the names stay in view. */
const wide = "@media screen and (min-width: 80em)";

/** One quote fills the screen, and a swipe brings the next. */
const phone = "@media screen and (max-width: 48em)";

/** Where the quotes' names and what chooses them leave room for the rows below. */
const tall = "@media screen and (min-height: 35em)";

/** Shows the columns; where they do not fit it scrolls. */
export const Scroller = styled.div`
  /* Keeps what is hidden from sight inside: without a place of its own it would widen the page. */
  position: relative;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  scroll-snap-type: x mandatory;
  scroll-padding-inline-start: var(--names);
  scroll-padding-block-start: var(--head);
  --names: 190px;
  --column: 200px;
  --head: 160px;

  /* Its own scrolling keeps the head in view; what is above and below stays within a finger's reach. */
  ${tall} {
    max-height: calc(100dvh - ${theme.space(16)});
  }

  &:focus-visible {
    ${theme.focusRing}
  }

  ${phone} {
    container-type: inline-size;
    scroll-padding-inline-start: 0;
    /* The edge of the next quote shows that there is one. */
    --column: calc(100cqi - 28px);
    --names: var(--column);
  }

  ${wide} {
    overflow: visible;
    max-height: none;
    --column: 190px;
  }

  @media print {
    overflow: visible;
    border: 0;
    --names: 17%;
    --column: auto;
  }
`;

/** The names of the rows and the columns of the quotes. */
export const Table = styled.table<{ $columns: number; $rows: number }>`
  --columns: ${({ $columns }) => $columns};
  --rows: ${({ $rows }) => $rows};
  min-width: calc(var(--names) + var(--columns) * var(--column));
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;

  & > caption {
    ${visuallyHidden}
  }

  & th,
  & td {
    width: var(--column);
    padding: ${theme.space(2, 3)};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surfaceRaised};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  & [data-marked] {
    background: ${theme.color.accentSoft};

    @media (forced-colors: active) {
      border-inline: 2px solid Highlight;
    }
  }

  & thead th,
  & thead td {
    scroll-snap-align: start;
  }

  & tr:not([data-whole]) > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    width: var(--names);
    font-weight: ${theme.weight.bold};
  }

  & [data-section] > th {
    padding-block-start: ${theme.space(5)};
    font-size: ${theme.size[16]};
  }

  & > :last-child > tr:last-child > * {
    border-bottom: 0;
  }

  & thead > tr:last-child > * {
    border-bottom-color: ${theme.color.lineStrong};
  }

  & thead > tr:first-child > * {
    border-bottom: 0;
  }

  ${tall} {
    & thead {
      position: sticky;
      z-index: 2;
      inset-block-start: 0;
    }
  }

  ${phone} {
    display: block;
    width: fit-content;
    min-width: 0;

    & > :not(caption) {
      display: block;
    }

    & tr {
      display: grid;
      grid-template-columns: repeat(var(--columns), var(--column));
    }

    & tr > * {
      width: auto;
    }

    /* The name of a row is above its values, and stays while they move. */
    & tr > :first-child {
      grid-column: 1 / -1;
      width: var(--column);
      padding-block-end: 0;
      border-bottom: 0;
    }

    & thead th:first-child {
      ${visuallyHidden}
    }
  }

  @media print {
    min-width: 0;
    /* A row takes some two lines, and all of them one sheet. */
    font-size: min(7.5pt, 200pt / var(--rows));
    line-height: 1.2;

    & th,
    & td {
      padding: 0.15em 0.5em;
      background: none;
    }

    /* Marks and verdicts are no larger than what is beside them. */
    & td * {
      padding-block: 0;
      font-size: inherit;
      line-height: inherit;
    }

    & tr {
      break-inside: avoid;
    }
  }
`;
