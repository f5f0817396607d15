import type { RefObject } from "react";

type Closing = { reason: string; event: Event; cancel: () => void };

/**
 * For `onOpenChange` of a part beside its anchor: asks to close, except for a press on the anchor,
 * which opens and closes by itself. Such a press may be noticed by the focus that it moves.
 */
export const closesBeside =
  (anchor: RefObject<HTMLElement | null>, onClose: () => void) =>
  (open: boolean, { reason, event, cancel }: Closing) => {
    const at = event instanceof FocusEvent ? event.relatedTarget : event.target;
    const isOnAnchor = at instanceof Node && anchor.current?.contains(at);
    if (isOnAnchor && (reason === "outside-press" || reason === "focus-out")) cancel();
    else if (!open) onClose();
  };
