import { theme } from "@quotehaven/shared-ui";
import { css } from "styled-components";

/** Around the list, so that its rows go by the room that the list has. */
export const containerName = "leads";
/** One line for each lead, with all columns. */
export const inColumns = `@container ${containerName} (min-width: 820px)`;
/** Two lines for each lead; one beside an open summary, which says the rest. */
export const folded = `@container ${containerName} (max-width: 819.98px)`;
/** Room for a name and one word beside it. */
export const tiny = `@container ${containerName} (max-width: 399.98px)`;

/** A line of texts: one that finds no room in it is left out for the eye rather than cut. */
export const oneLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(0, 1)};
  min-width: 0;
  height: 20px;
  overflow: hidden;
  line-height: 20px;

  & > * {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
