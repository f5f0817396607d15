import type { ComponentType } from "react";
import { lazyPart, type Failure, type LazyPart } from "../LazyPart/lazyPart";
import type { AnchoredPanelProps } from "./AnchoredPanel";
import { FailedWindow, type ModalProps } from "./ModalFrame";
import type { TooltipBubbleProps } from "./TooltipBubble";

// What floats over a page is in one chunk, which no first load carries.

const inAWindow = {
  failed: ({ onClose }: { onClose: () => void }, failure: Failure) => (
    <FailedWindow {...failure} onClose={onClose} />
  ),
};

export const ModalWindow = lazyPart<ModalProps>(
  async () => (await import(/* webpackChunkName: "floating" */ "./ModalWindow")).ModalWindow,
  inAWindow,
);

export const AnchoredPanel = lazyPart<AnchoredPanelProps>(
  async () => (await import(/* webpackChunkName: "floating" */ "./AnchoredPanel")).AnchoredPanel,
  inAWindow,
);

export const TooltipBubble = lazyPart<TooltipBubbleProps>(
  async () => (await import(/* webpackChunkName: "floating" */ "./TooltipBubble")).TooltipBubble,
  {
    // Its words are here already.
    failed: ({ id, children }) => (
      <span id={id} role="tooltip">
        {children}
      </span>
    ),
  },
);

/**
 * Fetches the code of windows, tooltips and panels. They fetch it by themselves when they open;
 * called before, while nothing else is going on, it makes them open at once. Rejects where it cannot
 * be had; the next call tries again.
 */
export async function loadFloating(): Promise<void> {
  await Promise.all([ModalWindow, AnchoredPanel, TooltipBubble].map((part) => part.load()));
}

/**
 * A {@link lazyPart} that is a window: a failure is shown in a window as well, which calls `close`.
 * The focus goes back to who opened the first of them.
 *
 * @example lazyDialog(async () => (await import("./Ask")).Ask, ({ onClose }) => onClose())
 */
export function lazyDialog<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): LazyPart<Props> {
  const fetchBoth = () => {
    // What windows are made of comes beside it; should that fail, the window says so.
    loadFloating().catch(() => undefined);
    return fetchPart();
  };
  return lazyPart(fetchBoth, {
    failed: (props, failure) => <FailedWindow {...failure} onClose={() => close(props)} />,
  });
}
