import type { RouteEntry } from "@quotehaven/contract/release";
import { notificationsReply } from "@quotehaven/contract/wire";
import type { RecordedRequest } from "@quotehaven/platform/testing";
import { notificationReplies, wordsOf } from "./ownNotifications";

const route = (prefix: string, role: RouteEntry["role"]): RouteEntry => ({
  prefix,
  role,
  exact: false,
});
const routes = [route("/help", "anyone"), route("/help/desk", "agent")];
const kinds = wordsOf("help", {
  answered: { to: "/help/answers", text: { en: "Answered.", es: "Respondida." } },
  asked: { to: "/help/desk", text: { en: "Asked.", es: "Preguntada." } },
});

function anApi(session: Parameters<typeof notificationReplies>[2]) {
  const replies = notificationReplies(kinds, routes, session);
  const call = (pattern: string, path: string) => {
    const reply = replies[pattern] as (request: Pick<RecordedRequest, "path">) => unknown;
    return reply({ path });
  };
  return {
    call,
    list() {
      const page = call("GET /notifications", "/notifications") as Parameters<
        typeof notificationsReply.decode
      >[0];
      const { items, unseen } = notificationsReply.decode(page);
      return { names: items.map(({ name }) => name), unseen };
    },
  };
}

it("names the kinds of a manifest as the registry does", () => {
  expect(kinds.map(({ kind }) => kind)).toEqual(["help/answered", "help/asked"]);
});

it.each([
  ["agent", ["help/answered", "help/asked"]],
  ["consumer", ["help/answered"]],
  ["operator", []],
  ["none", []],
] as const)("has for %s an unread one of each kind that leads where they may go", (who, names) => {
  expect(anApi(who).list()).toEqual({ names, unseen: names.length });
});

it("has them read and gone as people do that", () => {
  const { call, list } = anApi("agent");
  call("POST /notifications/:id", "/notifications/2");
  expect(list().unseen).toBe(1);
  call("POST /notifications/seen-all", "/notifications/seen-all");
  expect(list().unseen).toBe(0);
  call("DELETE /notifications/:id", "/notifications/1");
  expect(list().names).toEqual(["help/asked"]);
  call("DELETE /notifications", "/notifications");
  expect(list().names).toEqual([]);
});
