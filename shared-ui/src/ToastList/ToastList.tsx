import { useEffect, useRef } from "react";
import styled, { keyframes } from "styled-components";
import { IconButton } from "../Button/IconButton";
import { Icon, type IconName } from "../Icon/Icon";
import { theme } from "../theme/theme";
import { useUiWords } from "../words/UiWords";

/** One short message over the page. */
export type ToastItem<Id extends number | string = number | string> = {
  id: Id;
  kind: "error" | "success" | "info";
  message: string;
};

type ToastListProps<Id extends number | string> = {
  toasts: readonly ToastItem<Id>[];
  onDismiss: (id: Id) => void;
};

// At the bottom left, and on a phone at the top: never over the buttons of a dialog or a form.
const Region = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset-inline-start: ${theme.space(5)};
  bottom: ${theme.space(5)};
  display: flex;
  flex-direction: column;
  gap: ${theme.space(2)};
  width: min(400px, calc(100vw - 24px));
  max-height: calc(100dvh - 24px);
  overflow-y: auto;
  pointer-events: none;

  ${theme.mobile} {
    inset-inline: 12px;
    top: 12px;
    bottom: auto;
  }
`;

const arrive = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const tones = {
  error: theme.color.danger,
  success: theme.color.positive,
  info: theme.color.accent,
};
const icons: Record<ToastItem["kind"], IconName> = {
  error: "alert",
  success: "check",
  info: "info",
};

const Toast = styled.div<{ $kind: ToastItem["kind"] }>`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${theme.space(3)};
  padding: ${theme.space(2, 2, 2, 4)};
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid ${({ $kind }) => tones[$kind]};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};
  cursor: pointer;
  pointer-events: auto;
  animation: ${arrive} ${theme.motion.normal} ${theme.motion.ease};

  & > svg {
    flex: none;
    margin-top: 10px;
    color: ${({ $kind }) => tones[$kind]};
  }
`;

const Message = styled.p`
  flex: 1;
  min-width: 0;
  padding-block: ${theme.space(2)};
  line-height: 1.45;
`;

/** Messages over the page, newest last. Pressing one, or its close button, dismisses it. */
export function ToastList<Id extends number | string>({ toasts, onDismiss }: ToastListProps<Id>) {
  const words = useUiWords();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where more come than the window holds, the newest is in sight.
    if (region.current) region.current.scrollTop = region.current.scrollHeight;
  }, [toasts.length]);
  return (
    // Each message announces itself. The attribute keeps them readable while a window hides the page.
    <Region ref={region} role="region" aria-label={words.notifications} aria-live="off">
      {toasts.map(({ id, kind, message }) => (
        <Toast
          key={id}
          $kind={kind}
          role={kind === "error" ? "alert" : "status"}
          onClick={() => onDismiss(id)}
          // The focus stays where it is, such as in an open window.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon name={icons[kind]} />
          <Message>{message}</Message>
          <IconButton icon="close" iconSize={18} label={words.dismiss} />
        </Toast>
      ))}
    </Region>
  );
}
