import { theme, visuallyHidden } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** Where columns have no room, one quote is on the page at a time. In em of the frame. */
export const oneAtATime = "@container (max-width: 44em)";

/** Where the quotes' names and what chooses them take a seventh of the height at most. */
const tall = "@media screen and (min-height: 45em)";

/** Measures the room for the columns. Nothing in it scrolls: the page does. */
export const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;

  /* A column more needs more room: what asks for it counts in em of this. */
  &[data-beside] {
    font-size: 1.25em;
  }

  & > p {
    font-size: ${theme.size[16]};
  }

  @media print {
    container-type: normal;
  }
`;

/** The names of the rows and the columns of the quotes. */
export const Table = styled.table<{ $columns: number; $rows: number }>`
  --columns: ${({ $columns }) => $columns};
  --rows: ${({ $rows }) => $rows};
  --names: 168px;
  width: 100%;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  border-collapse: separate;
  border-spacing: 0;
  background: ${theme.color.surfaceRaised};
  table-layout: fixed;
  font-size: ${theme.size[14]};

  & > caption {
    ${visuallyHidden}
  }

  & th,
  & td {
    padding: ${theme.space(2, 3)};
    border-bottom: 1px solid ${theme.color.line};
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

  & tr:not([data-whole]) > :first-child {
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

  & > thead > tr:first-child > * {
    padding-block-end: 0;
    border-bottom: 0;
  }

  & > thead > tr:last-child > * {
    border-bottom-color: ${theme.color.lineStrong};
  }

  & > thead > tr:first-child > :first-child {
    border-start-start-radius: ${theme.radius.large};
  }

  & > thead > tr:first-child > :last-child {
    border-start-end-radius: ${theme.radius.large};
  }

  /* What a bad day costs stands under the quote that answers. */
  & [data-days] {
    --answers: repeat(var(--columns), minmax(0, 1fr));
    --answers-start: calc(var(--names) - ${theme.space(3)});
    --answers-inset: ${theme.space(3)};
    font-size: ${theme.size[16]};

    & ul {
      gap: 0;
      margin-inline-end: ${theme.space(-3)};
    }
  }

  ${tall} {
    & > tbody :is(a, button, summary) {
      scroll-margin-block-start: ${theme.space(28)};
    }

    & > thead {
      position: sticky;
      z-index: ${theme.layer.sticky};
      inset-block-start: 0;

      & > tr > * {
        background-color: ${theme.color.surfaceRaised};
      }

      & > tr > [data-marked] {
        background-color: ${theme.color.accentSoft};
      }
    }
  }

  /* What the reader has today is no quote: quiet, and apart from them. */
  & [data-today],
  & > thead > tr > [data-today] {
    border-inline-end: 2px dashed ${theme.color.lineStrong};
    background-color: ${theme.color.surfaceSunken};
  }

  /* Where prices stand over what chooses, the head is too high to stay. */
  @container (max-width: 56em) {
    & > thead {
      position: static;
    }
  }

  ${oneAtATime} {
    display: block;

    & > :not(caption) {
      display: block;
    }

    & tr {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      border-bottom: 1px solid ${theme.color.line};
    }

    & tr > * {
      border-bottom: 0;
    }

    & tr:not([data-whole]) > :first-child {
      width: auto;
    }

    & tr[data-whole] > *,
    & > thead > tr > * {
      grid-column: 1 / -1;
    }

    & > thead > tr:first-child {
      border-bottom: 0;
    }

    & > thead > tr > * {
      background: none;
    }

    /* Nothing that has the focus hides under what stays on top. */
    & :is(a, button, summary) {
      scroll-margin-block: ${theme.space(15)};
    }

    & > thead > tr > :first-child {
      ${visuallyHidden}
    }

    & [data-other] {
      display: none;
    }

    /* Under its name, each row of the quote that is read stands beside the same row of today. */
    &[data-beside] {
      & tr:not([data-whole]) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }

      & tr:not([data-whole]) > :first-child {
        grid-column: 1 / -1;
      }

      & > thead > tr > :not(:first-child) {
        grid-column: auto;
      }

      & > thead > tr > [data-today] {
        background-color: ${theme.color.surfaceSunken};
      }

      & > thead > tr:first-child > [data-today] {
        border-start-start-radius: ${theme.radius.large};
      }

      /* A sentence takes the line: it says itself that it is about today. */
      & [data-changes] > [data-today] {
        display: none;
      }

      & [data-changes] > * {
        grid-column: 1 / -1;
      }

      & [data-days] [data-today] {
        border-inline-end: 0;
        background: none;
      }
    }

    /* The quote that is read is said by its name above. */
    & [data-marked],
    & > thead > tr > [data-marked] {
      background: none;
    }

    & [data-days] {
      --answers: minmax(0, 1fr);
      --answers-start: 0;
      --answers-inset: 0;

      & ul {
        gap: ${theme.space(3)};
        margin-inline-end: 0;
      }
    }
  }

  @media print {
    border: 0;
    --names: 17%;
    /* A row takes some two lines, and all of them one sheet. */
    font-size: min(7.5pt, 200pt / var(--rows));
    line-height: 1.2;

    & th,
    & td {
      padding: 0.15em 0.5em;
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
