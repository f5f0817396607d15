import { jest } from "@jest/globals";
import {
  applicationReply,
  consumerQuotesReply,
  type ConsumerQuote,
} from "@quotehaven/contract/wire";
import {
  refusal,
  renderScreen,
  reply,
  screen,
  waitFor,
  within,
} from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aDogForm } from "../../shared/questionnaire/questionFixtures";
import { aBundle, aQuote, homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { QuotesScreen } from "./QuotesScreen";

/** An application about a dog: submitted with Yes, and saved since with what is given. */
const anApplication = (saved: "Yes" | "No" = "Yes", submitted: string | null = "2026-05-01") => {
  const form = aDogForm();
  const answer = { chosen: saved === "Yes" ? 12101 : 12102, content: null };
  return applicationReply.encode({
    forms: [
      {
        ...form,
        sections: form.sections.map((section) => ({
          ...section,
          questions: section.questions.map((question) =>
            question.id === 121 ? { ...question, answer } : question,
          ),
        })),
      },
    ],
    meta: {
      types: [1],
      isLocked: saved === "Yes",
      submittedAt: submitted && `${submitted}T10:00:00Z`,
      acceptedQuoteId: null,
      version: 3,
      savedAt: null,
    },
    ...(submitted && {
      submitted: [
        {
          insuranceTypeId: 1,
          answers: [
            { questionId: 121, chosen: 12101, content: null },
            { questionId: 122, chosen: null, content: "Rex" },
          ],
        },
      ],
    }),
  });
};

const quotesReply = (quotes: ConsumerQuote[]) => consumerQuotesReply.encode({ quotes });

const openQuotes = (quotes: ConsumerQuote[], more = {}) =>
  renderScreen(<QuotesScreen />, {
    path: "/profile/my-quotes",
    session: "consumer",
    messages: { consumer: messages },
    replies: {
      "GET /user/quotes": quotesReply(quotes),
      "GET /user/application": anApplication(),
      "POST /user/quotes/:id": { message: "ok" },
      "DELETE /user/quotes/:id": { message: "ok" },
      ...more,
    },
  });

/** Names what is chosen and what it costs. */
const chooseButton = /^Choose .+, \$[\d,]+ a month$/;

const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

describe("questions about a quote", () => {
  const agent = { agency: "Birch Agency", name: "Bo Birch", licenseNumber: "1" };

  it("are asked from its card, with how many answers wait", async () => {
    openQuotes([aQuote({ agent, unreadMessages: 2 })]);
    const way = await screen.findByRole("link", { name: /Ask Birch Agency a question/ });
    expect(way).toHaveAttribute("href", "/profile/my-quotes/11/messages");
    expect(way).toHaveTextContent("2 new messages");
  });

  it("are asked from the comparison and from its window", async () => {
    const { user } = openQuotes([aQuote({ agent })]);
    await user.click(await screen.findByRole("tab", { name: "Compare" }));
    const table = within(screen.getByRole("table", { name: /side by side/ }));
    expect(table.getByRole("link", { name: "Ask Birch Agency a question" })).toBeInTheDocument();
    await user.click(table.getByRole("button", { name: /Choose/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("link", { name: "Ask Birch Agency a question" })).toBeInTheDocument();
  });

  it("are not asked of an agent who is gone", async () => {
    openQuotes([aQuote()]);
    await screen.findByRole("article");
    expect(screen.queryByRole("link", { name: /Ask/ })).toBeNull();
  });
});

describe("the list of quotes", () => {
  it("says what to do while there are none", async () => {
    openQuotes([]);
    expect(await screen.findByText("No quotes yet.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to my application" })).toHaveAttribute(
      "href",
      "/profile/application",
    );
  });

  it("toasts the server's words when it cannot be loaded, and can be tried again", async () => {
    const view = openQuotes([], { "GET /user/quotes": refusal(500) });
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getAllByText(/went wrong on our side/).length).toBeGreaterThan(1);
    view.replies["GET /user/quotes"] = quotesReply([aQuote()]);
    await view.user.click(again);
    expect(await screen.findByRole("article", { name: /Quote 01/ })).toBeInTheDocument();
  });

  it("shows the bundle price of several types, the year beside it, and what it saves", async () => {
    openQuotes([aBundle()]);
    const card = within(await screen.findByRole("article", { name: /Quote 02/ }));
    expect(card.getByText("$200")).toBeInTheDocument();
    expect(card.getByText("$2,300 a year")).toBeInTheDocument();
    expect(card.getByText("Saves $30 a month as a bundle")).toBeInTheDocument();
  });

  it("sorts by the monthly price, both ways", async () => {
    const { user } = openQuotes([aBundle(), aQuote()]);
    await screen.findAllByRole("article");
    expect(names()).toEqual(["Northwind Mutual", "Harbor Insurance"]);
    await user.click(screen.getByRole("button", { name: /Sort by price/ }));
    expect(names()).toEqual(["Harbor Insurance", "Northwind Mutual"]);
  });

  it("shows 48 at a time, and begins anew where they are sorted", async () => {
    const many = Array.from({ length: 50 }, (_, index) => aQuote({ id: index + 1 }));
    const { user } = openQuotes(many);
    expect(await screen.findAllByRole("article")).toHaveLength(48);
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(screen.getAllByRole("article")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: /Sort by price/ }));
    expect(screen.getAllByRole("article")).toHaveLength(48);
  });

  it("shows, opened, what was submitted and not what was saved since", async () => {
    const { user } = openQuotes([aQuote()], { "GET /user/application": anApplication("No") });
    await user.click(await screen.findByRole("button", { name: "Show my application" }));
    const aside = within(await screen.findByRole("complementary", { name: "Your application" }));
    expect(aside.getByText("Yes")).toBeVisible();
    expect(aside.getByText("Rex")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Hide my application" }));
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  });

  it("says what it waits for, before and after the application was submitted", async () => {
    const before = openQuotes([], { "GET /user/application": anApplication("Yes", null) });
    expect(await screen.findByText(messages.quotes.emptyText)).toBeInTheDocument();
    before.unmount();
    openQuotes([]);
    expect(await screen.findByText(messages.quotes.emptySubmitted)).toBeInTheDocument();
  });

  it("calls a price a bundle's only where the agent gave one, and counts what stands", async () => {
    openQuotes([
      aBundle({ monthly: null, yearly: null }),
      aQuote({ id: 13, number: "03", isRemoved: true }),
    ]);
    const card = within(await screen.findByRole("article", { name: /Quote 02/ }));
    expect(card.getByText("Sum of the prices")).toBeInTheDocument();
    expect(screen.getByText("1 quote")).toBeInTheDocument();
  });
});

