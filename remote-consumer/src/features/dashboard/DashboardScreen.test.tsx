import { consumerQuotesReply, questionForm, type ConsumerQuote } from "@quotehaven/contract/wire";
import { events } from "@quotehaven/platform";
import { act, refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import { jest } from "@jest/globals";
import messages from "../../messages/en.json" with { type: "json" };
import { aDogForm } from "../../shared/questionnaire/questionFixtures";
import { aBundle, aQuote } from "../../shared/quotes/quoteFixtures";
import { DashboardScreen } from "./DashboardScreen";
import { aProfile, aProfileReply } from "./profileFixtures";

const applicationReply = {
  data: [],
  meta: {
    types: [1],
    locked: true,
    aps_submitted: "2026-05-01T16:00:00Z",
    qot_id: null,
    aps_version: 2,
    aps_saved: null,
  },
};

const openDashboard = (more = {}) =>
  renderScreen(<DashboardScreen />, {
    path: "/profile/dashboard",
    session: "consumer",
    messages: { consumer: messages },
    replies: {
      "GET /user/profile": aProfileReply(),
      "GET /user/application": applicationReply,
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
  const dogSubmitted = [
    { ins_id: 1, answers: [{ que_id: 121, ans_id: 12101, ans_content: null }] },
  ];

  it("say that agents can quote, also where it was unlocked and nothing is changed yet", async () => {
    const [form] = [aDogForm()];
    const answered = {
      ...form,
      sections: form.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) =>
          question.id === 121
            ? { ...question, answer: { chosen: 12101, content: null } }
            : question,
        ),
      })),
    };
    openDashboard({
      "GET /user/application": {
        data: [questionForm.encode(answered)],
        meta: { ...applicationReply.meta, locked: false },
        submitted: dogSubmitted,
      },
    });
    expect(await screen.findByText(/Agents can quote on it/)).toBeInTheDocument();
  });

  it("say that agents still see what was submitted while changes are not", async () => {
    openDashboard({
      "GET /user/application": {
        data: [questionForm.encode(aDogForm())],
        meta: { ...applicationReply.meta, locked: false },
        submitted: dogSubmitted,
      },
    });
    expect(await screen.findByText(/agents still see and quote/)).toBeInTheDocument();
  });

  it.each([
    [0, null, messages.dashboard.quotesNotSubmitted],
    [0, "2026-05-01T16:00:00Z", messages.dashboard.quotesWaiting],
    [1, "2026-05-01T16:00:00Z", messages.dashboard.quotesCompare_one],
    [2, "2026-05-01T16:00:00Z", messages.dashboard.quotesCompare_other],
  ])("speak of %i quotes, submitted %s", async (count, aps_submitted, words) => {
    openDashboard({
      "GET /user/profile": aProfileReply({ quoteCount: count }),
      "GET /user/application": {
        ...applicationReply,
        meta: { ...applicationReply.meta, aps_submitted },
      },
    });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe("the personal details", () => {
  it("are locked until Click to edit", async () => {
    const { user } = openDashboard();
    const details = within(await screen.findByRole("region", { name: "Personal details" }));
    expect(details.getByText("Columbus")).toBeVisible();
    expect(details.getByText("Ohio")).toBeVisible();
    expect(details.getByText("Married")).toBeVisible();
    expect(details.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Update" })).not.toBeInTheDocument();
    await edit(user);
    expect(screen.getByLabelText("City")).toHaveValue("Columbus");
    expect(screen.getByLabelText("City")).not.toHaveAttribute("readonly");
    expect(screen.getByLabelText("First name")).toHaveFocus();
  });

  it("can be updated only when something changed, and send only that", async () => {
    const { user, requests } = openDashboard();
    await edit(user);
    expect(update()).toBeDisabled();
    await user.clear(screen.getByLabelText("City"));
    await user.type(screen.getByLabelText("City"), "Dayton");
    await user.click(update());
    expect(await screen.findByText(messages.profile.editSuccess)).toBeInTheDocument();
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({ usr_city: "Dayton" });
    expect(screen.getByRole("button", { name: "Click to edit" })).toHaveFocus();
  });

  it("send an emptied second address line as 'None'", async () => {
    const { user, requests } = openDashboard();
    await edit(user);
    await user.clear(screen.getByLabelText("Address line 2"));
    await user.click(update());
    await waitFor(() =>
      expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
        usr_address2: "None",
      }),
    );
  });

  it("show the partner unless Single", async () => {
    const { user } = openDashboard();
    await edit(user);
    expect(screen.getByLabelText("Partner’s first name")).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "Single" }));
    expect(screen.queryByLabelText("Partner’s first name")).not.toBeInTheDocument();
  });

  it("stay unlocked with what was typed when the server refuses", async () => {
    const { user } = openDashboard({ "PUT /user/profile": refusal(409, ["duplicate-email"]) });
    await edit(user);
    await user.clear(screen.getByLabelText("Email"));
    await user.type(screen.getByLabelText("Email"), "taken@example.com");
    await user.type(screen.getByLabelText("Current password"), "Maple-river-47");
    await user.click(update());
    expect(await screen.findByText(/email address already exists/)).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("taken@example.com");
  });

  it("forget the changes on Cancel", async () => {
    const { user } = openDashboard();
    await edit(user);
    await user.clear(screen.getByLabelText("City"));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByText("Columbus")).toBeVisible();
  });

  it("ask for the password beside a new address, and send both", async () => {
    const { user, requests } = openDashboard();
    await edit(user);
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText("Email"));
    await user.type(screen.getByLabelText("Email"), "moved@example.com");
    await user.click(update());
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
    expect(
      await screen.findAllByText("Enter your current password to change your email."),
    ).not.toHaveLength(0);
    await user.type(screen.getByLabelText("Current password"), "Maple-river-47");
    await user.click(update());
    expect(await screen.findByText(messages.profile.editSuccess)).toBeInTheDocument();
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

  it("say where quotes show without email notifications", async () => {
    const { user } = openDashboard();
    await edit(user);
    await user.click(screen.getByRole("checkbox", { name: "Send me email notifications" }));
    expect(screen.getByText(messages.registration.withoutEmail)).toBeVisible();
  });

  it("say that a new address waits for its link", async () => {
    openDashboard({
      "GET /user/profile": aProfileReply({
        profile: aProfile({ pendingEmail: "new@example.com" }),
      }),
    });
    expect(await screen.findByText(/We sent a link to new@example.com/)).toBeInTheDocument();
  });
});

