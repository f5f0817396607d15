import { refusal, screen, within } from "@quotehaven/platform/testing";
import { filled, openWizard, stepTitle } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

const call = "POST /auth/keep-registration";
const offer = { name: "Continue on another device" };

it("is offered once there is an address", async () => {
  const { user } = openWizard({ ...filled, step: 2, email: "" });
  await stepTitle("Your household");
  expect(screen.queryByRole("button", offer)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText("Email"));
  await user.paste("nora@example.com");
  expect(screen.getByRole("button", offer)).toBeInTheDocument();
});

it("says what went wrong, has what was typed mailed as a link by another try, and says to whom", async () => {
  const { user, requests, replies } = openWizard(filled, { [call]: refusal(429) });
  await user.click(await screen.findByRole("button", offer));
  const dialog = within(await screen.findByRole("dialog", offer));
  expect(dialog.getByText(/We send a link to nora@example.com/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Send me the link" }));
  expect(await screen.findByText(/a lot of tries/)).toBeInTheDocument();
  replies[call] = { data: { token: "the-link" } };
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
