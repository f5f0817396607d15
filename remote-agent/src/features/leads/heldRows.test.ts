import { aLead } from "../../shared/leadFixtures";
import { newsIn, putUp, updateRows } from "./heldRows";

const [first, second] = [aLead({ id: 12 }), aLead({ id: 13 })];
const held = putUp("all", { leads: [first, second], count: 40 });

it("has no news in what it shows", () => {
  expect(newsIn(held)).toBeNull();
});

it("brings marks up to date in place, without news", () => {
  const read = aLead({ id: 13, isUnread: false });
  const updated = updateRows(held, { leads: [first, read], count: 40 });
  expect(updated.leads).toEqual([first, read]);
  expect(newsIn(updated)).toBeNull();
});

it("keeps its rows where new ones came, and says how many", () => {
  const came = [aLead({ id: 15 }), aLead({ id: 14 })];
  const updated = updateRows(held, { leads: came, count: 42 });
  expect(updated.leads).toEqual([first, second]);
  expect(newsIn(updated)).toEqual({ kind: "new", count: 2 });
});

it("keeps a row that left, and says that the list differs", () => {
  const updated = updateRows(held, { leads: [second], count: 39 });
  expect(updated.leads).toEqual([first, second]);
  expect(newsIn(updated)).toEqual({ kind: "moved" });
});

it("forgets the news where the server's page is again as it is shown", () => {
  const gone = updateRows(held, { leads: [second], count: 39 });
  expect(newsIn(updateRows(gone, held.answer))).toBeNull();
});

it("takes the next page as it comes where the reader changed it", () => {
  const followed = updateRows({ ...held, isFollowed: true }, { leads: [second], count: 39 });
  expect(followed.leads).toEqual([second]);
  expect(followed.isFollowed).toBe(false);
});
