import { applicationReply } from "@quotehaven/contract/wire";
import { networkGone, refusal, screen, waitFor } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aForm, aQuestion } from "../../shared/questionnaire/questionFixtures";
import {
  aMeta,
  autoForm,
  bodies,
  button,
  homeForm,
  lifeForm,
  openApplication,
} from "./applicationFixtures";

afterEach(() => sessionStorage.clear());

/** A year on the first page, and a second page. */
const aBuiltHome = () =>
  aForm(1, [
    [aQuestion({ id: 103, kind: "year", content: "Year built" })],
    [aQuestion({ id: 122, content: "What is it called?" })],
  ]);

/** What is sent of a home without a dog whose worth is not told, or not valid. */
const withoutWorth = [
  { questionId: 121, chosen: 12102, content: null },
  { questionId: 104, chosen: null, content: null },
];

describe("with an answer that is out of range", () => {
  const tooMuch = async ({ user }: ReturnType<typeof openApplication>) => {
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(button("Continue"));
    await user.click(await screen.findByLabelText("What is it worth?"));
    await user.paste("1000000001");
  };
  const except = "Saved. 1 answer is not valid and was not saved: “What is it worth?”";
  const sentAnswers = (requests: Parameters<typeof bodies>[0]) =>
    bodies(requests).at(-1)?.answers[0]?.answers;
  it("saves the others, and says which it left out and what is wrong with it", async () => {
    const view = openApplication({ meta: aMeta({ types: [1, 3] }) });
    await tooMuch(view);
    await view.user.click(button("Save progress"));
    expect(await screen.findByText(except)).toBeInTheDocument();
    expect(sentAnswers(view.requests)).toEqual(withoutWorth);
    expect(screen.queryByText(messages.profile.applicationSaveProgress)).not.toBeInTheDocument();
    const worth = screen.getByLabelText("What is it worth?");
    expect(worth).toHaveValue("1,000,000,001");
    expect(worth).toHaveAccessibleDescription(/between 50 and 100,000/);
    expect(await screen.findByText("Saved, except 1 answer that is not valid")).toBeInTheDocument();
    await view.user.click(button(/Next: Auto/));
    const summary = await screen.findByRole("link", { name: /^What is it worth/ });
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
    expect(screen.queryByLabelText("What do you earn?")).not.toBeInTheDocument();
  });

  it("leads to it from another page, where Continue waits", async () => {
    const view = openApplication({ home: aBuiltHome() });
    await view.user.type(await screen.findByLabelText("Year built"), "1066");
    await view.user.click(button("Continue"));
    expect(await screen.findByRole("link", { name: /^Year built/ })).toBeInTheDocument();
    await view.user.click(button("Add Life"));
    await view.user.type(await screen.findByLabelText("Your occupation?"), "Smith");
    await view.user.click(button("Save progress"));
    const summary = await screen.findByRole("link", { name: /^Year built/ });
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByLabelText("Year built")).toHaveValue("1066");
    await view.user.click(button("Continue"));
    expect(screen.getByLabelText("Year built")).toBeInTheDocument();
  });
});

it("loses nothing when the application was saved elsewhere meanwhile", async () => {
  const { user, requests, replies } = openApplication({
    replies: { "POST /user/application": refusal(409, ["application-changed"]) },
  });
  await user.click(await screen.findByRole("radio", { name: "No" }));
  replies["GET /user/application"] = applicationReply.encode({
    forms: [homeForm({ dog: 12101 }), lifeForm(), autoForm()],
    meta: aMeta({ version: 9 }),
  });
  await user.click(button("Save progress"));
  expect(await screen.findByText(messages.application.conflictTitle)).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
  await user.click(button("Save what I have here"));
  await user.click(button("Save progress"));
  await waitFor(() => expect(bodies(requests)).toHaveLength(2));
  expect(bodies(requests)[1]).toMatchObject({ version: 9 });
});

describe("saving by itself", () => {
  it("happens without a toast after each page, after a pause and when the screen is left, on the version before", async () => {
    const { user, requests, unmount } = openApplication();
    const expectSaves = (...versions: number[]) =>
      waitFor(() => expect(bodies(requests).map(({ version }) => version)).toEqual(versions));
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(button("Continue"));
    await expectSaves(4);
    expect(bodies(requests)[0]).not.toHaveProperty("submit");
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
    const worth = screen.getByLabelText("What is it worth?");
    await user.type(worth, "100");
    await expectSaves(4, 5);
    await screen.findByText("Saved just now");
    expect(screen.queryByText(messages.profile.applicationSaveProgress)).not.toBeInTheDocument();
    await user.type(worth, "0");
    unmount();
    await expectSaves(4, 5, 6);
  });

  it("says when it does not get through, asks before the tab closes only then, and sends every chosen type with its visible answers once it does", async () => {
    const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const { user, replies, requests } = openApplication();
    const works = replies["POST /user/application"];
    replies["POST /user/application"] = networkGone;
    await user.click(await screen.findByRole("radio", { name: "No" }));
    expect(screen.getByText("Changes not saved yet")).toBeInTheDocument();
    await user.click(button("Continue"));
    expect(await screen.findByText(messages.application.failing)).toBeInTheDocument();
    expect(asks()).toBe(true);
    replies["POST /user/application"] = works;
    await user.click(button("Save progress"));
    expect(await screen.findByText(messages.profile.applicationSaveProgress)).toBeInTheDocument();
    expect(bodies(requests).at(-1)).toEqual({
      version: 4,
      answers: [{ insuranceTypeId: 1, answers: withoutWorth }],
    });
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
    expect(asks()).toBe(false);
  });
});