describe("choosing a quote", () => {
  it("happens in its summary, which says what it means, and is congratulated", async () => {
    const { user, requests, replies, currentPath } = openQuotes([aQuote(), aBundle()]);
    const card = within(await screen.findByRole("article", { name: /Quote 02/ }));
    await user.click(card.getByRole("button", { name: "View quote" }));
    const dialog = within(screen.getByRole("dialog", { name: /Quote 02: Harbor Insurance/ }));
    expect(dialog.getByText(/It costs you nothing/)).toBeInTheDocument();
    replies["GET /user/quotes"] = quotesReply([aQuote(), aBundle({ isAccepted: true })]);
    await user.click(dialog.getByRole("button", { name: chooseButton }));
    expect(await screen.findByText(messages.quotes.chosen)).toBeInTheDocument();
    expect(
      requests.some(({ path, method }) => method === "POST" && path === "/user/quotes/12"),
    ).toBe(true);
    expect(currentPath()).toBe("/profile/my-quotes/choice");
  });

  it("sends what was shown", async () => {
    const { user, requests } = openQuotes([aBundle({ version: 3 })]);
    await user.click(await screen.findByRole("button", { name: "View quote" }));
    await user.click(screen.getByRole("button", { name: chooseButton }));
    await screen.findByText(messages.quotes.chosen);
    expect(requests.find(({ method }) => method === "POST")?.body).toMatchObject({
      qot_version: 3,
      qot_monthly: 200,
      qot_yearly: 2_300,
      prices: [{ qpr_monthly: 120 }, { qpr_monthly: 110 }],
    });
  });

  it("shows the new price and the old one where the agent changed it meanwhile", async () => {
    const { user, replies } = openQuotes([aQuote({ version: 1 })], {
      "POST /user/quotes/:id": refusal(409, ["quote-changed"]),
    });
    await user.click(await screen.findByRole("button", { name: "View quote" }));
    const raised = aQuote().prices.map((price) => ({ ...price, monthly: 999, yearly: 11_000 }));
    replies["GET /user/quotes"] = quotesReply([aQuote({ version: 2, prices: raised })]);
    await user.click(screen.getByRole("button", { name: chooseButton }));
    const dialog = within(screen.getByRole("dialog"));
    expect(await dialog.findByRole("alert")).toHaveTextContent(/cost \$120 a month/);
    expect((await dialog.findAllByText("$999")).length).toBeGreaterThan(0);
    expect(dialog.getByRole("button", { name: chooseButton })).toBeEnabled();
  });

  it("names before what was changed and not submitted", async () => {
    const { user } = openQuotes([aQuote()], { "GET /user/application": anApplication("No") });
    await user.click(await screen.findByRole("button", { name: "View quote" }));
    expect(await screen.findByText(messages.quotes.droppedTitle)).toBeInTheDocument();
    expect(screen.getByText("Do you have a dog? Yes → No")).toBeInTheDocument();
  });

  it("stays on the page, with the way to what follows, and every quote folds away", async () => {
    const { user } = openQuotes([aQuote({ isAccepted: true }), aBundle()]);
    const choice = within(await screen.findByRole("region", { name: "Your choice" }));
    expect(choice.getByText("You chose quote 01 from Northwind Mutual")).toBeInTheDocument();
    expect(choice.getByRole("link", { name: "What happens next" })).toHaveAttribute(
      "href",
      "/profile/my-quotes/choice",
    );
    const all = screen.getByText("All 2 quotes");
    expect(all.closest("details")).not.toHaveAttribute("open");
    await user.click(all);
    expect(screen.getByRole("article", { name: /Quote 02/ })).toBeVisible();
  });

  const agent = { agency: "Hill Country Insurance", name: "Ada Broker", licenseNumber: "1234567" };

  it("names the one agent who may call before it is made", async () => {
    const { user } = openQuotes([aQuote({ agent })]);
    const consent =
      "You agree that Ada Broker of Hill Country Insurance may call or email you about this quote.";
    expect(await screen.findByText("Quote 01, Hill Country Insurance")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "View quote" }));
    expect(screen.getByText(consent)).toBeInTheDocument();
    expect(
      within(screen.getByRole("dialog")).getByText("Ada Broker, license 1234567"),
    ).toBeVisible();
  });

  it("says with every quote whose license it is, and since when it is checked", async () => {
    const checked = { ...agent, licenseState: "TX", licenseCheckedAt: "2026-11-02T15:00:00Z" };
    const { user } = openQuotes([aQuote({ agent: checked }), aBundle({ agent })]);
    const [first, second] = await screen.findAllByRole("article");
    expect(first).toHaveTextContent("Ada Broker, license 1234567 (Texas)");
    expect(first).toHaveTextContent("License checked on 11/02/2026");
    expect(second).toHaveTextContent("Ada Broker, license 1234567");
    expect(second).not.toHaveTextContent(/checked/);
    await user.click(within(first as HTMLElement).getByRole("button", { name: "View quote" }));
    expect(screen.getByRole("dialog")).toHaveTextContent("License checked on 11/02/2026");
  });

  it("says once that the agent stated no cover, and what is needed", async () => {
    const { user } = openQuotes([aQuote({ agent })], {
      "GET /user/quotes": consumerQuotesReply.encode({
        quotes: [aQuote({ agent })],
        need: homeAndAutoNeeds,
      }),
    });
    await user.click(await screen.findByRole("button", { name: "View quote" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getAllByText("Not stated")).toHaveLength(2);
    expect(dialog.getAllByText(/^This quote does not state what it covers/)).toHaveLength(2);
    const home = dialog.getAllByRole("table", { name: "What is needed" })[0];
    expect(within(home as HTMLElement).getByRole("row", { name: /Dwelling/ })).toHaveTextContent(
      "$400,000",
    );
  });

  it("says until when its agent has time", async () => {
    openQuotes([aQuote({ agent, isAccepted: true, contactDue: "2026-11-24T18:00:00Z" })]);
    const choice = within(await screen.findByRole("region", { name: "Your choice" }));
    expect(choice.getByText(/Ada Broker has until Tue, Nov 24, \d/)).toBeInTheDocument();
  });

  it("gives way to another once its agent is late, and says so before", async () => {
    const late = { isAccepted: true, contactDue: "2026-11-24T18:00:00Z", isContactLate: true };
    const { user } = openQuotes([aQuote({ agent, ...late }), aBundle()]);
    expect(await screen.findByText("Your choice: the agent is late")).toBeInTheDocument();
    expect(screen.getByText(/Ada Broker had until Tue, Nov 24/)).toBeInTheDocument();
    const card = within(screen.getByRole("article", { name: /Quote 02/ }));
    await user.click(card.getByRole("button", { name: "View quote" }));
    expect(screen.getByText(/Your choice of Northwind Mutual ends with this one/)).toBeVisible();
    expect(screen.getByRole("button", { name: chooseButton })).toBeEnabled();
  });

  it("can be taken back, after a question, and the page begins at its top then", async () => {
    const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const { user, replies, requests } = openQuotes([aQuote({ agent, isAccepted: true })], {
      "DELETE /user/quotes/:id/choice": { message: "ok" },
    });
    await user.click(await screen.findByRole("button", { name: "Take the choice back" }));
    expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
    const question = within(await screen.findByRole("alertdialog"));
    replies["GET /user/quotes"] = quotesReply([aQuote({ agent })]);
    await user.click(question.getByRole("button", { name: "Take the choice back" }));

    expect(await screen.findByText(messages.quotes.takenBack)).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Your choice" })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockRestore();
    expect(requests.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual([
      "/user/quotes/11/choice",
    ]);
  });

  it("stays once the agent has paid, and then says how to reach them", async () => {
    const reached = { ...agent, phone: "(512)555-0199", email: "ada@example.com" };
    openQuotes([aQuote({ agent: reached, isAccepted: true })]);
    const choice = within(await screen.findByRole("region", { name: "Your choice" }));
    expect(choice.getByText(/\(512\) 555-0199 and ada@example.com/)).toBeInTheDocument();
    expect(choice.queryByRole("button", { name: "Take the choice back" })).not.toBeInTheDocument();
  });

  it("is hidden on every quote once one is accepted", async () => {
    const { user } = openQuotes([aQuote({ isAccepted: true }), aBundle()]);
    const card = within(await screen.findByRole("article", { name: /Quote 02/ }));
    await user.click(card.getByRole("button", { name: "View quote" }));
    expect(screen.queryByRole("button", { name: chooseButton })).not.toBeInTheDocument();
  });

  it("waits for an agent who has not seen the newest answers", async () => {
    const { user } = openQuotes([aQuote({ needsUpdate: true })]);
    expect(await screen.findByText("Waiting for an update")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "View quote" }));
    expect(screen.getByText(messages.quotes.waitingText)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: chooseButton })).not.toBeInTheDocument();
  });

  it("keeps the summary open and says why when it is refused", async () => {
    const { user } = openQuotes([aQuote()], {
      "POST /user/quotes/:id": refusal(409, ["already-accepted"]),
    });
    await user.click(await screen.findByRole("button", { name: "View quote" }));
    await user.click(screen.getByRole("button", { name: chooseButton }));
    expect(await screen.findByText(/already chosen for this application/)).toBeInTheDocument();
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});

