import type {
  Agency,
  FeeRequest,
  LicenseToCheck,
  LogEntry,
  PaymentRecord,
  ReceivedMessage,
  RemotesReply,
} from "@quotehaven/contract/schemas";

const now = Date.now();
const hour = 3_600_000;
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

const longWords =
  "We called four times on three days, in the morning and after work, and wrote two emails. The number belongs to a bakery in Round Rock, and the emails come back.";

const earlier = {
  operator: "olga.operations@example.com",
  why: "Active until 2028, all lines, under this name.",
  at: ago(30),
};

export const messages: ReceivedMessage[] = [
  {
    id: 1,
    name: "Anastasia-Konstantina Papadopoulou-Wolfeschlegelstein",
    email: "anastasia-konstantina.papadopoulou@insurance-brokers.example.com",
    message:
      "Hello!\n\nI answered everything yesterday, and today the second page asks me for the year of the roof again. Is my application still with the agents?\n\nThank you",
    sentAt: ago(2),
    readAt: null,
    answeredAt: null,
    note: "",
  },
  {
    id: 2,
    name: "Bo Li",
    email: "bo@example.com",
    message: "How do I change my email?",
    sentAt: ago(40),
    readAt: ago(20),
    answeredAt: ago(20),
    note: "Sent the way to Account details.",
  },
];

const fee: FeeRequest = {
  id: 3,
  status: "asked",
  reason: "contact-fails",
  words: longWords,
  askedAt: ago(20),
  decideBy: ago(-52),
  leadId: 12,
  amountCents: 4900,
  receipt: "1042-7731",
  paidAt: ago(96),
  agentName: "Abe Allzips",
  agency: "Hill Country Insurance Group",
  consents: [
    {
      text: "I agree that the agent I choose, Abe Allzips of Hill Country Insurance Group, may contact me by phone and email.",
      givenAt: ago(97),
      withdrawnAt: null,
    },
  ],
  opened: { name: "Will Won", email: "will@example.com", phone: "(512) 555-0100", at: ago(95) },
  samePerson: [],
  acts: [],
};

export const fees: FeeRequest[] = [
  fee,
  {
    ...fee,
    id: 2,
    status: "returning",
    reason: "duplicate",
    samePerson: [{ leadId: 4, at: ago(900) }],
    acts: [{ ...earlier, act: "fee-return", why: "The same person, paid for in October." }],
  },
  {
    ...fee,
    id: 1,
    status: "refused",
    reason: "never-asked",
    words: "",
    consents: [],
    opened: null,
    acts: [{ ...earlier, act: "fee-refuse", why: "The client answered our mail." }],
  },
];

const license: LicenseToCheck = {
  agentId: 7,
  agentName: "Abe Allzips",
  agency: "Hill Country Insurance Group",
  address: "1200 Congress Avenue, Austin, TX 78701",
  number: "2100012",
  state: "TX",
  since: ago(50),
  finding: null,
  foundAt: null,
  acts: [],
};

export const licenses: LicenseToCheck[] = [
  license,
  {
    ...license,
    agentId: 8,
    number: "0F69776",
    state: "CA",
    finding: "checked",
    foundAt: ago(30),
    acts: [{ ...earlier, act: "license-check" }],
  },
  {
    ...license,
    agentId: 9,
    finding: "refused",
    foundAt: ago(30),
    acts: [{ ...earlier, act: "license-refuse", why: "The look-up has another name." }],
  },
];

const agency: Agency = {
  agentId: 7,
  agentName: "Abe Allzips",
  agency: "Hill Country Insurance Group",
  state: "TX",
  isLicenseChecked: true,
  joinedAt: ago(5_000),
  liveQuotes: 14,
  stoppedAt: null,
  stoppedWords: "",
};

export const agencies: Agency[] = [
  {
    ...agency,
    agentId: 8,
    isLicenseChecked: false,
    stoppedAt: ago(10),
    stoppedWords: "Three clients say that the prices were not those of the policy.",
  },
  agency,
  { ...agency, agentId: 9, agency: "", agentName: "Ian Incomplete", liveQuotes: 0 },
];

const payment: PaymentRecord = {
  id: 5,
  leadId: 12,
  agency: "Hill Country Insurance Group",
  status: "succeeded",
  amountCents: 4900,
  refundedCents: 0,
  card: "visa 4242",
  receipt: "1042-7731",
  history: [
    { what: "created", at: ago(97) },
    { what: "paid", at: ago(96) },
  ],
};

export const payments: PaymentRecord[] = [
  payment,
  {
    ...payment,
    id: 4,
    status: "refunded",
    refundedCents: 4900,
    history: [
      ...payment.history,
      { what: "asked", at: ago(60) },
      { what: "decided", at: ago(50) },
      { what: "refunded", at: ago(49) },
    ],
  },
  {
    ...payment,
    id: 3,
    status: "charged-back",
    agency: null,
    history: [...payment.history, { what: "disputed", at: ago(10) }],
  },
  {
    ...payment,
    id: 2,
    status: "pending",
    card: null,
    receipt: null,
    history: [{ what: "created", at: ago(1) }],
  },
];

const entry: LogEntry = {
  id: 9,
  operator: "olga.operations@example.com",
  act: "agency-pause",
  about: { kind: "agent", id: 8, words: "" },
  remote: null,
  why: "Three clients say that the prices were not those of the policy.",
  at: ago(10),
};

export const log: LogEntry[] = [
  entry,
  { ...entry, id: 8, act: "license-check", about: { kind: "agent", id: 7, words: "2100012 TX" } },
  { ...entry, id: 7, act: "fee-return", about: { kind: "fee", id: 3, words: "" } },
  { ...entry, id: 6, act: "person-export", about: { kind: "person", id: 4, words: "" } },
  { ...entry, id: 5, act: "remote-rollback", about: null, remote: "agent 0.2.0-9f31c02" },
  { ...entry, id: 4, act: "recovery-sign-in", about: null, why: "" },
];

const failures = { transport: 1, chunk: 2, start: 0, render: 0, unhandled: 0 };
const vitals = { lcp: [], inp: [], cls: [] };

export const remotes: RemotesReply = {
  store: {
    remotes: [
      {
        name: "agent",
        team: "Agent experience",
        version: "0.2.1-7c0d9a41",
        canary: { version: "0.2.1-b1f0e2c7", percent: 10 },
        previous: ["0.2.0-9f31c022"],
      },
      {
        name: "consumer",
        team: "Consumer experience",
        version: "0.2.1-55aa10e3",
        canary: null,
        previous: [],
      },
    ],
    changes: [
      {
        revision: 8,
        at: ago(3),
        did: "publish agent 0.2.1-b1f0e2c7 as canary for 10%",
        who: "ada@build",
        why: null,
      },
      {
        revision: 7,
        at: ago(50),
        did: "publish agent 0.2.1-7c0d9a41",
        who: "ada@build",
        why: "The grid of quotes",
      },
    ],
  },
  figures: [
    {
      ...{ remote: "agent", version: "0.2.1-7c0d9a41", channel: "stable", loads: 1240 },
      ...{ failures, vitals },
    },
  ],
};
