import type { Thread, ThreadMessage } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Button, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { Fragment, useEffect, useRef } from "react";
import styled from "styled-components";
import { useThreadTexts } from "./useThreadTexts";

const Log = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space(4)};
  max-height: min(60vh, 640px);
  padding: ${theme.space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceSunken};

  &:focus-visible {
    ${theme.focusRing}
  }

  & > button {
    justify-self: center;
  }
`;

const Said = styled.article<{ $own: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? "end" : "start")};
  gap: ${theme.space(1)};
  justify-self: ${({ $own }) => ($own ? "end" : "start")};
  max-width: min(85%, 60ch);

  & > p {
    padding: ${theme.space(2, 3)};
    border: 1px solid ${({ $own }) => ($own ? theme.color.accent : theme.color.line)};
    border-radius: ${theme.radius.medium};
    background: ${({ $own }) => ($own ? theme.color.accentSoft : theme.color.surfaceRaised)};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    /* Somebody else's words turn nothing around them. */
    unicode-bidi: isolate;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 2)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  & > strong {
    color: ${theme.color.ink};
  }
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  color: ${theme.color.accent};

  &::before,
  &::after {
    content: "";
    flex: 1;
    border-top: 1px solid currentcolor;
  }
`;

const Gone = styled.em`
  color: ${theme.color.inkMuted};
`;

type MessageLogProps = {
  thread: Thread;
  partnerName: string;
  /** The first message that is new to the reader. */
  newFrom: number | null;
  onEarlier: () => void;
  onReport: (message: ThreadMessage) => void;
};

/** What was said, oldest first; the newest is in view, and a new one is read out. */
export function MessageLog({ thread, partnerName, newFrom, onEarlier, onReport }: MessageLogProps) {
  const t = useThreadTexts();
  const { messages, count } = thread;
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);
  return (
    <Log ref={log} role="log" aria-label={t("log")} tabIndex={0}>
      {count > messages.length && (
        <Button size="small" emphasis="quiet" onClick={onEarlier}>
          {t("earlier")}
        </Button>
      )}
      {messages.map((message) => (
        <Fragment key={message.id}>
          {message.id === newFrom && <Divider>{t("newMessages")}</Divider>}
          <Message
            {...{ message, partnerName }}
            onReport={thread.ended === "gone" ? undefined : () => onReport(message)}
          />
        </Fragment>
      ))}
    </Log>
  );
}

type MessageProps = {
  message: ThreadMessage;
  partnerName: string;
  onReport: (() => void) | undefined;
};

function Message({ message, partnerName, onReport }: MessageProps) {
  const t = useThreadTexts();
  const { localMoment } = useFormats();
  const { isOwn, text, sentAt, isMasked, isReported } = message;
  return (
    <Said $own={isOwn}>
      <Line>
        <strong>{isOwn ? t("you") : partnerName}</strong>
        <time dateTime={sentAt}>{localMoment(sentAt)}</time>
      </Line>
      <p>{text === "" ? <Gone>{t("messageGone")}</Gone> : text}</p>
      <Line>
        {isMasked && <Badge>{t("wasMasked")}</Badge>}
        {isReported && <span>{t("reported")}</span>}
        {!isOwn && !isReported && text !== "" && onReport && (
          <Button size="small" emphasis="quiet" onClick={onReport}>
            <span>{t("report")}</span>
            <VisuallyHidden>{` ${t("reportOf", { time: localMoment(sentAt) })}`}</VisuallyHidden>
          </Button>
        )}
      </Line>
    </Said>
  );
}
