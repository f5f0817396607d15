import { notificationKind } from "@quotehaven/contract/wire";
import type { OutboxKind } from "./outbox";

/** How soon what waits in the outbox goes. */
export const priorities = {
  /** Somebody waits for it in front of a screen: links to sign in, to confirm, to a new password. */
  urgent: 0,
  ordinary: 1,
  /** One event, or one morning, tells many. */
  bulk: 2,
} as const;
/** One of {@link priorities}. */
export type Priority = (typeof priorities)[keyof typeof priorities];

/** What is due is claimed and handled in lanes, each by itself: none waits for another. */
export type Lane = Priority | "notices";

/**
 * How a lane is worked at. What goes to thousands gives way to people's requests: one of its rows begins
 * while none is under way, or after a while, and few are handled at once.
 */
export function paceOf(lane: Lane): { atOnce: number; waitsForRequests: boolean } {
  if (lane === "notices") return { atOnce: 1, waitsForRequests: true };
  return lane === priorities.bulk
    ? { atOnce: 4, waitsForRequests: true }
    : { atOnce: 20, waitsForRequests: false };
}

/** The lanes of a worker: notices, and everything else by its priority. */
export const lanes: readonly Lane[] = ["notices", ...Object.values(priorities)];

/**
 * Kinds of the lane of notices, which write or empty them batch after batch, each in a transaction: tens of
 * thousands in seconds, where the mails on them take minutes.
 */
export const noticeKinds: readonly OutboxKind[] = ["lead-submitted", "notices-to-forget"];

/** The lane in which an entry waits. */
export const laneOf = (kind: OutboxKind, priority: Priority): Lane =>
  noticeKinds.includes(kind) ? "notices" : priority;

const urgentTemplates = ["verify-email", "reset-password"];
const bulkTemplates = ["lead-digest", "policy-ends", "year-after-choice"];
const urgentKinds: readonly OutboxKind[] = ["registration-mail", "confirmation-mail"];

/** The priority of an entry, by what it is. */
export function priorityOf(kind: OutboxKind, payload: Record<string, unknown>): Priority {
  if (urgentKinds.includes(kind)) return priorities.urgent;
  if (noticeKinds.includes(kind)) return priorities.bulk;
  const { template, code } = Object(payload.content);
  if (urgentTemplates.includes(template)) return priorities.urgent;
  const isOfMany =
    bulkTemplates.includes(template) ||
    (template === "notification" && code === notificationKind.encode("prospectToQuote"));
  return isOfMany ? priorities.bulk : priorities.ordinary;
}
