import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import styled, { keyframes } from "styled-components";
import { IconButton } from "../Button/IconButton";
import { useFocusReturn } from "../Focus/useFocusReturn";
import { Icon, type IconName } from "../Icon/Icon";
import { VisuallyHidden } from "../Text/VisuallyHidden";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

/** One short message over the page. */
export type ToastItem<Id extends number | string = number | string> = {
  id: Id;
  kind: "error" | "success" | "info";
  message: string;
  /** How often it was said, where that is more than once. */
  count?: number;
  /** How long it stays, in milliseconds, while nobody is at it; until it is dismissed unless given. */
  timeoutMs?: number;
};

type ToastListProps<Id extends number | string> = {
  toasts: readonly ToastItem<Id>[];
  onDismiss: (id: Id) => void;
};

/* In the middle of the page's header, where least is read or pressed. */
const Region = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset: 0 0 auto;
  width: min(100vw, 464px);
  max-height: 100dvh;
  margin-inline: auto;
  padding-inline: ${theme.space(3)};
  overflow-y: auto;
  pointer-events: none;

  &:has(> :not(:empty)) {
    padding-bottom: ${theme.space(2)};
  }
`;

const LiveRegion = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(2)};

  &:not(:empty) {
    padding-top: ${theme.space(2)};
  }
`;

const arrive = keyframes`from { opacity: 0; transform: translateY(-8px); }`;

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
  box-shadow: ${theme.shadow.low};
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

const Count = styled.span`
  margin-inline-start: ${theme.space(1)};
  padding: 0 ${theme.space(2)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surfaceSunken};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  white-space: nowrap;
`;

type ToastProps = Pick<ToastItem, "kind" | "message" | "count" | "timeoutMs"> & {
  onDismiss: () => void;
  /** What had the focus before it came to the messages. */
  cameFrom: RefObject<Element | null>;
};

function Toast({ kind, message, count = 1, timeoutMs, onDismiss, cameFrom }: ToastProps) {
  const texts = useUiTexts();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root, cameFrom);

  const dismiss = useEffectEvent(onDismiss);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (timeoutMs === undefined || isHeld) return;
    const timer = setTimeout(() => dismiss(), timeoutMs);
    return () => clearTimeout(timer);
    // Said once more, it stays as long as a new one.
  }, [timeoutMs, isHeld, count]);

  return (
    <Root
      ref={root}
      $kind={kind}
      // Said once more, it is read out whole.
      aria-atomic="true"
      onClick={onDismiss}
      // The focus stays where it is, such as in an open window.
      onMouseDown={(event) => event.preventDefault()}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[kind]} />
      <Message>
        <span>{message}</span>
        {count > 1 && (
          <>
            <Count aria-hidden="true">{`×${count}`}</Count>
            <VisuallyHidden>{` (${texts.saidTimes(count)})`}</VisuallyHidden>
          </>
        )}
      </Message>
      <IconButton icon="close" iconSize={18} label={texts.dismiss} />
    </Root>
  );
}

/**
 * Messages at one place over the page: at its top, in the middle, errors above the others and the
 * newest of each last. Pressing one, or its close button, dismisses it. Its time begins anew when the
 * pointer or the focus leaves it; the focus goes back where it came from. `--toast-room` tells dialogs
 * and scrolling how much of the top is covered.
 *
 * Render it from the start: a screen reader reads out what comes into a live region that it knows, and
 * may stay silent where the region comes together with its text.
 */
export function ToastList<Id extends number | string>({ toasts, onDismiss }: ToastListProps<Id>) {
  const texts = useUiTexts();
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    const { current: element } = region;
    if (!element || !hasToasts) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--toast-room", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--toast-room");
    };
  }, [hasToasts]);
  useEffect(() => {
    // Where more come than the window holds, the newest is in sight.
    if (region.current) region.current.scrollTop = region.current.scrollHeight;
  }, [toasts.length]);
  const shown = (of: readonly ToastItem<Id>[]) =>
    of.map((toast) => (
      <Toast
        key={toast.id}
        kind={toast.kind}
        message={toast.message}
        count={toast.count}
        timeoutMs={toast.timeoutMs}
        onDismiss={() => onDismiss(toast.id)}
        cameFrom={cameFrom}
      />
    ));
  return (
    <Region
      ref={region}
      role="region"
      aria-label={texts.notifications}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      {/* Live regions also stay readable while a window hides the rest of the page. */}
      <LiveRegion aria-live="assertive" aria-atomic="false">
        {shown(toasts.filter(({ kind }) => kind === "error"))}
      </LiveRegion>
      <LiveRegion aria-live="polite" aria-atomic="false">
        {shown(toasts.filter(({ kind }) => kind !== "error"))}
      </LiveRegion>
    </Region>
  );
}
