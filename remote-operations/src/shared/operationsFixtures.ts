import type {
  FeeRequest,
  GivenUpMail,
  LicenseToCheck,
  MessageReport,
} from "@quotehaven/contract/schemas";
import { renderScreen, screen, within, type ScreenSetup } from "@quotehaven/platform/testing";
import english from "../messages/en.json" with { type: "json" };

/** Opens a screen for an operator who is signed in. */
export const openScreen = (
  shown: Parameters<typeof renderScreen>[0],
  path: string,
  setup: ScreenSetup,
) =>
  renderScreen(shown, { path, session: "operator", messages: { operations: english }, ...setup });

type Opened = ReturnType<typeof openScreen>;

/** Does what a button says for a reason, once its window says what that `means`; gives the window. */
export async function actFor(why: string, { user }: Opened, label: string, means = /./) {
  await user.click(await screen.findByRole("button", { name: label }));
  const shown = await screen.findByRole("dialog", { name: label });
  expect(shown).toHaveTextContent(means);
  const dialog = within(shown);
  await user.click(dialog.getByRole("textbox", { name: /Why/ }));
  await user.paste(why);
  await user.click(dialog.getByRole("button", { name: label }));
  return dialog;
}

/** The body of the last call that changed something. */
export const sentBy = ({ requests }: Opened) =>
  requests.findLast(({ method }) => method !== "GET")?.body;

/** A fee to decide, with both sides' words. */
export const aFee: FeeRequest = {
  id: 3,
  status: "asked",
  reason: "contact-fails",
  words: "The number is not in service.",
  askedAt: "2026-03-02T10:00:00Z",
  decideBy: "2026-03-05T10:00:00Z",
  leadId: 12,
  amountCents: 4900,
  receipt: "Q-12",
  paidAt: "2026-03-01T10:00:00Z",
  agentName: "Avery Agent",
  agency: "Blake Insurance",
  consents: [
    {
      text: "You agree that Avery may contact you.",
      givenAt: "2026-03-01T09:00:00Z",
      withdrawnAt: null,
    },
  ],
  opened: {
    name: "Casey Client",
    email: "casey@example.com",
    phone: "(512)555-0100",
    at: "2026-03-01T10:00:00Z",
  },
  samePerson: [],
  acts: [],
};

/** A message of an agent's that its client reported. */
export const aReport: MessageReport = {
  id: 4,
  reason: "outside",
  note: "He asked twice.",
  reportedAt: "2026-03-02T10:00:00Z",
  leadId: 12,
  reporter: { id: 12, kind: "consumer", agentName: null, agency: null },
  author: { id: 7, kind: "agent", agentName: "Avery Agent", agency: "Blake Insurance" },
  text: "Pay me directly.",
  sentAt: "2026-03-02T09:00:00Z",
  around: [
    { id: 90, by: "consumer", text: "Does it cover hail?", sentAt: "2026-03-02T08:00:00Z" },
    { id: 91, by: "agent", text: "", sentAt: "2026-03-02T09:00:00Z" },
  ],
  messageId: 91,
  isThreadEnded: false,
  decision: null,
  decidedAt: null,
  acts: [],
};

/** A license that waits to be looked up. */
export const aLicense: LicenseToCheck = {
  agentId: 7,
  agentName: "Avery Agent",
  agency: "Blake Insurance",
  address: "1 Main Street",
  number: "2100012",
  state: "TX",
  isFurther: false,
  since: "2026-03-01T10:00:00Z",
  finding: null,
  foundAt: null,
  acts: [],
};

/** A mail to an agent that was given up. */
export const aGivenUpMail: GivenUpMail = {
  id: 9,
  about: "receipt",
  person: { id: 7, kind: "agent", agentName: "Avery Agent" },
  queuedAt: "2026-03-01T10:00:00Z",
  attempts: 20,
  lastError: "SMTP 550",
  givenUpAt: "2026-03-01T22:00:00Z",
  isLinkOver: false,
};