it("gives back details that were typed where the page went away from them, until they are canceled", async () => {
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

it("asks before details that were typed and not saved are left", async () => {
  const { user, router, currentPath } = openDashboard();
  await edit(user);
  await user.type(screen.getByLabelText("City"), "ville");
  await act(() => router.navigate("/elsewhere"));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(currentPath()).toBe("/profile/dashboard");
  expect(screen.getByLabelText("City")).toHaveValue("Columbusville");
});

describe("changing the password", () => {
  const openPasswords = async (user: ReturnType<typeof openDashboard>["user"]) =>
    user.click(await screen.findByRole("button", { name: "Change password" }));

  it("needs all three fields as soon as one has text", async () => {
    const { user, requests } = openDashboard();
    await openPasswords(user);
    await user.type(screen.getByLabelText("New password"), "a-new-password");
    await user.click(update());
    expect(await screen.findByRole("link", { name: "Current password" })).toBeVisible();
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
  });

  it("shows a detail that was changed before and is refused, so that the summary leads to it", async () => {
    const { user, requests } = openDashboard();
    await edit(user);
    await user.clear(screen.getByLabelText("City"));
    await openPasswords(user);
    await user.type(screen.getByLabelText("New password"), "a-new-password");
    await user.click(update());
    await user.click(await screen.findByRole("link", { name: "City" }));
    expect(screen.getByLabelText("City")).toHaveFocus();
    expect(screen.getByLabelText("New password")).toHaveValue("a-new-password");
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
  });

  it.each(["Back to details", "Cancel"])("leaves no summary behind after %s", async (way) => {
    const { user } = openDashboard();
    await openPasswords(user);
    await user.type(screen.getByLabelText("New password"), "a-new-password");
    await user.click(update());
    await screen.findByRole("link", { name: /Current password/ });
    await user.click(screen.getByRole("button", { name: way }));
    expect(screen.queryByRole("link", { name: /Current password/ })).not.toBeInTheDocument();
  });

  it("needs the confirmation to match", async () => {
    const { user } = openDashboard();
    await openPasswords(user);
    await user.type(screen.getByLabelText("Current password"), "the-old-password");
    await user.type(screen.getByLabelText("New password"), "a-new-password");
    await user.type(screen.getByLabelText("Confirm new password"), "another-password");
    await user.click(update());
    expect((await screen.findAllByText(/Passwords must match/)).length).toBeGreaterThan(0);
  });

  it("sends the three fields and nothing else", async () => {
    const { user, requests } = openDashboard();
    await openPasswords(user);
    await user.type(screen.getByLabelText("Current password"), "the-old-password");
    await user.type(screen.getByLabelText("New password"), "a-new-password");
    await user.type(screen.getByLabelText("Confirm new password"), "a-new-password");
    await user.click(update());
    await waitFor(() =>
      expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
        usr_oldPassword: "the-old-password",
        usr_password: "a-new-password",
        usr_confirmNewPassword: "a-new-password",
      }),
    );
  });
});

