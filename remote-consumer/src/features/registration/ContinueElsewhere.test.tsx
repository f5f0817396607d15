import { refusal, screen, within } from "@quotehaven/platform/testing";
import { filled, openWizard, stepTitle } from "./registerFixtures";

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
    await user.click(screen.getByLabelText("Email"));
    await user.paste("nora@example.com");
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
    expect(sessionStorage.getItem("draft:registration")).toContain('"continued":"the-link"');
  });

  it("says what went wrong, and can be tried again", async () => {
    const { user, dialog } = await openDialog({}, { "POST /auth/keep-registration": refusal(429) });
    await user.click(dialog.getByRole("button", { name: "Send me the link" }));
    expect(await screen.findByText(/a lot of tries/)).toBeInTheDocument();
    expect(dialog.getByRole("button", { name: "Send me the link" })).toBeEnabled();
  });
});
