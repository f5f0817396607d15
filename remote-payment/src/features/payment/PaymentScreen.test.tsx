import { jest } from "@jest/globals";
import {
  act,
  refusal,
  renderScreen,
  reply,
  screen,
  waitFor,
  within,
} from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aClient, aConfig, aPaidLead, aSavedCard, anIntent } from "./paymentFixtures";
import { PaymentScreen } from "./PaymentScreen";

const confirmCardPayment = jest.fn<(secret: string, data: unknown) => Promise<unknown>>();
const create = jest.fn((_type: string) => ({
  on: () => {},
  mount: (_place: Element) => {},
  update: (_options: unknown) => {},
  destroy: () => {},
}));

/** The provider's script as a page has it; the loader takes a window.Stripe that is there. */
function putProviderOnPage() {
  const provider = Object.assign(() => ({ confirmCardPayment, elements: () => ({ create }) }), {
    version: "endive",
  });
  Object.assign(window, { Stripe: provider });
}

const due = (changes: object = {}) => ({
  message: "Payment required",
  data: ["payment-required"],
  payment_intent: anIntent(),
  payment_methods: [aSavedCard()],
  price: 49,
  lead: aPaidLead(),
  ...changes,
});
const paid = { user_data: aClient(), payment_intent: null, payment_methods: [] };
const confirmCall = "/agent/profile/leads/12/confirm";

function open(replies: Record<string, unknown>, path = "/payment?leadId=12") {
  return renderScreen(<PaymentScreen />, {
    path,
    session: "agent",
    messages: { payment: english },
    replies: { "GET /config": aConfig(), ...replies },
  });
}

const theSavedCard = () => screen.findByRole("radio", { name: /Visa •••• •••• •••• 4242/ });
const theTerms = () => screen.getByRole("checkbox", { name: /I accept the special terms/ });
const theSubmit = () => screen.getByRole("button", { name: "Submit payment" });

beforeEach(() => {
  confirmCardPayment.mockReset();
  create.mockClear();
  putProviderOnPage();
});

