import { css } from "styled-components";

/** Stays on the screen: paper has nothing to press. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`;
