import { jest } from "@jest/globals";
import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import type { EstimationReply } from "@quotehaven/contract/schemas";
import { signupQuestionsReply } from "@quotehaven/contract/wire";
import { events } from "@quotehaven/platform";
import {
  lastCall,
  refusal,
  reply,
  screen,
  shownTypingAids,
  type RecordedRequest,
  waitFor,
  within,
} from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import messages from "../../messages/en.json" with { type: "json" };
import { aForm, aQuestion, dogQuestions } from "../../shared/questionnaire/questionFixtures";
import type { WizardValues } from "../../shared/register/registrationValues";
import {
  asksBeforeClosing,
  filled,
  header,
  openLastStep,
  openRegistration,
  openWizard,
  passAccount,
  replies,
  stepTitle,
} from "./registerFixtures";

const noContact = "Leave out phone numbers, email addresses and links.";

afterEach(() => sessionStorage.clear());

describe("moving through the wizard", () => {
  it("knows when something was typed, refuses an empty step, says why, and takes the focus to the summary", async () => {
    const { user } = openWizard();
    const firstName = await screen.findByLabelText("First name");
    expect(asksBeforeClosing()).toBe(false);
    await user.type(firstName, "N");
    expect(asksBeforeClosing()).toBe(true);
    await user.clear(firstName);
    expect(asksBeforeClosing()).toBe(false);
    await user.click(screen.getByRole("button", { name: "Next step" }));
    const summary = await screen.findByText(/answers need attention$/);
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByRole("link", { name: "First name" })).toBeVisible();
    expect(firstName).toHaveAccessibleDescription("This field is required.");
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
    const card = screen.getByRole("region", { name: messages.privacy.whatAgentsSee });
    expect(within(card).getByText(messages.privacy.hidePhone)).toBeInTheDocument();
  });

  it("leaves Enter in an open select to its list, advances on it in a closed one, and shows the steps above the next page", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    // The page is scrolled down.
    const above = { ...document.body.getBoundingClientRect(), top: -40 };
    const places = jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(above);
    const { user } = openWizard(filled);
    const state = screen.getByRole("combobox", { name: "State" });
    const opened = jest.spyOn(state, "matches").mockReturnValue(true);
    state.focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
    opened.mockRestore();
    await user.keyboard("{Enter}");
    const title = await stepTitle("Your household");
    await waitFor(() => expect(title).toHaveFocus());
    expect(scroll.mock.contexts.at(-1)).toBe(
      screen.getByRole("navigation", { name: messages.registration.stepsLabel }),
    );
    scroll.mockRestore();
    places.mockRestore();
  });

  it("goes back by the left arrow and on by Enter, and leaves the arrow to a field and Enter to a button", async () => {
    const { user } = openWizard({ ...filled, step: 2 });
    const email = await screen.findByLabelText("Email");
    await user.click(email);
    await user.keyboard("{ArrowLeft}");
    expect(email).toBeInTheDocument();
    await user.click(await stepTitle("Your household"));
    await user.keyboard("{ArrowLeft}");
    await stepTitle("About you");
    await user.keyboard("{Enter}");
    await stepTitle("Your household");
    screen.getByRole("button", { name: "Previous step" }).focus();
    await user.keyboard("{Enter}");
    expect(await stepTitle("About you")).toBeInTheDocument();
  });

  it("takes the errors of a step away with it", async () => {
    const { user } = openWizard({ ...filled, step: 2 });
    await user.clear(await screen.findByLabelText("Email"));
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await screen.findByText("One answer needs attention")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Previous step" }));
    await stepTitle("About you");
    expect(screen.queryByText("One answer needs attention")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    const title = await stepTitle("Your household");
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByText("One answer needs attention")).not.toBeInTheDocument();
  });

  it("says how many questions are left in all steps, and hides the partner of who is single", async () => {
    const { user } = openWizard({ ...filled, firstName: "", city: "" });
    // The two passwords and the dog are still to come.
    expect(await screen.findByText("5 questions left")).toBeInTheDocument();
    await user.type(screen.getByLabelText("First name"), "Nora");
    await user.type(screen.getByLabelText("City"), "Columbus");
    const progress = screen.getByText("3 questions left");
    // Told to screen readers by one element for all pages.
    expect(progress).toHaveAttribute("role", "status");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your household");
    expect(progress).toBeInTheDocument();

    expect(await screen.findByLabelText("Partner’s first name")).toHaveValue("Ben");
    await user.click(screen.getByRole("radio", { name: "Single" }));
    expect(screen.queryByLabelText("Partner’s first name")).not.toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "Domestic Partner" }));
    expect(screen.getByLabelText("Partner’s first name")).toBeInTheDocument();
  });
});

