import type { Notification } from "@quotehaven/contract/schemas";
import { press, see } from "./acts";
import { screen, type Act, type Picture } from "./Picture";
import { answer, fail, loading } from "./replies";

const call = "GET /notifications";
/** What each area is told of. */
const kinds = { consumer: [1], agent: [2, 3, 4] };
const names = ["Maya", "Leo", "Anastasia-Konstantina"];

function reply(area: keyof typeof kinds, length: number) {
  const data = Array.from({ length }, (_, index): Notification => ({
    ntf_id: index + 1,
    ntf_seen: index > 2,
    ntf_date: new Date(Date.now() - index * 7_400_000).toISOString(),
    ntp_id: kinds[area][index % kinds[area].length] ?? 1,
    ntp_name: "notification",
    usr_firstname: names[index % names.length] ?? "",
  }));
  return answer(call, { data: { data, count: length && 41, unseen: length && 3 } });
}

const openBell: Act = (page) => page.getByRole("button", { name: /^Notifications/ }).click();

/** The notifications and the bell of an area. */
export function notificationPictures(
  area: keyof typeof kinds,
  path: string,
  as: Picture["as"],
): Picture[] {
  const list = screen(`Notifications, ${area}`, path, as);
  return [
    list("loading", loading(call)),
    list("failed", { replies: [fail(call)], acts: [see("Try again")] }),
    list("none", { replies: [reply(area, 0)] }),
    list("several pages", { replies: [reply(area, 10)] }),
    list("delete all", { replies: [reply(area, 10)], acts: [press("Delete all")] }),
    list("bell, open", { replies: [reply(area, 10)], acts: [openBell, see("See all")] }),
  ];
}
