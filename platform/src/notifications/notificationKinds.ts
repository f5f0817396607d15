import type { NotificationKind } from "@quotehaven/contract/wire";
import type { UserType } from "../events/platformEvents";
import { homePath } from "../places/places";
import { personalTags, type Tag } from "../store/changes";

type Kind = {
  /** Where it leads (4.7, NOT-1): whose area, and what in it. */
  to: { of: UserType; screen: string };
  /** What is no longer as it was: screens that show it read it again. */
  changes: readonly Tag[];
};

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
};

/** Where a kind of notification leads; null for one that this build does not know. */
export function linkOfKind(kind: NotificationKind): string | null {
  if (kind === "unreadable") return null;
  const { of, screen } = kinds[kind].to;
  return `${homePath(of)}/${screen}`;
}

/** What a notification of this kind is news of; everything, for one that this build does not know. */
export function changesOfKind(kind: NotificationKind): readonly Tag[] {
  return kind === "unreadable" ? personalTags : kinds[kind].changes;
}
