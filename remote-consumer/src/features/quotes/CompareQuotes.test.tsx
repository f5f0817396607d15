import { jest } from "@jest/globals";
import type { PresentPolicies } from "@quotehaven/contract/cover";
import { consumerQuotesReply, type ConsumerQuote } from "@quotehaven/contract/wire";
import { refusal, renderScreen, screen, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import {
  aBundle,
  fourBundles,
  homeAndAutoNeeds,
  todaysPolicies,
} from "../../shared/quotes/quoteFixtures";
import { QuotesScreen } from "./QuotesScreen";

type OpenOptions = {
  path?: string;
  present?: PresentPolicies;
  more?: Record<string, unknown>;
};

const openQuotes = (
  quotes: ConsumerQuote[],
  { path = "/", present, more = {} }: OpenOptions = {},
) =>
  renderScreen(<QuotesScreen />, {
    path,
    session: "consumer",
    messages: { consumer: messages },
    replies: {
      "GET /user/quotes": consumerQuotesReply.encode({
        quotes,
        need: homeAndAutoNeeds,
        ...(present && { present: { ...present, isShared: false } }),
      }),
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
    .map((head) => head.querySelector("strong")?.textContent);

/** The button of a quote in the picture, by its whole name. */
const markOf = async (carrier: string) =>
  within(await screen.findByRole("group", { name: messages.plot.title })).getByRole("button", {
    name: new RegExp(`^${carrier}[ ,]`),
  });

const allRows = () => screen.getByRole("switch", { name: /^Show what is the same/ });

/** The first word of each card's carrier. */
const cards = () =>
  screen
    .getAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent.split(" ")[0]);

/** A window in which every part is 800 px wide; jsdom lays nothing out. */
class WideObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe() {
    this.callback([], this);
  }
  unobserve() {}
  disconnect() {}
}
const before = globalThis.ResizeObserver;
beforeAll(() => {
  globalThis.ResizeObserver = WideObserver;
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800);
});
afterAll(() => {
  globalThis.ResizeObserver = before;
  jest.restoreAllMocks();
});

describe("the comparison of quotes", () => {
  it("opens on what decides: prices, deductibles and where the quotes differ, with one verdict and one picture a quote", async () => {
    openQuotes(fourBundles());
    await screen.findByRole("table");
    expect(carriers()).toEqual([
      "Thin Insurance",
      "Silent Assurance",
      "Meeting Mutual",
      "Ended Insurance",
    ]);
    expect(await cellsOf(/^How it compares with your need/)).toEqual([
      expect.stringContaining(
        "Meets 4 of 7 lines, 3 below, 5 not stated. $100,000 short for the house",
      ),
      expect.stringContaining("Does not state what it covers"),
      expect.stringContaining("Meets 7 lines, 5 not stated"),
      expect.stringContaining("Meets 7 lines, 5 not stated"),
    ]);
    const [thin, , meeting] = screen.getAllByRole("img", { name: /^Dwelling/ });
    expect(thin).toHaveAccessibleName(/^Dwelling \(A\): \$100,000 below; /);
    expect(meeting).toHaveAccessibleName(/^Dwelling \(A\): Meets your need; /);

    expect(await cellsOf("Bundle price")).toEqual([
      expect.stringMatching(/^ Lowest, but below your need \$1,750 a year Saves \$80/),
      expect.stringMatching(/^\$40 a month more \$2,200 a year/),
      expect.stringMatching(/^\$50 a month more \$2,300 a year Saves \$30/),
      expect.stringMatching(/^ \$1,150 a year/),
    ]);
    expect(await cellsOf(/Dwelling \(A\)\s*You need \$400,000/)).toEqual([
      "$300,000 $100,000 below",
      "Not stated",
      "$400,000Meets your need",
      "$900,000Meets your need",
    ]);
    expect(await cellsOf(/^Deductible\s*You prefer \$1,000/)).toEqual([
      "$2,500 $1,500 above what you prefer",
      "Not stated",
      "$1,000Meets your need",
      "$1,000Meets your need",
    ]);
    expect((await cellsOf(/Included\s*You asked for: Water backup/))[0]).toContain(
      "Missing: Water backup",
    );
    expect(document.body).not.toHaveTextContent(/\bbest\b/i);
  });

  it("has no row of pictures where nothing is needed or stated that could be drawn", async () => {
    const quotes = fourBundles().map((quote) => ({ ...quote, cover: undefined }));
    const more = { "GET /user/quotes": consumerQuotesReply.encode({ quotes, need: {} }) };
    openQuotes(quotes, { more });
    await screen.findByRole("table");
    expect(screen.queryByRole("rowheader", { name: /^In a picture/ })).not.toBeInTheDocument();
  });

  it("folds what all quotes say alike, until it is asked for", async () => {
    const { user } = openQuotes(fourBundles());
    await screen.findByRole("table");
    expect(screen.queryByRole("rowheader", { name: "Home price" })).not.toBeInTheDocument();
    expect(screen.queryByText(/^No quote states/)).not.toBeInTheDocument();
    await user.click(allRows());
    expect((await cellsOf("Home price"))[1]).toMatch(/^\$120 a month \$1,400 a year/);
    expect((await cellsOf(/what your home costs today\s*\$1,800 a year today/))[1]).toBe(
      "$400 a year less",
    );
    expect((await cellsOf(/what your cars cost today\s*\$95 a month today/))[1]).toBe(
      "$15 a month more",
    );
    const home = screen.getByText(/^No quote states: .*Settlement of the roof/);
    expect(home).toHaveTextContent(/Settlement of the dwelling.*Settlement of belongings/);
    expect(home).not.toHaveTextContent("Personal liability");
    expect(
      screen.queryByRole("rowheader", { name: /Settlement of the roof/ }),
    ).not.toBeInTheDocument();
    expect(screen.getByText(/^No quote states: .*Uninsured drivers/)).toBeInTheDocument();
  });

  it("says what the quotes come to, and leads from a mark of the picture to its column", async () => {
    const { user } = openQuotes(fourBundles());
    expect(
      await screen.findByText(
        "No quote costs less than Thin Insurance: $150 a month. None is known to meet more lines than Meeting Mutual, for $50 a month more.",
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        "Thin Insurance and Silent Assurance do not state every line and may meet more.",
      ),
    ).toBeInTheDocument();
    const legend = within(await screen.findByRole("list", { name: messages.plot.legend.title }));
    expect(legend.getAllByRole("listitem").map(({ textContent }) => textContent?.trim())).toEqual([
      messages.plot.legend.open,
      messages.plot.legend.hollow,
      messages.plot.legend.unstated,
    ]);
    expect(screen.queryByText(/covers more than Silent Assurance/)).not.toBeInTheDocument();
    expect(await markOf("Meeting Mutual")).toHaveAccessibleName(
      "Meeting Mutual, $200 a month, meets 7 lines, 5 not stated",
    );
    expect(await markOf("Silent Assurance")).toHaveAccessibleName(
      "Silent Assurance, $190 a month, does not state what it covers",
    );
    // What its words count is what each picture draws.
    const drawings = screen.getAllByRole("img", { name: /^Dwelling|^Injury/ });
    const parts = drawings.flatMap((drawing) => [...drawing.querySelectorAll("[data-part]")]);
    expect(parts).toHaveLength(4 * 12);
    expect(await markOf("Ended Insurance")).toHaveAccessibleName(/^Ended Insurance \(ended\), \$/);
    await user.click(await markOf("Meeting Mutual"));
    expect(await markOf("Meeting Mutual")).toHaveAttribute("aria-pressed", "true");
    const head = screen.getByRole("columnheader", { name: /^Meeting Mutual/ });
    expect(head).toHaveAttribute("data-marked");
  });

  it("has what chooses a quote at its head, then whose license each is of, and the way to its agent at its end", async () => {
    const agent = { agency: "Birch Agency", name: "Bo Birch", licenseNumber: "12" };
    const checked = { ...agent, licenseState: "TX", licenseCheckedAt: "2026-11-02T15:00:00Z" };
    openQuotes([
      aBundle({ number: "01", agent: checked }),
      aBundle({ id: 13, number: "02", carrierName: "Second Mutual", agent }),
      aBundle({ id: 14, number: "03" }),
    ]);
    expect(await cellsOf("Agent")).toEqual([
      "Birch Agency Bo Birch, license 12 (Texas) License checked on 11/02/2026",
      "Birch Agency Bo Birch, license 12",
      "Not stated",
    ]);
    const [head, ...parts] = screen.getAllByRole("rowgroup");
    expect(within(head!).getByRole("button", { name: "Choose Second Mutual" })).toBeEnabled();
    expect(await cellsOf("Price a month")).toEqual([
      expect.stringMatching(/^\$200 a monthChoose/),
      expect.stringMatching(/^\$200 a monthChoose/),
      expect.stringMatching(/^\$200 a monthChoose/),
    ]);
    const ways = within(parts.at(-1)!).getAllByRole("link", { name: "Message to Birch Agency" });
    expect(ways.map((way) => way.getAttribute("href"))).toEqual([
      expect.stringContaining("/12/messages"),
      expect.stringContaining("/13/messages"),
    ]);
  });

  it("turns from quote to quote where one is on the page at a time, by its price and its two-digit number", async () => {
    const { user } = openQuotes(fourBundles());
    const pages = within(await screen.findByRole("group", { name: messages.compare.pager }));
    const read = () =>
      screen
        .getAllByRole("columnheader")
        .filter((head) => head.id && !head.hasAttribute("data-other"))
        .map((head) => head.textContent);
    expect(read()).toEqual([expect.stringContaining("Thin Insurance Quote 02")]);
    const meeting = pages.getByRole("button", { name: "$200 Quote 01: Meeting Mutual" });
    await user.click(meeting);
    expect(meeting).toHaveAttribute("aria-pressed", "true");
    expect(read()).toEqual([expect.stringContaining("Meeting Mutual Quote 01")]);
  });

  it("opens the bad day on which the quotes differ most, and none where no quote states anything", async () => {
    const { unmount } = openQuotes(fourBundles());
    const days = within(await screen.findByRole("region", { name: messages.badDay.title }));
    expect(days.getAllByRole("button", { pressed: true })).toHaveLength(1);
    expect(days.getAllByText(/^They pay \$/)).toHaveLength(3);
    unmount();
    openQuotes(fourBundles().map((quote) => ({ ...quote, cover: {} })));
    await screen.findByRole("table");
    expect(screen.queryByText(messages.badDay.title)).not.toBeInTheDocument();
  });

  it("keeps a row that one quote states, or that was asked for", async () => {
    const [meeting, ...others] = fourBundles();
    const roof = {
      ...meeting?.cover,
      home: { ...meeting?.cover?.home, roofSettlement: "replacement" as const },
    };
    if (meeting) openQuotes([{ ...meeting, cover: roof }, ...others]);
    expect((await cellsOf("Settlement of the roof"))[2]).toMatch(/^Replacement cost/);
    expect((await cellsOf(/Included\s*You asked for/)).length).toBe(4);
  });

  it("keeps the view in the address, lets what is over not be chosen, says why, and opens the others", async () => {
    const { user, currentPath } = openQuotes(fourBundles());
    const over = await screen.findByRole("button", { name: "Choose Ended Insurance" });
    expect(over).toBeDisabled();
    expect(over).toHaveAccessibleDescription("Ended on 01/31/2020");
    await user.click(screen.getByRole("button", { name: "Choose Meeting Mutual" }));
    const dialog = within(screen.getByRole("dialog", { name: /Meeting Mutual/ }));
    expect(dialog.getByText("Valid until 03/01/2099")).toBeInTheDocument();
    expect(dialog.getAllByRole("table", { name: /how far this quote goes/ })).toHaveLength(2);
    expect(dialog.getByRole("button", { name: /^Choose .+ a month$/ })).toBeEnabled();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("tab", { name: "Cards" }));
    expect(currentPath()).toBe("/?view=cards");
    expect(screen.getAllByRole("article")).toHaveLength(4);
    await user.click(screen.getByRole("tab", { name: "Compare" }));
    expect(currentPath()).toBe("/");
  });

  it("takes four at most, those that are open first, and lets others be chosen", async () => {
    const { user } = openQuotes([
      ...fourBundles(),
      aBundle({ id: 5, number: "05", carrierName: "Fifth Mutual", monthly: 400 }),
    ]);
    await screen.findByRole("table");
    expect(carriers()).not.toContain("Ended Insurance");
    const ended = screen.getByRole("checkbox", { name: "Ended Insurance" });
    expect(ended).toBeDisabled();
    await user.click(screen.getByRole("checkbox", { name: "Fifth Mutual" }));
    expect(carriers()).toHaveLength(3);
    await user.click(ended);
    expect(carriers().at(-1)).toBe("Ended Insurance");
    await user.click(await markOf("Fifth Mutual"));
    expect(carriers()).toContain("Fifth Mutual");
    expect(carriers()).toHaveLength(4);
  });

  it("leaves out what was removed, and does not hold half a price against whole ones", async () => {
    const [meeting, thin, silent] = fourBundles();
    if (!meeting || !thin || !silent) throw new Error("No quotes.");
    openQuotes([
      meeting,
      { ...thin, isRemoved: true },
      { ...silent, prices: silent.prices.slice(0, 1), monthly: null, yearly: null },
    ]);
    expect(await cellsOf("Bundle price")).toEqual([
      messages.compare.notWhole,
      expect.stringContaining("$2,300 a year"),
    ]);
    expect(
      await screen.findByText(/^Without a price for everything.*: Silent Assurance$/),
    ).toBeVisible();
    expect(screen.queryByRole("group", { name: messages.plot.title })).not.toBeInTheDocument();
  });
});

