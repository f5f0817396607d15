import { consumerQuotesReply, type ConsumerQuote } from "@quotehaven/contract/wire";
import { refusal, renderScreen, screen, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aBundle, fourBundles, homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { QuotesScreen } from "./QuotesScreen";

const openQuotes = (quotes: ConsumerQuote[], { path = "/?view=compare", more = {} } = {}) =>
  renderScreen(<QuotesScreen />, {
    path,
    session: "consumer",
    messages: { consumer: messages },
    replies: {
      "GET /user/quotes": consumerQuotesReply.encode({ quotes, need: homeAndAutoNeeds }),
      "GET /user/application": refusal(404),
      ...more,
    },
  });

/** What the cells of a row say, from the first quote to the last. */
const cellsOf = async (name: string | RegExp) => {
  const table = within(await screen.findByRole("table", { name: /Quotes side by side/ }));
  const row = table.getByRole("rowheader", { name }).closest("tr");
  return [...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
};

const carriers = () =>
  screen
    .getAllByRole("columnheader")
    .slice(1)
    .map((head) => /^\D+(?=Quote)/.exec(head.textContent)?.[0]);

const cards = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

describe("the comparison of quotes", () => {
  it("shows of each quote, by price, what it costs, covers and falls short of", async () => {
    openQuotes(fourBundles());
    await screen.findByRole("table");
    expect(carriers()).toEqual([
      "Ended Insurance",
      "Thin Insurance",
      "Silent Assurance",
      "Meeting Mutual",
    ]);
    expect(await cellsOf("Together")).toEqual([
      expect.stringMatching(/^\$100 a month \$1,150 a year/),
      expect.stringMatching(/^\$150 a monthLowest/),
      expect.stringMatching(/^\$190 a month \$/),
      expect.stringMatching(/^\$200 a month \$2,300 a year Saves \$30/),
    ]);
    expect((await cellsOf("Home price"))[1]).toMatch(/^\$120 a month \$1,400 a year/);
    expect(await cellsOf("Compared with the lowest price")).toEqual([
      "$50 a month less",
      "The lowest price shown",
      "$40 a month more",
      "$50 a month more",
    ]);
    expect((await cellsOf(/what your home costs today\s*\$1,800 a year today/))[1]).toBe(
      "$400 a year less",
    );
    expect((await cellsOf(/what your cars cost today\s*\$95 a month today/))[1]).toBe(
      "$15 a month more",
    );

    expect(await cellsOf("Home")).toEqual([
      expect.stringContaining("Meets your need"),
      expect.stringContaining("Below your need"),
      expect.stringContaining("Not stated"),
      expect.stringContaining("Meets your need"),
    ]);
    const dwelling = await cellsOf(/Dwelling \(A\)\s*You need \$400,000/);
    expect(dwelling[1]).toMatch(/^\$300,000.*Below your need \$100,000 short/);
    expect(dwelling[2]).toMatch(/^.?Not stated$/);
    expect(dwelling.map((cell) => cell.includes("Highest coverage"))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const deductible = await cellsOf(/^Deductible\s*You prefer \$1,000/);
    expect(deductible.map((cell) => cell.includes("Lowest"))).toEqual([false, false, false, true]);
    expect((await cellsOf(/Included\s*You asked for: Water backup/))[1]).toContain(
      "Missing: Water backup",
    );
    expect(document.body).not.toHaveTextContent(/\bbest\b/i);

    const home = await screen.findByText(/^No quote states: .*Roof is settled at/);
    expect(home).toHaveTextContent(/Dwelling is settled at.*Belongings are settled at/);
    expect(screen.queryByRole("rowheader", { name: /Roof is settled at/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^No quote states: .*Uninsured drivers/)).toBeInTheDocument();
    expect(home).not.toHaveTextContent("Personal liability");
  });

  it("has what chooses a quote at its head, then whose license each is of, and the way to its agent at its end", async () => {
    const agent = { agency: "Birch Agency", name: "Bo Birch", licenseNumber: "12" };
    const checked = { ...agent, licenseState: "TX", licenseCheckedAt: "2026-11-02T15:00:00Z" };
    openQuotes([
      aBundle({ number: "01", agent: checked }),
      aBundle({ id: 13, number: "02", agent }),
      aBundle({ id: 14, number: "03" }),
    ]);
    expect(await cellsOf("License")).toEqual([
      "12 (Texas) License checked on 11/02/2026",
      "12",
      "Not stated",
    ]);
    const [head, ...parts] = screen.getAllByRole("rowgroup");
    expect(within(head!).getByRole("button", { name: "Choose quote 02" })).toBeEnabled();
    const ways = within(parts.at(-1)!).getAllByRole("link", { name: /Birch Agency/ });
    expect(ways.map((way) => way.getAttribute("href"))).toEqual([
      expect.stringContaining("/12/messages"),
      expect.stringContaining("/13/messages"),
    ]);
  });

  it("keeps a row that one quote states, or that was asked for", async () => {
    const [meeting, ...others] = fourBundles();
    const roof = {
      ...meeting?.cover,
      home: { ...meeting?.cover?.home, roofSettlement: "replacement" as const },
    };
    if (meeting) openQuotes([{ ...meeting, cover: roof }, ...others]);
    expect((await cellsOf("Roof is settled at"))[3]).toMatch(/^Replacement cost/);
    expect((await cellsOf(/Included\s*You asked for/)).length).toBe(4);
  });

  it("keeps the view in the address, lets what is over not be chosen, says why, and opens the others", async () => {
    const { user, currentPath } = openQuotes(fourBundles(), { path: "/" });
    expect(await screen.findAllByRole("article")).toHaveLength(4);
    await user.click(screen.getByRole("tab", { name: "Compare" }));
    expect(currentPath()).toBe("/?view=compare");
    const over = screen.getByRole("button", { name: "Choose quote 04" });
    expect(over).toBeDisabled();
    expect(over).toHaveAccessibleDescription("Ended on 01/31/2020");
    await user.click(screen.getByRole("button", { name: "Choose quote 01" }));
    const dialog = within(screen.getByRole("dialog", { name: /Meeting Mutual/ }));
    expect(dialog.getByText("Valid until 03/01/2099")).toBeInTheDocument();
    expect(dialog.getAllByRole("table", { name: /how far this quote goes/ })).toHaveLength(2);
    expect(dialog.getByRole("button", { name: /^Choose .+ a month$/ })).toBeEnabled();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("tab", { name: "Cards" }));
    expect(currentPath()).toBe("/");
  });

  it("takes four at most, those that are open first, and lets others be chosen", async () => {
    const { user } = openQuotes([
      ...fourBundles(),
      aBundle({ id: 5, number: "05", carrierName: "Fifth Mutual", monthly: 400 }),
    ]);
    await screen.findByRole("table");
    expect(carriers()).not.toContain("Ended Insurance");
    const ended = screen.getByRole("checkbox", { name: "Quote 04: Ended Insurance" });
    expect(ended).toBeDisabled();
    await user.click(screen.getByRole("checkbox", { name: "Quote 05: Fifth Mutual" }));
    await user.click(ended);
    expect(carriers()).toEqual([
      "Ended Insurance",
      "Thin Insurance",
      "Silent Assurance",
      "Meeting Mutual",
    ]);
  });

  it("leaves out what was removed, and does not hold half a price against whole ones", async () => {
    const [meeting, thin, silent] = fourBundles();
    if (!meeting || !thin || !silent) throw new Error("No quotes.");
    openQuotes([
      meeting,
      { ...thin, isRemoved: true },
      { ...silent, prices: silent.prices.slice(0, 1), monthly: null, yearly: null },
    ]);
    expect(await cellsOf("Together")).toEqual([
      messages.compare.notWhole,
      expect.stringContaining("$200 a month"),
    ]);
  });
});

it("orders the quotes as is asked for", async () => {
  const { user } = openQuotes(fourBundles(), { path: "/" });
  const orders = [
    [/Sort by price/, ["Meeting Mutual", "Silent Assurance", "Thin Insurance", "Ended Insurance"]],
    ["By coverage", ["Ended Insurance", "Meeting Mutual", "Silent Assurance", "Thin Insurance"]],
    ["By end date", ["Thin Insurance", "Meeting Mutual", "Silent Assurance", "Ended Insurance"]],
  ] as const;
  for (const [order, carriersInOrder] of orders) {
    await user.click(await screen.findByRole("button", { name: order }));
    expect(cards()).toEqual(carriersInOrder);
  }
});

describe("a quote's card and window", () => {
  it("say how it stands to the need, until when it holds, and beside the button what choosing it leaves short", async () => {
    const agent = { name: "Ada Broker", agency: "Birch Agency", licenseNumber: "1" };
    const { user } = openQuotes(
      fourBundles().map((quote) => ({ ...quote, agent })),
      { path: "/" },
    );
    const thin = within(await screen.findByRole("article", { name: /Thin Insurance/ }));
    const [home, auto] = thin.getAllByRole("listitem");
    expect(home).toHaveTextContent(/Home.*Below your need/);
    expect(auto).toHaveTextContent(/Auto.*Meets your need/);
    expect(thin.getByText("Valid until 02/01/2099")).toBeInTheDocument();
    const ended = within(screen.getByRole("article", { name: /Ended Insurance/ }));
    expect(ended.getByText("Ended on 01/31/2020")).toBeInTheDocument();

    for (const [carrier, price, short] of [
      [
        "Thin Insurance",
        "$150",
        " $100,000 below your need for the house, and 1 more line is short",
      ],
      ["Silent Assurance", "$190", " Coverage not stated: Home, Auto"],
      ["Meeting Mutual", "$200", ""],
    ] as const) {
      const card = within(screen.getByRole("article", { name: new RegExp(carrier) }));
      await user.click(card.getByRole("button", { name: "View quote" }));
      const choose = screen.getByRole("button", { name: `Choose ${carrier}, ${price} a month` });
      expect(choose).toHaveAccessibleDescription(
        `You agree that Ada Broker of Birch Agency may call or email you about this quote.${short}`,
      );
      await user.keyboard("{Escape}");
    }
  });

  it("say so too where the server was the first to know", async () => {
    const { user } = openQuotes(fourBundles(), {
      path: "/",
      more: { "POST /user/quotes/:id": refusal(409, ["quote-expired"]) },
    });
    const card = within(await screen.findByRole("article", { name: /Meeting Mutual/ }));
    await user.click(card.getByRole("button", { name: "View quote" }));
    await user.click(screen.getByRole("button", { name: /^Choose .+ a month$/ }));
    expect(await screen.findByText(messages.quotes.overText)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Choose .+ a month$/ })).toBeDisabled();
  });
});