describe("the payment page", () => {
  it("shows the amount and the lead before anything is asked", async () => {
    open({ [`GET ${confirmCall}`]: reply(402, due()) });
    expect(await screen.findByText("$49")).toBeVisible();
    const lead = screen.getByRole("group", { name: "What the fee is for" });
    expect(within(lead).getByText("Carla Jones")).toBeVisible();
    expect(within(lead).getByText("Home")).toBeVisible();
  });

  it("offers only the way back for a lead there is not", async () => {
    open({ [`GET ${confirmCall}`]: refusal(404) });
    const notFound = await screen.findByRole("heading", { name: "We couldn't find that lead" });
    const links = screen.getAllByRole("link", { name: "Back to leads" });
    expect(notFound.parentElement).toContainElement(links.at(-1) ?? null);
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  it("can be read in another language", async () => {
    open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await theSavedCard();
    expect(screen.getByRole("group", { name: "Language" })).toBeVisible();
  });

  it("keeps the focus on its heading while it loads", async () => {
    open({ [`GET ${confirmCall}`]: reply(402, due()) });
    const heading = screen.getByRole("heading", { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    await theSavedCard();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("asks for an intent only when the first call gave none", async () => {
    const { requests } = open({
      [`GET ${confirmCall}`]: reply(402, due({ payment_intent: null })),
      [`POST ${confirmCall}`]: { ...due(), data: undefined },
    });
    await theSavedCard();
    expect(requests.filter(({ path }) => path === confirmCall).map(({ method }) => method)).toEqual(
      ["GET", "POST"],
    );
  });

  it("uses the intent of the error body without asking for another", async () => {
    const { requests } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await theSavedCard();
    expect(requests.some(({ method }) => method === "POST")).toBe(false);
  });

  it("wants a card and the terms before it pays", async () => {
    const { user } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await theSavedCard();
    await user.click(theSubmit());
    expect(await screen.findAllByText("Please choose a card")).not.toHaveLength(0);
    expect(screen.getAllByText("You must accept the terms")).not.toHaveLength(0);
    expect(confirmCardPayment).not.toHaveBeenCalled();
  });

  it("asks before what was filled in is left", async () => {
    const { user, router, currentPath } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await theSavedCard();
    await user.click(theTerms());
    await act(() => router.navigate("/agent/profile/leads"));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(currentPath()).toMatch(/^\/payment/);
    expect(theTerms()).toBeChecked();
  });

  it("has no place of its own to type a card into: only the provider's form has", async () => {
    const mount = jest.fn<(place: Element) => void>();
    create.mockImplementationOnce(() => ({
      on: () => {},
      mount,
      update: () => {},
      destroy: () => {},
    }));
    open({ [`GET ${confirmCall}`]: reply(402, due({ payment_methods: [] })) });
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(1));
    expect(create).toHaveBeenCalledWith("card", expect.anything());
    expect(mount.mock.calls[0]?.[0]).toBeEmptyDOMElement();
    const typed = [...document.querySelectorAll("input, textarea, select, [contenteditable]")];
    const kinds = typed.map((field) => field.getAttribute("type"));
    expect(kinds).toEqual(["checkbox", "checkbox"]);
  });

  it("gives the provider's form the page's colors again when another theme is chosen", async () => {
    const mount = jest.fn<(place: Element) => void>();
    const update = jest.fn<(options: unknown) => void>();
    create.mockImplementationOnce(() => ({ on: () => {}, mount, update, destroy: () => {} }));
    open({ [`GET ${confirmCall}`]: reply(402, due({ payment_methods: [] })) });
    await waitFor(() => expect(mount).toHaveBeenCalledTimes(1));
    expect(update).not.toHaveBeenCalled();
    document.documentElement.dataset.theme = "dark";
    await waitFor(() => expect(update).toHaveBeenCalledWith({ style: expect.anything() }));
    delete document.documentElement.dataset.theme;
  });

  it("pays with the chosen saved card and then shows the client's details", async () => {
    let isPaid = false;
    confirmCardPayment.mockImplementation(async () => {
      isPaid = true;
      return { paymentIntent: { status: "succeeded" } };
    });
    const { user } = open({ [`GET ${confirmCall}`]: () => (isPaid ? paid : reply(402, due())) });
    await user.click(await theSavedCard());
    await user.click(theTerms());
    await user.click(theSubmit());
    expect(await screen.findByText("Payment successful")).toBeVisible();
    expect(await screen.findByText("carla@example.com")).toBeVisible();
    expect(screen.getByRole("link", { name: "Open the client's page" })).toHaveAttribute(
      "href",
      "/go/agent/leads/12/client",
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(confirmCardPayment).toHaveBeenCalledWith("pi_1_secret_x", { payment_method: "pm_1" });
  });

  it("pays once however often the button is pressed", async () => {
    confirmCardPayment.mockReturnValue(new Promise(() => {}));
    const { user } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await user.click(await theSavedCard());
    await user.click(theTerms());
    await user.dblClick(theSubmit());
    await user.click(screen.getByRole("button", { name: /Paying…/ }));
    expect(confirmCardPayment).toHaveBeenCalledTimes(1);
  });

  it("toasts the provider's words and stays payable after a decline", async () => {
    confirmCardPayment.mockResolvedValue({ error: { message: "Your card was declined." } });
    const { user } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await user.click(await theSavedCard());
    await user.click(theTerms());
    await user.click(theSubmit());
    expect(await screen.findByText("Your card was declined.")).toBeVisible();
    expect(theSubmit()).toBeEnabled();
  });

  it("asks for the payment's state when the provider failed, and pays with the new intent", async () => {
    confirmCardPayment.mockResolvedValueOnce({
      error: {
        type: "invalid_request_error",
        code: "payment_intent_unexpected_state",
        message: "This PaymentIntent's status is canceled …",
        payment_intent: { status: "canceled" },
      },
    });
    const { user, replies } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await user.click(await theSavedCard());
    await user.click(theTerms());
    replies[`GET ${confirmCall}`] = reply(
      402,
      due({ payment_intent: anIntent({ id: "pi_2", client_secret: "pi_2_secret" }) }),
    );
    await user.click(theSubmit());
    expect(await screen.findByText(english["payment.unclear"])).toBeVisible();
    expect(screen.queryByText(/PaymentIntent/)).not.toBeInTheDocument();
    confirmCardPayment.mockResolvedValueOnce({ paymentIntent: { status: "succeeded" } });
    await waitFor(() => expect(screen.getByRole("radio", { name: /4242/ })).not.toBeChecked());
    await user.click(await theSavedCard());
    await user.click(theTerms());
    await user.click(theSubmit());
    await waitFor(() =>
      expect(confirmCardPayment).toHaveBeenLastCalledWith("pi_2_secret", {
        payment_method: "pm_1",
      }),
    );
  });

  it("does not invite again while the bank decides, here or after a reload", async () => {
    confirmCardPayment.mockResolvedValue({ paymentIntent: { status: "processing" } });
    const { user, replies } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await user.click(await theSavedCard());
    await user.click(theTerms());
    const processing = due({ payment_intent: anIntent({ status: "processing" }) });
    replies[`GET ${confirmCall}`] = reply(402, processing);
    await user.click(theSubmit());
    expect(await screen.findByText("Your bank is still deciding")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Submit payment" })).not.toBeInTheDocument();
    replies[`GET ${confirmCall}`] = paid;
    await user.click(screen.getByRole("button", { name: "Check now" }));
    expect(await screen.findByText("carla@example.com")).toBeVisible();
  });

  it("says why the details are not there yet, with the server down", async () => {
    confirmCardPayment.mockResolvedValue({ paymentIntent: { status: "succeeded" } });
    const { user, replies } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await user.click(await theSavedCard());
    await user.click(theTerms());
    replies[`GET ${confirmCall}`] = refusal(503);
    await user.click(theSubmit());
    await user.click(await screen.findByRole("button", { name: "Show client details" }));
    expect(await screen.findByText(/can't be reached|busy|went wrong|in a moment\./)).toBeVisible();
  });

  it("forgets a saved card that is no longer wanted", async () => {
    const { user, replies, requests } = open({
      [`GET ${confirmCall}`]: reply(402, due()),
      "DELETE /agent/profile/cards/pm_1": { message: "Card removed." },
    });
    await user.click(await theSavedCard());
    await user.click(screen.getByRole("button", { name: "Remove Visa 4242" }));
    replies[`GET ${confirmCall}`] = reply(402, due({ payment_methods: [] }));
    await user.click(screen.getByRole("button", { name: "Remove card" }));
    expect(await screen.findByText("Card removed.")).toBeVisible();
    expect(await screen.findByRole("group", { name: "Card" })).toBeVisible();
    expect(requests.some(({ method }) => method === "DELETE")).toBe(true);
  });

  it("takes the refusal of an earlier try away once another one succeeds", async () => {
    confirmCardPayment.mockResolvedValue({ error: { message: "Your card was declined." } });
    const { user, replies } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await user.click(await theSavedCard());
    await user.click(theTerms());
    await user.click(theSubmit());
    expect(await screen.findByText("Your card was declined.")).toBeVisible();
    confirmCardPayment.mockResolvedValue({ paymentIntent: { status: "succeeded" } });
    replies[`GET ${confirmCall}`] = paid;
    await user.click(theSubmit());
    expect(await screen.findByText("Payment successful")).toBeVisible();
    expect(screen.queryByText("Your card was declined.")).not.toBeInTheDocument();
  });

  it("offers the card form alone where no card is saved", async () => {
    open({ [`GET ${confirmCall}`]: reply(402, due({ payment_methods: [] })) });
    expect(await screen.findByRole("group", { name: "Card" })).toBeVisible();
    await waitFor(() => expect(create).toHaveBeenCalledWith("card", expect.anything()));
    expect(screen.getByRole("checkbox", { name: /Save this card/ })).not.toBeChecked();
  });

  it("hides the save-card box while a saved card is used", async () => {
    const { user } = open({ [`GET ${confirmCall}`]: reply(402, due()) });
    await theSavedCard();
    expect(screen.queryByRole("checkbox", { name: /Save this card/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Pay with a new card" }));
    expect(screen.getByRole("checkbox", { name: /Save this card/ })).toBeVisible();
  });

  it("never charges a paid lead again", async () => {
    open({ [`GET ${confirmCall}`]: paid });
    expect(await screen.findByText("This lead is already paid")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Submit payment" })).not.toBeInTheDocument();
  });

  it("keeps the amount in sight when the provider cannot be asked", async () => {
    open({
      [`GET ${confirmCall}`]: reply(402, due({ payment_intent: null })),
      [`POST ${confirmCall}`]: reply(502, due({ payment_intent: null, data: [] })),
    });
    expect(await screen.findByText("Paying is not possible right now")).toBeVisible();
    expect(screen.getByText("$49")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  });

  it("says why a lead cannot be paid for", async () => {
    open({
      [`GET ${confirmCall}`]: refusal(404),
      [`POST ${confirmCall}`]: refusal(404, [], "There is no such lead."),
    });
    expect(await screen.findByText("There is no such lead.")).toBeVisible();
  });

  it("says that the client chose another agent meanwhile, and that money goes back", async () => {
    open({
      [`GET ${confirmCall}`]: refusal(409, ["choice-ended"]),
      [`POST ${confirmCall}`]: refusal(409, ["choice-ended"]),
    });
    expect(
      await screen.findByRole("heading", { name: /took the choice back or chose another agent/ }),
    ).toBeVisible();
    expect(screen.getByText(/the money goes back to it/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  it("leads to the leads without a lead", async () => {
    const { currentPath } = open({}, "/payment");
    await waitFor(() => expect(currentPath()).toBe("/go/agent/leads"));
  });

  it("leads on to where the screen that opened it said", async () => {
    const routes = [
      { path: "/payment", element: <PaymentScreen /> },
      { path: "*", element: <p>Elsewhere</p> },
    ];
    const { user, router, currentPath } = renderScreen(routes, {
      path: "/agent/profile",
      session: "agent",
      messages: { payment: english },
      replies: { "GET /config": aConfig(), [`GET ${confirmCall}`]: paid },
    });
    const state = { leads: "/agent/profile/desk?page=2", client: "/agent/profile/people/12" };
    await act(() => router.navigate("/payment?leadId=12", { state }));
    expect(await screen.findByRole("link", { name: "Open the client's page" })).toHaveAttribute(
      "href",
      state.client,
    );
    expect(screen.getByRole("link", { name: /Back to leads/ })).toHaveAttribute(
      "href",
      state.leads,
    );
    await user.click(screen.getByRole("button", { name: "OK" }));
    expect(currentPath()).toBe(state.leads);
  });
});
