import { routeOf, type NotificationWords, type RouteEntry } from "@quotehaven/contract/release";
import { notificationsReply, type Notification } from "@quotehaven/contract/wire";
import type { RecordedRequest, Replies } from "@quotehaven/platform/testing";
import type { Settings } from "./settings";

/** The kinds of notifications that a remote declares. */
export type DeclaredNotifications = Record<string, Pick<NotificationWords, "text" | "to">>;

/** The kinds of a remote as the shell has them from the registry. */
export function wordsOf(name: string, declared: DeclaredNotifications): NotificationWords[] {
  return Object.entries(declared).map(([own, { text, to }]) => ({
    kind: `${name}/${own}`,
    text,
    to,
  }));
}

/**
 * What the API answers whoever is signed in: an unread notification of each of the remote's kinds whose
 * place is for them, until they open or delete it.
 */
export function notificationReplies(
  kinds: readonly NotificationWords[],
  routes: readonly RouteEntry[],
  session: Settings["session"],
): Replies {
  const isForThem = ({ to }: NotificationWords) =>
    ["anyone", session].includes(routeOf(routes, to)?.role ?? "");
  const createdAt = new Date().toISOString();
  // Operators get none, and a visitor has nowhere to get them.
  const own = session === "consumer" || session === "agent" ? kinds.filter(isForThem) : [];
  let items: Notification[] = own.map(({ kind }, index) => ({
    id: index + 1,
    isSeen: false,
    createdAt,
    kind: "ofRemote",
    name: kind,
    firstName: "",
  }));
  const change = (made: (before: Notification[]) => Notification[]) => {
    items = made(items);
    return {};
  };
  const idIn = ({ path }: RecordedRequest) => Number(path.split("/").at(-1));
  const seen = (each: Notification): Notification => ({ ...each, isSeen: true });
  return {
    "GET /notifications": () => {
      const unseen = items.filter(({ isSeen }) => !isSeen).length;
      return notificationsReply.encode({ items, count: items.length, unseen });
    },
    "POST /notifications/seen": () => ({}),
    "POST /notifications/seen-all": () => change((before) => before.map(seen)),
    "POST /notifications/:id": (request: RecordedRequest) =>
      change((before) => before.map((each) => (each.id === idIn(request) ? seen(each) : each))),
    "DELETE /notifications/:id": (request: RecordedRequest) =>
      change((before) => before.filter(({ id }) => id !== idIn(request))),
    "DELETE /notifications": () => change(() => []),
  };
}