it("draws what is to be insured from the first step on, with the figure once the answers give one", async () => {
  const asked = aForm(1, [[aQuestion({ id: 104, kind: "number", isForEstimate: true })]]);
  const estimate: EstimationReply = {
    ...{ data: 257_000, umbrella: false, at_risk: null, total_required: null },
    ...{ "other-data": [], questions: [] },
  };
  const more = {
    "GET /auth/signup": signupQuestionsReply.encode([asked]),
    "POST /estimation/preview/1": estimate,
  };
  const view = openWizard({}, more);
  await screen.findByText(/questions left$/);
  expect(screen.getByRole("figure")).toHaveTextContent(messages.registration.pictureSoon);
  view.unmount();
  openWizard({ answersByType: { 1: { 104: "1,440" } } }, more);
  await waitFor(() => expect(screen.getByRole("figure")).toHaveTextContent(/\$257,000 to rebuild/));
});

it("tells the keyboard what each field is, that Enter goes on, and leads back and forth with the browser's own ways", async () => {
  const { user, router } = openWizard(filled);
  await screen.findByRole("combobox", { name: "Zip code" });
  expect(shownTypingAids()).toMatchObject({
    address1: "text - address-line1 next",
    address2: "text - address-line2 next",
    city: "text - address-level2 next",
    zipCodes: expect.stringContaining("postal-code"),
    firstName: "text - given-name next",
    lastName: "text - family-name next",
    dateOfBirth: "text numeric bday next",
  });
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await stepTitle("Your household");
  await screen.findByLabelText("Phone number");
  expect(shownTypingAids()).toMatchObject({
    phoneNumber: "tel tel tel-national next",
    email: "email - email next",
  });
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await stepTitle("Your account");
  await screen.findByLabelText("Confirm password");
  expect(shownTypingAids()).toEqual({
    username: "- - username -",
    password: "password - new-password next",
    confirmPassword: "password - new-password next",
  });

  // Previous step leaves nothing behind in the history.
  await user.click(screen.getByRole("button", { name: "Previous step" }));
  await stepTitle("Your household");
  await act(() => router.navigate(-1));
  expect(await stepTitle("About you")).toBeInTheDocument();
  // Forward leads no further than what is filled in allows.
  await user.clear(await screen.findByLabelText("City"));
  await act(() => router.navigate(1));
  expect(await stepTitle("About you")).toBeInTheDocument();
});

it.each([
  ["consumer", "Go to my application", "/profile/application"],
  ["agent", "See my leads", "/agent/profile/leads"],
] as const)("leads a %s who is signed in to what they have instead", (session, name, address) => {
  openRegistration({ path: "/auth/register/2", session });
  expect(screen.getByRole("heading", { name: "You already have an account" })).toBeVisible();
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
  expect(screen.queryByLabelText("First name")).not.toBeInTheDocument();
});

it.each(["9", "abc", "1.0", "-1", "01"])(
  "leads an address that names no insurance type to Landing: %s",
  async (segment) => {
    openRegistration({ path: `/auth/register/${segment}` });
    expect(await screen.findByText("Landing")).toBeInTheDocument();
  },
);

const zips = [
  { zip_id: 9, zip_code: "68542", city: "Lincoln", state: "NE" },
  { zip_id: 8, zip_code: "78701", city: "Austin", state: "TX" },
];
const zipReplies = {
  ...replies,
  "GET /auth/zipcodes": ({ params }: RecordedRequest) => ({
    data: zips.filter(({ zip_code }) => zip_code.startsWith(String(params.search))),
  }),
};
const openWithoutZip = (draft: Partial<WizardValues>) =>
  openWizard({ ...filled, zipCodes: [], ...draft }, zipReplies);
