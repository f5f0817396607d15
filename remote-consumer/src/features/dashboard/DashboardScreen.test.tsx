import { jest } from "@jest/globals";
import { consumerProfileFields } from "@quotehaven/contract/rules";
import {
  applicationReply,
  consumerQuotesReply,
  userProfileUpdate,
  type ApplicationMeta,
  type ConsumerQuote,
} from "@quotehaven/contract/wire";
import { events } from "@quotehaven/platform";
import {
  refusal,
  renderScreen,
  screen,
  shownUsername,
  usernameBefore,
  typingAidsOf,
  waitFor,
  within,
} from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import type { Application } from "../../shared/applicationApi";
import { aMeta, submitted } from "../../shared/applicationFixtures";
import { aDogForm } from "../../shared/questionnaire/questionFixtures";
import { aBundle, aQuote, homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { DashboardScreen } from "./DashboardScreen";
import { aProfile, aProfileReply } from "./profileFixtures";
import { changesOf, valuesOf, type ConsumerValues } from "./profileValues";
import { QuotesPanel } from "./QuotesPanel";
import { answeredOf, nextStep } from "./standing";

const anApplicationReply = (changes: Partial<ApplicationMeta> = {}, more = {}) => ({
  "GET /user/application": applicationReply.encode({
    forms: [],
    meta: aMeta({ ...submitted, ...changes }),
    ...more,
  }),
});

const openDashboard = (more = {}, shown = <DashboardScreen />) =>
  renderScreen(shown, {
    path: "/profile/dashboard",
    session: "consumer",
    messages: { consumer: messages },
    replies: {
      "GET /user/profile": aProfileReply(),
      ...anApplicationReply(),
      "GET /user/quotes": { data: [] },
      "PUT /user/profile": { message: "ok" },
      "DELETE /user/profile/delete": { message: "ok" },
      ...more,
    },
  });

const edit = async (user: ReturnType<typeof openDashboard>["user"]) =>
  user.click(await screen.findByRole("button", { name: "Click to edit" }));
const update = () => screen.getByRole("button", { name: "Update" });

beforeEach(() => sessionStorage.clear());

describe("the panels", () => {
  it("say that agents still see what was submitted while changes are not", async () => {
    const answers = [{ questionId: 121, chosen: 12101, content: null }];
    const changed = { forms: [aDogForm()], submitted: [{ insuranceTypeId: 1, answers }] };
    openDashboard(anApplicationReply({ isLocked: false }, changed));
    expect(await screen.findByText(/agents still see and quote/)).toBeInTheDocument();
  });

  const profile = (changes: Parameters<typeof aProfileReply>[0]) => ({
    "GET /user/profile": aProfileReply(changes),
  });

  it.each([
    [
      "no quotes, nothing submitted",
      { ...profile({ quoteCount: 0 }), ...anApplicationReply({ submittedAt: null }) },
      ["Pending", "0 quotes", messages.dashboard.quotesNotSubmitted],
    ],
    ["no quotes yet", profile({ quoteCount: 0 }), [messages.dashboard.quotesWaiting]],
    ["a quote", profile({ quoteCount: 1 }), ["1 quote"]],
    ["quotes", {}, ["Pending", "2 quotes"]],
    ["a choice", profile({ isQuoteConfirmed: true }), ["Accepted"]],
    [
      "quotes that wait",
      {
        "GET /user/quotes": consumerQuotesReply.encode({
          quotes: [aQuote({ needsUpdate: true }), aBundle({ needsUpdate: true })],
        }),
      },
      ["Waiting for an update", messages.dashboard.quotesToUpdate_other],
    ],
  ])("speak of %s", async (_what, replies, words) => {
    openDashboard(replies, <QuotesPanel />);
    const panel = within(await screen.findByRole("region", { name: "Quotes" }));
    for (const each of words) expect(await panel.findByText(each)).toBeVisible();
  });
});

describe("the personal details", () => {
  it("are locked until Click to edit, which tells the keyboard what each field is", async () => {
    const { user } = openDashboard({
      "GET /user/profile": aProfileReply({
        profile: aProfile({ pendingEmail: "new@example.com" }),
      }),
    });
    expect(await screen.findByText(/We sent a link to new@example.com/)).toBeInTheDocument();
    const details = within(await screen.findByRole("region", { name: "Personal details" }));
    expect(details.getByText("Columbus")).not.toBeVisible();
    await user.click(details.getByText(/^Nora .* Columbus, OH$/));
    expect(details.getByText("Columbus")).toBeVisible();
    expect(details.getByText("Ohio")).toBeVisible();
    expect(details.getByText("Married")).toBeVisible();
    expect(details.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Update" })).not.toBeInTheDocument();
    await edit(user);
    expect(screen.getByLabelText("City")).toHaveValue("Columbus");
    expect(screen.getByLabelText("City")).not.toHaveAttribute("readonly");
    expect(screen.getByLabelText("First name")).toHaveFocus();
    const aids = typingAidsOf(consumerProfileFields);
    expect(aids).toEqual(Object.fromEntries(Object.keys(aids).map((name) => [name, "right"])));
    await user.click(screen.getByRole("radio", { name: "Single" }));
    expect(screen.queryByLabelText("Partner’s first name")).not.toBeInTheDocument();
  });

  it("ask for the password beside a new address, send both, and stay as typed when it is refused", async () => {
    const { user, requests } = openDashboard({
      "PUT /user/profile": refusal(409, ["duplicate-email"]),
    });
    await edit(user);
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText("Email"));
    await user.click(screen.getByLabelText("Email"));
    await user.paste("moved@example.com");
    await user.click(update());
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
    expect(
      await screen.findAllByText("Enter your current password to change your email."),
    ).not.toHaveLength(0);
    const password = screen.getByLabelText("Current password");
    expect(usernameBefore(password)).toBe("nora@example.com");
    await user.click(password);
    await user.paste("Maple-river-47");
    await user.click(update());
    expect(await screen.findByText(/email address already exists/)).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("moved@example.com");
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      usr_email: "moved@example.com",
      usr_currentPassword: "Maple-river-47",
    });
  });

  it("wait with saving for the answer which of zip code and city is right", async () => {
    const { user, requests } = openDashboard({
      "GET /auth/zipcodes": {
        data: [{ zip_id: 9, zip_code: "68542", city: "Lincoln", state: "NE" }],
      },
    });
    await edit(user);
    const zip = await screen.findByRole("combobox", { name: "Zip code" });
    await user.clear(zip);
    await user.type(zip, "68542{Tab}");
    const question = await screen.findByText(/68542 is in Lincoln, NE. Your address says/);
    await user.click(update());
    await waitFor(() => expect(question.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByText(messages.common.placeFirst)).toBeInTheDocument();
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
    await user.click(screen.getByRole("button", { name: "Use Lincoln, NE" }));
    await user.click(update());
    await screen.findByText(messages.profile.editSuccess);
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      usr_city: "Lincoln",
      usr_state: "NE",
      zipcodes: [{ id: 9 }],
    });
  });
});

