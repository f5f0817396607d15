import { jest } from "@jest/globals";
import { paymentIntent, savedCard } from "@quotehaven/contract/wire";
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
import { dueOfBody } from "./dueOfBody";
import { aClient, anIntent, aPaidLead, aSavedCard } from "./paymentFixtures";
import { PaymentScreen } from "./PaymentScreen";
import { openScreen, putProviderOnPage } from "./paymentScreenFixtures";
import { usePaying } from "./usePaying";
import { leadIdOf, nextPaths } from "./nextPaths";

const confirmCardPayment = jest.fn<(secret: string, data: unknown) => Promise<unknown>>();
const cardElement = {
  on: () => {},
  mount: jest.fn<(place: Element) => void>(),
  update: jest.fn<(options: unknown) => void>(),
  destroy: () => {},
};
const create = jest.fn((_type: string) => cardElement);

const dueBody = (changes: object = {}) => ({
  message: "Payment required",
  data: ["payment-required"],
  payment_intent: anIntent(),
  payment_methods: [aSavedCard()],
  price: 49,
  lead: aPaidLead(),
  ...changes,
});
const paid = { user_data: aClient(), payment_intent: null, payment_methods: [] };
const due = (changes: object = {}) => reply(402, dueBody(changes));
const confirmCall = "/agent/profile/leads/12/confirm";
const READ = `GET ${confirmCall}`;
const START = `POST ${confirmCall}`;

const open = (state: unknown, replies: Record<string, unknown> = {}, path = "/payment?leadId=12") =>
  openScreen(<PaymentScreen />, path, { [READ]: state, ...replies });

const theSavedCard = () => screen.findByRole("radio", { name: /Visa •••• •••• •••• 4242/ });
const theTerms = () => screen.getByRole("checkbox", { name: /I accept the special terms/ });
const theSubmit = () => screen.getByRole("button", { name: /^Submit payment/ });

/** Opens a fee that is due, with the only saved card chosen, all but the press that pays. */
async function openToPay() {
  const opened = open(due());
  expect(await theSavedCard()).toBeChecked();
  await opened.user.click(theTerms());
  return opened;
}

beforeEach(() => {
  jest.resetAllMocks();
  create.mockReturnValue(cardElement);
  putProviderOnPage(() => ({ confirmCardPayment, elements: () => ({ create }) }));
});

