import { refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json";
import { aDogForm } from "../../shared/questionnaire/questionFixtures";
import { aBundle, aQuote } from "./quoteFixtures";
import { QuotesScreen } from "./QuotesScreen";

const openQuotes = (quotes: unknown, more = {}) =>
  renderScreen(<QuotesScreen />, {
    path: "/profile/my-quotes",
    session: "consumer",
    messages,
    replies: {
      "GET /user/quotes": { data: quotes },
      "POST /user/quotes/:id": { message: "ok" },
      "DELETE /user/quotes/:id": { message: "ok" },
      ...more,
    },
  });

const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

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
    view.replies["GET /user/quotes"] = { data: [aQuote()] };
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
    const many = Array.from({ length: 50 }, (_, index) => aQuote({ qot_id: index + 1 }));
    const { user } = openQuotes(many);
    expect(await screen.findAllByRole("article")).toHaveLength(48);
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(screen.getAllByRole("article")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: /Sort by price/ }));
    expect(screen.getAllByRole("article")).toHaveLength(48);
  });

  it("shows the application beside the quotes when asked", async () => {
    const { user } = openQuotes([aQuote()], {
      "GET /user/application": {
        data: [aDogForm()],
        meta: {
          types: [1],
          locked: true,
          aps_submitted: "2026-05-01T10:00:00Z",
          qot_id: null,
          aps_version: 3,
          aps_saved: null,
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Show my application" }));
    const aside = await screen.findByRole("complementary", { name: "Your application" });
    expect(within(aside).getByText("Do you have a dog?")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Hide my application" }));
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  });
});

describe("choosing a quote", () => {
  it("happens in its summary, which says what it means, and is congratulated", async () => {
    const { user, requests, replies } = openQuotes([aQuote(), aBundle()]);
    const card = within(await screen.findByRole("article", { name: /Quote 02/ }));
    await user.click(card.getByRole("button", { name: "View quote" }));
    const dialog = within(screen.getByRole("dialog", { name: /Quote 02: Harbor Insurance/ }));
    expect(dialog.getByText(/It costs you nothing/)).toBeInTheDocument();
    replies["GET /user/quotes"] = { data: [aQuote(), aBundle({ accepted: true })] };
    await user.click(dialog.getByRole("button", { name: "Choose this quote" }));
    expect(await screen.findByText(messages.quotes.chosen)).toBeInTheDocument();
    expect(
      requests.some(({ path, method }) => method === "POST" && path === "/user/quotes/12"),
    ).toBe(true);
    expect(await screen.findByText("Your choice")).toBeInTheDocument();
  });

  it("is hidden on every quote once one is accepted", async () => {
    const { user } = openQuotes([aQuote({ accepted: true }), aBundle()]);
    const card = within(await screen.findByRole("article", { name: /Quote 02/ }));
    await user.click(card.getByRole("button", { name: "View quote" }));
    expect(screen.queryByRole("button", { name: "Choose this quote" })).not.toBeInTheDocument();
  });

  it("waits for an agent who has not seen the newest answers", async () => {
    const { user } = openQuotes([aQuote({ qot_edit: 1 })]);
    await user.click(await screen.findByRole("button", { name: "View quote" }));
    expect(screen.getByText(messages.quotes.waitingText)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Choose this quote" })).not.toBeInTheDocument();
  });

  it("keeps the summary open and says why when it is refused", async () => {
    const { user } = openQuotes([aQuote()], {
      "POST /user/quotes/:id": refusal(409, ["already-accepted"]),
    });
    await user.click(await screen.findByRole("button", { name: "View quote" }));
    await user.click(screen.getByRole("button", { name: "Choose this quote" }));
    expect(await screen.findByText(/already chosen for this application/)).toBeInTheDocument();
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});

describe("a quote that was removed", () => {
  it("is covered, and closing the cover deletes it", async () => {
    const { user, requests, replies } = openQuotes([aQuote({ qot_deleted: true }), aBundle()]);
    expect(await screen.findByText(messages.quotes.removed)).toBeInTheDocument();
    replies["GET /user/quotes"] = { data: [aBundle()] };
    await user.click(screen.getByRole("button", { name: "Take quote 01 off the list" }));
    await waitFor(() =>
      expect(screen.queryByText(messages.quotes.removed)).not.toBeInTheDocument(),
    );
    expect(
      requests.some(({ method, path }) => method === "DELETE" && path === "/user/quotes/11"),
    ).toBe(true);
  });
});
