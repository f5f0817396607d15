import { useEffect, useLayoutEffect, useRef, type ComponentProps, type RefObject } from "react";
import styled, { keyframes } from "styled-components";
import { FloatingPortal } from "../Layout/FloatingPortal";
import { useAnchored, type Placement } from "../Layout/useAnchored";
import { focusable } from "../Modal/focus";
import { theme } from "../theme/theme";

const drop = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** The sheet that floating lists and panels lie on. */
export const FloatingSheet = styled.div`
  position: fixed;
  z-index: ${theme.layer.modal + 4};
  max-width: calc(100vw - 16px);
  max-height: min(480px, calc(100dvh - 16px));
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

type FloatingPanelProps = Omit<ComponentProps<"div">, "ref"> & {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  placement?: Placement;
};

/**
 * A small panel beside what opened it. Escape, a press elsewhere, and tabbing past its end close it;
 * focus goes back to the anchor. Render it only while it is open.
 */
export function FloatingPanel({
  anchor,
  onClose,
  placement = "bottom-start",
  children,
  ...rest
}: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useAnchored({ open: true, anchor, floating: panel, placement });

  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);

  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (panel.current?.contains(target) || anchor.current?.contains(target)) return;
      close.current();
    };
    document.addEventListener("pointerdown", onPress, true);
    return () => document.removeEventListener("pointerdown", onPress, true);
  }, [anchor]);

  const closeAndReturn = () => {
    const trigger = anchor.current;
    (trigger?.matches("button, a, input") ? trigger : trigger?.querySelector("button"))?.focus();
    onClose();
  };

  return (
    <FloatingPortal>
      <FloatingSheet
        {...rest}
        ref={panel}
        tabIndex={-1}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key === "Escape") {
            event.preventDefault();
            closeAndReturn();
          }
          if (event.key !== "Tab" || !panel.current) return;
          const stops = focusable(panel.current);
          const at = document.activeElement;
          const leaving = event.shiftKey
            ? at === stops[0] || at === panel.current
            : at === stops.at(-1) || stops.length === 0;
          if (!leaving) return;
          event.preventDefault();
          closeAndReturn();
        }}
      >
        {children}
      </FloatingSheet>
    </FloatingPortal>
  );
}
