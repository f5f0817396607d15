import type { MonthResult } from "@quotehaven/contract/schemas";
import { lastCall, screen, within } from "@quotehaven/platform/testing";
import { openScreen } from "../../shared/screenFixtures";
import { ResultsScreen } from "./ResultsScreen";

function aMonth(changes: Partial<MonthResult> = {}): MonthResult {
  return {
    month: "2026-11",
    ...{ quoted: 0, won: 0, bound: 0, notBound: 0, lost: 0 },
    ...{ boundYearly: 0, answerMinutes: null },
    lostByPrice: { first: 0, second: 0, later: 0, none: 0 },
    lostByCover: { meets: 0, below: 0, notStated: 0, unknown: 0 },
    ...{ spentCents: 0, returnedCents: 0 },
    ...changes,
  };
}

function open(months: MonthResult[], path = "/agent/profile/results") {
  return openScreen(<ResultsScreen />, {
    path,
    replies: {
      "GET /agent/profile/results": { data: months },
      "GET /agent/profile/results/states": {
        data: [
          { state: "TX", quoted: 9, won: 3 },
          { state: "NM", quoted: 4, won: 0 },
        ],
      },
      "GET /agent/profile/results/losses": {
        data: {
          count: 2,
          leads: [
            {
              ...{ id: 31, lostAt: "2026-11-20T15:00:00.000Z", typeNames: ["Home", "Auto"] },
              ...{ clientName: "Maya R.", city: "Austin", state: "TX" },
              ...{ priceRank: 2, quoteCount: 4 },
              verdict: "below",
            },
            {
              ...{ id: 30, lostAt: "2026-11-19T15:00:00.000Z", typeNames: ["Life"] },
              ...{ priceRank: null, quoteCount: 2, verdict: null },
            },
          ],
        },
      },
    },
  });
}

const november = aMonth({
  ...{ quoted: 9, won: 3, bound: 2, notBound: 1, lost: 2 },
  lostByPrice: { first: 0, second: 1, later: 0, none: 1 },
  lostByCover: { meets: 0, below: 1, notStated: 0, unknown: 1 },
  ...{ spentCents: 14_700, returnedCents: 4_900 },
});

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

it("has a row for each month since the first, and their sum", async () => {
  open([
    november,
    aMonth({ month: "2026-10", quoted: 4, spentCents: 4_900 }),
    aMonth({ month: "2026-09" }),
  ]);
  const { getByRole } = within(await screen.findByRole("table", { name: "Results" }));
  const row = getByRole("row", { name: /November 2026/ });
  expect(cellsOf(row)).toEqual(["9", "3", "2", "1", "2", "$147", "$49"]);
  expect(screen.queryByRole("row", { name: /September/ })).toBeNull();
  const sum = getByRole("row", { name: /12 months/ });
  expect(cellsOf(sum)).toEqual(["13", "3", "2", "1", "2", "$196", "$49"]);
});

it("opens what was lost in a month: how the own quotes stood, in all and lead by lead", async () => {
  const { user, currentPath, requests, unmount } = open([november]);
  await user.click(await screen.findByRole("link", { name: "2: show them" }));
  expect(currentPath()).toBe("/agent/profile/results?month=2026-11");
  const lost = within(await screen.findByRole("region", { name: "Lost in November 2026" }));
  expect(
    lost.getByText("1 with the second lowest, 1 with no quote that could be chosen"),
  ).toBeVisible();
  expect(lost.getByText("1 was below it")).toBeVisible();
  const maya = within(await lost.findByRole("row", { name: /Maya R\./ }));
  expect(maya.getByText("No. 2 of 4")).toBeVisible();
  expect(maya.getByText("11/20/2026")).toBeVisible();
  expect(maya.getByRole("link")).toHaveAttribute("href", "/agent/profile/leads/31");
  const gone = within(lost.getByRole("row", { name: /#30 · Life/ }));
  expect(gone.getByText("Not in the running")).toBeVisible();
  expect(gone.queryByRole("link")).toBeNull();
  expect(lastCall(requests, "GET /agent/profile/results/losses")).toBeDefined();
  const heading = () => screen.findByRole("heading", { name: "Lost in November 2026" });
  expect(await heading()).toHaveFocus();

  // Whoever comes by the address keeps the focus.
  unmount();
  open([november], "/agent/profile/results?month=2026-11");
  expect(await heading()).not.toHaveFocus();
});

it("says how the year went, and of each chart what there is to see", async () => {
  const october = { quoted: 4, won: 1, bound: 1, spentCents: 4_900, boundYearly: 1_200 };
  open([
    { ...november, answerMinutes: 90, boundYearly: 3_720 },
    aMonth({ month: "2026-10", ...october }),
    aMonth({ month: "2026-09", quoted: 1, answerMinutes: 1_500 }),
  ]);
  const sentence = await screen.findByText(/^In the last 12 months/);
  expect(sentence.parentElement).toHaveTextContent(
    "In the last 12 months you quoted 14 leads and won 4; for $196 in fees, clients bought $4,920 of premium a year.",
  );
  for (const finding of [
    "Your best month was November 2026, with 3 won.",
    "Clients bought $4,920 of premium a year: $25 for each dollar of fees.",
    "In November 2026, half of the leads were quoted within 1.5 h; in September 2026, within 25 h.",
  ])
    expect(screen.getByText(finding)).toBeVisible();
  expect(await screen.findByText("Most are in Texas: 9 of 13 quoted.")).toBeVisible();
  const leads = within(screen.getByRole("table", { name: "Leads quoted, won and lost" }));
  expect(cellsOf(leads.getByRole("row", { name: /October/ }))).toEqual(["4", "1", "0"]);
});

it("draws nothing of less than three months", async () => {
  open([november, aMonth({ month: "2026-10", quoted: 4 })]);
  const sentence = await screen.findByText(/^In the last 12 months/);
  expect(sentence.parentElement).toHaveTextContent(
    "In the last 12 months you quoted 13 leads, won 3 and paid $147 in fees.",
  );
  expect(screen.queryByRole("heading", { name: "Leads quoted, won and lost" })).toBeNull();
  expect(screen.getByRole("table", { name: "Results" })).toBeVisible();
});

it("says when nothing has happened yet", async () => {
  open([aMonth(), aMonth({ month: "2026-10" })]);
  expect(await screen.findByText("Nothing has happened yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to leads" })).toBeVisible();
});