describe("the panels", () => {
  it("say where the application stands and lead to it", async () => {
    openDashboard();
    expect(await screen.findByText(/Submitted on 05\/01\/2026/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Edit application" })).toHaveAttribute(
      "href",
      "/profile/application",
    );
  });

  it("show pending quotes with their count", async () => {
    openDashboard();
    const panel = within(await screen.findByRole("region", { name: "Quotes" }));
    expect(panel.getByText("Pending")).toBeInTheDocument();
    expect(panel.getByText("2 quotes")).toBeInTheDocument();
  });

  it("show that the quotes wait for an update", async () => {
    openDashboard({
      "GET /user/profile": aProfileReply({ quoteCount: 2 }),
      "GET /user/quotes": consumerQuotesReply.encode({
        quotes: [aQuote({ needsUpdate: true }), aBundle({ needsUpdate: true })],
      }),
    });
    const panel = within(await screen.findByRole("region", { name: "Quotes" }));
    expect(await panel.findByText("Waiting for an update")).toBeVisible();
    expect(panel.queryByText("Pending")).not.toBeInTheDocument();
    expect(panel.getByText(messages.dashboard.quotesToUpdate_other)).toBeVisible();
    expect(await screen.findByText(/2 are waiting for an update/)).toBeVisible();
  });

  it("show pending with 0", async () => {
    openDashboard({ "GET /user/profile": aProfileReply({ quoteCount: 0 }) });
    const panel = within(await screen.findByRole("region", { name: "Quotes" }));
    expect(panel.getByText("Pending")).toBeInTheDocument();
    expect(panel.getByText("0 quotes")).toBeInTheDocument();
  });

  it("show that a quote was accepted", async () => {
    openDashboard({ "GET /user/profile": aProfileReply({ isQuoteConfirmed: true }) });
    const panel = within(await screen.findByRole("region", { name: "Quotes" }));
    expect(panel.getByText("Accepted")).toBeInTheDocument();
  });
});

describe("deleting the account", () => {
  async function deleteIt(reply: unknown) {
    const listener = jest.fn();
    const closing = jest.fn();
    const undo = [events.on("accountDeleted", listener), events.on("accountClosing", closing)];
    const { user } = openDashboard({ "DELETE /user/profile/delete": reply });
    await user.click(await screen.findByRole("button", { name: "Delete my account" }));
    const question = within(screen.getByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Delete my account" }));
    return { user, listener, closing, end: () => undo.forEach((end) => end()) };
  }

  it("ends with the goodbye, and then tells the shell", async () => {
    const { user, listener, closing, end } = await deleteIt({ message: "ok" });
    const goodbye = await screen.findByRole("dialog", { name: messages.profile.accDeleted });
    expect(closing).toHaveBeenCalledTimes(1);
    expect(listener).not.toHaveBeenCalled();
    await user.click(within(goodbye).getByRole("button", { name: "Go home" }));
    expect(listener).toHaveBeenCalledTimes(1);
    end();
  });

  it("logs out and says so when it failed", async () => {
    const { listener, end } = await deleteIt(refusal(500));
    expect(await screen.findByText(messages.dashboard.notDeleted)).toBeVisible();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(messages.profile.accDeleted)).not.toBeInTheDocument();
    end();
  });

  it("does nothing when it is not confirmed", async () => {
    const { user, requests } = openDashboard();
    await user.click(await screen.findByRole("button", { name: "Delete my account" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
  });
});

describe("where the consumer stands", () => {
  const agent = { agency: "Hill Country", name: "Ada Broker", licenseNumber: "1234567" };
  const quotes = (...given: ConsumerQuote[]) => consumerQuotesReply.encode({ quotes: given });
  const steps = async () => {
    const standing = within(await screen.findByRole("region", { name: "Where you stand" }));
    return (await standing.findAllByRole("listitem")).map(({ textContent }) => textContent);
  };

  it("goes from the answers to the call, with one thing to do next", async () => {
    openDashboard({
      "GET /user/application": {
        ...applicationReply,
        openings: { agencies: 2, firstAt: "2026-05-02T10:00:00Z", lastAt: "2026-05-03T10:00:00Z" },
      },
      "GET /user/quotes": quotes(aQuote(), aBundle()),
    });
    expect(await steps()).toEqual([
      expect.stringMatching(/Done: Your answersComplete, submitted on 05\/01\/2026/),
      expect.stringContaining("2 agencies have opened your application"),
      expect.stringContaining("2 quotes, the lowest at $120 a month"),
      expect.stringMatching(/Now: Your choiceYou can choose/),
      expect.stringContaining("Only the agent you choose"),
    ]);
    expect(screen.getByRole("link", { name: "Compare 2 quotes" })).toHaveAttribute(
      "href",
      "/profile/my-quotes?view=compare",
    );
  });

  it("says who comes until when once a quote is chosen, and leads to what follows", async () => {
    openDashboard({
      "GET /user/application": {
        ...applicationReply,
        meta: { ...applicationReply.meta, qot_id: 11 },
      },
      "GET /user/quotes": quotes(
        aQuote({ agent, isAccepted: true, contactDue: "2026-05-05T18:00:00Z" }),
      ),
    });
    const [, , , choice, call] = await steps();
    expect(choice).toContain("You chose Northwind Mutual.");
    expect(call).toMatch(/Ada Broker has until Tue, May 5, \d/);
    expect(screen.getByRole("link", { name: "What happens next" })).toHaveAttribute(
      "href",
      "/profile/my-quotes/choice",
    );
  });

  it("says what could not be read, and reads it again, while the rest stands", async () => {
    const view = openDashboard({ "GET /user/quotes": refusal(500) });
    expect((await steps())[0]).toContain("submitted on");
    expect(screen.getByRole("link", { name: "Go to my quotes" })).toBeInTheDocument();
    view.replies["GET /user/quotes"] = quotes(aQuote());
    await view.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/1 quote, at \$120 a month/)).toBeInTheDocument();
  });

  it("does not wait for quotes that are slow", async () => {
    openDashboard({ "GET /user/quotes": () => new Promise(() => {}) });
    const [answers, , quotesStep] = await steps();
    expect(answers).toContain("submitted on");
    expect(quotesStep).toContain("Reading…");
  });

  it("stands where the profile cannot be read", async () => {
    openDashboard({ "GET /user/profile": refusal(500) });
    expect((await steps())[0]).toContain("submitted on");
    expect(screen.getByText(/Agents can quote on it/)).toBeInTheDocument();
  });
});

describe("the dashboard", () => {
  it("says when it cannot be loaded, and can be tried again", async () => {
    const view = openDashboard({ "GET /user/profile": refusal(500) });
    const [again] = await screen.findAllByRole("button", { name: "Try again" });
    view.replies["GET /user/profile"] = aProfileReply();
    if (again) await view.user.click(again);
    expect(await screen.findByText("Hello, Nora")).toBeInTheDocument();
  });
});
