import { useRef } from "react";
import { Popover } from "@base-ui/react/popover";
import styled from "styled-components";
import { closesBeside } from "../Floating/closesBeside";
import { positionAt } from "../Floating/placement";
import { theme } from "../theme/theme";
import { sheetLook, type PanelProps } from "./sheetLook";

const Place = styled(Popover.Positioner)`
  z-index: ${theme.layer.modal + 4};
`;

const Sheet = styled(Popover.Popup)`
  ${sheetLook}
`;

/** A FloatingPanel that floats, on Base UI's popover. */
export function AnchoredPanel({
  anchor,
  onClose,
  placement = "bottom-start",
  focus = "inside",
  ...rest
}: PanelProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // Who pressed another control on the page is there now, and stays there.
  const hasFocus = () => {
    const at = document.activeElement;
    return at === document.body || sheet.current?.contains(at);
  };
  const takesFocus = focus === "inside";
  return (
    <Popover.Root open onOpenChange={closesBeside(anchor, onClose)}>
      <Popover.Portal>
        <Place anchor={anchor} {...positionAt(placement)}>
          <Sheet
            {...rest}
            ref={sheet}
            initialFocus={takesFocus && sheet}
            finalFocus={
              takesFocus && (() => hasFocus() && (anchor.current?.querySelector("button") ?? true))
            }
          />
        </Place>
      </Popover.Portal>
    </Popover.Root>
  );
}
