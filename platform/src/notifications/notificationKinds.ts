import type { Notification, NotificationKind } from "@quotehaven/contract/wire";
import type { UserType } from "../events/platformEvents";
import { homePath } from "../places/places";
import { personalTags, type Tag } from "../store/tags";

type Kind = {
  /** Where it leads (4.7, NOT-1): whose area, and what in it. */
  to: { of: UserType; screen: string | ((of: Notification) => string) };
  /** What is no longer as it was: screens that show it read it again. */
  changes: readonly Tag[];
};

/** What a message changes that came, or was read on another device. */
export const changesOfMessages: readonly Tag[] = ["Threads", "Quotes", "Leads", "Lead"];

const kinds: Record<Exclude<NotificationKind, "unreadable">, Kind> = {
  quoteToReview: {
    to: { of: "consumer", screen: "my-quotes" },
    changes: ["Quotes", "Profile"],
  },
  prospectToQuote: { to: { of: "agent", screen: "leads" }, changes: ["Leads"] },
  changeRequested: { to: { of: "agent", screen: "leads" }, changes: ["Leads", "Lead"] },
  quoteSelected: {
    to: { of: "agent", screen: "leads" },
    changes: ["Leads", "Lead", "ClientInfo"],
  },
  choiceTakenBack: {
    to: { of: "agent", screen: "leads" },
    changes: ["Leads", "Lead", "ClientInfo"],
  },
  contactReminder: { to: { of: "agent", screen: "leads" }, changes: ["Leads", "Lead"] },
  agentLate: { to: { of: "consumer", screen: "my-quotes" }, changes: ["Quotes", "Profile"] },
  quotesEndSoon: { to: { of: "consumer", screen: "my-quotes" }, changes: ["Quotes"] },
  feeReturned: {
    to: { of: "agent", screen: "payments" },
    changes: ["Payments", "Leads", "Lead", "ClientInfo"],
  },
  feeRefused: {
    to: { of: "agent", screen: "payments" },
    changes: ["Payments", "Leads", "Lead", "ClientInfo"],
  },
  messageToConsumer: {
    to: {
      of: "consumer",
      screen: ({ quoteId }) => (quoteId ? `my-quotes/${quoteId}/messages` : "my-quotes"),
    },
    changes: changesOfMessages,
  },
  messageToAgent: {
    to: {
      of: "agent",
      screen: ({ leadId, quoteId }) =>
        leadId && quoteId ? `leads/${leadId}/messages/${quoteId}` : "leads",
    },
    changes: changesOfMessages,
  },
};

const knownKinds = Object.keys(kinds) as (keyof typeof kinds)[];

/** Where a notification leads; null for a kind that this build does not know. */
export function notificationLink(notification: Notification): string | null {
  const { kind } = notification;
  if (kind === "unreadable") return null;
  const { of, screen } = kinds[kind].to;
  return `${homePath(of)}/${typeof screen === "string" ? screen : screen(notification)}`;
}

/** The kinds that lead to the screen at a path; not those that lead to one thing on it. */
export function kindsLeadingTo(path: string): NotificationKind[] {
  return knownKinds.filter((kind) => {
    const { of, screen } = kinds[kind].to;
    return `${homePath(of)}/${String(screen)}` === path;
  });
}

/** What a notification of this kind is news of; everything, for one that this build does not know. */
export function changesOfKind(kind: NotificationKind): readonly Tag[] {
  return kind === "unreadable" ? personalTags : kinds[kind].changes;
}
