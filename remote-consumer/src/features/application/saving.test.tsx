import { applicationReply } from "@quotehaven/contract/wire";
import { networkGone, refusal, screen, waitFor } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
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

describe("saving", () => {
  it("sends every chosen type with its visible answers, and says it is saved just now", async () => {
    const { user, requests } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    expect(screen.getByText("Changes not saved yet")).toBeInTheDocument();
    await user.click(button("Save progress"));
    expect(await screen.findByText(messages.profile.applicationSaveProgress)).toBeInTheDocument();
    expect(bodies(requests)).toEqual([
      {
        version: 4,
        answers: [
          {
            insuranceTypeId: 1,
            answers: [
              { questionId: 121, chosen: 12102, content: null },
              { questionId: 104, chosen: null, content: null },
            ],
          },
        ],
      },
    ]);
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
  });

  it("keeps over a reload what was not saved before", async () => {
    const draft = {
      version: 4,
      types: [1],
      answersByType: { 1: { 121: 12102 }, 2: {}, 3: {} },
      isUnlocked: false,
    };
    sessionStorage.setItem("draft:application", JSON.stringify(draft));
    openApplication();
    expect(await screen.findByText(messages.application.draftRestored)).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
  });

  it("is asked about before the tab closes on what is not saved", async () => {
    const { user } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
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

  it("takes the version saved elsewhere when asked to", async () => {
    const { user, replies } = openApplication({
      replies: { "POST /user/application": refusal(409, ["application-changed"]) },
    });
    await user.click(await screen.findByRole("radio", { name: "No" }));
    replies["GET /user/application"] = applicationReply.encode({
      forms: [homeForm({ dog: 12101 }), lifeForm(), autoForm()],
      meta: aMeta({ version: 9 }),
    });
    await user.click(button("Save progress"));
    await user.click(await screen.findByRole("button", { name: "Use the other version" }));
    expect(screen.getByRole("radio", { name: "Yes" })).toBeChecked();
    expect(screen.queryByText(messages.application.conflictTitle)).not.toBeInTheDocument();
  });
});

describe("saving by itself", () => {
  const toast = () => screen.queryByText(messages.profile.applicationSaveProgress);

  it("happens after each page, without a toast", async () => {
    const { user, requests } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(button("Continue"));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
    expect(bodies(requests)[0]).not.toHaveProperty("submit");
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
    expect(toast()).not.toBeInTheDocument();
  });

  it("happens after a pause, and on the version of the last save", async () => {
    const { user, requests } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await waitFor(() => expect(bodies(requests)).toHaveLength(2));
    expect(bodies(requests).map(({ version }) => version)).toEqual([4, 5]);
  });

  it("happens when the screen is left", async () => {
    const { user, requests, unmount } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    unmount();
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
  });

  it("does not take a type's answers away before the person says so", async () => {
    const { user, requests, unmount } = openApplication({ meta: aMeta({ types: [1, 3] }) });
    await user.click(await screen.findByRole("tab", { name: /Auto/ }));
    await user.click(button("Leave out Auto"));
    expect(screen.getByText("Changes not saved yet")).toBeInTheDocument();
    unmount();
    expect(bodies(requests)).toHaveLength(0);
  });

  it("says when it does not get through, and asks before the tab closes only then", async () => {
    const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const { user, replies } = openApplication();
    const works = replies["POST /user/application"];
    replies["POST /user/application"] = networkGone;
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(button("Continue"));
    expect(await screen.findByText(messages.application.failing)).toBeInTheDocument();
    expect(asks()).toBe(true);
    replies["POST /user/application"] = works;
    await user.click(button("Save progress"));
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
    expect(asks()).toBe(false);
  });
});
