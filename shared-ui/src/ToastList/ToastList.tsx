import { useEffect, useRef, useState, type RefObject } from "react";
import styled, { keyframes } from "styled-components";
import { IconButton } from "../Button/IconButton";
import { useFocusReturn } from "../Focus/useFocusReturn";
import { Icon, type IconName } from "../Icon/Icon";
import { theme } from "../theme/theme";
import { useUiWords } from "../words/UiWords";

/** One short message over the page. */
export type ToastItem<Id extends number | string = number | string> = {
  id: Id;
  kind: "error" | "success" | "info";
  message: string;
  /** How long it stays, in milliseconds, while nobody is at it; until it is dismissed unless given. */
  timeoutMs?: number;
};

type ToastListProps<Id extends number | string> = {
  toasts: readonly ToastItem<Id>[];
  onDismiss: (id: Id) => void;
};

// At the bottom left, and on a phone at the top: never over the buttons of a dialog or a form.
const Region = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset-inline-start: 0;
  bottom: 0;
  display: flex;
  flex-direction: column;
  gap: ${theme.space(2)};
  width: min(468px, 100vw);
  max-height: 100dvh;
  /* What scrolls cuts off, so the messages' shadows need their room inside. */
  padding: ${theme.space(12, 12, 5, 5)};
  overflow-y: auto;
  pointer-events: none;

  ${theme.mobile} {
    top: 0;
    bottom: auto;
    width: min(424px, 100vw);
    padding: ${theme.space(3, 3, 12)};
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

const Root = styled.div<{ $kind: ToastItem["kind"] }>`
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

type ToastProps = Pick<ToastItem, "kind" | "message" | "timeoutMs"> & {
  onDismiss: () => void;
  /** What had the focus before it came to the messages. */
  cameFrom: RefObject<Element | null>;
};

function Toast({ kind, message, timeoutMs, onDismiss, cameFrom }: ToastProps) {
  const words = useUiWords();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root, cameFrom);

  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (timeoutMs === undefined || isHeld) return;
    const timer = setTimeout(() => dismiss.current(), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs, isHeld]);

  return (
    <Root
      ref={root}
      $kind={kind}
      role={kind === "error" ? "alert" : "status"}
      onClick={onDismiss}
      // The focus stays where it is, such as in an open window.
      onMouseDown={(event) => event.preventDefault()}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[kind]} />
      <Message>{message}</Message>
      <IconButton icon="close" iconSize={18} label={words.dismiss} />
    </Root>
  );
}

/**
 * Messages over the page, newest last. Pressing one, or its close button, dismisses it. Its time
 * begins anew when the pointer or the focus leaves it; the focus goes back where it came from.
 */
export function ToastList<Id extends number | string>({ toasts, onDismiss }: ToastListProps<Id>) {
  const words = useUiWords();
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    // Where more come than the window holds, the newest is in sight.
    if (region.current) region.current.scrollTop = region.current.scrollHeight;
  }, [toasts.length]);
  return (
    // Each message announces itself. The attribute keeps them readable while a window hides the page.
    <Region
      ref={region}
      role="region"
      aria-label={words.notifications}
      aria-live="off"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      {toasts.map(({ id, kind, message, timeoutMs }) => (
        <Toast
          key={id}
          {...{ kind, message, timeoutMs }}
          onDismiss={() => onDismiss(id)}
          cameFrom={cameFrom}
        />
      ))}
    </Region>
  );
}
