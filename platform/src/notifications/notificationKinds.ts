import type { NotificationKind } from "@quotehaven/contract/wire";
import { personalTags, type Tag } from "../store/changes";

type Kind = {
  /** Where it leads (4.7, NOT-1). */
  to: string;
  /** What is no longer as it was: screens that show it read it again. */
  changes: readonly Tag[];
};

const kinds: Record<Exclude<NotificationKind, "unreadable">, Kind> = {
  quoteToReview: {
    to: "/profile/my-quotes",
    changes: ["Quotes", "Profile"],
  },
  prospectToQuote: { to: "/agent/profile/leads", changes: ["Leads"] },
  changeRequested: { to: "/agent/profile/leads", changes: ["Leads", "Lead"] },
  quoteSelected: {
    to: "/agent/profile/leads",
    changes: ["Leads", "Lead", "ClientInfo"],
  },
};

/** Where a kind of notification leads; null for one that this build does not know. */
export function linkOfKind(kind: NotificationKind): string | null {
  return kind === "unreadable" ? null : kinds[kind].to;
}

/** What a notification of this kind is news of; everything, for one that this build does not know. */
export function changesOfKind(kind: NotificationKind): readonly Tag[] {
  return kind === "unreadable" ? personalTags : kinds[kind].changes;
}