describe("what the reader has today", () => {
  it("is the first column, with its companies and price, and nothing that chooses, asks or counts it", async () => {
    openQuotes(fourBundles(), { present: todaysPolicies });
    await screen.findByRole("table");
    expect(carriers()).toEqual([
      "Today",
      "Thin Insurance",
      "Silent Assurance",
      "Meeting Mutual",
      "Ended Insurance",
    ]);
    const [, head] = screen.getAllByRole("columnheader");
    expect(head).toHaveTextContent("Today Home: Old Mutual Auto: Old Auto");
    expect(head).toHaveAttribute("data-today");
    const [offer] = await cellsOf("Price a month");
    expect(offer).toMatch(/^\$240 a month\s*Change$/);
    expect(screen.getByRole("link", { name: "Change what you have today" })).toHaveAttribute(
      "href",
      "/profile/application",
    );
    expect(screen.getByText("4 quotes")).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Choose / })).toHaveLength(4);
    const pages = within(screen.getByRole("group", { name: messages.compare.pager }));
    expect(pages.getAllByRole("button")).toHaveLength(4);
  });

  it("has the same rows, shows what differs from it, and says where nothing is known", async () => {
    const present = { ...todaysPolicies, auto: undefined };
    const [meeting, , , ended] = fourBundles();
    if (!meeting || !ended) throw new Error("No quotes.");
    const equal = { ...ended, cover: meeting.cover, validUntil: "2099-05-01" };
    openQuotes([meeting, equal], { present });
    await screen.findByRole("table");
    // The quotes agree, and today does not.
    expect(await cellsOf(/^Dwelling \(A\)/)).toEqual([
      "$280,000 $120,000 below",
      "$400,000Meets your need",
      "$400,000Meets your need",
    ]);
    // All of them agree, or nobody knows what is there today.
    for (const folded of [/^Belongings \(C\)/, /^Damage to others/, /^Included/]) {
      expect(screen.queryByRole("rowheader", { name: folded })).not.toBeInTheDocument();
    }
    expect((await cellsOf(/^How it compares with your need/))[0]).toBe(
      "Meets 2 of 4 lines, 2 below, 8 not known. $200,000 short for personal liability",
    );
    expect((await cellsOf("Price a month"))[0]).toMatch(/^Not known/);
    expect((await cellsOf("Home price"))[0]).toBe("$145 a month $1,740 a year");
    expect((await cellsOf("Valid until"))[0]).toBe("Ends on 03/01/2027");
  });

  it("shows a line that only today's policy states, and every row once they are asked for", async () => {
    const home = { ...todaysPolicies.home?.cover, roofSettlement: "replacement" as const };
    const { user } = openQuotes(fourBundles(), { present: { home: { cover: home } } });
    await screen.findByRole("table");
    expect(await cellsOf("Settlement of the roof")).toEqual([
      "Replacement costMeets your need",
      ...Array(4).fill("Not stated"),
    ]);
    await user.click(allRows());
    expect((await cellsOf(/^Damage to others' property/))[0]).toBe("Not known");
    expect((await cellsOf("Auto price"))[0]).toBe("Not known");
    expect((await cellsOf("Agent"))[0]).toBe(messages.compare.doesNotApply);
    expect(screen.getAllByRole("columnheader")[1]).toHaveTextContent("Today Company not known");
  });

  it("is what each quote changes, said in a sentence beside it, on its card and in its window", async () => {
    const { user } = openQuotes(fourBundles(), { present: todaysPolicies });
    await screen.findByRole("table");
    expect(await cellsOf("What it changes from today")).toEqual([
      "What you have",
      "$200,000 more for personal liability, $50,000 more for damage to others' property, 2 more differences, $1,130 less a year.",
      "$680 less a year, coverage cannot be compared, because no line is stated by both.",
      "$200,000 more for personal liability, $120,000 more on the house, 2 more differences, $580 less a year.",
      "Does not apply",
    ]);
    await user.click(screen.getByRole("tab", { name: "Cards" }));
    const said =
      /^Compared with today: \$200,000 more for personal liability, \$120,000 more on the house/;
    const text = (_: string, element: Element | null) =>
      element?.tagName === "P" && said.test(element.textContent ?? "");
    const card = within(screen.getByRole("article", { name: /Meeting Mutual/ }));
    expect(card.getByText(text)).toBeVisible();
    expect(screen.getByRole("article", { name: /Ended/ })).not.toHaveTextContent("Compared with");
    await user.click(card.getByRole("button", { name: "View quote" }));
    expect(within(screen.getByRole("dialog")).getByText(text)).toBeVisible();
  });

  it("is a mark of the picture that leads nowhere, and is counted against and never among the quotes", async () => {
    openQuotes(fourBundles(), { present: todaysPolicies });
    const picture = within(await screen.findByRole("group", { name: messages.plot.title }));
    expect(
      picture.getByRole("img", {
        name: "Today, $240 a month, meets 3 of 6 lines, 3 below, 6 not known",
      }),
    ).toBeInTheDocument();
    expect(picture.getAllByRole("button")).toHaveLength(4);
    const legend = within(screen.getByRole("list", { name: messages.plot.legend.title }));
    expect(legend.getByText(messages.today.legend)).toBeInTheDocument();
    expect(screen.getByText("All 3 quotes cost less than you pay today.")).toBeInTheDocument();
    expect(screen.queryByText(/than Today/)).not.toBeInTheDocument();
  });

  it("is in no picture where its price for all of it is not known", async () => {
    openQuotes(fourBundles(), { present: { home: todaysPolicies.home } });
    const picture = within(await screen.findByRole("group", { name: messages.plot.title }));
    expect(picture.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.queryByText(messages.today.legend)).not.toBeInTheDocument();
    expect(screen.queryByText(/than you pay today/)).not.toBeInTheDocument();
  });

  it("answers a bad day in the first place, and is asked nothing", async () => {
    openQuotes(fourBundles(), { present: todaysPolicies });
    const days = within(await screen.findByRole("region", { name: messages.badDay.title }));
    const [today, thin] = days.getAllByRole("listitem");
    expect(today).toHaveTextContent(/^TodayThey pay \$/);
    expect(thin).toHaveTextContent(/^Thin Insurance/);
  });

  it("stands beside one quote alone, too", async () => {
    openQuotes(fourBundles().slice(0, 1), { present: todaysPolicies });
    await screen.findByRole("table");
    expect(carriers()).toEqual(["Today", "Meeting Mutual"]);
    expect(screen.getByRole("tab", { name: "Cards" })).toBeInTheDocument();
    expect(await cellsOf(/^Belongings \(C\)/)).toHaveLength(2);
  });
});

it("shows one quote alone as a card, with nothing to switch or to sort", async () => {
  openQuotes(fourBundles().slice(0, 1), { path: "/?view=compare" });
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Sort by price/ })).not.toBeInTheDocument();
});

