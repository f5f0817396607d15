import { shortened, type CustomerRole } from "@quotehaven/contract/rules";
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
  touchTarget,
} from "@quotehaven/shared-ui";
import { useState } from "react";
import styled, { css } from "styled-components";
import { EndThread } from "./EndThread";
import { MessageForm } from "./MessageForm";
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
  ${touchTarget}
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
  role: CustomerRole;
  /** The screen that leads here. */
  backTo: string;
};

/** What a consumer and an agent ask and answer about a quote. */
export function ThreadScreen({ calls, quoteId, role, backTo }: ThreadScreenProps) {
  if (quoteId === null) {
    return (
      <Column>
        <Back {...{ role, backTo }} />
        <NoThread {...{ role, backTo }} />
      </Column>
    );
  }
  return (
    <ThreadCallsProvider value={calls}>
      <ReadThread key={quoteId} {...{ quoteId, role, backTo }} />
    </ThreadCallsProvider>
  );
}

type ReadThreadProps = Pick<ThreadScreenProps, "role" | "backTo"> & { quoteId: number };

function ReadThread({ quoteId, role, backTo }: ReadThreadProps) {
  const { data, error, refetch, newFrom, showEarlier } = useOpenThread(quoteId);
  // What is shown before the code is there is the same for every thread, and leads nowhere by an id.
  const isKnown = data !== undefined || error !== undefined;
  return (
    <Column>
      <Back {...{ role }} backTo={isKnown ? backTo : null} />
      {isApiError(error) && error.status === 404 ? (
        <NoThread {...{ role, backTo }} />
      ) : data ? (
        <OpenThread thread={data} {...{ role, newFrom, showEarlier }} />
      ) : (
        <LoadingThread error={error} onRetry={() => void refetch()} />
      )}
    </Column>
  );
}

/** The way back; where it leads is not known while it is null. */
function Back({ role, backTo }: { role: CustomerRole; backTo: string | null }) {
  const t = useThreadTexts();
  const text = (
    <>
      <Icon name="arrow-left" size={18} />
      <span>{t(`back.${role}`)}</span>
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

function titleOf({ partner }: Thread, role: CustomerRole, t: ThreadText): string {
  const name = shortened(partner.agency || partner.name);
  if (!name) return t("titleGone");
  return t(role === "consumer" ? "titleForConsumer" : "titleForAgent", { name });
}

type OpenThreadProps = {
  thread: Thread;
  role: CustomerRole;
  newFrom: number | null;
  showEarlier: () => void;
};

function OpenThread({ thread, role, newFrom, showEarlier }: OpenThreadProps) {
  const t = useThreadTexts();
  const [reporting, setReporting] = useState<ThreadMessage | null>(null);
  const { quoteId, number = "", carrierName: carrier, partner, ended, messages } = thread;
  const title = titleOf(thread, role, t);
  const partnerName = shortened(partner.name) || t(`someone.${role}`);
  return (
    <Screen title={title}>
      <Stack $gap={5}>
        <Head>
          <h1>{title}</h1>
          <p>
            {t(role === "consumer" ? "aboutForConsumer" : "aboutForAgent", { number, carrier })}
          </p>
        </Head>
        {thread.masks && !ended && <Notice role="note">{t(`masks.${role}`)}</Notice>}
        {messages.length === 0 && !ended && <p>{t(`empty.${role}`)}</p>}
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
            <MessageForm {...{ thread, role }} />
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

function NoThread({ role, backTo }: Pick<ThreadScreenProps, "role" | "backTo">) {
  const t = useThreadTexts();
  return (
    <Screen title={t("titleGone")}>
      <h1>{t("titleGone")}</h1>
      <NotFoundBlock
        title={t("notFound")}
        text={t("notFoundHint")}
        action={
          <ButtonLink as={Link} to={backTo}>
            {t(`back.${role}`)}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
