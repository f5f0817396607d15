import { renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import { Chart, type ChartProps } from "./Chart";

const aChart: ChartProps = {
  title: "Leads",
  finding: "March was best.",
  head: "Month",
  shape: "stacked",
  categories: [
    { name: "March 2026", short: "Mar" },
    { name: "April 2026", short: "Apr" },
  ],
  series: [
    { name: "Quoted", tone: "mark", values: [9, 4] },
    { name: "Won", tone: "main", values: [3, 0] },
    { name: "Lost", tone: "warm", values: [2, null] },
  ],
  format: (value) => `${value} x`,
};

const open = (changes: Partial<ChartProps> = {}) => {
  const { container } = renderScreen(<Chart {...aChart} {...changes} />, { path: "/" });
  const part = () => screen.getByRole("region", { name: "Leads" });
  return { container, part };
};

it("says what there is to see, and says all of it again as a table", async () => {
  const { part } = open();
  expect(await screen.findByText("March was best.")).toBeVisible();
  expect(within(part()).getByText("Show as a table")).toBeVisible();
  const rows = within(part()).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Month", "Quoted", "Won", "Lost"],
    ["March 2026", "9 x", "3 x", "2 x"],
    ["April 2026", "4 x", "0 x", "–"],
  ]);
});

it.each(["stacked", "beside", "line"] as const)(
  "draws each category with its name, for the eye alone (%s)",
  async (shape) => {
    const { part } = open({ shape });
    await waitFor(() => expect(part().querySelector("svg title")).not.toBeNull());
    const titles = [...part().querySelectorAll("title")].map(({ textContent }) => textContent);
    expect(titles).toEqual([
      "March 2026: Quoted 9 x, Won 3 x, Lost 2 x",
      "April 2026: Quoted 4 x, Won 0 x",
    ]);
    expect(part().querySelector("svg title")?.closest("[aria-hidden=true]")).not.toBeNull();
  },
);

it("draws rows with their sums", async () => {
  const { container } = open({ shape: "rows", series: aChart.series.slice(1) });
  await screen.findByText("March was best.");
  const drawing = container.querySelector("[aria-hidden=true]:not(svg)");
  expect(drawing).toHaveTextContent("March 20265 x");
  expect(drawing).toHaveTextContent("April 20260 x");
});
