import { applicationReply, consumerQuotesReply, submissionReply } from "@quotehaven/contract/wire";
import { refusal, renderScreen, screen, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aMeta, submitted } from "../../shared/applicationFixtures";
import { aForm } from "../../shared/questionnaire/questionFixtures";
import { aQuote, homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { SubmittedScreen } from "./SubmittedScreen";

type Outlook = ReturnType<typeof submissionReply.decode>;

function openSubmitted(
  outlook: Outlook | null = { agentsFrom: 20, firstQuoteHours: 5 },
  replies: Record<string, unknown> = {},
) {
  return renderScreen(
    [
      { path: "/profile/submitted", element: <SubmittedScreen /> },
      { path: "/profile/application", element: <p>The application</p> },
      { path: "/profile/my-quotes/choice", element: <p>The choice</p> },
    ],
    {
      path: "/profile/submitted",
      session: "consumer",
      messages: { consumer: messages },
      replies: {
        "GET /user/application": applicationReply.encode({
          forms: [aForm(1, [[]])],
          meta: aMeta(submitted),
          submitted: [],
          openings: { agencies: 0, firstAt: null, lastAt: null },
        }),
        "GET /user/quotes": consumerQuotesReply.encode({ quotes: [], need: homeAndAutoNeeds }),
        "GET /user/application/submitted": outlook ? submissionReply.encode(outlook) : refusal(500),
        ...replies,
      },
    },
  );
}

it("shows the figures and the picture, who reads it, when quotes come and what nobody sees", async () => {
  openSubmitted();
  const need = within(await screen.findByRole("region", { name: "What you need" }));
  expect(need.getByText("Home").nextSibling).toHaveTextContent("$600,000");
  expect(need.getByText("Auto").nextSibling).toHaveTextContent("$300,000");
  expect(need.getAllByRole("img")).toHaveLength(2);
  const next = within(screen.getByRole("region", { name: "What happens now" }));
  expect(next.getByText(/At least 20 agents quote in your ZIP code/)).toBeVisible();
  expect(next.getByText(/first quote within 5 hours/)).toBeVisible();
  expect(next.getByText(messages.submitted.hidden.text)).toBeVisible();
  expect(screen.getByRole("link", { name: "See who opened it" })).toHaveAttribute(
    "href",
    "/profile/privacy",
  );
});

it.each<[Outlook | null, RegExp, RegExp | null]>([
  [{ agentsFrom: 0, firstQuoteHours: 5 }, /No agent quotes in your ZIP code yet/, null],
  [{ agentsFrom: 1, firstQuoteHours: 60 }, /The few agents who quote/, /within 3 days/],
  [{ agentsFrom: 50, firstQuoteHours: null }, /At least 50 agents/, null],
  // What is so of every submission is said without the call, too.
  [null, /The agents who quote in your ZIP code/, null],
])("says of %j no more than what is known", async (outlook, readers, time) => {
  openSubmitted(outlook);
  expect(await screen.findByText(readers)).toBeVisible();
  if (time) expect(screen.getByText(time)).toBeVisible();
  else expect(screen.queryByText("When first quotes come")).not.toBeInTheDocument();
});

it("leads to the quotes once there are some", async () => {
  openSubmitted(undefined, {
    "GET /user/quotes": consumerQuotesReply.encode({ quotes: [aQuote()], need: homeAndAutoNeeds }),
  });
  expect(
    await screen.findByText("Your first quote is here. Take your time with it."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Look at the quote" })).toHaveAttribute(
    "href",
    "/profile/my-quotes",
  );
});

it.each([
  [aMeta(), "The application"],
  [aMeta({ ...submitted, acceptedQuoteId: 5 }), "The choice"],
])("leads on where nothing is waited for (%#)", async (meta, words) => {
  openSubmitted(undefined, {
    "GET /user/application": applicationReply.encode({ forms: [aForm(1, [[]])], meta }),
  });
  expect(await screen.findByText(words)).toBeVisible();
});

it("says when it cannot be read, once", async () => {
  openSubmitted(undefined, { "GET /user/application": refusal(500) });
  expect(await screen.findAllByRole("button", { name: "Try again" })).toHaveLength(1);
});
