import { screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import {
  aMeta,
  bodies,
  button,
  filledHome,
  openApplication,
  submitted,
} from "./applicationFixtures";

afterEach(() => sessionStorage.clear());

describe("choosing insurance types", () => {
  it("says so while none is selected", async () => {
    openApplication({ meta: aMeta({ types: [], version: 0, savedAt: null }) });
    expect(await screen.findByText(messages.profile.noApplicationSelected)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Save progress" })).not.toBeInTheDocument();
  });

  it("opens the questionnaire of a type that is added", async () => {
    const { user } = openApplication();
    await user.click(await screen.findByRole("button", { name: "Add Life" }));
    expect(await screen.findByLabelText("Your occupation?")).toBeInTheDocument();
    expect(screen.getAllByRole("tab")).toHaveLength(2);
    expect(screen.getByRole("tab", { name: /Life/ })).toHaveFocus();
  });

  it("drops a type from the next save when it is taken out", async () => {
    const { user, requests } = openApplication({ meta: aMeta({ types: [1, 3] }) });
    await user.click(await screen.findByRole("tab", { name: /Auto/ }));
    await user.click(button("Leave out Auto"));
    expect(
      screen.getByText(/Auto is left out, with its answers, when you save/),
    ).toBeInTheDocument();
    await user.click(button("Save progress"));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
    expect(bodies(requests)[0]).toMatchObject({ answers: [{ insuranceTypeId: 1 }], version: 4 });
  });

  it("says of each type how far it is", async () => {
    openApplication({ home: filledHome(), meta: aMeta({ types: [1, 3] }) });
    expect(await screen.findByRole("tab", { name: "Home Complete" })).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Auto 1 left" })).toBeInTheDocument();
  });

  it("asks before a type is taken out that has answers", async () => {
    const { user } = openApplication({ home: filledHome(), meta: aMeta({ types: [1, 3] }) });
    await user.click(await screen.findByRole("button", { name: "Leave out Home" }));
    const question = within(screen.getByRole("alertdialog"));
    expect(question.getByText(/Its 2 answers stay here until you save/)).toBeInTheDocument();
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(screen.getAllByRole("tab")).toHaveLength(2);
    await user.click(button("Leave out Home"));
    await user.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "Leave out Home" }),
    );
    expect(screen.getAllByRole("tab")).toHaveLength(1);
    await waitFor(() => expect(button("Add Home")).toHaveFocus());
  });

  it("offers no other types while it is locked", async () => {
    openApplication({ home: filledHome(), meta: aMeta(submitted) });
    expect(await screen.findByRole("tab", { name: "Home Complete" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add Life" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Leave out Home" })).not.toBeInTheDocument();
  });
});
