import { useIsVisible } from "@quotehaven/platform";
import { pageSizes } from "@quotehaven/contract/rules";
import type { Thread } from "@quotehaven/contract/schemas";
import { useEffect, useState } from "react";
import { useThreadCalls } from "./threadsApi";

/** How soon an open thread shows what the other one wrote. */
const POLL_MS = 10_000;

/** The id of the first message that was unread when the thread was opened; null where none was. */
function firstUnread({ messages, unread }: Thread): number | null {
  return messages.filter(({ isOwn }) => !isOwn).at(-unread || messages.length)?.id ?? null;
}

/** A thread that somebody looks at: kept up to date, and read. */
export function useOpenThread(quoteId: number) {
  const [limit, setLimit] = useState<number>(pageSizes.messages);
  const isVisible = useIsVisible();
  const { useMarkThreadReadMutation, useThreadQuery } = useThreadCalls();
  const thread = useThreadQuery(
    { quoteId, limit },
    { pollingInterval: isVisible ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
  const [markRead] = useMarkThreadReadMutation();
  const { data } = thread;
  const isUnread = (data?.unread ?? 0) > 0;
  const newest = data?.messages.at(-1)?.id;
  const [newFrom, setNewFrom] = useState<number | null>();
  if (data && newFrom === undefined) setNewFrom(firstUnread(data));

  useEffect(() => {
    // What fails is tried again with the next message, or the next look at the tab.
    if (isVisible && isUnread && newest !== undefined)
      void markRead({ quoteId, messageId: newest });
  }, [isVisible, isUnread, newest, quoteId, markRead]);

  return {
    ...thread,
    newFrom: newFrom ?? null,
    showEarlier: () => setLimit((shown) => shown + pageSizes.messages),
  };
}
