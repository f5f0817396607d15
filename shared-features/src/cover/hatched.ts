import { theme } from "@quotehaven/shared-ui";
import { css } from "styled-components";

/** Nobody stated how far this goes. */
export const hatched = css`
  background: repeating-linear-gradient(
    135deg,
    transparent 0 5px,
    ${theme.color.lineStrong} 5px 6px
  );
`;
