import { Tooltip } from "@base-ui/react/tooltip";
import styled from "styled-components";
import { closeOnDismiss } from "./closeOnDismiss";
import { positionAt } from "./placement";
import { theme } from "../theme/theme";
import { bubbleStyles, type BubbleProps } from "./bubbleStyles";

const Place = styled(Tooltip.Positioner)`
  z-index: ${theme.layer.modal + 5};
`;

const Bubble = styled(Tooltip.Popup)`
  ${bubbleStyles}
`;

/** The bubble of a Tooltip, on Base UI: beside its anchor, on top of everything. */
export function TooltipBubble({ anchor, onClose, ...rest }: BubbleProps) {
  return (
    <Tooltip.Root open onOpenChange={closeOnDismiss(anchor, onClose)}>
      <Tooltip.Portal>
        <Place anchor={anchor} {...positionAt("top")}>
          <Bubble {...rest} render={<span />} role="tooltip" />
        </Place>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
