import { changeLanguage, events } from "@quotehaven/platform";
import { act } from "@testing-library/react";
import { renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import { jest } from "@jest/globals";
import messages from "../../messages/en.json" with { type: "json" };
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

it("leads a mailed link to a registration on", async () => {
  const { router } = renderScreen(
    [
      { path: "/", element: <LandingScreen /> },
      { path: "/auth/register/continued", element: <p>The registration</p> },
    ],
    { messages: { consumer: messages } },
  );
  await act(() => router.navigate("/", { state: { registration: "the-link" } }));
  expect(await screen.findByText("The registration")).toBeInTheDocument();
  expect(router.state.location.state).toEqual({ token: "the-link" });
});

describe("Landing for a visitor", () => {
  it("keeps the promises of the product", () => {
    openLanding();
    expect(screen.getAllByText(/over 30 insurance companies/).length).toBeGreaterThan(0);
    expect(screen.getByText(/No obnoxious phone calls/)).toBeInTheDocument();
    expect(screen.getAllByText(/flat fee/).length).toBeGreaterThan(0);
    expect(screen.getByText(/\$500k/)).toBeInTheDocument();
    expect(screen.getByText("Mon-Fri 9:00am-6:00pm")).toBeInTheDocument();
  });

  it("says what agents see and what they do not", () => {
    openLanding();
    const card = within(screen.getByRole("region", { name: messages.privacy.whatAgentsSee }));
    expect(card.getByText(messages.privacy.seeBirths)).toBeInTheDocument();
    expect(card.getByText(messages.privacy.hidePhone)).toBeInTheDocument();
  });

  it("says in dollars who pays, answers what people ask, and leads to the pages about us", async () => {
    const { user } = openLanding({ replies: { "GET /config": { leadFee: 49 } } });
    const fee = within(screen.getByRole("region", { name: "How we earn money" }));
    expect(await fee.findByText(/The flat fee is \$49/)).toBeInTheDocument();
    const asked = within(screen.getByRole("region", { name: "Questions people ask" }));
    await user.click(asked.getByText("Who sees my phone number?"));
    expect(asked.getByText(/No agent sees your phone number or email until/)).toBeVisible();
    const about = within(screen.getByRole("navigation", { name: "About us" }));
    expect(about.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/about/privacy",
      "/about/terms",
      "/about/accessibility",
    ]);
  });

  it("leads to a number of one's own, by type and zip code", async () => {
    const { user, currentPath } = openLanding();
    const form = within(screen.getByRole("form", { name: "See your number" }));
    await user.click(form.getByRole("radio", { name: "Life" }));
    await user.type(form.getByRole("textbox", { name: "Zip code" }), "78701-12");
    await user.click(form.getByRole("button", { name: "See your number" }));
    expect(currentPath()).toBe("/your-number/life?zip=78701");
  });

  it("offers quotes, sign-in and the way to the agents", async () => {
    const asked = heard("signInRequested");
    const { user } = openLanding();
    expect(screen.getByRole("link", { name: "Agents" })).toHaveAttribute("href", "/agent");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(asked).toHaveBeenCalledWith({ as: "consumer" });
  });

  it("gives no window that it opens a way back to this one", async () => {
    openLanding({ path: "/?openModal=register" });
    await screen.findByRole("dialog");
    const outside = [...document.querySelectorAll("[target=_blank]")];
    expect(outside.map((link) => link.getAttribute("rel"))).toEqual(["noopener", "noopener"]);
  });

  it("leaves the focus on the menu's button when an entry opens a window", async () => {
    const { user } = openLanding();
    const burger = screen.getByLabelText("Open the menu");
    await user.click(burger);
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(burger).toHaveFocus();
  });

  it("moves the focus to the section that the navigation names", async () => {
    const { user } = openLanding();
    const navigation = screen.getByRole("navigation", { name: "Main" });
    await user.click(within(navigation).getByRole("link", { name: "How it works" }));
    expect(screen.getByRole("region", { name: "How it works" })).toHaveFocus();
  });

  it("says in the address which section the navigation led to", async () => {
    const { user, router } = openLanding();
    const navigation = within(screen.getByRole("navigation", { name: "Main" }));
    await user.click(navigation.getByRole("link", { name: "Contact" }));
    expect(router.state.location.hash).toBe("#contact");
    await user.click(navigation.getByRole("link", { name: "Home" }));
    expect(router.state.location.hash).toBe("");
  });

  it("leads to the section that the address names", () => {
    openLanding({ path: "/#contact" });
    expect(screen.getByRole("contentinfo")).toHaveFocus();
  });

  it("lets the keyboard skip the navigation", async () => {
    const { user } = openLanding();
    await user.tab();
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("tells the business hours in the page's language", async () => {
    openLanding();
    await act(() => changeLanguage("es"));
    expect(screen.getByText("Lunes a viernes, de 9:00 a 18:00")).toBeInTheDocument();
    await act(() => changeLanguage("en"));
  });

  it("opens sign-in when the address asks for it", async () => {
    const asked = heard("signInRequested");
    openLanding({ path: "/?openModal=login" });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  });

  it("ignores an openModal it does not know", async () => {
    const asked = heard("signInRequested");
    const { user } = openLanding({ path: "/?openModal=surprise" });
    // The address would have been heard before a press of the button is.
    await user.click(screen.getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("opens sign-in for somebody on the way to their quotes, and keeps the destination", async () => {
    sessionStorage.setItem("rememberedPath", "/profile/my-quotes");
    const asked = heard("signInRequested");
    openLanding();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(sessionStorage.getItem("rememberedPath")).toBe("/profile/my-quotes");
  });

  it("asks for no sign-in on the way to anywhere else, and leaves what was asked for meanwhile alone", async () => {
    sessionStorage.setItem("rememberedPath", "/profile/dashboard");
    const asked = heard("signInRequested");
    openLanding();
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(asked).not.toHaveBeenCalled();
    expect(sessionStorage.getItem("rememberedPath")).toBe("/profile/dashboard");
  });
});

describe("Landing for somebody signed in", () => {
  it("shows the way to the own profile and out, instead of the ways in", async () => {
    const asked = heard("signOutRequested");
    const { user } = openLanding({ session: "consumer" });
    const bar = within(screen.getByRole("banner"));
    expect(bar.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
    expect(screen.queryByRole("button", { name: "Get quotes" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Agents" })).not.toBeInTheDocument();
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

  it("leads a consumer to the quotes they have instead", () => {
    openLanding({ session: "consumer" });
    expect(screen.getByRole("link", { name: "See my quotes" })).toHaveAttribute(
      "href",
      "/profile/my-quotes",
    );
  });

  it("leaves the register modal closed when the address asks for it", async () => {
    openLanding({ path: "/?openModal=register", session: "consumer" });
    await screen.findByRole("link", { name: "See my quotes" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the register modal", () => {
  const theDialog = () => screen.findByRole("dialog");

  it("leads to the registration of the chosen type once the terms are accepted", async () => {
    const { user, currentPath } = openLanding({ path: "/?openModal=register" });
    const dialog = within(await theDialog());
    await user.click(dialog.getByRole("radio", { name: /Auto/ }));
    await user.click(dialog.getByRole("checkbox"));
    await user.click(dialog.getByRole("button", { name: "Get started" }));
    await waitFor(() => expect(currentPath()).toBe("/auth/register/3"));
  });

  it("stays and says what is missing without a type or the terms", async () => {
    const { user, currentPath } = openLanding({ path: "/?openModal=register" });
    const dialog = within(await theDialog());
    await user.click(dialog.getByRole("button", { name: "Get started" }));
    expect(await dialog.findByText("You must accept the terms")).toBeInTheDocument();
    expect(dialog.getByText("Choose an insurance type first.")).toBeInTheDocument();
    expect(currentPath()).toContain("openModal=register");
  });

  it("closes on Back, and leaves the landing open", async () => {
    const { user, router, currentPath } = openLanding();
    await user.click(screen.getAllByRole("button", { name: "Get quotes" })[0] as HTMLElement);
    await theDialog();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(currentPath()).toBe("/");
    await act(() => router.navigate(1));
    await theDialog();
  });

  it("closes, and does not open again on a reload", async () => {
    const { user, currentPath } = openLanding({ path: "/?openModal=register" });
    await theDialog();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(currentPath()).toBe("/");
  });
});
