import { useRef, type FocusEvent } from "react";
import { Popover } from "@base-ui/react/popover";
import styled from "styled-components";
import { closeOnDismiss } from "./closeOnDismiss";
import { positionAt } from "./placement";
import { theme } from "../theme/theme";
import { panelStyles, type PanelProps } from "./panelStyles";

const Place = styled(Popover.Positioner)`
  z-index: ${theme.layer.modal + 4};
`;

const Sheet = styled(Popover.Popup)`
  ${panelStyles}
`;

/**
 * A small panel beside what opened it, which takes the focus. Escape, a press elsewhere, and tabbing past
 * its end close it; Escape gives the focus back to the anchor's button. Render it only while it is open.
 */
export function AnchoredPanel({
  anchor,
  onClose,
  placement = "bottom-start",
  ...rest
}: PanelProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const trigger = () => anchor.current?.querySelector("button");
  // Who pressed another control on the page is there now, and stays there.
  const whereToReturn = () => {
    const at = document.activeElement;
    return (at === document.body || sheet.current?.contains(at)) && (trigger() ?? true);
  };
  // Base UI's guards at both ends of the sheet know no trigger to go on from.
  const leaveAtItsEnds = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(target) || sheet.current?.contains(target)) return;
    trigger()?.focus();
    onClose();
  };
  return (
    <Popover.Root open onOpenChange={closeOnDismiss(anchor, onClose)}>
      <Popover.Portal>
        <Place anchor={anchor} onFocus={leaveAtItsEnds} {...positionAt(placement)}>
          <Sheet {...rest} ref={sheet} initialFocus={sheet} finalFocus={whereToReturn} />
        </Place>
      </Popover.Portal>
    </Popover.Root>
  );
}
