import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import styled, { keyframes } from "styled-components";
import { FloatingPortal } from "../Layout/FloatingPortal";
import { useAnchored, type Placement } from "../Layout/useAnchored";
import { theme } from "../theme/theme";

const Anchor = styled.span`
  display: inline-flex;
  min-width: 0;
`;

const appear = keyframes`from { opacity: 0; }`;

const Bubble = styled.span`
  position: fixed;
  z-index: ${theme.layer.modal + 5};
  width: max-content;
  max-width: min(300px, calc(100vw - 16px));
  padding: ${theme.space(2, 3)};
  border-radius: ${theme.radius.small};
  background: ${theme.color.ink};
  color: ${theme.color.surface};
  box-shadow: ${theme.shadow.high};
  font-family: ${theme.font.sans};
  font-size: ${theme.size[14]};
  font-weight: 450;
  line-height: 1.4;
  letter-spacing: 0;
  text-align: start;
  white-space: normal;
  animation: ${appear} ${theme.motion.fast} ease;
`;

type TooltipProps = {
  content: ReactNode;
  placement?: Placement;
  /** One focusable element, or an element that disabled controls sit in. */
  children: ReactElement<{ "aria-describedby"?: string }>;
};

/**
 * A few words about its child, shown on hover, focus and touch, and read as its description.
 * Escape hides it; it stays while the pointer is on it.
 */
export function Tooltip({ content, placement = "top", children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useAnchored({ open, anchor, floating: bubble, placement });
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [open]);

  const show = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const hideSoon = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(false), 120);
  };
  const described = [children.props["aria-describedby"], open && id].filter(Boolean).join(" ");

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={show}
      onPointerLeave={hideSoon}
      onFocus={show}
      onBlur={() => setOpen(false)}
      onClick={show}
    >
      {cloneElement(children, { "aria-describedby": described || undefined })}
      {open && (
        <FloatingPortal>
          <Bubble
            ref={bubble}
            role="tooltip"
            id={id}
            onPointerEnter={show}
            onPointerLeave={hideSoon}
          >
            {content}
          </Bubble>
        </FloatingPortal>
      )}
    </Anchor>
  );
}
