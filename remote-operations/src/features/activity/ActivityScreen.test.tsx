import type { Activity } from "@quotehaven/contract/schemas";
import { screen, within } from "@quotehaven/platform/testing";
import { openScreen } from "../../shared/operationsFixtures";
import { ActivityScreen } from "./ActivityScreen";

const aPeriod = (period: string, changes: Partial<Activity> = {}): Activity => ({
  period,
  ...{ consumers: 0, agents: 0, submissions: 0, quotes: 0, payments: 0, paidCents: 0 },
  ...{ errors: 0, unsentMails: 0 },
  ...changes,
});

const open = (data: Activity[], path = "/operations/activity") =>
  openScreen(<ActivityScreen />, path, { replies: { "GET /operations/activity": { data } } });

const rowsOf = (chart: HTMLElement) =>
  within(chart)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it("says of each thing how much there was, and has it as a table by day", async () => {
  const { requests } = open([
    aPeriod("2026-11-26", { consumers: 4, agents: 1, payments: 2, paidCents: 9_800 }),
    aPeriod("2026-11-27", { consumers: 3, errors: 7 }),
  ]);
  const signUps = await screen.findByRole("region", { name: "Sign-ups" });
  expect(within(signUps).getByText("8 in 30 days, 3 of them today.")).toBeVisible();
  expect(rowsOf(signUps)).toEqual([
    ["Day", "Clients", "Agents"],
    ["November 26", "4", "1"],
    ["November 27", "3", "0"],
  ]);
  const fees = within(screen.getByRole("region", { name: "Fees paid" }));
  expect(fees.getByText("2 in 30 days, 0 of them today. $98 in all.")).toBeVisible();
  expect(screen.getByRole("region", { name: "Failures" })).toBeVisible();
  expect(requests.at(-1)?.params).toMatchObject({ by: "day" });
});

it("shows months, of which no failures are kept", async () => {
  const unknown = { errors: null, unsentMails: null };
  const { user, currentPath } = open([
    aPeriod("2026-10", { quotes: 40, ...unknown }),
    aPeriod("2026-11", { quotes: 60, ...unknown }),
  ]);
  await user.click(await screen.findByRole("link", { name: "12 months" }));
  expect(currentPath()).toBe("/operations/activity?by=month");
  const quotes = await screen.findByRole("region", { name: "Quotes" });
  expect(within(quotes).getByText("100 in 12 months, 60 of them this month.")).toBeVisible();
  expect(rowsOf(quotes)[1]).toEqual(["October 2026", "40"]);
  expect(screen.queryByRole("region", { name: "Failures" })).toBeNull();
});

it("says when nothing has happened", async () => {
  open([aPeriod("2026-11-27")]);
  expect(await screen.findByText("Nothing has happened yet.")).toBeVisible();
});