const zip = () => screen.findByRole("combobox", { name: "Zip code" });
const city = () => screen.getByLabelText("City");
const state = () => screen.getByRole("combobox", { name: "State" });
const question = () => screen.queryByText(/Which is right/);

it("a zip code typed in full fills city and state, and takes them along when it is corrected after a reload", async () => {
  const first = openWithoutZip({ city: "", state: "" });
  await first.user.type(await zip(), "68542{Tab}");
  await waitFor(() => expect(city()).toHaveValue("Lincoln"));
  expect(state()).toHaveValue("NE");
  expect(await zip()).toHaveValue("68542 Lincoln, NE");
  first.unmount();
  const { user } = openRegistration({ path: "/auth/register/1", replies: zipReplies });
  await user.clear(await zip());
  await user.type(await zip(), "78701{Tab}");
  await waitFor(() => expect(city()).toHaveValue("Austin"));
});

it("understands a pasted place with its zip code, and says where nobody is served", async () => {
  const { user } = openWithoutZip({ city: "", state: "" });
  await user.click(await zip());
  await user.paste("APO AE 09001");
  await user.tab();
  expect(await screen.findByText(/We serve the 50 states and Washington, DC/)).toBeVisible();
  expect(await zip()).toHaveValue("APO AE 09001");
  await user.clear(await zip());
  await user.paste("Austin, TX 78701-1234");
  await user.tab();
  await waitFor(async () => expect(await zip()).toHaveValue("78701 Austin, TX"));
});

it("waits for what is wrong, and then for the answer which of zip code and city is right, also after a reload", async () => {
  const expectToWait = async () => {
    await waitFor(() => expect(question()?.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByText(messages.common.placeFirst)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
  };
  const first = openWithoutZip({
    city: "Austin",
    state: "TX",
    address1: "12 Oak Street, 512-555-0199",
  });
  await first.user.type(await zip(), "68542{Tab}");
  await screen.findByText(/Which is right/);
  await first.user.click(screen.getByRole("button", { name: "Next step" }));
  const summary = await screen.findByText("One answer needs attention");
  await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
  const address = screen.getByLabelText("Address line 1");
  expect(address).toHaveAccessibleDescription(noContact);
  await first.user.clear(address);
  await first.user.click(address);
  await first.user.paste("12 Oak Street");
  await first.user.click(header(/Your household/));
  await expectToWait();
  first.unmount();

  const { user } = openRegistration({ path: "/auth/register/1", replies: zipReplies });
  await screen.findByText(/Which is right/);
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await expectToWait();
  await user.click(screen.getByRole("button", { name: "Keep Austin, TX" }));
  expect(question()).not.toBeInTheDocument();
  await user.clear(city());
  await user.type(city(), "Dallas{Enter}");
  await expectToWait();
  await user.click(screen.getByRole("button", { name: "Use Lincoln, NE" }));
  expect(city()).toHaveValue("Lincoln");
  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(await stepTitle("Your household")).toBeInTheDocument();
  expect(header(/Your household/)).toHaveAttribute("aria-current", "step");
  expect(header(/Your account/)).not.toHaveAttribute("aria-current");
  await user.click(header(/About you/));
  expect(await stepTitle("About you")).toBeInTheDocument();
});

it("offers the carrier None first and once, another company last, says where quotes show without mails, compares the passwords anew, and keeps them out of what survives a reload", async () => {
  const { user } = openWizard(
    { ...filled, step: 3 },
    {
      "GET /insurance-companies": {
        data: [
          { inc_id: 0, inc_name: "None" },
          { inc_id: 3, inc_name: "Harbor Insurance" },
        ],
      },
    },
  );
  const carrier = within(await screen.findByLabelText("Current insurance company"));
  await carrier.findByRole("option", { name: "Harbor Insurance" });
  expect(carrier.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Choose a company",
    "None",
    "Harbor Insurance",
    "Another company",
  ]);

  const mails = screen.getByRole("checkbox", { name: "Send me email notifications" });
  expect(screen.queryByText(messages.registration.withoutEmail)).not.toBeInTheDocument();
  await user.click(mails);
  expect(screen.getByText(messages.registration.withoutEmail)).toBeVisible();
  await user.click(mails);
  expect(screen.queryByText(messages.registration.withoutEmail)).not.toBeInTheDocument();

  await user.click(screen.getByLabelText("Password"));
  await user.paste("a-long-password");
  await user.click(screen.getByLabelText("Confirm password"));
  await user.paste("a-long-password");
  await user.type(screen.getByLabelText("Password"), "-2");
  await waitFor(() =>
    expect(screen.getByLabelText("Confirm password")).toHaveAccessibleDescription(
      /Passwords must match/,
    ),
  );
  const stored = sessionStorage.getItem("draft:registration") ?? "";
  expect(stored).toContain("nora@example.com");
  expect(stored).not.toContain("a-long-password");
});

const leaveAccount = async (codes: string[]) => {
  const view = openWizard({ ...filled, step: 3 }, { "POST /auth/check-signup": { data: codes } });
  await passAccount(view);
  return view;
};

it("asks the server, says at its field that the address is taken, offers to log in, and goes on with another", async () => {
  const asked: unknown[] = [];
  const undo = events.on("signInRequested", (request) => asked.push(request));
  const { user, requests, replies: answers } = await leaveAccount(["duplicate-email"]);
  expect(await stepTitle("Your household")).toBeInTheDocument();
  expect(requests.find(({ path }) => path === "/auth/check-signup")?.body).toEqual({
    email: "nora@example.com",
    password: "a-long-password",
    zipcodes: [{ id: 7 }],
    token: "human-token:check-signup",
  });
  await waitFor(() =>
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      /A user with that email address already exists/,
    ),
  );
  await user.click(screen.getByRole("button", { name: "Log in" }));
  expect(asked).toEqual([{ role: "consumer" }]);
  undo();

  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(screen.getByRole("heading", { name: "Your household" })).toBeInTheDocument();
  answers["POST /auth/check-signup"] = { data: [] };
  await user.clear(screen.getByLabelText("Email"));
  await user.click(screen.getByLabelText("Email"));
  await user.paste("nora.reyes@example.com");
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await stepTitle("Your account");
  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
});

