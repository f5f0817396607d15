import { refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { filled, openLastStep, openWizard, stepTitle } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

const kept = { "POST /auth/keep-registration": { data: { token: "the-link" } } };
const offer = { name: "Continue on another device" };

async function openDialog(draft = {}, more: object = kept) {
  const view = openWizard({ ...filled, ...draft }, more);
  await view.user.click(await screen.findByRole("button", offer));
  return { ...view, dialog: within(await screen.findByRole("dialog", offer)) };
}

describe("going on with a registration on another device", () => {
  it("is offered once there is an address", async () => {
    const { user } = openWizard({ ...filled, step: 2, email: "" });
    await stepTitle("Your household");
    expect(screen.queryByRole("button", offer)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("Email"), "nora@example.com");
    expect(screen.getByRole("button", offer)).toBeInTheDocument();
  });

  it("has what was typed mailed as a link, and says to whom", async () => {
    const { user, dialog, requests } = await openDialog();
    expect(dialog.getByText(/We send a link to nora@example.com/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Send me the link" }));
    expect(await dialog.findByText(/on its way to nora@example.com/)).toBeInTheDocument();
    const body = requests.at(-1)?.body;
    expect(body).toMatchObject({
      draft: { insId: 1, firstName: "Nora", maritalStatus: 1, zipcodes: [{ id: 7 }] },
      token: "human-token:keep-registration",
    });
    expect(body).not.toHaveProperty("continued");
    expect(JSON.stringify(body)).not.toContain("assword");
  });

  it("replaces the link that was mailed before", async () => {
    const { user, dialog, requests } = await openDialog({ continued: "the-link-before" });
    await user.click(dialog.getByRole("button", { name: "Send me the link" }));
    await dialog.findByText(/on its way/);
    expect(requests.at(-1)?.body).toMatchObject({ continued: "the-link-before" });
    expect(sessionStorage.getItem("draft:registration")).toContain('"continued":"the-link"');
  });

  it("says what went wrong, and can be tried again", async () => {
    const { user, dialog } = await openDialog({}, { "POST /auth/keep-registration": refusal(429) });
    await user.click(dialog.getByRole("button", { name: "Send me the link" }));
    expect(await screen.findByText(/a lot of tries/)).toBeInTheDocument();
    expect(dialog.getByRole("button", { name: "Send me the link" })).toBeEnabled();
  });

  it("closes on Back, where the registration stays as it was", async () => {
    const { router } = await openDialog({ step: 2 });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await stepTitle("Your household")).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("nora@example.com");
  });

  it("is named by the registration when it ends", async () => {
    const { user, requests } = await openLastStep(kept);
    await user.click(screen.getByRole("button", offer));
    const dialog = within(await screen.findByRole("dialog", offer));
    await user.click(dialog.getByRole("button", { name: "Send me the link" }));
    await dialog.findByText(/on its way/);
    const [close] = dialog.getAllByRole("button", { name: "Close" });
    if (close) await user.click(close);
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    await screen.findByRole("dialog", { name: /confirm your email/ });
    expect(requests.at(-1)?.body).toMatchObject({ continued: "the-link" });
  });
});
