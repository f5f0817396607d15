import { css } from "styled-components";
import { theme } from "../theme/theme";

/** Room around something small that a finger may press as well; nothing of it is seen, and nothing moves. */
export const touchTarget = css`
  ${theme.touch} {
    position: relative;

    &::after {
      content: "";
      position: absolute;
      inset-block: calc(50% - 22px);
      inset-inline: min(0px, calc(50% - 22px));
    }
  }
`;