it("gives back after a reload what was typed, until it is canceled", async () => {
  const { user, unmount } = openDashboard();
  await edit(user);
  await user.type(screen.getByLabelText("City"), "ville");
  unmount();
  const back = openDashboard();
  expect(await screen.findByLabelText("City")).toHaveValue("Columbusville");
  await back.user.click(screen.getByRole("button", { name: "Cancel" }));
  back.unmount();
  openDashboard();
  expect(await screen.findByRole("button", { name: "Click to edit" })).toBeVisible();
  expect(screen.queryByLabelText("City")).not.toBeInTheDocument();
});

it("needs all three passwords, the same twice, leads to a detail that is refused with them, and leaves no summary behind", async () => {
  const { user, requests } = openDashboard();
  const currentPassword = () => screen.queryByRole("link", { name: "Current password" });
  const refusedPasswords = async () => {
    await user.click(await screen.findByRole("button", { name: "Change password" }));
    expect(shownUsername()).toBe("nora@example.com");
    await user.click(screen.getByLabelText("New password"));
    await user.paste("a-new-password");
    await user.click(screen.getByLabelText("Confirm new password"));
    await user.paste("another-password");
    await user.click(update());
    await waitFor(() => expect(currentPassword()).toBeVisible());
  };
  await edit(user);
  await user.clear(screen.getByLabelText("City"));
  await refusedPasswords();
  expect(screen.getAllByText(/Passwords must match/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("link", { name: "City" }));
  expect(screen.getByLabelText("City")).toHaveFocus();
  expect(screen.getByLabelText("New password")).toHaveValue("a-new-password");
  await user.click(screen.getByRole("button", { name: "Back to details" }));
  expect(currentPassword()).not.toBeInTheDocument();
  await refusedPasswords();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(currentPassword()).not.toBeInTheDocument();
  expect(requests.some(({ method }) => method === "PUT")).toBe(false);
});

it("says so and logs out when deleting the account failed", async () => {
  const listener = jest.fn();
  const undo = events.on("accountDeleted", listener);
  const { user } = openDashboard({ "DELETE /user/profile/delete": refusal(500) });
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  const question = within(screen.getByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Delete my account" }));
  expect(await screen.findByText(messages.dashboard.notDeleted)).toBeVisible();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(messages.profile.accDeleted)).not.toBeInTheDocument();
  undo();
});

describe("where the consumer stands", () => {
  const quotes = (...given: ConsumerQuote[]) => consumerQuotesReply.encode({ quotes: given });
  const steps = async () => {
    const standing = within(await screen.findByRole("region", { name: "Where you stand" }));
    const items = await standing.findAllByRole("listitem");
    // The best quotes stand before them.
    return items.slice(-5).map(({ textContent }) => textContent);
  };

  it("goes from the answers to the call, with one thing to do next", async () => {
    const openings = {
      agencies: 2,
      firstAt: "2026-05-02T10:00:00Z",
      lastAt: "2026-05-03T10:00:00Z",
    };
    const { user } = openDashboard({
      ...anApplicationReply({}, { openings }),
      "GET /user/quotes": consumerQuotesReply.encode({
        quotes: [
          aQuote({ cover: { home: { dwelling: 224_500 } } }),
          aBundle({ cover: { home: { dwelling: 449_000 } } }),
        ],
        need: homeAndAutoNeeds,
      }),
    });
    // What covers most lies pale over the need, until another one is pressed.
    expect(await screen.findByText(/^Pale: Harbor Insurance, as quoted/)).toBeVisible();
    const dwelling = () =>
      [...document.querySelectorAll('[data-pale] [role="img"] [data-part="dwelling"]')].map(
        (part) => Number(part.getAttribute("data-share")),
      );
    expect(dwelling()).toEqual([1]);
    expect(screen.getByText(messages.standing.best)).toBeVisible();
    expect(screen.getByText("Meets 1 line, 11 not stated")).toBeVisible();
    const other = screen.getByRole("button", { name: /^Northwind Mutual/ });
    expect(other).toHaveAttribute("aria-pressed", "false");
    await user.click(other);
    expect(other).toHaveAttribute("aria-pressed", "true");
    expect(dwelling()[0]).toBeLessThan(1);
    // How many there are is said once.
    expect(screen.getAllByText(/\b2 quotes\b/)).toHaveLength(1);
    expect(await steps()).toEqual([
      expect.stringMatching(/Done: Your answersComplete, submitted on 05\/01\/2026/),
      expect.stringContaining("2 agencies have opened your application"),
      expect.stringContaining("They are here, the lowest at $120 a month"),
      expect.stringMatching(/Now: Your choiceYou can choose/),
      expect.stringContaining("Only the agent you choose"),
    ]);
    expect(screen.getByRole("link", { name: "Edit application" })).toHaveAttribute(
      "href",
      "/profile/application",
    );
    expect(screen.getByRole("link", { name: "Compare quotes" })).toHaveAttribute(
      "href",
      "/profile/my-quotes?view=compare",
    );
  });

  it("does not wait for quotes that are slow, says that they could not be read, and reads them again", async () => {
    let fail = () => {};
    const slow = new Promise((resolve) => (fail = () => resolve(refusal(500))));
    const view = openDashboard({ "GET /user/quotes": () => slow });
    const [answers, , quotesStep] = await steps();
    expect(answers).toContain("submitted on");
    expect(quotesStep).toContain("Reading…");
    fail();
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("link", { name: "Go to my quotes" })).toBeInTheDocument();
    view.replies["GET /user/quotes"] = quotes(aQuote());
    await view.user.click(again);
    expect(await screen.findByText(/One is here, at \$120 a month/)).toBeInTheDocument();
  });

  it("stands where the profile cannot be read, which can be tried again", async () => {
    const view = openDashboard({ "GET /user/profile": refusal(500) });
    expect((await steps())[0]).toContain("submitted on");
    expect(screen.getByText(/Agents can quote on it/)).toBeInTheDocument();
    view.replies["GET /user/profile"] = aProfileReply();
    await view.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Hello, Nora")).toBeInTheDocument();
  });

  it("says once that nothing could be read, and reads all of it again", async () => {
    const calls = ["GET /user/profile", "GET /user/application", "GET /user/quotes"];
    const view = openDashboard(Object.fromEntries(calls.map((call) => [call, refusal(500)])));
    const again = await screen.findAllByRole("button", { name: "Try again" });
    expect(again).toHaveLength(1);
    Object.assign(view.replies, anApplicationReply(), {
      "GET /user/profile": aProfileReply(),
      "GET /user/quotes": quotes(aQuote()),
    });
    if (again[0]) await view.user.click(again[0]);
    expect(await screen.findByText("Hello, Nora")).toBeInTheDocument();
    expect((await steps())[0]).toContain("submitted on");
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });
});

