import { events } from "@quotehaven/platform";
import { refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { filled, openWizard, passAccount, stepTitle } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

it("offers the carrier None first and once, says where quotes show without mails, compares the passwords anew, and keeps them out of what survives a reload", async () => {
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
  expect(asked).toEqual([{ as: "consumer" }]);
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
])("says %s at its field", async (code, step, label, words) => {
  await leaveAccount([code]);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
  expect(screen.getByRole("heading", { name: step })).toBeInTheDocument();
});

it("waits on leaving the step for no server: what cannot be checked now is checked at the end", async () => {
  const view = openWizard({ ...filled, step: 3 }, { "POST /auth/check-signup": refusal(429) });
  await passAccount(view);
  expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
  expect(screen.queryByText(/a lot of tries/)).not.toBeInTheDocument();
});
