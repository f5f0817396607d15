import { Tooltip } from "@base-ui/react/tooltip";
import styled from "styled-components";
import { closeOnDismiss } from "./closeOnDismiss";
import { positionAt } from "./placement";
import { theme } from "../theme/theme";
import { panelStyles, type PanelProps } from "./panelStyles";

const Place = styled(Tooltip.Positioner)`
  z-index: ${theme.layer.modal + 4};
`;

const Sheet = styled(Tooltip.Popup)`
  ${panelStyles}
`;

/**
 * A FloatingPanel that leaves the focus where it was, on Base UI's tooltip: its popover puts guards
 * around what it shows, which the Tab key would stop at and nobody needs here.
 */
export function AnchoredList({ anchor, onClose, placement = "bottom-start", ...rest }: PanelProps) {
  return (
    <Tooltip.Root open onOpenChange={closeOnDismiss(anchor, onClose)}>
      <Tooltip.Portal>
        <Place anchor={anchor} {...positionAt(placement)}>
          <Sheet {...rest} />
        </Place>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
