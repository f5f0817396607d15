import type { ComponentProps, RefObject } from "react";
import { Tooltip } from "@base-ui/react/tooltip";
import styled, { keyframes } from "styled-components";
import { theme } from "../theme/theme";
import { closeOnDismiss, distances } from "./AnchoredPanel";

export type TooltipBubbleProps = Pick<
  ComponentProps<"span">,
  "id" | "children" | "onPointerEnter" | "onPointerLeave"
> & {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

const Place = styled(Tooltip.Positioner)`
  z-index: ${theme.layer.modal + 5};
`;

const appear = keyframes`from { opacity: 0; }`;

const Bubble = styled(Tooltip.Popup)`
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
  font-weight: ${theme.weight.regular};
  line-height: 1.4;
  letter-spacing: 0;
  text-align: start;
  white-space: normal;
  animation: ${appear} ${theme.motion.fast} ease;
`;

/** The bubble of a Tooltip: beside its anchor, on top of everything. */
export function TooltipBubble({ anchor, onClose, ...rest }: TooltipBubbleProps) {
  return (
    <Tooltip.Root open onOpenChange={closeOnDismiss(anchor, onClose)}>
      <Tooltip.Portal>
        <Place anchor={anchor} {...distances}>
          <Bubble {...rest} render={<span />} role="tooltip" />
        </Place>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
