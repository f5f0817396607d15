import { jest } from "@jest/globals";
import { applicationReply } from "@quotehaven/contract/wire";
import { act, screen, waitFor } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import {
  aMeta,
  autoForm,
  button,
  filledHome,
  lifeForm,
  openApplication,
  submitted,
} from "./applicationFixtures";

afterEach(() => sessionStorage.clear());

describe("the pages of a questionnaire", () => {
  it("show a question that an answer calls for, and name what keeps Continue back until it is filled", async () => {
    const { user } = openApplication();
    await screen.findByText("2 questions left in Home");
    const onward = button("Continue");
    expect(onward).toBeDisabled();
    expect(onward).toHaveAccessibleDescription("To continue, answer: “Do you have a dog?”");
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(screen.getByText("2 questions left in Home")).toBeInTheDocument();
    expect(onward).toHaveAccessibleDescription("To continue, answer: “What is it called?”");
    await user.click(button("1 answer missing"));
    expect(screen.getByLabelText("What is it called?")).toHaveFocus();
    await user.click(screen.getByRole("radio", { name: "No" }));
    expect(screen.queryByLabelText("What is it called?")).not.toBeInTheDocument();
    expect(screen.getByText("1 question left in Home")).toBeInTheDocument();
    await user.click(onward);
    expect(await screen.findByLabelText("What is it worth?")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Continue" })).not.toBeInTheDocument();
  });

  it("begin at their start, and lead from the last one to another type that is not filled", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const { user } = openApplication({ home: filledHome(), meta: aMeta({ types: [1, 3] }) });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
    expect(document.activeElement).toContainElement(screen.getByLabelText(/What is it worth/));
    scroll.mockRestore();
    expect(screen.queryByRole("button", { name: "Submit application" })).not.toBeInTheDocument();
    await user.click(button(/Next: Auto/));
    expect(await screen.findByLabelText("What do you earn?")).toBeInTheDocument();
    expect(button("Submit application")).toBeInTheDocument();
  });
});

describe("the browser's own ways", () => {
  const lastPage = () => screen.findByLabelText("What is it worth?");
  const firstPage = () => screen.findByRole("radio", { name: "No" });

  it("go to the page before and forward again, and agree with the screen's own Back, which leaves nothing behind in them", async () => {
    const { user, router } = openApplication({ home: filledHome() });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(await lastPage()).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await firstPage()).toBeInTheDocument();
    await act(() => router.navigate(1));
    expect(await lastPage()).toBeInTheDocument();
    await user.click(button("Review answers"));
    await user.click(await screen.findByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: "Back" }));
    expect(await firstPage()).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it("come back to the form that was open, though one that was added since comes before it", async () => {
    const { user, router } = openApplication({ meta: aMeta({ types: [3] }) });
    await screen.findByLabelText("What do you earn?");
    await user.click(button("Add Home"));
    expect(await firstPage()).toBeInTheDocument();
    expect(screen.getAllByRole("tab")).toHaveLength(2);
    expect(screen.getByRole("tab", { name: /Home/ })).toHaveFocus();
    await user.click(screen.getByRole("tab", { name: /Auto/ }));
    expect(await screen.findByLabelText("What do you earn?")).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(screen.getByLabelText("What do you earn?")).toBeInTheDocument();
  });

  it("lead out of an application that was submitted, which opens on its first page once unlocked", async () => {
    const { user, router } = openApplication({ home: filledHome() });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.click(button("Submit application"));
    const unlock = await screen.findByRole("button", { name: "Unlock to edit" });
    await waitFor(() => expect(router.state.location.state).toBeNull());
    await user.click(unlock);
    expect(await firstPage()).toBeInTheDocument();
  });
});

it("moves the focus to what takes the place of what was pressed", async () => {
  const data = [filledHome(), lifeForm(), autoForm()];
  const { user, replies } = openApplication({
    home: data[0],
    meta: aMeta(submitted),
    replies: {
      "POST /user/application": applicationReply.encode({
        forms: data,
        meta: aMeta({ ...submitted, isLocked: false }),
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Show my answers" }));
  expect(button("Hide my answers")).toHaveFocus();
  await user.click(button("Hide my answers"));
  expect(button("Show my answers")).toHaveFocus();
  await user.click(button("Unlock to edit"));
  expect(button("Save progress")).toHaveFocus();
  await user.click(button("Continue"));
  await user.click(button("Save progress"));
  await screen.findByText(messages.profile.applicationSaveProgress);
  expect(button("Save progress")).toHaveFocus();
  replies["POST /user/application"] = applicationReply.encode({
    forms: data,
    meta: aMeta(submitted),
  });
  await user.click(button("Submit changes"));
  await screen.findByText(messages.profile.submittedApp);
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "Your answers are locked" })).toHaveFocus(),
  );
});
