import { aLead } from "../../shared/leadFixtures";
import { newsIn, putUp, updateRows } from "./heldRows";

const [first, second] = [aLead({ id: 12 }), aLead({ id: 13 })];
const held = putUp("all", { leads: [first, second], count: 40 });
const gone = updateRows(held, { leads: [second], count: 39 });

it.each([
  ["nothing where nothing changed", [first, second], 40, null],
  ["nothing of changed marks", [first, aLead({ id: 13, isUnread: false })], 40, null],
  ["how many came", [aLead({ id: 15 }), aLead({ id: 14 })], 42, { kind: "new", count: 2 }],
  ["that the list differs where a row left", [second], 39, { kind: "moved" }],
])("tells %s, and keeps its rows", (_what, leads, count, news) => {
  const updated = updateRows(held, { leads, count });
  expect(newsIn(updated)).toEqual(news);
  expect(updated.leads.map(({ id }) => id)).toEqual([12, 13]);
});

it("forgets the news where the server's page is again as it is shown", () => {
  expect(newsIn(updateRows(gone, held.answer))).toBeNull();
});

it("takes the next page as it comes where the reader changed it", () => {
  const followed = updateRows({ ...held, isFollowed: true }, { leads: [second], count: 39 });
  expect(followed).toMatchObject({ leads: [second], isFollowed: false });
});
