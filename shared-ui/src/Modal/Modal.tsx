import {
  useId,
  useLayoutEffect,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import styled, { keyframes } from "styled-components";
import { IconButton } from "../Button/IconButton";
import { FloatingContainer } from "../Layout/FloatingPortal";
import { theme } from "../theme/theme";
import { useUiWords } from "../words/UiWords";
import { firstField, focusable, holdScroll } from "./focus";

type ModalProps = Omit<ComponentProps<"div">, "title"> & {
  title: ReactNode;
  /** Asked for by Escape, the backdrop and the close icon. */
  onClose: () => void;
  size?: "small" | "medium" | "large";
  /** Buttons under the content, always in sight. */
  footer?: ReactNode;
  role?: "dialog" | "alertdialog";
};

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.modal};
  display: flex;
  padding: ${theme.space(6, 4)};
  overflow-y: auto;
  background: ${theme.color.backdrop};
  animation: ${fade} ${theme.motion.fast} ease;

  @media (max-width: 480px) {
    padding: ${theme.space(2)};
  }
`;

const widths = { small: "440px", medium: "620px", large: "960px" };

const Panel = styled.div<{ $size: "small" | "medium" | "large" }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  margin: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};
  animation: ${rise} ${theme.motion.normal} ${theme.motion.ease};

  &:focus {
    outline: none;
  }
`;

const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space(3)};
  padding: ${theme.space(5, 4, 0, 6)};

  ${theme.mobile} {
    padding: ${theme.space(4, 3, 0, 4)};
  }
`;

const Title = styled.h2`
  padding-top: 6px;
`;

const Body = styled.div`
  padding: ${theme.space(3, 6, 6)};

  ${theme.mobile} {
    padding: ${theme.space(3, 4, 5)};
  }
`;

const Footer = styled.div`
  position: sticky;
  bottom: -${theme.space(6)};
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space(3)};
  padding: ${theme.space(4, 6)};
  border-top: 1px solid ${theme.color.line};
  border-radius: 0 0 ${theme.radius.large} ${theme.radius.large};
  background: ${theme.color.surfaceRaised};

  /* As deep as the backdrop's padding, and no deeper: it would leave the window. */
  @media (max-width: 480px) {
    bottom: -${theme.space(2)};
  }

  ${theme.mobile} {
    padding: ${theme.space(3, 4)};

    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** Open modals, the topmost last: Escape and the keyboard belong to that one alone. */
const open: HTMLElement[] = [];

/**
 * A window over the page. Focus moves in, stays in, and goes back where it was; render it only while
 * it is open. An element with `data-autofocus` gets the focus, otherwise the first field, otherwise
 * the window itself.
 */
export function Modal({
  title,
  onClose,
  size = "medium",
  footer,
  role = "dialog",
  children,
  ...rest
}: ModalProps) {
  const words = useUiWords();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [backdrop, setBackdrop] = useState<HTMLDivElement | null>(null);
  const [before] = useState(() => document.activeElement);
  const pressedBackdrop = useRef(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    if (!backdrop) return;
    open.push(backdrop);
    const releaseScroll = holdScroll();
    if (!backdrop.contains(document.activeElement))
      (firstField(backdrop) ?? panel.current)?.focus();

    const onKeyDown = (event: KeyboardEvent) => {
      if (open.at(-1) !== backdrop || event.defaultPrevented) return;
      if (event.key === "Escape") {
        event.preventDefault();
        close.current();
      }
      if (event.key !== "Tab") return;
      const stops = focusable(backdrop);
      const first = stops[0];
      const last = stops.at(-1);
      const at = document.activeElement;
      const leaving = event.shiftKey ? at === first || at === panel.current : at === last;
      if (leaving || !backdrop.contains(at)) {
        event.preventDefault();
        (event.shiftKey ? last : first)?.focus();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      open.splice(open.indexOf(backdrop), 1);
      releaseScroll();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [backdrop, before]);

  return createPortal(
    <Backdrop
      ref={setBackdrop}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A press that began on the panel, such as selecting text, must not close it.
        if (event.target === event.currentTarget && pressedBackdrop.current) onClose();
      }}
    >
      <FloatingContainer value={backdrop}>
        <Panel
          {...rest}
          ref={panel}
          role={role}
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
          $size={size}
        >
          <Header>
            <Title id={titleId}>{title}</Title>
            <IconButton icon="close" label={words.close} onClick={onClose} data-modal-close="" />
          </Header>
          <Body>{children}</Body>
          {footer != null && <Footer>{footer}</Footer>}
        </Panel>
      </FloatingContainer>
    </Backdrop>,
    document.body,
  );
}
