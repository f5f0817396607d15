import { Card, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** What is above the card and below it on a screen that is not scrolled. */
const aroundPx = 240;

/**
 * The card that pages of questions are turned in. It reaches the lower edge of the screen also where a
 * page is short, so that its `PageBar` stays in place; what takes the focus is not covered by that.
 */
export const PageCard = styled(Card)`
  display: flex;
  flex-direction: column;
  min-height: calc(100svh - ${aroundPx}px);

  ${theme.mobile} {
    padding-top: ${theme.space(3)};
  }

  @media print {
    min-height: 0;
  }
`;
