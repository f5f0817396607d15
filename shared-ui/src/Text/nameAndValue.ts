import { css } from "styled-components";
import { theme } from "../theme/theme";

/**
 * A name and its value at the two ends of a line: the name keeps its longest word whole, and the value
 * goes on below before it takes more than three fifths of the line.
 */
export const nameAndValue = css`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) fit-content(60%);
  align-items: baseline;
  gap: ${theme.space(4)};

  & > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
    text-align: end;
  }
`;
