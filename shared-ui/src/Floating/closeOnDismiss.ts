import type { RefObject } from "react";

type Closing = { reason: string; event: Event; cancel: () => void };

/**
 * For `onOpenChange` of a part beside its anchor: asks to close, except for a press on the anchor,
 * which opens and closes by itself, and for a pointer that only moves away. A press may be noticed
 * by the focus that it moves.
 */
export const closeOnDismiss =
  (anchor: RefObject<HTMLElement | null>, onClose: () => void) =>
  (open: boolean, { reason, event, cancel }: Closing) => {
    const at = event instanceof FocusEvent ? event.relatedTarget : event.target;
    const isOnAnchor = at instanceof Node && anchor.current?.contains(at);
    const isPress = reason === "outside-press" || reason === "focus-out";
    if (reason === "trigger-hover" || (isPress && isOnAnchor)) cancel();
    else if (!open) onClose();
  };
