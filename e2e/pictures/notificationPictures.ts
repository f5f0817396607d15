import type { Notification } from "@quotehaven/contract/schemas";
import { press, see } from "./acts";
import { screen, type Act } from "./Picture";
import { answer, loadingAndFailed } from "./replies";

const call = "GET /notifications";
const names = ["Maya", "Leo", "Anastasia-Konstantina"];

/** Ten of these kinds, one after the other. */
function tenOf(...kinds: [number, ...number[]]): Act {
  const data = Array.from({ length: 10 }, (_, index): Notification => ({
    ntf_id: index + 1,
    ntf_seen: index > 2,
    ntf_date: new Date(Date.now() - index * 7_400_000).toISOString(),
    ntp_id: kinds[index % kinds.length] ?? kinds[0],
    ntp_name: "notification",
    usr_firstname: names[index % names.length] ?? "",
  }));
  return answer(call, { data: { data, count: 41, unseen: 3 } });
}

const openBell: Act = (page) => page.getByRole("button", { name: /^Notifications/ }).click();
const list = screen("Notifications, agent", "/agent/profile/notifications", "agent");
const replies = [tenOf(2, 3, 4)];

/** The notifications and the bell, which both areas share. */
export const notificationPictures = [
  ...loadingAndFailed(list, call),
  list("none", { replies: [answer(call, { data: { data: [], count: 0, unseen: 0 } })] }),
  list("several pages", { replies }),
  list("delete all", { replies, acts: [press("Delete all")] }),
  list("bell, open", { replies, acts: [openBell, see("See all")] }),
  screen(
    "Notifications, consumer",
    "/profile/notifications",
    "submitted",
  )("several pages", {
    replies: [tenOf(1)],
  }),
];
