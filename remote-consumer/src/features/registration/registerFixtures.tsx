import { signupQuestionsReply } from "@quotehaven/contract/wire";
import { renderScreen, screen } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aDogForm } from "../../shared/questionnaire/questionFixtures";
import type { RegistrationDraft } from "../../shared/register/registrationValues";
import { RegisterRoute } from "./RegisterRoute";
import { aWizard } from "./wizardFixtures";

const routes = [
  { path: "/auth/register/:insuranceTypeId", element: <RegisterRoute /> },
  { path: "/", element: <p>Landing</p> },
];

/** What the server answers a registration. */
export const replies = {
  "GET /auth/signup": signupQuestionsReply.encode([aDogForm()]),
  "GET /insurance-companies": { data: [{ inc_id: 3, inc_name: "Harbor Insurance" }] },
  "GET /auth/zipcodes": { data: [{ zip_id: 7, zip_code: "43004" }] },
  "POST /auth/check-signup": { data: [] },
  "POST /auth/signup": { message: "ok" },
};

const { password: _password, confirmPassword: _confirm, ...typed } = aWizard();

/** Steps 1 to 3 as a reload leaves them: without the passwords. */
export const filled = typed;

/** Opens a path of the registration. */
export const openRegistration = (options: Omit<Parameters<typeof renderScreen>[1], "messages">) =>
  renderScreen(routes, { messages: { consumer: messages }, ...options });

/** Opens the wizard for home insurance as a reload would, with a draft. */
export function openWizard(draft: Partial<RegistrationDraft> = {}, more = {}) {
  sessionStorage.setItem("draft:registration", JSON.stringify(draft));
  return openRegistration({ path: "/auth/register/1", replies: { ...replies, ...more } });
}

/** Types both passwords and goes on. */
export async function passAccount(
  { user }: Pick<ReturnType<typeof openWizard>, "user">,
  password = "a-long-password",
) {
  await user.click(screen.getByLabelText("Password"));
  await user.paste(password);
  await user.click(screen.getByLabelText("Confirm password"));
  await user.paste(password);
  await user.click(screen.getByRole("button", { name: "Next step" }));
}

/** Opens the wizard and goes on to its questions. */
export async function openLastStep(more = {}) {
  const view = openWizard({ ...filled, step: 4 }, more);
  await passAccount(view);
  await screen.findByText("Do you have a dog?");
  return view;
}

/** The heading of a step, once it is open. */
export const stepTitle = (name: string) => screen.findByRole("heading", { level: 2, name });

/** The header of a step, which leads there. */
export const header = (name: RegExp) => screen.getByRole("button", { name });

/** Whether the browser would ask before this tab closes. */
export function asksBeforeClosing(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
