import type {
  Agency,
  FeeRequest,
  LicenseToCheck,
  LogEntry,
  PaymentRecord,
  ReceivedMessage,
  RemotesReply,
} from "@quotehaven/contract/schemas";
import type { Page } from "@playwright/test";
import { inOrder, pause, press, pressIn, see } from "./acts";
import type { Replies } from "./Replies";
import type { Shot } from "./Shot";

const work = "/operations/work";
const lookUp = "/operations/look-up";

const now = Date.now();
const hour = 3_600_000;
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

/** A page of a list, and how many there are in all. */
const pageOf = <Item>(data: readonly Item[], count = data.length) => ({ data, count });

const fill = (field: string, words: string) => (page: Page) =>
  page.getByLabel(field, { exact: true }).fill(words);

const longWords =
  "We called four times on three days, in the morning and after work, and wrote two emails. The number belongs to a bakery in Round Rock, and the emails come back.";

const earlier = {
  operator: "olga.operations@example.com",
  why: "Active until 2028, all lines, under this name.",
  at: ago(30),
};

const messages: ReceivedMessage[] = [
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

const fees: FeeRequest[] = [
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

const licenses: LicenseToCheck[] = [
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

const agencies: Agency[] = [
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

const payments: PaymentRecord[] = [
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

const log: LogEntry[] = [
  entry,
  { ...entry, id: 8, act: "license-check", about: { kind: "agent", id: 7, words: "2100012 TX" } },
  { ...entry, id: 7, act: "fee-return", about: { kind: "fee", id: 3, words: "" } },
  { ...entry, id: 6, act: "person-export", about: { kind: "person", id: 4, words: "" } },
  { ...entry, id: 5, act: "remote-rollback", about: null, remote: "agent 0.2.0-9f31c02" },
  { ...entry, id: 4, act: "recovery-sign-in", about: null, why: "" },
];

const failures = { transport: 1, chunk: 2, start: 0, render: 0, unhandled: 0 };
const vitals = { lcp: [], inp: [], cls: [] };

const remotes: RemotesReply = {
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

/** Names, and what is written by people or by the release tool. */
const english = ["Agent", "agent", "Payments"];

type Section = {
  screen: string;
  path: string;
  call: Parameters<Replies["never"]>[0];
  /** What the API answers where there is nothing, and where there is a lot. */
  none: object | null;
  full: object;
};

/** What every list of the area can be in. */
function listShots({ screen, path, call, none, full }: Section): Shot[] {
  const shot = { screen, path, as: "operator", english } as const;
  const empty: Shot[] =
    none === null
      ? []
      : [
          {
            ...shot,
            state: "empty",
            name: "none",
            replies: (replies) => replies.answer(call, none),
          },
        ];
  return [
    {
      ...shot,
      state: "loading",
      name: "list",
      replies: (replies) => replies.never(call),
      act: pause(400),
    },
    {
      ...shot,
      state: "failed",
      name: "list did not load",
      replies: (replies) => replies.fail(call),
      act: see("Try again"),
    },
    ...empty,
    {
      ...shot,
      state: "full",
      name: "every kind",
      replies: (replies) => replies.answer(call, full),
    },
    { ...shot, state: "full", name: "as seeded" },
  ];
}

/** An act that is asked for its reason. */
function askedShot({ screen, path, call, full }: Section, label: string): Shot {
  return {
    ...{ screen, path, as: "operator", state: "full", english, isWindow: true },
    name: `${label}, asked`,
    replies: (replies) => replies.answer(call, full),
    act: press(label),
  };
}

const sections = {
  messages: {
    screen: "Operations, messages",
    path: `${work}/messages`,
    call: "GET /operations/messages",
    none: pageOf([]),
    full: pageOf(messages, 47),
  },
  fees: {
    screen: "Operations, fees",
    path: `${work}/fees`,
    call: "GET /operations/fees",
    none: pageOf([]),
    full: pageOf(fees),
  },
  licenses: {
    screen: "Operations, licenses",
    path: `${work}/licenses`,
    call: "GET /operations/licenses",
    none: pageOf([]),
    full: pageOf(licenses),
  },
  agencies: {
    screen: "Operations, agencies",
    path: `${lookUp}/agencies`,
    call: "GET /operations/agencies",
    none: pageOf([]),
    full: pageOf(agencies),
  },
  payments: {
    screen: "Operations, payments",
    path: `${lookUp}/payments`,
    call: "GET /operations/payments",
    none: pageOf([]),
    full: pageOf(payments),
  },
  log: {
    screen: "Operations, log",
    path: "/operations/log",
    call: "GET /operations/log",
    none: pageOf([]),
    full: pageOf(log),
  },
  remotes: {
    screen: "Operations, remotes",
    path: "/operations/remotes",
    call: "GET /operations/remotes",
    none: { store: null, figures: [] },
    full: remotes,
  },
} as const satisfies Record<string, Section>;

const codes = Array.from({ length: 10 }, (_, index) => `k7m${index}-q2xw-9rt${index}`);

const doorShots: Shot[] = (() => {
  const signIn = { screen: "Operations, log in", path: "/operations/sign-in" } as const;
  const enrol = { screen: "Operations, first log in", path: "/operations/enrol#abc" } as const;
  const begin = "POST /operations/enrolment";
  const withSetup = (replies: Replies) =>
    replies.answer(begin, {
      data: {
        email: "olga.operations@example.com",
        uri: "otpauth://totp/Quotehaven:olga.operations@example.com?secret=JBSWY3DPEHPK3PXP",
        secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      },
    });
  return [
    { ...signIn, state: "empty", name: "form" },
    {
      ...signIn,
      state: "failed",
      name: "with errors",
      act: inOrder(press("Log in"), pause(300)),
    },
    {
      ...signIn,
      state: "failed",
      name: "refused",
      act: inOrder(
        fill("Email", "olga.operations@example.com"),
        fill("Password", "Granite-lantern-58"),
        fill("Code", "123456"),
        press("Log in"),
        see(/^That didn.t work/),
      ),
      isWindow: true,
    },
    {
      ...enrol,
      state: "loading",
      name: "link",
      replies: (replies) => replies.never(begin),
      act: pause(400),
    },
    {
      ...enrol,
      state: "failed",
      name: "link used or wrong",
      act: see(/^This link does not work/),
    },
    {
      ...enrol,
      state: "failed",
      name: "with errors",
      replies: withSetup,
      act: inOrder(press("Finish"), pause(300)),
    },
    { ...enrol, state: "empty", name: "form", replies: withSetup },
    {
      ...enrol,
      state: "full",
      name: "recovery codes",
      replies: async (replies) => {
        await withSetup(replies);
        await replies.answer("PUT /operations/enrolment", { data: codes });
      },
      act: inOrder(
        fill("New password", "Granite-lantern-58"),
        fill("Code the authenticator shows", "123456"),
        press("Finish"),
        see("You can log in now"),
      ),
    },
  ];
})();

/** Part of the menu goes by the same name in Spanish. */
const pressFind = (page: Page) => page.getByRole("button", { name: "Find", exact: true }).click();

const peopleShots: Shot[] = (() => {
  const people = {
    screen: "Operations, people",
    path: `${lookUp}/people`,
    as: "operator",
    english,
  } as const;
  const find = inOrder(
    fill("Email", "sam.saved@example.com"),
    fill("Why", "Asked us by phone for a new link."),
    pressFind,
  );
  const found = inOrder(find, see("Send a new link"));
  return [
    { ...people, state: "empty", name: "form" },
    { ...people, state: "failed", name: "with errors", act: inOrder(pressFind, pause(300)) },
    {
      ...people,
      state: "empty",
      name: "nobody",
      replies: (replies) => replies.answer("POST /operations/people/find", { data: null }),
      act: inOrder(find, see("Nobody has this address.")),
    },
    { ...people, state: "full", name: "found", act: found },
    {
      ...people,
      state: "full",
      name: "Delete the account, asked",
      act: inOrder(found, press("Delete the account")),
      isWindow: true,
    },
  ];
})();

const accessShots: Shot[] = (() => {
  const access = {
    screen: "Operations, my access",
    path: "/operations/access",
    as: "operator",
    english,
  } as const;
  return [
    { ...access, state: "empty", name: "form" },
    {
      ...access,
      state: "full",
      name: "new recovery codes",
      replies: (replies) => replies.answer("POST /operations/recovery-codes", { data: codes }),
      act: inOrder(
        fill("Current code of the authenticator", "123456"),
        press("New recovery codes"),
        see("Keep these recovery codes"),
      ),
    },
  ];
})();

/** The operators' area. */
export const operationsShots: Shot[] = [
  ...doorShots,
  ...Object.values(sections).flatMap(listShots),
  askedShot(sections.fees, "Return the fee"),
  {
    ...askedShot(sections.fees, "Refuse"),
    state: "failed",
    name: "Refuse, without a reason",
    act: inOrder(press("Refuse"), pressIn("dialog", "Refuse"), pause(300)),
  },
  askedShot(sections.licenses, "It is confirmed"),
  askedShot(sections.agencies, "Pause"),
  {
    ...askedShot(sections.remotes, "Go back"),
    act: press(/^Go back to \S+$/),
  },
  {
    ...askedShot(sections.fees, "Return the fee"),
    name: "returned, toast",
    replies: async (replies) => {
      await replies.answer(sections.fees.call, sections.fees.full);
      await replies.answer("POST /operations/fees/:id", { message: "Done." });
    },
    act: inOrder(
      press("Return the fee"),
      async (page) => page.getByRole("dialog").getByRole("textbox").fill("We tried it as well."),
      pressIn("dialog", "Return the fee"),
      see("Done. It is in the log."),
    ),
  },
  ...peopleShots,
  ...accessShots,
];
