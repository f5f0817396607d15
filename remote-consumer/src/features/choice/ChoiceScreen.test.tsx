import { jest } from "@jest/globals";
import { consumerQuotesReply, type ConsumerQuotes } from "@quotehaven/contract/wire";
import { refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aBundle, aQuote, homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { ChoiceScreen } from "./ChoiceScreen";

const agent = { agency: "Hill Country Insurance", name: "Ada Broker", licenseNumber: "1234567" };
const reached = { ...agent, phone: "(512)555-0199", email: "ada@example.com" };
const chosen = aBundle({
  agent,
  isAccepted: true,
  cover: { auto: { injury: "50/100" } },
  contactDue: "2026-11-24T18:00:00Z",
});
const consent = {
  quoteId: chosen.id,
  carrierName: chosen.carrierName,
  text: "You agree that Ada Broker of Hill Country Insurance may contact you about this quote.",
  textVersion: 1,
  givenAt: "2026-11-20T16:05:00Z",
  withdrawnAt: null,
};
const reply = (changes: Partial<ConsumerQuotes> = {}) =>
  consumerQuotesReply.encode({
    quotes: [aQuote(), chosen],
    need: homeAndAutoNeeds,
    consent,
    ...changes,
  });

const openChoice = (quotes: unknown = reply()) =>
  renderScreen(<ChoiceScreen />, {
    path: "/profile/my-quotes/choice",
    session: "consumer",
    messages: { consumer: messages },
    replies: { "GET /user/quotes": quotes, "DELETE /user/quotes/:id/choice": { message: "ok" } },
  });

const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("the page after a choice", () => {
  it("says who gets in touch, what happens next, what to have ready, what was chosen and agreed to", async () => {
    const { user } = openChoice();
    const who = await part("Who gets in touch with you");
    expect(screen.getByText(messages.quotes.chosen)).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "You chose Harbor Insurance",
    );
    expect(who.getByText("Ada Broker")).toBeInTheDocument();
    expect(who.getByText("Hill Country Insurance")).toBeInTheDocument();
    expect(who.getByText("1234567")).toBeInTheDocument();
    expect(
      screen.getByText("Ada Broker has until the end of Tuesday, Nov 24 to get in touch with you."),
    ).toBeInTheDocument();
    expect(who.getByText(messages.choice.nobodyElse)).toBeInTheDocument();
    expect(screen.getByText("Waiting for the agent")).toBeInTheDocument();
    expect(who.getByRole("link", { name: /^Message Hill Country Insurance/ })).toHaveAttribute(
      "href",
      `/profile/my-quotes/${chosen.id}/messages`,
    );

    const next = await part("What happens next");
    const steps = next.getAllByRole("listitem");
    expect(steps).toHaveLength(4);
    expect(steps[0]).toHaveTextContent(
      "Done: We have told Ada Broker of Hill Country Insurance that you chose their quote.",
    );
    expect(steps[1]).toHaveTextContent(/^2?Now: /);
    expect(steps[1]).toHaveAttribute("aria-current", "step");
    expect(steps[3]).toHaveTextContent("To come: You are insured once you have signed");
    expect(next.getByText(/we tell you, and you can choose another quote/)).toBeInTheDocument();

    const ready = await part("What to have ready");
    expect(ready.getByRole("heading", { name: "Home" })).toBeInTheDocument();
    expect(ready.getByText(/year the roof was last replaced/)).toBeInTheDocument();
    const carPapers = ready.getByRole("checkbox", { name: /VIN of each car/ });
    await user.click(carPapers);
    expect(carPapers).toBeChecked();

    const what = await part("What you chose");
    const policy = what.getByText("What you chose, for $200 a month");
    expect(policy.closest("details")).not.toHaveAttribute("open");
    expect(what.getByText("Quote 02: Harbor Insurance")).toBeInTheDocument();
    expect(what.getAllByText("$200").length).toBeGreaterThan(0);
    expect(what.getByText(/\$200,000 below/, { selector: "td" })).toBeInTheDocument();

    const agreed = await part("What you agreed to");
    // Paper shows what is folded.
    window.dispatchEvent(new Event("beforeprint"));
    expect(what.getByText("Quote 02: Harbor Insurance")).toBeVisible();
    expect(agreed.getByText(consent.text)).toBeVisible();
    expect(agreed.getByText(consent.text)).toBeInTheDocument();
    expect(agreed.getByText(/on 11\/20\/2026, \d+:\d\d [AP]M, text version 1/)).toBeInTheDocument();
  });

  it("says that the agent is late, and that another quote can be chosen now", async () => {
    openChoice(reply({ quotes: [aQuote(), { ...chosen, isContactLate: true }] }));
    expect(await screen.findByText("The agent is late")).toBeInTheDocument();
    expect(screen.getByText(/The agent had until the end of Tuesday, Nov 24 /)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Choose another quote" })).toHaveAttribute(
      "href",
      "/profile/my-quotes",
    );
    const steps = (await part("What happens next")).getAllByRole("listitem");
    expect(steps[1]).toHaveTextContent(/Late: By the end of Tuesday, Nov 24/);
  });

  it("takes the choice back, says that it no longer stands, and begins at its top then", async () => {
    const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const { user, replies } = openChoice();
    await user.click(await screen.findByRole("button", { name: "Take the choice back" }));
    expect(scroll).not.toHaveBeenCalled();
    replies["GET /user/quotes"] = reply({
      quotes: [aQuote(), { ...chosen, isAccepted: false }],
      consent: { ...consent, withdrawnAt: "2026-11-21T10:00:00Z" },
    });
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Take the choice back" }));
    expect(await screen.findByText(/no longer in effect/)).toBeInTheDocument();
    expect(screen.getByText(/did not get your contact details/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See my quotes" })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockRestore();
  });
});

it("says that a choice ended because the agent's fee went back", async () => {
  const ended = { ...consent, withdrawnAt: "2026-11-21T10:00:00Z", isFeeReturned: true };
  openChoice(reply({ quotes: [{ ...chosen, isAccepted: false }], consent: ended }));
  expect(await screen.findByText(/no longer in effect/)).toBeInTheDocument();
  expect(screen.getByText(/got back the fee.*choose among your quotes again/)).toBeInTheDocument();
});

it("says how to reach an agent who has paid, the choice stays, and no agreement of another choice is shown", async () => {
  const another = { ...consent, quoteId: 99 };
  openChoice(reply({ quotes: [{ ...chosen, agent: reached }], consent: another }));
  const who = await part("Who gets in touch with you");
  expect(who.getByRole("link", { name: "(512) 555-0199" })).toHaveAttribute(
    "href",
    "tel:+15125550199",
  );
  expect(who.getByRole("link", { name: "ada@example.com" })).toHaveAttribute(
    "href",
    "mailto:ada@example.com",
  );
  expect(screen.getByRole("link", { name: "Call (512) 555-0199" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Take the choice back" })).not.toBeInTheDocument();
  const steps = (await part("What happens next")).getAllByRole("listitem");
  expect(steps[2]).toHaveAttribute("aria-current", "step");
  await part("What you chose");
  expect(screen.queryByRole("region", { name: "What you agreed to" })).not.toBeInTheDocument();
});

describe("without a choice, the page", () => {
  it("says so, also by another try where it did not load, and leads to the quotes", async () => {
    const { user, replies } = openChoice(refusal(500));
    const again = await screen.findByRole("button", { name: "Try again" });
    replies["GET /user/quotes"] = reply({ quotes: [aQuote()], consent: undefined });
    await user.click(again);
    expect(await screen.findByText(messages.choice.none)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See my quotes" })).toHaveAttribute(
      "href",
      "/profile/my-quotes",
    );
  });

  it("says that the agent is gone where that ended the choice", async () => {
    const { agent: _, ...left } = chosen;
    openChoice(
      reply({
        quotes: [aQuote(), { ...left, isAccepted: false, isRemoved: true }],
        consent: { ...consent, text: "", withdrawnAt: "2026-11-21T10:00:00Z" },
      }),
    );
    expect(await screen.findByText(/because the agent is no longer with/)).toBeInTheDocument();
  });
});
