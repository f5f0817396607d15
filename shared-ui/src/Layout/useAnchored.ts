import { useLayoutEffect, type RefObject } from "react";

/** Where a floating part stands beside its anchor. */
export type Placement = "bottom-start" | "bottom-end" | "bottom" | "top";

type Anchored = {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  floating: RefObject<HTMLElement | null>;
  placement?: Placement;
  /** Makes the floating part at least as wide as the anchor. */
  matchWidth?: boolean;
};

const gap = 6;
const edge = 8;

/**
 * Keeps a `position: fixed` part beside its anchor while it is open: it flips where there is no
 * room, stays inside the window, and follows scrolling. Positions are set through the CSSOM, which
 * a strict Content-Security-Policy allows.
 */
export function useAnchored({
  open,
  anchor,
  floating,
  placement = "bottom-start",
  matchWidth = false,
}: Anchored) {
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      const from = anchor.current?.getBoundingClientRect();
      const part = floating.current;
      if (!from || !part) return;
      if (matchWidth) part.style.minWidth = `${from.width}px`;
      const { offsetWidth: width, offsetHeight: height } = part;
      const windowWidth = document.documentElement.clientWidth;
      const windowHeight = document.documentElement.clientHeight;
      const below = from.bottom + gap;
      const above = from.top - gap - height;
      const wantsAbove = placement === "top";
      const top = wantsAbove
        ? above >= edge
          ? above
          : below
        : below + height <= windowHeight - edge || above < edge
          ? below
          : above;
      const left =
        placement === "bottom-start"
          ? from.left
          : placement === "bottom-end"
            ? from.right - width
            : from.left + from.width / 2 - width / 2;
      part.style.top = `${Math.max(edge, top)}px`;
      part.style.left = `${Math.max(edge, Math.min(left, windowWidth - edge - width))}px`;
    };
    place();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    const observer =
      typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(() => place());
    if (floating.current) observer?.observe(floating.current);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
      observer?.disconnect();
    };
  }, [open, anchor, floating, placement, matchWidth]);
}
