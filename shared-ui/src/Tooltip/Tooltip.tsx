import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import styled from "styled-components";
import { TooltipBubble } from "../Floating/lazyFloating";

const Anchor = styled.span`
  display: inline-flex;
  flex: none;
`;

type TooltipProps = {
  content: ReactNode;
  /** One focusable element, or an element that disabled controls sit in. */
  children: ReactElement<{ "aria-describedby"?: string }>;
};

/**
 * A few words about its child, shown on hover, focus and touch, and read as its description.
 * Escape hides it; it stays while the pointer is on it.
 *
 * What opens it is decided here and not by Base UI's trigger: that one knows no touch, and comes too
 * late for a child that is already on the page.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    // Before anybody else hears of it: the window around it stays open.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
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
        <TooltipBubble
          id={id}
          anchor={anchor}
          onClose={() => setOpen(false)}
          onPointerEnter={show}
          onPointerLeave={hideSoon}
        >
          {content}
        </TooltipBubble>
      )}
    </Anchor>
  );
}
