import { FailedWindow } from "./FailedWindow";
import { lazyPart, type Failure } from "../LazyPart/lazyPart";
import type { BubbleProps } from "./bubbleStyles";
import type { ModalProps } from "./ModalFrame";
import type { PanelProps } from "./panelStyles";

const fetchParts = () => import("./floatingParts");

const inAWindow = {
  failed: ({ onClose }: { onClose: () => void }, failure: Failure) => (
    <FailedWindow {...failure} onClose={onClose} />
  ),
};

export const ModalWindow = lazyPart<ModalProps>(
  async () => (await fetchParts()).ModalWindow,
  inAWindow,
);

export const AnchoredPanel = lazyPart<PanelProps>(
  async () => (await fetchParts()).AnchoredPanel,
  inAWindow,
);

export const TooltipBubble = lazyPart<BubbleProps>(async () => (await fetchParts()).TooltipBubble, {
  // Its words are here already.
  failed: ({ id, children }) => (
    <span id={id} role="tooltip">
      {children}
    </span>
  ),
});

/**
 * Fetches the code of windows, tooltips and panels, which no first load carries. They fetch it by
 * themselves when they open; called before, while nothing else is going on, it makes them open at
 * once. Rejects where it cannot be had; the next call tries again.
 */
export async function loadFloating(): Promise<void> {
  await Promise.all([ModalWindow, AnchoredPanel, TooltipBubble].map((part) => part.load()));
}
