import type { ComponentType } from "react";
import { loadFloating } from "./lazyFloating";
import { FailedWindow } from "./FailedWindow";
import { lazyPart, type LazyPart } from "../LazyPart/lazyPart";

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