const loaded = valuesOf(aProfile());

it("edits dates as MM/DD/YYYY, no null as a second address line, and blank passwords", () => {
  expect(loaded).toMatchObject({ dateOfBirth: "04/12/1988", newPassword: "", oldPassword: "" });
  expect(valuesOf(aProfile({ address2: null })).address2).toBe("");
});

describe("the changes that are sent", () => {
  const sent = (edited: Partial<ConsumerValues>) =>
    userProfileUpdate.encode(changesOf(loaded, { ...loaded, ...edited }));

  it.each<[string, Partial<ConsumerValues>, object]>([
    ["none", {}, {}],
    [
      "only the fields that differ",
      { city: "Dayton", rents: true },
      { usr_city: "Dayton", usr_rents: true },
    ],
    [
      "gender and marital status as numbers",
      { gender: "other", maritalStatus: "domesticPartner" },
      { usr_gender: 2, usr_maritalstatus: 2 },
    ],
    [
      "no partner of somebody who is single",
      { maritalStatus: "single", partnerFirstName: "Bo" },
      { usr_maritalstatus: 0 },
    ],
    ["nothing where only blanks differ", { city: " Columbus " }, {}],
    ["dates as YYYY-MM-DD", { dateOfBirth: "04/13/1988" }, { usr_dateofbirth: "1988-04-13" }],
    ["an emptied second address line as 'None'", { address2: "" }, { usr_address2: "None" }],
    ["no password alone", { currentPassword: "old-password" }, {}],
  ])("are %s", (_what, edited, body) => {
    expect(sent(edited)).toEqual(body);
  });

  it("carry the three password fields when they are filled", () => {
    const passwords = {
      oldPassword: "old-password",
      newPassword: "new-password",
      confirmNewPassword: "new-password",
    };
    expect(changesOf(loaded, { ...loaded, ...passwords })).toEqual(passwords);
  });
});

