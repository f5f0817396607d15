import { screen, waitFor, within } from "@quotehaven/platform/testing";
import { aMeta, bodies, button, filledHome, openApplication } from "./applicationFixtures";

afterEach(() => sessionStorage.clear());

it("asks before a type with answers is taken out, and leaves it out of the next save that is asked for", async () => {
  const { user, requests, unmount } = openApplication({
    home: filledHome(),
    meta: aMeta({ types: [1, 3] }),
  });
  expect(await screen.findByRole("tab", { name: "Home Complete" })).toBeInTheDocument();
  expect(screen.getByRole("tab", { name: "Auto 1 left" })).toBeInTheDocument();
  await user.click(button("Leave out Home"));
  const question = () => within(screen.getByRole("alertdialog"));
  expect(question().getByText(/Its 2 answers stay here until you save/)).toBeInTheDocument();
  await user.click(question().getByRole("button", { name: "Cancel" }));
  expect(screen.getAllByRole("tab")).toHaveLength(2);
  await user.click(button("Leave out Home"));
  await user.click(question().getByRole("button", { name: "Leave out Home" }));
  await waitFor(() => expect(button("Add Home")).toHaveFocus());
  expect(screen.getByText(/Home is left out, with its answers, when you save/)).toBeInTheDocument();
  unmount();
  expect(bodies(requests)).toHaveLength(0);

  const again = openApplication({ home: filledHome(), meta: aMeta({ types: [1, 3] }) });
  await again.user.click(await screen.findByRole("button", { name: "Save progress" }));
  await waitFor(() => expect(bodies(again.requests)).toHaveLength(1));
  expect(bodies(again.requests)[0]).toMatchObject({
    answers: [{ insuranceTypeId: 3 }],
    version: 4,
  });
});