it("shows amount and lead before anything is asked, and wants a card and the terms before it pays", async () => {
  const another = { id: "pm_2", card: { ...aSavedCard().card, last4: "1111" } };
  const { user, requests, router, currentPath } = open(
    due({ payment_methods: [aSavedCard(), another] }),
  );
  const heading = screen.getByRole("heading", { level: 1 });
  heading.tabIndex = -1;
  heading.focus();
  expect(await screen.findByText("$49")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(screen.getByRole("group", { name: "Language" })).toBeVisible();
  const lead = within(screen.getByRole("group", { name: "What the fee is for" }));
  expect(lead.getByText("Carla Jones")).toBeVisible();
  expect(lead.getByText("Home")).toBeVisible();
  expect(lead.getByText("State Farm, $118 a month")).toBeVisible();
  expect(screen.getByText(/^Back on request within 14 days/)).toBeVisible();
  // The intent came with the refusal, so no other is asked for.
  expect(requests.some(({ method }) => method === "POST")).toBe(false);

  expect(await theSavedCard()).not.toBeChecked();
  expect(theSubmit()).toHaveTextContent("Pay $49 and see Carla's phone and email");
  await user.click(theSubmit());
  expect(await screen.findAllByText("Please choose a card")).not.toHaveLength(0);
  expect(screen.getAllByText("You must accept the terms")).not.toHaveLength(0);
  expect(confirmCardPayment).not.toHaveBeenCalled();
  await user.click(theTerms());
  await act(() => router.navigate("/agent/profile/leads"));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(currentPath()).toMatch(/^\/payment/);
  expect(theTerms()).toBeChecked();
});

it("asks for an intent where the first call gave none, with the amount in sight where that fails", async () => {
  const none = { payment_intent: null };
  const { user, requests, replies } = open(due(none), {
    [START]: reply(502, dueBody({ ...none, data: [] })),
  });
  expect(await screen.findByText("Paying is not possible right now")).toBeVisible();
  expect(screen.getByText("$49")).toBeVisible();
  replies[START] = { ...dueBody(), data: undefined };
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await theSavedCard();
  expect(requests.filter(({ path }) => path === confirmCall).map(({ method }) => method)).toEqual([
    "GET",
    "POST",
    "GET",
    "POST",
  ]);
});

it("has no place of its own to type a card into: only the provider's form has, in the page's colors", async () => {
  open(due({ payment_methods: [] }));
  await waitFor(() => expect(cardElement.mount).toHaveBeenCalledTimes(1));
  expect(create).toHaveBeenCalledWith("card", expect.anything());
  expect(cardElement.mount.mock.calls[0]?.[0]).toBeEmptyDOMElement();
  const typed = [...document.querySelectorAll("input, textarea, select, [contenteditable]")];
  expect(typed.map((field) => field.getAttribute("type"))).toEqual(["checkbox", "checkbox"]);
  expect(screen.getByRole("checkbox", { name: /Save this card/ })).not.toBeChecked();
  expect(cardElement.update).not.toHaveBeenCalled();
  document.documentElement.dataset.theme = "dark";
  const restyled = { style: expect.anything() };
  await waitFor(() => expect(cardElement.update).toHaveBeenCalledWith(restyled));
  delete document.documentElement.dataset.theme;
});

it("pays once with the chosen saved card, however often it is pressed, and shows the client's details", async () => {
  let pay = () => {};
  const succeeded = { paymentIntent: { status: "succeeded" } };
  confirmCardPayment.mockReturnValue(new Promise((resolve) => (pay = () => resolve(succeeded))));
  const { user, replies } = await openToPay();
  await user.dblClick(theSubmit());
  await user.click(screen.getByRole("button", { name: /Paying…/ }));
  replies[READ] = paid;
  pay();
  await waitFor(() => expect(screen.getByText("Payment successful")).toBeVisible());
  expect(await screen.findByText("carla@example.com")).toBeVisible();
  expect(screen.getByRole("link", { name: "Call Carla" })).toHaveAttribute(
    "href",
    "tel:5125550199",
  );
  expect(screen.getByRole("link", { name: "Open the client's page" })).toHaveAttribute(
    "href",
    "/go/agent/leads/12/client",
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(confirmCardPayment.mock.calls).toEqual([["pi_1_secret_x", { payment_method: "pm_1" }]]);
});

it("says that it is paid as a whole, with the focus on its heading; the details and the ways on are the next stops", async () => {
  confirmCardPayment.mockResolvedValue({ paymentIntent: { status: "succeeded" } });
  const { user, replies } = await openToPay();
  replies[READ] = paid;
  theSubmit().focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("carla@example.com")).toBeVisible();
  const title = screen.getByRole("heading", { level: 1, name: "Payment successful" });
  await waitFor(() => expect(title).toHaveFocus());
  const said = title.closest("[role=status]");
  expect(said).toHaveTextContent(/^Payment successfulThank you\. Here is how to reach your client/);
  const stops = said?.querySelectorAll("a, button") ?? [];
  for (const stop of stops) {
    await user.tab();
    expect(stop).toHaveFocus();
  }
  expect([...stops].map(({ textContent }) => textContent)).toEqual([
    ...["carla@example.com", expect.stringMatching(/^\(512\)\s555.0199$/)],
    ...["Call Carla", "Open the client's page", "OK"],
  ]);
});

it("stays payable after a decline, and takes its words away once another try succeeds", async () => {
  confirmCardPayment.mockResolvedValueOnce({ error: { message: "Your card was declined." } });
  confirmCardPayment.mockResolvedValueOnce({ paymentIntent: { status: "succeeded" } });
  const { user, replies } = await openToPay();
  await user.click(theSubmit());
  expect(await screen.findByText("Your card was declined.")).toBeVisible();
  replies[READ] = paid;
  await user.click(theSubmit());
  await waitFor(() => expect(screen.getByText("Payment successful")).toBeVisible());
  expect(screen.queryByText("Your card was declined.")).not.toBeInTheDocument();
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
  confirmCardPayment.mockResolvedValueOnce({ paymentIntent: { status: "succeeded" } });
  const { user, replies } = await openToPay();
  const next = anIntent({ id: "pi_2", client_secret: "pi_2_secret" });
  replies[READ] = due({ payment_intent: next });
  await user.click(theSubmit());
  expect(await screen.findByText(english["payment.unclear"])).toBeVisible();
  expect(screen.queryByText(/PaymentIntent/)).not.toBeInTheDocument();
  await waitFor(() => expect(theTerms()).not.toBeChecked());
  await user.click(theTerms());
  await user.click(theSubmit());
  const card = { payment_method: "pm_1" };
  await waitFor(() => expect(confirmCardPayment).toHaveBeenLastCalledWith("pi_2_secret", card));
});

it("does not invite again while the bank decides, here or after a reload", async () => {
  confirmCardPayment.mockResolvedValue({ paymentIntent: { status: "processing" } });
  const { user, replies } = await openToPay();
  replies[READ] = due({ payment_intent: anIntent({ status: "processing" }) });
  await user.click(theSubmit());
  expect(await screen.findByText("Your bank is still deciding")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Submit payment/ })).not.toBeInTheDocument();
  replies[READ] = paid;
  await user.click(await screen.findByRole("button", { name: "Check now" }));
  expect(await screen.findByText("carla@example.com")).toBeVisible();
});

