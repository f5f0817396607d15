import { notificationCodes } from "@quotehaven/contract/rules";
import { personalTags, type Tag } from "../store/changes";

type Kind = {
  /** Where it leads (4.7, NOT-1). */
  to: string;
  /** What is no longer as it was: screens that show it read it again. */
  changes: readonly Tag[];
};

const kinds: Record<number, Kind> = {
  [notificationCodes.quoteToReview]: {
    to: "/profile/my-quotes",
    changes: ["Quotes", "Profile"],
  },
  [notificationCodes.prospectToQuote]: { to: "/agent/profile/leads", changes: ["Leads"] },
  [notificationCodes.changeRequested]: { to: "/agent/profile/leads", changes: ["Leads", "Lead"] },
  [notificationCodes.quoteSelected]: {
    to: "/agent/profile/leads",
    changes: ["Leads", "Lead", "ClientInfo"],
  },
};

/** Where a kind of notification leads; null for one that this build does not know. */
export function linkOfKind(code: number): string | null {
  return kinds[code]?.to ?? null;
}

/** What a notification of this kind is news of; everything, for one that this build does not know. */
export function changesOfKind(code: number): readonly Tag[] {
  return kinds[code]?.changes ?? personalTags;
}