describe("a quote that was removed", () => {
  it("says which insurance its company does not write", async () => {
    openQuotes([aQuote({ isRemoved: true, unwrittenTypes: [2] }), aBundle()]);
    expect(
      await screen.findByText(
        /you now ask for life insurance, which Northwind Mutual does not offer/,
      ),
    ).toBeInTheDocument();
  });

  it("is covered, and closing the cover deletes it", async () => {
    const { user, requests, replies } = openQuotes([aQuote({ isRemoved: true }), aBundle()]);
    expect(await screen.findByText(messages.quotes.removed)).toBeInTheDocument();
    replies["GET /user/quotes"] = quotesReply([aBundle()]);
    await user.click(screen.getByRole("button", { name: "Remove quote 01 from the list" }));
    await waitFor(() =>
      expect(screen.queryByText(messages.quotes.removed)).not.toBeInTheDocument(),
    );
    expect(
      requests.some(({ method, path }) => method === "DELETE" && path === "/user/quotes/11"),
    ).toBe(true);
  });
});

describe("a quote on its last day", () => {
  it.each([
    ["23:30 in Honolulu", "Pacific/Honolulu", "Sat, 16 Jan 2027 09:30:00 GMT", true],
    ["midnight in Honolulu", "Pacific/Honolulu", "Sat, 16 Jan 2027 10:00:00 GMT", false],
    ["22:00 in Austin", "America/Chicago", "Sat, 16 Jan 2027 04:00:00 GMT", true],
    ["midnight in Austin", "America/Chicago", "Sat, 16 Jan 2027 06:00:00 GMT", false],
  ])("ends where the client lives: %s", async (_when, timeZone, now, isOpen) => {
    const quotes = consumerQuotesReply.encode({ quotes: [aQuote({ validUntil: "2027-01-15" })] });
    const { user } = renderScreen(<QuotesScreen />, {
      path: "/profile/my-quotes",
      session: "consumer",
      timeZone,
      messages: { consumer: messages },
      replies: {
        "GET /user/quotes": reply(200, quotes, { date: now }),
        "GET /user/application": anApplication(),
      },
    });
    await user.click(await screen.findByRole("button", { name: "View quote" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(
      dialog.getByText(isOpen ? "Valid until 01/15/2027" : "Ended on 01/15/2027"),
    ).toBeInTheDocument();
    const choose: HTMLButtonElement = dialog.getByRole("button", { name: /^Choose / });
    expect(choose.disabled).toBe(!isOpen);
  });
});
