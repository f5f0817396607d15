import type { Role } from "@quotehaven/contract/rules";
import type { Notification, NotificationKind } from "@quotehaven/contract/wire";
import { notificationTargets } from "../places/places";
import { personalTags } from "../store/apis";

/** Where a notification leads somebody of this role; null for a kind that no remote of theirs shows (4.7, NOT-1). */
export function notificationLink(notification: Notification, role: Role | null): string | null {
  const target = notificationTargets(notification.kind).find((each) => each.role === role);
  return target ? `${target.prefix}/${filled(target.to, notification)}` : null;
}

/** The path with the notification's ids in it; what is before the first id where one is missing. */
function filled(path: string, { leadId, quoteId }: Notification): string {
  const ids: Record<string, number | undefined> = { ":leadId": leadId, ":quoteId": quoteId };
  const parts = path.split("/").map((part) => (part.startsWith(":") ? ids[part] : part));
  return parts.every(Boolean) ? parts.join("/") : path.replace(/\/?:.*/, "");
}

/** What a notification of this kind is news of; everything, for one that no remote shows. */
export function changesOfKind(kind: NotificationKind): readonly string[] {
  const targets = notificationTargets(kind);
  return targets.length > 0 ? targets.flatMap(({ changes }) => changes) : personalTags();
}
