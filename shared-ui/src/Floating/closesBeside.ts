import type { RefObject } from "react";

type Closing = { reason: string; event: Event; cancel: () => void };

/**
 * For `onOpenChange` of a part beside its anchor: asks to close, except for a press on the anchor,
 * which opens and closes by itself.
 */
export const closesBeside =
  (anchor: RefObject<HTMLElement | null>, onClose: () => void) =>
  (open: boolean, { reason, event, cancel }: Closing) => {
    const { target } = event;
    const isOnAnchor = target instanceof Node && anchor.current?.contains(target);
    if (reason === "outside-press" && isOnAnchor) cancel();
    else if (!open) onClose();
  };
