import { events } from "@quotehaven/platform";
import { renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import { renderHook } from "@testing-library/react";
import { jest } from "@jest/globals";
import messages from "../../messages/en.json" with { type: "json" };
import { useRegistrationDraft } from "../../shared/register/registrationDraft";
import { LandingScreen } from "./LandingScreen";

const openLanding = (setup: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<LandingScreen />, { messages: { consumer: messages }, ...setup });

/** Collects what Landing asks of the shell. */
function heard(name: "signInRequested" | "signOutRequested") {
  const listener = jest.fn();
  undo.push(events.on(name, listener));
  return listener;
}
const undo: (() => void)[] = [];
afterEach(() => {
  for (const end of undo.splice(0)) end();
  sessionStorage.clear();
});

describe("Landing for a visitor", () => {
  it("keeps its promises, says once in dollars who pays, answers what people ask, and leads to the pages about us", async () => {
    const { user } = openLanding({ replies: { "GET /config": { leadFee: 49 } } });
    expect(screen.getAllByText(/over 30 insurance companies/).length).toBeGreaterThan(0);
    expect(screen.getByText(/No obnoxious phone calls/)).toBeInTheDocument();
    expect(screen.getByText(/\$500k/)).toBeInTheDocument();
    expect(screen.getByText("Mon-Fri 9:00am-6:00pm")).toBeInTheDocument();
    const named = { name: messages.privacy.whatAgentsSee };
    const card = within(await screen.findByRole("region", named));
    expect(card.getByText(messages.privacy.seeBirths)).toBeInTheDocument();
    expect(card.getByText(messages.privacy.hidePhone)).toBeInTheDocument();
    const fee = within(screen.getByRole("region", { name: "How we earn money" }));
    expect(await fee.findByText(/The flat fee is \$49/)).toBeInTheDocument();
    expect(screen.getAllByText(/flat fee/)).toHaveLength(2);
    expect(screen.getAllByText(/your phone number or email until you choose one/)).toHaveLength(2);
    const asked = within(screen.getByRole("region", { name: "Questions people ask" }));
    await user.click(asked.getByText("What do agents see before I choose?"));
    expect(asked.getByText(messages.privacy.afterChoice)).toBeVisible();
    const about = within(screen.getByRole("navigation", { name: "About us" }));
    expect(about.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/about/privacy",
      "/about/terms",
      "/about/accessibility",
    ]);
  });

  it("answers at once with a picture: of the insurance, of each example quote, and of a bad day", async () => {
    const { user } = openLanding({
      replies: {
        "GET /auth/zipcodes": {
          data: [{ zip_id: 78701, zip_code: "78701", city: "Austin", state: "TX" }],
        },
      },
    });
    const picture = () => screen.getByRole("img", { name: /Dwelling|Death benefit|Injury/ });
    expect(picture()).toHaveAccessibleName(/^Dwelling \(A\): \$75,000 below/);
    await user.click(screen.getByRole("button", { name: /^Tidewell Mutual/ }));
    expect(picture()).toHaveAccessibleName(/^Dwelling \(A\): Meets your need/);
    // One day is answered from the start; without it, what is counted is drawn: 11 lines of each quote.
    const tree = screen.getByRole("button", { name: "A tree through the roof" });
    expect(tree).toHaveAttribute("aria-pressed", "true");
    await user.click(tree);
    const example = screen.getByRole("group", { name: "Example quotes" });
    for (const [company, words, drawn] of [
      ["Maplefinch", "Meets 2 of 11 lines, 9 below", [2, 9, 0]],
      ["Tidewell Mutual", "Meets all 11 lines", [11, 0, 0]],
      ["Quillstone", "Does not state what it covers", [0, 0, 11]],
    ] as const) {
      const quote = within(example).getByRole("button", { name: new RegExp(`^${company}`) });
      expect(quote).toHaveTextContent(words);
      const shares = [...quote.querySelectorAll("[data-share]")].map((bar) =>
        bar.getAttribute("data-share"),
      );
      const unstated = shares.filter((share) => share === "unstated").length;
      const met = shares.filter((share) => share === "1").length;
      expect([met, shares.length - met - unstated, unstated]).toEqual(drawn);
    }
    const answerOf = (company: string) =>
      within(example).getByRole("button", { name: new RegExp(`^${company}`) });
    const hit = () =>
      [...picture().querySelectorAll("[data-hit]")].map((part) => part.getAttribute("data-part"));
    expect(hit()).toEqual([]);
    await user.click(tree);
    expect(answerOf("Maplefinch")).toHaveTextContent("They pay $4,800, you pay $17,200");
    expect(hit()).toEqual(["dwelling", "roofSettlement"]);
    await user.click(screen.getByRole("button", { name: "The kitchen burns" }));
    expect(answerOf("Maplefinch")).toHaveTextContent("They pay $68,500, you pay $10,500");
    expect(answerOf("Tidewell Mutual")).toHaveTextContent("They pay $78,000, you pay $1,000");
    expect(answerOf("Quillstone")).toHaveTextContent("The quote does not say");
    expect(hit()).toContain("belongings");
    await user.type(screen.getByRole("textbox", { name: "Zip code" }), "78701");
    expect(
      await screen.findByText("An example in Austin, TX, with invented companies"),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "Life" }));
    expect(picture()).toHaveAccessibleName(/Death benefit: \$400,000 below/);
    // Who reads it is dead on that day.
    await user.click(screen.getByRole("button", { name: "Your family is alone in 2 years" }));
    await user.click(screen.getByRole("button", { name: "Your family is alone in 20 years" }));
    expect(
      screen.getByText("Your family is alone in 20 years and needs $900,000, we assume."),
    ).toBeInTheDocument();
    expect(screen.getByText("Your family gets $500,000, $400,000 is missing")).toBeInTheDocument();
    expect(screen.queryByText(/, you pay \$/)).not.toBeInTheDocument();
  });

  it("asks for a start once above the fold, beside what it asks", () => {
    openLanding();
    const top = within(screen.getByRole("region", { name: messages.landing.hero.title }));
    const card = within(top.getByRole("form", { name: "See your number" }));
    expect(top.getAllByRole("button", { name: "Get quotes" })).toEqual(
      card.getAllByRole("button", { name: "Get quotes" }),
    );
  });

  it("takes the insurance and the zip code that were typed along where quotes are wanted", async () => {
    const austin = { zip_id: 5, zip_code: "78701", city: "Austin", state: "TX" };
    const { user, currentPath } = openLanding({
      replies: { "GET /auth/zipcodes": { data: [austin] } },
    });
    const [start] = screen.getAllByRole("button", { name: "Get quotes" });
    if (!start) throw new Error("there is no start");
    const opened = async () => {
      await user.click(start);
      return within(await screen.findByRole("dialog"));
    };
    let dialog = await opened();
    expect(dialog.queryByRole("radio", { checked: true })).toBeNull();
    await user.keyboard("{Escape}");

    await user.click(screen.getByRole("radio", { name: "Auto" }));
    await user.type(screen.getByRole("textbox", { name: "Zip code" }), "78701");
    await screen.findByText("An example in Austin, TX, with invented companies");
    dialog = await opened();
    expect(dialog.getByRole("radio", { checked: true })).toHaveAccessibleName(/Auto/);
    await user.click(dialog.getByRole("checkbox"));
    await user.click(dialog.getByRole("button", { name: messages.registration.getStarted }));
    await waitFor(() => expect(currentPath()).toBe("/auth/register/3"));
    const draft = renderHook(() => useRegistrationDraft()).result.current.value;
    expect(draft).toMatchObject({ zipCodes: [{ id: 5 }], city: "Austin", state: "TX" });
  });

  it("leads to its sections by keys, and says in the address which", async () => {
    const { user, router } = openLanding({ path: "/#contact" });
    expect(screen.getByRole("contentinfo")).toHaveFocus();
    const navigation = within(screen.getByRole("navigation", { name: "Main" }));
    await user.click(navigation.getByRole("link", { name: "How it works" }));
    expect(screen.getByRole("region", { name: "How it works" })).toHaveFocus();
    expect(router.state.location.hash).not.toBe("#contact");
    await user.click(navigation.getByRole("link", { name: "Home" }));
    expect(router.state.location.hash).toBe("");
    await user.click(screen.getByRole("link", { name: "Skip to content" }));
    expect(screen.getByRole("main")).toHaveFocus();
    const burger = screen.getByLabelText("Open the menu");
    await user.click(burger);
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(burger).toHaveFocus();
  });

  it("opens sign-in when the address asks for it", async () => {
    const asked = heard("signInRequested");
    openLanding({ path: "/?openModal=login" });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  });

  it("offers sign-in and the way to the agents, and ignores an openModal it does not know", async () => {
    const asked = heard("signInRequested");
    const { user } = openLanding({ path: "/?openModal=surprise" });
    expect(screen.getByRole("link", { name: "Agents" })).toHaveAttribute("href", "/agent");
    // The address would have been heard before a press of the button is.
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(asked.mock.calls).toEqual([[{ role: "consumer" }]]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("Landing for somebody signed in", () => {
  it("shows the way to the own profile and out, instead of the ways in", async () => {
    const asked = heard("signOutRequested");
    const { user } = openLanding({ path: "/?openModal=register", session: "consumer" });
    expect(screen.getByRole("link", { name: "See my quotes" })).toHaveAttribute(
      "href",
      "/profile/my-quotes",
    );
    const bar = within(screen.getByRole("banner"));
    expect(bar.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
    expect(screen.queryByRole("button", { name: "Get quotes" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Agents" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(bar.getByRole("button", { name: "Log out" }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("leads an agent to the agent's profile and leads", () => {
    openLanding({ session: "agent" });
    expect(screen.getByRole("link", { name: "See my leads" })).toHaveAttribute(
      "href",
      "/agent/profile/leads",
    );
    expect(screen.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/agent/profile");
  });
});

it("says in the register modal what is missing, closes it, and does not open it again on a reload", async () => {
  const { user, currentPath } = openLanding({ path: "/?openModal=register" });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Get started" }));
  expect(await dialog.findByText("You must accept the terms")).toBeInTheDocument();
  expect(dialog.getByText("Choose an insurance type first.")).toBeInTheDocument();
  expect(currentPath()).toContain("openModal=register");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(currentPath()).toBe("/");
});
