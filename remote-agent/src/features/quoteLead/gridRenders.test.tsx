import { screen, within } from "@quotehaven/platform/testing";
import { aLeadCarrier, aLeadDetail } from "../../shared/leadFixtures";
import { wideWindow } from "../../shared/screenFixtures";
import { openQuoteLead } from "./quoteLeadFixtures";

/** The rows that were drawn, by name: each draws its buttons with itself. */
const drawn: string[] = [];
jest.mock("./RowButtons", () => ({
  RowButtons: ({ name }: { name: string }) => {
    drawn.push(name);
    return null;
  },
}));

const carriers = Array.from({ length: 6 }, (_none, place) =>
  aLeadCarrier({ id: place + 1, name: `Carrier ${place + 1}` }),
);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem("kept:quotes.view", "grid");
  wideWindow();
});

it("draws no row again while another one is typed into", async () => {
  const { user } = openQuoteLead(aLeadDetail({ carriers }));
  await screen.findByRole("group", { name: "Carrier 6" });
  const cell = (name: string) =>
    within(screen.getByRole("group", { name })).getByRole("textbox", { name: "Home monthly" });
  const rowsDrawnBy = async (keys: string) => {
    drawn.length = 0;
    await user.keyboard(keys);
    return [...new Set(drawn)].sort();
  };

  await user.click(cell("Carrier 2"));
  expect(await rowsDrawnBy("9")).toEqual(["Carrier 2"]);
  expect(await rowsDrawnBy("0")).toEqual(["Carrier 2"]);
  await user.click(cell("Carrier 5"));
  // From the second quote on both can be removed.
  expect(await rowsDrawnBy("1")).toEqual(["Carrier 2", "Carrier 5"]);
  expect(await rowsDrawnBy("2")).toEqual(["Carrier 5"]);
});
