import type { ComponentProps, RefObject } from "react";
import { css, keyframes } from "styled-components";
import type { Placement } from "./placement";
import { theme } from "../theme/theme";

/** The props of a panel beside its anchor. */
export type PanelProps = Omit<ComponentProps<"div">, "ref"> & {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  placement?: Placement;
};

const drop = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** The sheet that floating lists and panels lie on. */
export const panelStyles = css`
  max-width: calc(100vw - 16px);
  max-height: min(480px, var(--available-height, 480px));
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.high};
  animation: ${drop} ${theme.motion.fast} ${theme.motion.ease};

  &:focus {
    outline: none;
  }
`;