it.each([
  ["common-password", "Your account", "Password", /most common ones/],
  ["zip-code", "About you", "Zip code", /Choose a zip code from the list/],
])("says %s at its field, and takes the focus to the summary", async (code, step, label, words) => {
  await leaveAccount([code]);
  const summary = await screen.findByText("One answer needs attention");
  await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
  expect(screen.getByRole("heading", { name: step })).toBeInTheDocument();
});

it("waits on leaving the step for no server: what cannot be checked now is checked at the end", async () => {
  const view = openWizard({ ...filled, step: 3 }, { "POST /auth/check-signup": refusal(429) });
  await passAccount(view);
  expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
  expect(screen.queryByText(/a lot of tries/)).not.toBeInTheDocument();
});

it("loads its questions by another try, sends nothing before they are answered, shows what an answer calls for, and counts what is left", async () => {
  const view = openWizard({ ...filled, step: 4 }, { "GET /auth/signup": refusal(500) });
  const { user, requests } = view;
  await passAccount(view);
  const again = await screen.findByRole("button", { name: "Try again" });
  view.replies["GET /auth/signup"] = replies["GET /auth/signup"];
  await user.click(again);
  expect(await screen.findByText("1 question left")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Finish registration" }));
  expect(await screen.findByRole("link", { name: "Do you have a dog?" })).toBeVisible();
  expect(requests.some(({ path, method }) => method === "POST" && path === "/auth/signup")).toBe(
    false,
  );
  await user.click(screen.getByRole("radio", { name: "Yes" }));
  expect(await screen.findByLabelText("What is it called?")).toBeInTheDocument();
  await user.type(screen.getByLabelText("What is it called?"), "Rex");
  expect(screen.getByText("All questions answered")).toBeInTheDocument();
});

it("says at its own field that agents would read a way to reach the person, or our name", async () => {
  const { user } = openWizard({ ...filled, firstName: "", city: "" });
  const fields = [
    ["First name", "Quotehaven Support", "This name is ours. Enter your own.", "Nora"],
    ["City", "Columbus 512-555-0199", noContact, "Columbus"],
  ] as const;
  for (const [name, typed] of fields) {
    await user.click(await screen.findByLabelText(name));
    await user.paste(typed);
  }
  await user.click(screen.getByRole("button", { name: "Next step" }));
  for (const [name, , said, fine] of fields) {
    expect(await screen.findByRole("link", { name })).toBeVisible();
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(said);
    await user.clear(screen.getByLabelText(name));
    await user.type(screen.getByLabelText(name), fine);
  }
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await stepTitle("Your household");
});

it("refuses an answer in words with a way to reach the person", async () => {
  const { user, requests } = await openLastStep();
  await user.click(screen.getByRole("radio", { name: "Yes" }));
  const answer = await screen.findByLabelText("What is it called?");
  await user.type(answer, "Rex, rex@example.com");
  await user.click(screen.getByRole("button", { name: "Finish registration" }));
  await waitFor(() => expect(answer).toHaveAccessibleDescription(noContact));
  const sent = requests.filter(({ path, method }) => method === "POST" && path === "/auth/signup");
  expect(sent).toEqual([]);
});

const cat = aQuestion({ id: 140, content: "Do you have a cat?" });
const twoParts = aForm(1, [dogQuestions(), [cat]]);
const lastPage = { wizard: { position: { step: 4, page: 1 } } };
const parts = { "GET /auth/signup": signupQuestionsReply.encode([twoParts]) };

it("shows the last step part by part, leaves none with open questions, and goes back part by part", async () => {
  const { user, router } = await openLastStep(parts);
  expect(screen.queryByLabelText("Do you have a cat?")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Finish registration" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(await screen.findByRole("link", { name: "Do you have a dog?" })).toBeVisible();
  expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("This field is required.");
  await user.click(screen.getByRole("radio", { name: "No" }));
  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(await screen.findByLabelText("Do you have a cat?")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Finish registration" })).toBeInTheDocument();
  // The page has its entry of the history, which may not be drawn yet.
  await waitFor(() => expect(router.state.location.state).toMatchObject(lastPage));
  await act(() => router.navigate(-1));
  expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Previous step" }));
  expect(await stepTitle("Your account")).toBeInTheDocument();
});

it("leads back to the page where a reload lost the passwords", async () => {
  const view = openWizard(
    { ...filled, step: 4, page: 1, answersByType: { 1: { 121: 12102 } } },
    parts,
  );
  expect(await stepTitle("Your account")).toBeInTheDocument();
  await passAccount(view);
  expect(await screen.findByLabelText("Do you have a cat?")).toBeInTheDocument();
  expect(screen.queryByText("Do you have a dog?")).not.toBeInTheDocument();
});

it("goes two steps back by two quick presses, and leaves neither step in the history", async () => {
  const { user, router } = openWizard(filled);
  for (const name of ["Your household", "Your account"]) {
    await user.click(await screen.findByRole("button", { name: "Next step" }));
    await stepTitle(name);
  }
  await user.dblClick(screen.getByRole("button", { name: "Previous step" }));
  await stepTitle("About you");
  const position = { step: 1, page: 0 };
  await waitFor(() =>
    expect(router.state.location.state).toEqual({ wizard: { position, trail: [] } }),
  );
  expect(screen.getByRole("heading", { level: 2, name: "About you" })).toBeInTheDocument();
});

const finish = async (user: Awaited<ReturnType<typeof openLastStep>>["user"]) => {
  await user.click(screen.getByRole("radio", { name: "No" }));
  await user.click(screen.getByRole("button", { name: "Finish registration" }));
};

it("sends everything, asks to confirm the e-mail, and leads home", async () => {
  const { user, requests, currentPath, router } = await openLastStep({
    "POST /auth/resend-verification": {},
  });
  await finish(user);
  const dialog = within(await screen.findByRole("dialog", { name: /confirm your email/ }));
  expect(lastCall(requests, "POST /auth/signup")?.body).toMatchObject({
    insId: 1,
    zipcodes: [{ id: 7 }],
    dateOfBirth: "1988-04-12",
    partnerDateOfBirth: "1987-09-30",
    phoneNumber: "(614)555-0134",
    token: "human-token:signup",
    questionAnswers: [{ que_id: 121, ans_id: 12102, ans_content: null }],
  });
  expect(sessionStorage.getItem("draft:registration")).toBeNull();
  expect(asksBeforeClosing()).toBe(false);
  expect(screen.queryByText("Do you have a dog?")).not.toBeInTheDocument();
  expect(screen.getByText("You are registered")).toBeInTheDocument();
  expect(router.state.location.state).toMatchObject({ registered: "nora@example.com" });
  await user.click(dialog.getByRole("button", { name: "Send the confirmation email again" }));
  expect(await dialog.findByText(/a new email is on its way/)).toBeInTheDocument();
  expect(lastCall(requests, "POST /auth/resend-verification")?.body).toEqual({
    email: "nora@example.com",
    token: "human-token:resend-verification",
  });
  // Whose mails are read nowhere known has no link to them.
  expect(dialog.queryByRole("link")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Go home" }));
  expect(currentPath()).toBe("/");
});

it("sends the policy of today, whose form has an Enter of its own", async () => {
  const { user, requests } = await openLastStep();
  await user.click(screen.getByRole("button", { name: messages.todayCard.byHand }));
  await user.type(await screen.findByLabelText("Company"), "Kin{Enter}");
  expect(await screen.findByText("Agents do not see it.")).toBeInTheDocument();
  expect(screen.getByText("Do you have a dog?")).toBeInTheDocument();
  await finish(user);
  await screen.findByRole("dialog", { name: /confirm your email/ });
  expect(lastCall(requests, "POST /auth/signup")?.body).toMatchObject({
    present: { home: { carrier: "Kin", cover: {} }, shared: false },
  });
});

it("shows one toast for each code of a refusal, keeps what was typed, and stays on its step while it is sent again", async () => {
  const { user, replies } = await openLastStep({
    "POST /auth/signup": refusal(422, ["invalid-answer", "agency-paused"]),
  });
  await finish(user);
  expect(await screen.findByText(/One of the answers can't be saved/)).toBeInTheDocument();
  expect(screen.getByText(errors["agency-paused"])).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
  replies["POST /auth/signup"] = () => new Promise(() => undefined);
  await user.click(screen.getByRole("button", { name: "Finish registration" }));
  await screen.findByRole("button", { name: "Sending…" });
  await user.click(header(/About you/));
  expect(screen.getByText("Do you have a dog?")).toBeInTheDocument();
});

it.each([
  ["that it names", reply(422, { data: ["name"], fields: { city: "name" } }), "City", errors.name],
  ["of its code", refusal(422, ["phone"]), "Phone number", errors.phone],
])("leads to the field %s, and says it there", async (_which, refused, label, words) => {
  const { user } = await openLastStep({ "POST /auth/signup": refused });
  await finish(user);
  const refusedField = await screen.findByLabelText(label);
  await waitFor(() => expect(refusedField).toHaveAccessibleDescription(new RegExp(words)));
});

it("toasts an address that was taken meanwhile, and says it at its field", async () => {
  const { user, replies: answers } = await openLastStep({
    "POST /auth/signup": refusal(409, ["duplicate-email"]),
  });
  await finish(user);
  expect(await stepTitle("Your household")).toBeInTheDocument();
  const taken = /A user with that email address already exists/;
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(taken));
  const toasts = screen.getByRole("region", { name: "Messages" });
  expect(within(toasts).getByText(taken)).toBeInTheDocument();

  await user.clear(screen.getByLabelText("Email"));
  await user.click(screen.getByLabelText("Email"));
  await user.paste("nora.reyes@example.com");
  await user.click(header(/Your home insurance/));
  answers["POST /auth/signup"] = { message: "ok" };
  await user.click(await screen.findByRole("button", { name: "Finish registration" }));
  await screen.findByRole("dialog", { name: /confirm your email/ });
  expect(screen.queryByText(taken)).not.toBeInTheDocument();
});
