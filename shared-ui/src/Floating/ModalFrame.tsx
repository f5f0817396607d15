import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { createPortal } from "react-dom";
import styled, { css, keyframes } from "styled-components";
import { IconButton } from "../Button/IconButton";
import { returnFocus } from "../Focus/focusHeading";
import { PartFailed, type Failure } from "../LazyPart/lazyPart";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";
import { useAsOverlay } from "./overlays";

type ModalSize = "small" | "medium" | "large";

export type ModalProps = Omit<ComponentProps<"div">, "title" | "ref"> & {
  title: ReactNode;
  /** Asked for by Escape, the backdrop and the close icon. */
  onClose: () => void;
  size?: ModalSize;
  /** Buttons under the content, always in sight. */
  footer?: ReactNode;
  role?: "dialog" | "alertdialog";
};

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

/** What covers the page, and scrolls where the window is taller than the screen. */
export const modalBackdropStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.modal};
  display: flex;
  flex-direction: column;
  align-items: center;
  --edge: ${theme.space(6)};
  padding: var(--edge) ${theme.space(4)};
  overflow-y: auto;
  /* The footer stays in sight. */
  scroll-padding-bottom: min(${theme.space(24)}, 25vh);
  background: ${theme.color.backdrop};
  animation: ${fade} ${theme.motion.fast} ease;

  /* In the middle, but below messages at the top of the page where it would reach them. */
  &::before,
  &::after {
    flex: 1 0 0;
    content: "";
  }
  &::before {
    min-height: calc(var(--toast-room, 0px) - var(--edge));
  }

  @media (max-width: 30em) {
    padding-inline: ${theme.space(2)};
    --edge: ${theme.space(2)};
  }

  /* What goes to paper is the page. */
  @media print {
    display: none;
  }
`;

const widths = { small: "440px", medium: "620px", large: "960px" };

/** The window itself. */
export const modalStyles = css<{ $size: ModalSize }>`
  display: flex;
  flex: none;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
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
  @media (max-width: 30em) {
    bottom: -${theme.space(2)};
  }

  /* A page that is zoomed to 400%: the buttons would cover what the window says. */
  @media (max-height: 18.75em) {
    position: static;
  }

  ${theme.mobile} {
    padding: ${theme.space(3, 4)};

    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** Where the focus begins: what asks for it, otherwise the first field, otherwise the window. */
function firstFocus(panel: HTMLElement) {
  const fields = panel.querySelectorAll<HTMLElement>("input, select, textarea");
  return (
    panel.querySelector<HTMLElement>("[data-autofocus]") ??
    [...fields].find(
      (field) => field.tabIndex >= 0 && field.matches(":enabled:not([type=hidden])"),
    ) ??
    panel
  );
}

/** What names the window `id`; an alert dialog is also read out with its question. */
export function labelsOf(id: string, role: ModalProps["role"]) {
  return {
    "aria-labelledby": `${id}-title`,
    "aria-describedby": role === "alertdialog" ? `${id}-body` : undefined,
  };
}

/**
 * What a window contains: title and close icon, content, buttons. It takes the focus into the
 * window, and gives it back to who opened it, or to the page's heading where that is gone.
 */
export function ModalFrame({
  id,
  title,
  onClose,
  footer,
  children,
}: Pick<ModalProps, "title" | "onClose" | "footer" | "children"> & {
  /** The one that was given to `labelsOf`. */
  id: string;
}) {
  const texts = useUiTexts();
  const header = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = header.current?.parentElement;
    const opener = document.activeElement;
    if (panel && !panel.contains(opener)) firstFocus(panel).focus();
    return () => returnFocus(opener);
  }, []);
  return (
    <>
      <Header ref={header}>
        <Title id={`${id}-title`}>{title}</Title>
        <IconButton icon="close" label={texts.close} onClick={onClose} data-modal-close="" />
      </Header>
      <Body id={`${id}-body`}>{children}</Body>
      {footer != null && <Footer>{footer}</Footer>}
    </>
  );
}

const PlainBackdrop = styled.div`
  ${modalBackdropStyles}
`;

const PlainPanel = styled.div<{ $size: ModalSize }>`
  ${modalStyles}
`;

/**
 * Says that a window, a list or a panel did not come. It is drawn without the library of windows,
 * which may be what is missing.
 */
export function FailedWindow({ onClose, ...failure }: Failure & { onClose: () => void }) {
  const texts = useUiTexts();
  const id = useId();
  useAsOverlay();
  return createPortal(
    <PlainBackdrop
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <PlainPanel
        role="dialog"
        aria-modal="true"
        {...labelsOf(id, "dialog")}
        tabIndex={-1}
        $size="small"
      >
        <ModalFrame id={id} title={texts.windowFailed} onClose={onClose}>
          <PartFailed {...failure} />
        </ModalFrame>
      </PlainPanel>
    </PlainBackdrop>,
    document.body,
  );
}
