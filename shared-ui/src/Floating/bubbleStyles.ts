import type { ComponentProps, RefObject } from "react";
import { css, keyframes } from "styled-components";
import { theme } from "../theme/theme";

/** The props of a tooltip's bubble. */
export type BubbleProps = Pick<
  ComponentProps<"span">,
  "id" | "children" | "onPointerEnter" | "onPointerLeave"
> & {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

const appear = keyframes`from { opacity: 0; }`;

/** The look of a tooltip's bubble. */
export const bubbleStyles = css`
  display: block;
  width: max-content;
  max-width: min(300px, calc(100vw - 16px));
  padding: ${theme.space(2, 3)};
  border-radius: ${theme.radius.small};
  background: ${theme.color.ink};
  color: ${theme.color.surface};
  box-shadow: ${theme.shadow.high};
  font-family: ${theme.font.sans};
  font-size: ${theme.size[14]};
  font-weight: 450;
  line-height: 1.4;
  letter-spacing: 0;
  text-align: start;
  white-space: normal;
  animation: ${appear} ${theme.motion.fast} ease;
`;