const today = "2026-11-22";

/** An application about a dog, answered and submitted as given. */
function anApplication({
  answer = "Yes" as "Yes" | "No" | null,
  sent = "Yes" as "Yes" | "No" | null,
  types = [1] as Application["meta"]["types"],
  acceptedQuoteId = null as number | null,
} = {}): Application {
  const ids = { Yes: 12101, No: 12102 };
  return {
    forms: [aDogForm({ dog: answer && ids[answer], name: "Rex" })],
    meta: aMeta({ types, ...(sent && submitted), acceptedQuoteId }),
    submitted: sent && {
      types: [1],
      answersByType: { 1: { 121: ids[sent], ...(sent === "Yes" && { 122: "Rex" }) } },
    },
  };
}

const agent = { agency: "Hill Country", name: "Ada Broker", licenseNumber: "1" };
const step = (application: Application, quotes?: ConsumerQuote[]) =>
  nextStep(application, quotes && { quotes }, today);
const ended = { validUntil: "2026-11-01" };
const chosen = anApplication({ acceptedQuoteId: 11 });

it.each<[string, Application, ConsumerQuote[] | undefined, ReturnType<typeof nextStep>]>([
  ["nothing begun", anApplication({ types: [], sent: null }), [], "start"],
  ["a draft", anApplication({ answer: null, sent: null }), [], "answer"],
  ["a complete draft", anApplication({ sent: null }), [], "submit"],
  ["no quotes yet", anApplication(), [], "wait"],
  ["removed quotes alone", anApplication(), [aQuote({ isRemoved: true })], "wait"],
  ["edits that were not submitted", anApplication({ answer: "No" }), [aQuote()], "resubmit"],
  ["a quote", anApplication(), [aQuote()], "compare"],
  [
    "a quote that ended beside one that holds",
    anApplication(),
    [aQuote(ended), aQuote({ id: 2 })],
    "compare",
  ],
  ["quotes that ended", anApplication(), [aQuote(ended)], "askAgain"],
  [
    "quotes that wait for their agents",
    anApplication(),
    [aQuote({ needsUpdate: true })],
    "waitForUpdates",
  ],
  ["quotes that are not known", anApplication(), undefined, "seeQuotes"],
  ["a choice", chosen, [aQuote({ isAccepted: true, agent })], "prepare"],
  ["a choice, and quotes not known", chosen, undefined, "prepare"],
  [
    "a late agent",
    chosen,
    [aQuote({ isAccepted: true, isContactLate: true, agent })],
    "chooseAnother",
  ],
  [
    "an agent who has paid",
    chosen,
    [aQuote({ isAccepted: true, agent: { ...agent, phone: "(512)555-0199" } })],
    "call",
  ],
])("leads on from %s", (_state, application, quotes, next) => {
  expect(step(application, quotes)).toBe(next);
});

it("counts the questions that are asked for, and those without an answer", () => {
  expect(answeredOf(anApplication({ answer: null }))).toMatchObject({ left: 1 });
  expect(answeredOf(anApplication({ answer: "Yes" }))).toMatchObject({ left: 0 });
  expect(answeredOf(anApplication({ types: [] }))).toEqual({ total: 0, left: 0 });
});
