import { refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import { asksBeforeClosing, header, openLastStep, stepTitle } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

const finish = async (user: Awaited<ReturnType<typeof openLastStep>>["user"]) => {
  await user.click(screen.getByRole("radio", { name: "No" }));
  await user.click(screen.getByRole("button", { name: "Finish registration" }));
};

it("sends everything, asks to confirm the e-mail, and leads home", async () => {
  const { user, requests, currentPath, router } = await openLastStep({
    "POST /auth/resend-verification": {},
  });
  await finish(user);
  const dialog = within(await screen.findByRole("dialog", { name: /confirm your email/ }));
  expect(requests.at(-1)?.body).toMatchObject({
    insId: 1,
    zipcodes: [{ id: 7 }],
    token: "human-token:signup",
    questionAnswers: [{ que_id: 121, ans_id: 12102, ans_content: null }],
  });
  expect(sessionStorage.getItem("draft:registration")).toBeNull();
  expect(asksBeforeClosing()).toBe(false);
  expect(screen.queryByText("Do you have a dog?")).not.toBeInTheDocument();
  expect(screen.getByText("You are registered")).toBeInTheDocument();
  expect(router.state.location.state).toMatchObject({ registered: "nora@example.com" });
  await user.click(dialog.getByRole("button", { name: "Send the confirmation email again" }));
  expect(await dialog.findByText(/a new email is on its way/)).toBeInTheDocument();
  expect(requests.at(-1)?.body).toEqual({
    email: "nora@example.com",
    token: "human-token:resend-verification",
  });
  await user.click(dialog.getByRole("button", { name: "Go home" }));
  expect(currentPath()).toBe("/");
});

it("shows one toast for each code of a refusal, keeps what was typed, and stays on its step while it is sent again", async () => {
  const { user, replies } = await openLastStep({
    "POST /auth/signup": refusal(422, ["insurance-company-not-found", "phone"]),
  });
  await finish(user);
  expect(await screen.findByText("Insurance company not found")).toBeInTheDocument();
  expect(screen.getByText("Phone number must be 10 characters long")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
  replies["POST /auth/signup"] = () => new Promise(() => undefined);
  await user.click(screen.getByRole("button", { name: "Finish registration" }));
  await screen.findByRole("button", { name: "Sending…" });
  await user.click(header(/About you/));
  expect(screen.getByText("Do you have a dog?")).toBeInTheDocument();
});

it("toasts an address that was taken meanwhile, and says it at its field", async () => {
  const { user, replies: answers } = await openLastStep({
    "POST /auth/signup": refusal(409, ["duplicate-email"]),
  });
  await finish(user);
  expect(await stepTitle("Your household")).toBeInTheDocument();
  const taken = /A user with that email address already exists/;
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(taken));
  const toasts = screen.getByRole("region", { name: "Messages" });
  expect(within(toasts).getByText(taken)).toBeInTheDocument();

  await user.clear(screen.getByLabelText("Email"));
  await user.click(screen.getByLabelText("Email"));
  await user.paste("nora.reyes@example.com");
  await user.click(header(/Your home insurance/));
  answers["POST /auth/signup"] = { message: "ok" };
  await user.click(await screen.findByRole("button", { name: "Finish registration" }));
  await screen.findByRole("dialog", { name: /confirm your email/ });
  expect(screen.queryByText(taken)).not.toBeInTheDocument();
});
