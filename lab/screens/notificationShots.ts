import type { Notification } from "@quotehaven/contract/schemas";
import { inOrder, pause, press, see } from "./acts";
import type { Person } from "./people";
import type { Shot } from "./Shot";

const call = "GET /notifications";

function reply(codes: readonly number[], names: readonly string[], count = codes.length) {
  const data = codes.map((ntp_id, index): Notification => ({
    ntf_id: index + 1,
    ntf_seen: index > 2,
    ntf_date: new Date(Date.now() - index * 7_400_000).toISOString(),
    ntp_id,
    ntp_name: "notification",
    usr_firstname: names[index % names.length] ?? "",
  }));
  return { data: { data, count, unseen: 3 } };
}

const none = { data: { data: [], count: 0, unseen: 0 } };
const full = {
  consumer: reply([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], ["Sue"], 23),
  agent: reply([2, 3, 4, 2, 2, 3, 4, 2, 2, 4], ["Maya", "Leo", "Anastasia-Konstantina"], 41),
};

function shotsOf(area: "consumer" | "agent", as: Person, path: string): Shot[] {
  const screen = `Notifications, ${area}`;
  const bell = inOrder(
    async (page) => page.getByRole("button", { name: /^Notifications/ }).click(),
    see("See all"),
  );
  return [
    {
      screen,
      state: "loading",
      name: "list",
      path,
      as,
      replies: (replies) => replies.never(call),
      act: pause(400),
    },
    {
      screen,
      state: "failed",
      name: "list did not load",
      path,
      as,
      replies: (replies) => replies.fail(call),
      act: see("Try again"),
    },
    {
      screen,
      state: "empty",
      name: "none",
      path,
      as,
      replies: (replies) => replies.answer(call, none),
    },
    {
      screen,
      state: "full",
      name: "unread, read, several pages",
      path,
      as,
      replies: (replies) => replies.answer(call, full[area]),
    },
    {
      screen,
      state: "full",
      name: "delete all, asked",
      path,
      as,
      replies: (replies) => replies.answer(call, full[area]),
      act: press("Delete all"),
      isWindow: true,
    },
    {
      screen,
      state: "full",
      name: "bell, open",
      path,
      as,
      replies: (replies) => replies.answer(call, full[area]),
      act: bell,
      isWindow: true,
    },
    {
      screen,
      state: "empty",
      name: "bell, open",
      path,
      as,
      replies: (replies) => replies.answer(call, none),
      act: bell,
      isWindow: true,
    },
  ];
}

/** The notifications and the bell in both areas. */
export const notificationShots: Shot[] = [
  ...shotsOf("consumer", "submitted", "/profile/notifications"),
  ...shotsOf("agent", "agent", "/agent/profile/notifications"),
];
