import { shortened } from "@quotehaven/contract/rules";
import type { Thread, ThreadMessage } from "@quotehaven/contract/schemas";
import { isApiError, Problem, Screen, useDraft } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import {
  ButtonLink,
  Icon,
  NotFoundBlock,
  Notice,
  SkeletonCard,
  SkeletonScreen,
  Stack,
  textLink,
  theme,
} from "@quotehaven/shared-ui";
import { useState } from "react";
import styled, { css } from "styled-components";
import { EndThread } from "./EndThread";
import { MessageForm, type Side } from "./MessageForm";
import { MessageLog } from "./MessageLog";
import { ReportModal } from "./ReportModal";
import { ThreadCallsProvider, type ThreadCalls } from "./threadsApi";
import { useOpenThread } from "./useOpenThread";
import { useThreadTexts, type ThreadText } from "./useThreadTexts";

const Column = styled.div`
  display: grid;
  gap: ${theme.space(5)};
  max-width: 820px;
`;

const iconBeside = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  width: fit-content;
`;

const BackLink = styled(Link)`
  ${textLink}
  ${iconBeside}
`;

const BackPlace = styled.span`
  ${iconBeside}
  color: ${theme.color.inkMuted};
`;

const Head = styled.div`
  & > p {
    color: ${theme.color.inkMuted};
  }
`;

type ThreadScreenProps = {
  /** What `addThreadCalls` gave the remote. */
  calls: ThreadCalls;
  /** The quote that the thread is about; null where the address names none. */
  quoteId: number | null;
  side: Side;
  /** The screen that leads here. */
  backTo: string;
};

/** What a consumer and an agent ask and answer about a quote. */
export function ThreadScreen({ calls, quoteId, side, backTo }: ThreadScreenProps) {
  if (quoteId === null) {
    return (
      <Column>
        <Back {...{ side, backTo }} />
        <NoThread {...{ side, backTo }} />
      </Column>
    );
  }
  return (
    <ThreadCallsProvider value={calls}>
      <ReadThread key={quoteId} {...{ quoteId, side, backTo }} />
    </ThreadCallsProvider>
  );
}

type ReadThreadProps = Pick<ThreadScreenProps, "side" | "backTo"> & { quoteId: number };

function ReadThread({ quoteId, side, backTo }: ReadThreadProps) {
  const { data, error, refetch, newFrom, showEarlier } = useOpenThread(quoteId);
  // What is shown before the code is there is the same for every thread, and leads nowhere by an id.
  const isKnown = data !== undefined || error !== undefined;
  return (
    <Column>
      <Back {...{ side }} backTo={isKnown ? backTo : null} />
      {isApiError(error) && error.status === 404 ? (
        <NoThread {...{ side, backTo }} />
      ) : data ? (
        <OpenThread thread={data} {...{ side, newFrom, showEarlier }} />
      ) : (
        <LoadingThread error={error} onRetry={() => void refetch()} />
      )}
    </Column>
  );
}

/** The way back; where it leads is not known while it is null. */
function Back({ side, backTo }: { side: Side; backTo: string | null }) {
  const t = useThreadTexts();
  const text = (
    <>
      <Icon name="arrow-left" size={18} />
      <span>{t(`back.${side}`)}</span>
    </>
  );
  return backTo === null ? <BackPlace>{text}</BackPlace> : <BackLink to={backTo}>{text}</BackLink>;
}

function LoadingThread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useThreadTexts();
  return (
    <Screen title={t("titleGone")}>
      <Stack $gap={5}>
        <h1>{t("titleGone")}</h1>
        {error ? (
          <Problem error={error} onRetry={onRetry} />
        ) : (
          <SkeletonScreen>
            <SkeletonCard lines={5} />
          </SkeletonScreen>
        )}
      </Stack>
    </Screen>
  );
}

function titleOf({ partner }: Thread, side: Side, t: ThreadText): string {
  const name = shortened(partner.agency || partner.name);
  if (!name) return t("titleGone");
  return t(side === "consumer" ? "titleForConsumer" : "titleForAgent", { name });
}

type OpenThreadProps = {
  thread: Thread;
  side: Side;
  newFrom: number | null;
  showEarlier: () => void;
};

function OpenThread({ thread, side, newFrom, showEarlier }: OpenThreadProps) {
  const t = useThreadTexts();
  const [reporting, setReporting] = useState<ThreadMessage | null>(null);
  const { quoteId, number = "", carrierName: carrier, partner, ended, messages } = thread;
  const title = titleOf(thread, side, t);
  const partnerName = shortened(partner.name) || t(`someone.${side}`);
  return (
    <Screen title={title}>
      <Stack $gap={5}>
        <Head>
          <h1>{title}</h1>
          <p>
            {t(side === "consumer" ? "aboutForConsumer" : "aboutForAgent", { number, carrier })}
          </p>
        </Head>
        {thread.masks && !ended && <Notice role="note">{t(`masks.${side}`)}</Notice>}
        {messages.length === 0 && !ended && <p>{t(`empty.${side}`)}</p>}
        {messages.length > 0 && (
          <MessageLog
            {...{ thread, partnerName, newFrom }}
            onEarlier={showEarlier}
            onReport={setReporting}
          />
        )}
        {ended ? (
          <EndedNotice {...{ thread, partnerName }} />
        ) : (
          <>
            <MessageForm {...{ thread, side }} />
            <div>
              <EndThread quoteId={quoteId} />
            </div>
          </>
        )}
      </Stack>
      {reporting && (
        <ReportModal {...{ quoteId }} messageId={reporting.id} onClose={() => setReporting(null)} />
      )}
    </Screen>
  );
}

/** Why nothing more can be written, and what was written and can be sent no more. */
function EndedNotice({ thread, partnerName }: { thread: Thread; partnerName: string }) {
  const t = useThreadTexts();
  const { value } = useDraft(`thread:${thread.quoteId}`, { text: "" });
  if (!thread.ended) return null;
  return (
    <Notice kind="caution" title={t(`ended.${thread.ended}`, { name: partnerName })}>
      {value.text.trim() !== "" && (
        <>
          <p>{t("notSent")}</p>
          <Unsent>{value.text}</Unsent>
        </>
      )}
    </Notice>
  );
}

const Unsent = styled.blockquote`
  margin: ${theme.space(2, 0)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function NoThread({ side, backTo }: Pick<ThreadScreenProps, "side" | "backTo">) {
  const t = useThreadTexts();
  return (
    <Screen title={t("titleGone")}>
      <h1>{t("titleGone")}</h1>
      <NotFoundBlock
        title={t("notFound")}
        text={t("notFoundHint")}
        action={
          <ButtonLink as={Link} to={backTo}>
            {t(`back.${side}`)}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
