import type {
  Agency,
  FeeRequest,
  LicenseToCheck,
  LogEntry,
  MessageReport,
  PaymentRecord,
  ReceivedMessage,
  RemotesReply,
} from "@quotehaven/contract/schemas";

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const operator = "olga.operations@example.com";
const why = "Three clients say that the prices were not those of the policy.";
const earlier = { operator, why, at: ago(30) };
const who = { agentName: "Abe Allzips", agency: "Hill Country Insurance Group" };

export const messages: ReceivedMessage[] = [
  {
    id: 1,
    name: "Anastasia-Konstantina Papadopoulou-Wolfeschlegelstein",
    email: "anastasia-konstantina.papadopoulou@insurance-brokers.example.com",
    message: "Hello!\n\nIs my application still with the agents?\n\nThank you",
    ...{ sentAt: ago(2), readAt: null, answeredAt: null, note: "" },
  },
  {
    ...{ id: 2, name: "Bo Li", email: "bo@example.com", message: "How do I change my email?" },
    ...{ sentAt: ago(40), readAt: ago(20), answeredAt: ago(20), note: "Sent the way to it." },
  },
];

const report: MessageReport = {
  ...{ id: 4, reason: "outside", leadId: 12, reportedAt: ago(20), messageId: 91, sentAt: ago(21) },
  note: "The agent asked twice for my number, and wanted to be paid outside.",
  reporter: { id: 12, kind: "consumer", agentName: null, agency: null },
  author: { ...who, id: 7, kind: "agent" },
  text: "Let us do this without the website. Write me at the address on my page and pay me directly.",
  around: [
    { id: 90, by: "consumer", text: "Does it cover hail?\n\nThank you", sentAt: ago(22) },
    { id: 91, by: "agent", text: "", sentAt: ago(21) },
    { id: 92, by: "consumer", text: "No.", sentAt: ago(20) },
  ],
  ...{ isThreadEnded: false, decision: null, decidedAt: null, acts: [] },
};

export const reports: MessageReport[] = [
  report,
  {
    ...{ ...report, id: 3, note: "", decision: "ended", decidedAt: ago(2), isThreadEnded: true },
    acts: [{ ...earlier, act: "report-end" }],
  },
];

const fee: FeeRequest = {
  ...{ id: 3, leadId: 12, ...who },
  status: "asked",
  reason: "contact-fails",
  words:
    "We called four times on three days, in the morning and after work, and wrote two emails. The number belongs to a bakery in Round Rock, and the emails come back.",
  ...{ askedAt: ago(20), decideBy: ago(-52), paidAt: ago(96) },
  ...{ amountCents: 4900, receipt: "1042-7731" },
  consents: [
    {
      text: "I agree that the agent I choose, Abe Allzips of Hill Country Insurance Group, may contact me by phone and email.",
      ...{ givenAt: ago(97), withdrawnAt: null },
    },
  ],
  opened: { name: "Will Won", email: "will@example.com", phone: "(512) 555-0100", at: ago(95) },
  samePerson: [],
  acts: [],
};

export const fees: FeeRequest[] = [
  fee,
  {
    ...{ ...fee, id: 2, status: "returning", reason: "duplicate" },
    samePerson: [{ leadId: 4, at: ago(900) }],
    acts: [{ ...earlier, act: "fee-return" }],
  },
  {
    ...{ ...fee, id: 1, status: "refused", reason: "never-asked" },
    ...{ words: "", consents: [], opened: null },
    acts: [{ ...earlier, act: "fee-refuse" }],
  },
];

const license: LicenseToCheck = {
  ...{ agentId: 7, ...who, address: "1200 Congress Avenue, Austin, TX 78701" },
  ...{ number: "2100012", state: "TX", isFurther: false, since: ago(50) },
  ...{ finding: null, foundAt: null, acts: [] },
};

export const licenses: LicenseToCheck[] = [
  license,
  {
    ...{ ...license, agentId: 8, number: "0F69776", state: "CA", isFurther: true },
    ...{ finding: "checked", foundAt: ago(30), acts: [{ ...earlier, act: "license-check" }] },
  },
  {
    ...{ ...license, agentId: 9, finding: "refused", foundAt: ago(30) },
    acts: [{ ...earlier, act: "license-refuse" }],
  },
];

const agency: Agency = {
  ...{ agentId: 7, ...who, state: "TX", isLicenseChecked: true },
  ...{ joinedAt: ago(5_000), liveQuotes: 14, stoppedAt: null, stoppedWords: "" },
};

export const agencies: Agency[] = [
  { ...agency, agentId: 8, isLicenseChecked: false, stoppedAt: ago(10), stoppedWords: why },
  agency,
  { ...agency, agentId: 9, agency: "", agentName: "Ian Incomplete", liveQuotes: 0 },
];

type What = PaymentRecord["history"][number]["what"];
const history = (...steps: What[]) =>
  steps.map((what, index) => ({ what, at: ago(97 - 10 * index) }));
const payment: PaymentRecord = {
  ...{ id: 5, leadId: 12, agency: who.agency, status: "succeeded" },
  ...{ amountCents: 4900, refundedCents: 0, card: "visa 4242", receipt: "1042-7731" },
  history: history("created", "paid"),
};

export const payments: PaymentRecord[] = [
  payment,
  {
    ...{ ...payment, id: 4, status: "refunded", refundedCents: 4900 },
    history: history("created", "paid", "asked", "decided", "refunded"),
  },
  {
    ...{ ...payment, id: 3, status: "charged-back", agency: null },
    history: history("created", "paid", "disputed"),
  },
  {
    ...{ ...payment, id: 2, status: "pending", card: null, receipt: null },
    history: history("created"),
  },
];

const entry: LogEntry = {
  ...{ id: 9, operator, act: "agency-pause", remote: null, why, at: ago(10) },
  about: { kind: "agent", id: 8, words: "" },
};

export const log: LogEntry[] = [
  entry,
  { ...entry, id: 8, act: "license-check", about: { kind: "agent", id: 7, words: "2100012 TX" } },
  { ...entry, id: 7, act: "fee-return", about: { kind: "fee", id: 3, words: "" } },
  { ...entry, id: 6, act: "person-export", about: { kind: "person", id: 4, words: "" } },
  { ...entry, id: 5, act: "remote-rollback", about: null, remote: "agent 0.2.0-9f31c02" },
  { ...entry, id: 4, act: "recovery-sign-in", about: null, why: "" },
];

const version = "0.2.1-7c0d9a41";
const failures = { transport: 1, chunk: 2, start: 0, render: 0, unhandled: 0 };

export const remotes: RemotesReply = {
  store: {
    remotes: [
      {
        ...{ name: "agent", team: "Agent experience", version },
        canary: { version: "0.2.1-b1f0e2c7", percent: 10 },
        previous: ["0.2.0-9f31c022"],
      },
      {
        ...{ name: "consumer", team: "Consumer experience", version: "0.2.1-55aa10e3" },
        ...{ canary: null, previous: [] },
      },
    ],
    changes: [
      {
        ...{ revision: 8, at: ago(3), who: "ada@build", why: null },
        did: "publish agent 0.2.1-b1f0e2c7 as canary for 10%",
      },
      {
        ...{ revision: 7, at: ago(50), who: "ada@build", why: "The grid of quotes" },
        did: `publish agent ${version}`,
      },
    ],
  },
  figures: [
    {
      ...{ remote: "agent", version, channel: "stable", loads: 1240, failures },
      vitals: { lcp: [], inp: [], cls: [] },
    },
  ],
};
