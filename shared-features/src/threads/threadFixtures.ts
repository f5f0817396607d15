import type { Thread, ThreadMessage } from "@quotehaven/contract/schemas";

/** A message of the other one, unless said otherwise. */
export function aMessage(changes: Partial<ThreadMessage> = {}): ThreadMessage {
  return { id: 1, isOwn: false, text: "Hello", sentAt: "2026-11-20T15:00:00.000Z", ...changes };
}

/** A consumer's thread, open and empty, unless said otherwise. */
export function aThread(changes: Partial<Thread> = {}): Thread {
  return {
    quoteId: 7,
    number: "03",
    carrierName: "State Farm",
    partner: { name: "Abe Whitfield", agency: "Whitfield Agency" },
    masks: true,
    unread: 0,
    count: changes.messages?.length ?? 0,
    messages: [],
    ...changes,
  };
}
