import { theme } from "@quotehaven/shared-ui";
import { css } from "styled-components";

/** Around the list, so that its rows go by the room that the list has. */
export const containerName = "leads";
/** One line for each lead, with all columns. */
export const inColumns = `@container ${containerName} (min-width: 51.25rem)`;
/**
 * A line each for who it is with the status, for the figures, for the day with the button, and for the
 * marks; beside an open summary, which says the rest, one line for all.
 */
export const folded = `@container ${containerName} (max-width: 51.24rem)`;
/** One thing below the other, where text is large for the room it has. */
export const stacked = `@container ${containerName} (max-width: 16rem)`;
/** Room for a name and one word beside it. */
export const tiny = `@container ${containerName} (max-width: 24.99rem)`;

/**
 * The texts of a cell of the table: under each other, in dense rows beside each other. What is longer than
 * its column takes another line; in dense rows it ends with dots, and the cell's hint says it in full.
 */
export const cellLines = css`
  ${inColumns} {
    flex-flow: var(--cell-flow) nowrap;
    height: auto;
    overflow: visible;

    & > * {
      flex: 0 1 auto;
      min-width: 0;
      white-space: var(--cell-wrap);
    }

    /* No hint tells a finger the rest. */
    ${theme.touch} {
      & > * {
        overflow: visible;
        white-space: normal;
      }
    }
  }
`;

/** A line of texts: one that finds no room in it is left out for the eye rather than cut. */
export const oneLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(0, 1)};
  min-width: 0;
  height: 1.25rem;
  overflow: hidden;
  line-height: 1.25rem;

  & > * {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Where a line of texts has no room for all: as many lines as they need. */
export const allLines = css`
  height: auto;

  & > * {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
