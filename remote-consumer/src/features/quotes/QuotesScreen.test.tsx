import { jest } from "@jest/globals";
import {
  applicationReply,
  consumerQuotesReply,
  notificationsReply,
  type ConsumerQuote,
} from "@quotehaven/contract/wire";
import { AreaShell } from "@quotehaven/platform/area";
import {
  lastCall,
  refusal,
  renderScreen,
  screen,
  waitFor,
  within,
} from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aMeta, submitted } from "../../shared/applicationFixtures";
import { aDogForm } from "../../shared/questionnaire/questionFixtures";
import { aBundle, aQuote, homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { OpenQuote } from "./OpenQuote";
import { QuotesScreen } from "./QuotesScreen";

/** An application about a dog: submitted with Yes, and saved since with what is given. */
const anApplication = (saved: "Yes" | "No" = "Yes", isSent = true) =>
  applicationReply.encode({
    forms: [aDogForm({ dog: saved === "Yes" ? 12101 : 12102 })],
    meta: aMeta({ ...(isSent && submitted), isLocked: saved === "Yes" }),
    ...(isSent && {
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

const quotesReply = (quotes: ConsumerQuote[]) => consumerQuotesReply.encode({ quotes });

const openQuotes = (quotes: ConsumerQuote[], more = {}) =>
  renderScreen(<QuotesScreen />, {
    path: "/profile/my-quotes?view=cards",
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

const agent = { agency: "Hill Country Insurance", name: "Ada Broker", licenseNumber: "1234567" };

it("asks a question of an agent who is there, from the quote's card, the comparison and its window", async () => {
  const { user } = openQuotes([aQuote({ agent, unreadMessages: 2 }), aBundle()]);
  const ways = await screen.findAllByRole("link", { name: /^Message to / });
  expect(ways).toHaveLength(1);
  expect(ways[0]).toHaveAttribute("href", "/profile/my-quotes/11/messages");
  expect(ways[0]).toHaveTextContent("2 new messages");
  await user.click(await screen.findByRole("tab", { name: "Compare" }));
  const table = within(screen.getByRole("table", { name: /side by side/ }));
  expect(
    table.getByRole("link", { name: "Message to Hill Country Insurance 2 new messages" }),
  ).toBeInTheDocument();
  await user.click(table.getByRole("button", { name: "Choose Northwind Mutual" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("link", { name: /^Message Hill Country Insurance/ })).toBeInTheDocument();
});

describe("the policy of today", () => {
  const need = consumerQuotesReply.encode({
    quotes: [aQuote({ agent })],
    need: { home: homeAndAutoNeeds.home },
  });
  const kin = { home: { carrier: "Kin", cover: {} }, shared: false };

  it("is asked about above the quotes, in a window, and kept by one call", async () => {
    const view = openQuotes([], {
      "GET /user/quotes": need,
      "GET /insurance-companies": { data: [] },
      "PUT /user/application/present": { data: kin },
    });
    const { user, replies, requests } = view;
    await user.click(await screen.findByRole("button", { name: messages.todayCard.byHand }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(await dialog.findByLabelText("Company"), "Kin");
    replies["GET /user/quotes"] = { ...need, present: kin };
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(messages.todayCard.kept)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(lastCall(requests, "PUT /user/application/present")?.body).toEqual(kin);
    expect(screen.queryByText(messages.today.title)).toBeNull();
  });

  it("is not asked about where it is known, or a quote was chosen", async () => {
    const known = openQuotes([], { "GET /user/quotes": { ...need, present: kin } });
    await screen.findByRole("article");
    expect(screen.queryByText(messages.today.title)).toBeNull();
    known.unmount();
    openQuotes([], {
      "GET /user/quotes": consumerQuotesReply.encode({
        quotes: [aQuote({ agent, isAccepted: true })],
        need: { home: homeAndAutoNeeds.home },
      }),
    });
    await screen.findByText(messages.dashboard.quotesChosen);
    expect(screen.queryByText(messages.today.title)).toBeNull();
  });
});

describe("the list of quotes", () => {
  it("toasts the server's words when it cannot be loaded, and shows by another try 48 at a time, anew where they are sorted", async () => {
    const { user, replies } = openQuotes([], { "GET /user/quotes": refusal(500) });
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getAllByText(/went wrong on our side/)).toHaveLength(1);
    const many = Array.from({ length: 50 }, (_, index) => aQuote({ id: index + 1 }));
    replies["GET /user/quotes"] = quotesReply(many);
    await user.click(again);
    expect(await screen.findAllByRole("article")).toHaveLength(48);
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(screen.getAllByRole("article")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: /Sort by price/ }));
    expect(screen.getAllByRole("article")).toHaveLength(48);
  });

  it("says what it waits for, before and after the application was submitted", async () => {
    const before = openQuotes([], { "GET /user/application": anApplication("Yes", false) });
    expect(await screen.findByText(messages.quotes.emptyText)).toBeInTheDocument();
    expect(screen.getByText("No quotes yet.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to my application" })).toHaveAttribute(
      "href",
      "/profile/application",
    );
    before.unmount();
    openQuotes([]);
    expect(await screen.findByText(messages.quotes.emptySubmitted)).toBeInTheDocument();
  });

  it("calls a price a bundle's only where the agent gave one, and counts what stands", async () => {
    openQuotes([
      aBundle({ monthly: null, yearly: null }),
      aBundle({ id: 13, number: "03" }),
      aQuote({ id: 14, number: "04", isRemoved: true }),
    ]);
    const summed = within(await screen.findByRole("article", { name: /Quote 02/ }));
    expect(summed.getByText("Sum of the prices")).toBeInTheDocument();
    expect(summed.getByText("$230")).toBeInTheDocument();
    expect(summed.getByText("$2,650 a year")).toBeInTheDocument();
    const bundle = within(screen.getByRole("article", { name: /Quote 03/ }));
    expect(bundle.getByText("$200")).toBeInTheDocument();
    expect(bundle.getByText("$2,300 a year")).toBeInTheDocument();
    expect(bundle.getByText("Saves $30 a month as a bundle")).toBeInTheDocument();
    expect(screen.getByText("2 quotes")).toBeInTheDocument();
  });
});

it("marks no notification as read by arriving, and what was told of a quote by opening it", async () => {
  const { user, requests } = renderScreen(
    <AreaShell menu={[]} home="/profile">
      <QuotesScreen />
    </AreaShell>,
    {
      path: "/profile/my-quotes?view=cards",
      session: "consumer",
      messages: { consumer: messages },
      replies: {
        "GET /user/quotes": quotesReply([aQuote(), aBundle()]),
        "GET /user/application": anApplication(),
        "GET /notifications": notificationsReply.encode({ items: [], count: 2, unseen: 2 }),
        "POST /notifications/seen": {},
      },
    },
  );
  await screen.findByRole("button", { name: "Notifications, 2 unread" });
  const [first] = await screen.findAllByRole("button", { name: "View quote" });
  const marked = () => requests.filter(({ method }) => method === "POST");
  expect(marked()).toEqual([]);
  if (first) await user.click(first);
  await waitFor(() => expect(marked()).toMatchObject([{ body: { qot_id: 11 } }]));
});

describe("choosing a quote", () => {
  it("happens in its summary, which says what it means, sends what was shown, and leads on", async () => {
    const { user, requests, replies, currentPath } = openQuotes([
      aQuote(),
      aBundle({ version: 3 }),
    ]);
    const card = within(await screen.findByRole("article", { name: /Quote 02/ }));
    await user.click(card.getByRole("button", { name: "View quote" }));
    const dialog = within(screen.getByRole("dialog", { name: /Quote 02: Harbor Insurance/ }));
    expect(dialog.getByText(/It costs you nothing/)).toBeInTheDocument();
    replies["GET /user/quotes"] = quotesReply([aQuote(), aBundle({ isAccepted: true })]);
    await user.click(dialog.getByRole("button", { name: chooseButton }));
    await waitFor(() => expect(currentPath()).toBe("/profile/my-quotes/choice"));
    const sent = requests.filter(({ method }) => method === "POST");
    expect(sent).toMatchObject([
      {
        path: "/user/quotes/12",
        body: {
          qot_version: 3,
          qot_monthly: 200,
          qot_yearly: 2_300,
          prices: [{ qpr_monthly: 120 }, { qpr_monthly: 110 }],
        },
      },
    ]);
  });

  it("has the application in reach beside the cards and above the comparison", async () => {
    const { user } = openQuotes([aQuote(), aBundle()]);
    for (const view of ["Cards", "Compare"]) {
      await user.click(await screen.findByRole("tab", { name: view }));
      await user.click(screen.getByRole("button", { name: "Show my application" }));
      expect(await screen.findByRole("complementary", { name: "Your application" })).toBeVisible();
      await user.click(screen.getByRole("button", { name: "Hide my application" }));
      expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    }
  });

  it("names before what was changed and not submitted, while the application beside shows what was", async () => {
    const { user } = openQuotes([aQuote()], { "GET /user/application": anApplication("No") });
    await user.click(await screen.findByRole("button", { name: "Show my application" }));
    const aside = within(await screen.findByRole("complementary", { name: "Your application" }));
    expect(aside.getByText("Yes")).toBeVisible();
    expect(aside.getByText("Rex")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Hide my application" }));
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "View quote" }));
    expect(await screen.findByText(messages.quotes.droppedTitle)).toBeInTheDocument();
    expect(screen.getByText("Do you have a dog? Yes → No")).toBeInTheDocument();
  });

  it("stays on the page, with the way to what follows, and every quote folds away", async () => {
    const contactDue = "2026-11-24T18:00:00Z";
    const { user } = openQuotes([aQuote({ agent, isAccepted: true, contactDue }), aBundle()]);
    const choice = within(await screen.findByRole("region", { name: "Your choice" }));
    expect(choice.getByText("You chose quote 01 from Northwind Mutual")).toBeInTheDocument();
    expect(choice.getByRole("link", { name: "What happens next" })).toHaveAttribute(
      "href",
      "/profile/my-quotes/choice",
    );
    expect(
      choice.getByText(/Ada Broker has until the end of Tuesday, Nov 24 /),
    ).toBeInTheDocument();
    const all = screen.getByText("All 2 quotes");
    expect(all.closest("details")).not.toHaveAttribute("open");
    await user.click(all);
    const card = within(screen.getByRole("article", { name: /Quote 02/ }));
    await user.click(card.getByRole("button", { name: "View quote" }));
    expect(screen.queryByRole("button", { name: chooseButton })).not.toBeInTheDocument();
  });

  it("says with every quote who may call, and whose license it is, checked since when", async () => {
    const checked = { ...agent, licenseState: "TX", licenseCheckedAt: "2026-11-02T15:00:00Z" };
    const { user } = openQuotes([aQuote({ agent: checked }), aBundle({ agent })]);
    const [first, second] = await screen.findAllByRole("article");
    expect(first).toHaveTextContent("Ada Broker, license 1234567 (Texas)");
    expect(first).toHaveTextContent("License checked on 11/02/2026");
    expect(first).toHaveTextContent("Quote 01, Hill Country Insurance");
    expect(second).toHaveTextContent("Ada Broker, license 1234567");
    expect(second).not.toHaveTextContent(/checked/);
    await user.click(within(first as HTMLElement).getByRole("button", { name: "View quote" }));
    expect(screen.getByRole("dialog")).toHaveTextContent("License checked on 11/02/2026");
  });

  it("stays once the agent has paid, and then says how to reach them", async () => {
    const reached = { ...agent, phone: "(512)555-0199", email: "ada@example.com" };
    openQuotes([aQuote({ agent: reached, isAccepted: true })]);
    const choice = within(await screen.findByRole("region", { name: "Your choice" }));
    expect(choice.getByText(/\(512\) 555-0199 and ada@example.com/)).toBeInTheDocument();
    expect(choice.queryByRole("button", { name: "Take the choice back" })).not.toBeInTheDocument();
  });

  it("waits for an agent who has not seen the newest answers", async () => {
    const { user } = openQuotes([aQuote({ needsUpdate: true })]);
    expect(await screen.findByText("Waiting for an update")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "View quote" }));
    expect(screen.getByText(messages.quotes.waitingText)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: chooseButton })).not.toBeInTheDocument();
  });
});

it("says of a removed quote which insurance its company does not write", async () => {
  openQuotes([aQuote({ isRemoved: true, unwrittenTypes: [2] }), aBundle()]);
  expect(
    await screen.findByText(
      /you now ask for life insurance, which Northwind Mutual does not offer/,
    ),
  ).toBeInTheDocument();
});

it("does not call a choice failed because of what follows it, and makes it once", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const quote = aQuote();
  const broken = () => {
    throw new Error("The next screen is broken");
  };
  const { user, requests } = renderScreen(
    <OpenQuote opened={quote} quotes={[quote]} needs={{}} today="2026-06-01" onClose={broken} />,
    {
      session: "consumer",
      messages: { consumer: messages },
      replies: {
        "GET /user/application": refusal(503),
        "POST /user/quotes/:id": { message: "ok" },
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: /^Choose/ }));
  expect(await screen.findByText(/^That was done/)).toBeInTheDocument();
  expect(screen.queryByText(/Please try again/)).not.toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  log.mockRestore();
});