it("orders the quotes as is asked for, and by their numbers where they cost the same", async () => {
  const likeSilent = { carrierName: "Fifth Mutual", monthly: 190, validUntil: "2099-05-01" };
  const quotes = [aBundle({ id: 5, number: "05", ...likeSilent }), ...fourBundles()];
  const { user } = openQuotes(quotes, { path: "/?view=cards" });
  await screen.findAllByRole("article");
  expect(cards()).toEqual(["Thin", "Silent", "Fifth", "Meeting", "Ended"]);
  for (const [order, carriersInOrder] of [
    [/Sort by price/, ["Meeting", "Silent", "Fifth", "Thin", "Ended"]],
    ["Coverage", ["Meeting", "Thin", "Silent", "Fifth", "Ended"]],
    ["End date", ["Thin", "Meeting", "Silent", "Fifth", "Ended"]],
  ] as const) {
    await user.click(await screen.findByRole("button", { name: order }));
    expect(cards()).toEqual(carriersInOrder);
  }
});

describe("a quote's card and window", () => {
  it("say how it stands to the need, until when it holds, and beside the button what choosing it leaves short", async () => {
    const agent = { name: "Ada Broker", agency: "Birch Agency", licenseNumber: "1" };
    const { user } = openQuotes(
      fourBundles().map((quote) => ({ ...quote, agent })),
      { path: "/?view=cards" },
    );
    const thin = within(await screen.findByRole("article", { name: /Thin Insurance/ }));
    const [home, auto] = thin.getAllByRole("listitem");
    expect(home).toHaveTextContent(
      /^Home Deductible \$2,500Meets 2 of 5 lines, 3 below, 4 not stated\. \$100,000 short for the house$/,
    );
    expect(auto).toHaveTextContent(/^Auto .*Meets 2 lines, 1 not stated$/);
    expect(thin.getByText("Valid until 02/01/2099")).toBeInTheDocument();
    const ended = within(screen.getByRole("article", { name: /Ended Insurance/ }));
    expect(ended.getByText("Ended on 01/31/2020")).toBeInTheDocument();
    expect(ended.getByText("It cost $100 a month, or $1,150 a year.")).toBeInTheDocument();
    expect(ended.queryByText("Bundle price")).not.toBeInTheDocument();

    for (const [carrier, price, short] of [
      [
        "Thin Insurance",
        "$150",
        " $100,000 short for the house, and below on 2 more lines Not stated: Wind and hail deductible, Settlement of the dwelling, Settlement of the roof, Settlement of belongings, Uninsured drivers",
      ],
      ["Silent Assurance", "$190", " Not stated: Home, Auto"],
      [
        "Meeting Mutual",
        "$200",
        " Not stated: Wind and hail deductible, Settlement of the dwelling, Settlement of the roof, Settlement of belongings, Uninsured drivers",
      ],
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
      path: "/?view=cards",
      more: { "POST /user/quotes/:id": refusal(409, ["quote-expired"]) },
    });
    const card = within(await screen.findByRole("article", { name: /Meeting Mutual/ }));
    await user.click(card.getByRole("button", { name: "View quote" }));
    await user.click(screen.getByRole("button", { name: /^Choose .+ a month$/ }));
    expect(await screen.findByText(messages.quotes.overText)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Choose .+ a month$/ })).toBeDisabled();
  });
});
