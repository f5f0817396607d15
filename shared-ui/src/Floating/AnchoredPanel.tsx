import { useRef, type ComponentProps, type FocusEvent, type RefObject } from "react";
import { Popover } from "@base-ui/react/popover";
import styled, { keyframes } from "styled-components";
import { theme } from "../theme/theme";
import { useAsOverlay } from "./overlays";

export type AnchoredPanelProps = Omit<ComponentProps<"div">, "ref"> & {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Which of the anchor's edges it stands at. */
  align: "start" | "end";
};

const Place = styled(Popover.Positioner)`
  z-index: ${theme.layer.modal + 4};
`;

const drop = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const Sheet = styled(Popover.Popup)`
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

/** For the positioner of what floats: the distances to the anchor and to the window's edge. */
export const distances = {
  sideOffset: 6,
  collisionPadding: 8,
  positionMethod: "fixed",
  // Above where there is no room below, never to the side.
  collisionAvoidance: { fallbackAxisSide: "none" },
} as const;

/**
 * For `onOpenChange` of a part beside its anchor: asks to close, except for a press on the anchor,
 * which opens and closes by itself, and for a pointer that only moves away. A press may be noticed
 * by the focus that it moves.
 */
export const closeOnDismiss =
  (anchor: RefObject<HTMLElement | null>, onClose: () => void) =>
  (
    open: boolean,
    { reason, event, cancel }: { reason: string; event: Event; cancel: () => void },
  ) => {
    const at = event instanceof FocusEvent ? event.relatedTarget : event.target;
    const isOnAnchor = at instanceof Node && anchor.current?.contains(at);
    const isPress = reason === "outside-press" || reason === "focus-out";
    if (reason === "trigger-hover" || (isPress && isOnAnchor)) cancel();
    else if (!open) onClose();
  };

/**
 * A small panel beside what opened it, which takes the focus. Escape, a press elsewhere, and tabbing
 * past its end close it; Escape gives the focus back to the anchor's button. Render it only while it
 * is open.
 */
export function AnchoredPanel({ anchor, onClose, align, ...rest }: AnchoredPanelProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useAsOverlay();
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
        <Place anchor={anchor} align={align} onFocus={leaveAtItsEnds} {...distances}>
          <Sheet {...rest} ref={sheet} initialFocus={sheet} finalFocus={whereToReturn} />
        </Place>
      </Popover.Portal>
    </Popover.Root>
  );
}
