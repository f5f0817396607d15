import { Tooltip } from "@base-ui/react/tooltip";
import styled from "styled-components";
import { closesBeside } from "../Floating/closesBeside";
import { positionAt } from "../Floating/placement";
import { theme } from "../theme/theme";
import { bubbleLook, type BubbleProps } from "./bubbleLook";

const Place = styled(Tooltip.Positioner)`
  z-index: ${theme.layer.modal + 5};
`;

const Bubble = styled(Tooltip.Popup)`
  ${bubbleLook}
`;

/** The bubble of a Tooltip, on Base UI: beside its anchor, on top of everything. */
export function TooltipBubble({ anchor, placement, onClose, ...rest }: BubbleProps) {
  return (
    <Tooltip.Root open onOpenChange={closesBeside(anchor, onClose)}>
      <Tooltip.Portal>
        <Place anchor={anchor} {...positionAt(placement)}>
          <Bubble {...rest} render={<span />} role="tooltip" />
        </Place>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