it("says why the details are not there yet, with the server down", async () => {
  confirmCardPayment.mockResolvedValue({ paymentIntent: { status: "succeeded" } });
  const { user, replies } = await openToPay();
  replies[READ] = refusal(503);
  await user.click(theSubmit());
  await user.click(await screen.findByRole("button", { name: "Show client details" }));
  expect(await screen.findByText(/can't be reached|busy|went wrong|in a moment\./)).toBeVisible();
});

it("never says that the provider could not be reached once the money is paid", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  confirmCardPayment.mockResolvedValue({ paymentIntent: { status: "succeeded" } });
  const onSucceeded = () => {
    throw new Error("The next screen is broken");
  };
  const { user } = openScreen(<Paying onSucceeded={onSucceeded} />, "/payment", {});
  await user.click(await screen.findByRole("button", { name: "Pay" }));
  expect(await screen.findByText(/^That was done/)).toBeInTheDocument();
  expect(screen.queryByText(/could not be reached|can't reach/)).not.toBeInTheDocument();
  log.mockRestore();
});

function Paying({ onSucceeded }: { onSucceeded: () => void }) {
  const intent = paymentIntent.decode(anIntent());
  const { provider, pay } = usePaying({ intent, onSucceeded, onUndecided: () => undefined });
  if (provider.status !== "ready") return null;
  return <button onClick={() => void pay({ kind: "saved", id: "pm_1" })}>Pay</button>;
}

it("offers a new card beside a saved one, and forgets one that is no longer wanted", async () => {
  const { user, replies, requests } = open(due(), {
    "DELETE /agent/profile/cards/pm_1": { message: "Card removed." },
  });
  expect(await theSavedCard()).toBeChecked();
  const saves = () => screen.queryByRole("checkbox", { name: /Save this card/ });
  expect(saves()).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Pay with a new card" }));
  expect(saves()).toBeVisible();
  await user.click(screen.getByRole("button", { name: english["payment.useSavedCard"] }));
  await user.click(screen.getByRole("button", { name: "Remove Visa 4242" }));
  replies[READ] = due({ payment_methods: [] });
  await user.click(screen.getByRole("button", { name: "Remove card" }));
  expect(await screen.findByText("Card removed.")).toBeVisible();
  expect(await screen.findByRole("group", { name: "Card" })).toBeVisible();
  expect(requests.some(({ method }) => method === "DELETE")).toBe(true);
});

it.each([
  [
    "there is none",
    refusal(404, [], "There is no such lead."),
    /couldn't find that lead/,
    /no such/,
  ],
  [
    "the fee went back",
    refusal(409, ["fee-returned"]),
    /Your fee for this client went back/,
    /you can pay again/,
  ],
  [
    "the client took the choice back",
    refusal(409, ["choice-ended"]),
    /took the choice back or chose another agent/,
    /the money goes back to it/,
  ],
])(
  "says why a lead cannot be paid for and offers the way back alone: %s",
  async (_what, answer, title, words) => {
    open(answer, { [START]: answer });
    const heading = await screen.findByRole("heading", { name: title });
    const back = screen.getAllByRole("link", { name: "Back to leads" }).at(-1);
    expect(heading.parentElement).toContainElement(back ?? null);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  },
);

it("leads to the leads without a lead", async () => {
  const { currentPath } = open(due(), {}, "/payment");
  await waitFor(() => expect(currentPath()).toBe("/go/agent/leads"));
});

it("never charges a paid lead again, and leads on to where the screen that opened it said", async () => {
  const routes = [
    { path: "/payment", element: <PaymentScreen /> },
    { path: "*", element: <p>Elsewhere</p> },
  ];
  const { user, router, currentPath } = openScreen(routes, "/agent/profile", { [READ]: paid });
  const state = { leads: "/agent/profile/desk?page=2", client: "/agent/profile/people/12" };
  await act(() => router.navigate("/payment?leadId=12", { state }));
  expect(await screen.findByText("This lead is already paid")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Submit payment/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open the client's page" })).toHaveAttribute(
    "href",
    state.client,
  );
  expect(screen.getByRole("link", { name: /Back to leads/ })).toHaveAttribute("href", state.leads);
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(currentPath()).toBe(state.leads);
});

describe("a way on", () => {
  // Tells the page which areas there are.
  beforeEach(() => void renderScreen(<p />, {}));

  const byAddress = { leads: "/go/agent/leads", client: "/go/agent/leads/12/client" };

  it("goes where mails lead to after a visit by address", () => {
    expect(nextPaths(null, 12)).toEqual(byAddress);
    expect(nextPaths({ leadId: 12 }, 12)).toEqual(byAddress);
  });

  it.each(["//example.com", "https://example.com/leads", "/profile", "/agent", 7, null])(
    "does not go to %s, which is not in the agent's area",
    (path) => {
      expect(nextPaths({ leads: path, client: path }, 12)).toEqual(byAddress);
    },
  );

  it("is about the lead in the address or in the router's state, a whole positive number", () => {
    const none = new URLSearchParams();
    expect(leadIdOf(new URLSearchParams("leadId=12"), null)).toBe(12);
    expect(leadIdOf(none, { leadId: 12 })).toBe(12);
    for (const text of ["", "abc", "-1", "1.5", "0", "99999999999"]) {
      expect(leadIdOf(new URLSearchParams({ leadId: text }), null)).toBeNull();
    }
    expect(leadIdOf(none, null)).toBeNull();
  });
});

const unpaid = { message: "Payment required", data: ["payment-required"] };
const noCard = [null, 5, { id: "pm_2" }, { id: "pm_3", card: null }];
const priceAlone = { intent: null, cards: [], price: 49, lead: null };

it.each([
  [
    "no card that is none",
    { ...unpaid, payment_methods: [...noCard, aSavedCard()], price: 49 },
    { ...priceAlone, cards: [savedCard.decode(aSavedCard())] },
  ],
  [
    "no intent without a secret",
    { ...unpaid, payment_intent: { id: "pi_1" }, price: 49 },
    priceAlone,
  ],
  ["nothing of a refusal of another kind", unpaid, null],
  ["nothing where there is no body", undefined, null],
  ["nothing of what is no body", "Bad gateway", null],
])("reads of a payment that is due %s", (_what, body, read) => {
  expect(dueOfBody(body)).toEqual(read);
});
