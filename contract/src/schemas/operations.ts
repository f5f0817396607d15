import { Type, type Static } from "typebox";
import { reportReasons } from "../rules/constants";
import { operatorActs, paymentStates } from "../rules/operations";
import { Count, Id, Nullable, Password, Text, Timestamp, Token, oneOf } from "./common";
import { LicenseFinding } from "./agentProfile";
import { FiguresReply } from "./telemetry";

/** What an operator did, as the log names it. */
export const OperatorAct = oneOf(operatorActs);
export type OperatorAct = Static<typeof OperatorAct>;

/** `code`: six digits of the authenticator, or a recovery code. */
export const OperatorSignInBody = Type.Object({ email: Text, password: Password, code: Text });
export type OperatorSignInBody = Static<typeof OperatorSignInBody>;

export const OperatorSignInReply = Type.Object({ sid: Type.String() });
export type OperatorSignInReply = Static<typeof OperatorSignInReply>;

/** The token of the link that the command line printed. */
export const EnrolmentBody = Type.Object({ token: Token });
export type EnrolmentBody = Static<typeof EnrolmentBody>;

/** What an authenticator is to know: the address to scan, and its secret to type. */
export const EnrolmentReply = Type.Object({
  data: Type.Object({ email: Type.String(), uri: Type.String(), secret: Type.String() }),
});
export type EnrolmentReply = Static<typeof EnrolmentReply>;

/** `code`: what the authenticator shows, as a proof that it knows the secret. */
export const EnrolBody = Type.Object({ token: Token, password: Password, code: Text });
export type EnrolBody = Static<typeof EnrolBody>;

/** Codes for a day without the authenticator, each good once; told this one time. */
export const RecoveryCodesReply = Type.Object({ data: Type.Array(Type.String()) });
export type RecoveryCodesReply = Static<typeof RecoveryCodesReply>;

/** A fresh code of the authenticator, for what a stolen session must not do. */
export const OperatorCodeBody = Type.Object({ code: Text });
export type OperatorCodeBody = Static<typeof OperatorCodeBody>;

/** Why an operator does something: the log keeps it. */
export const ReasonBody = Type.Object({ why: Text });
export type ReasonBody = Static<typeof ReasonBody>;

const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }));

/** `all`: what is done already, too. */
export const OperationsQuery = Type.Object({
  page: Page,
  all: Type.Optional(Type.Literal("1")),
});
export type OperationsQuery = Static<typeof OperationsQuery>;

/** A page of 20, and how many there are in all. */
const PageOf = <T extends Parameters<typeof Type.Array>[0]>(item: T) =>
  Type.Object({ data: Type.Array(item), count: Count });

/** How much waits in each list that operators work through. */
export const OpenCounts = Type.Object({
  messages: Count,
  reports: Count,
  fees: Count,
  differences: Count,
  licenses: Count,
  mails: Count,
});
export type OpenCounts = Static<typeof OpenCounts>;
export const OpenCountsReply = Type.Object({ data: OpenCounts });
export type OpenCountsReply = Static<typeof OpenCountsReply>;

/** What somebody wrote in Get in touch. */
export const ReceivedMessage = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  message: Type.String(),
  sentAt: Timestamp,
  readAt: Nullable(Timestamp),
  answeredAt: Nullable(Timestamp),
  note: Type.String(),
});
export type ReceivedMessage = Static<typeof ReceivedMessage>;
export const ReceivedMessagesReply = PageOf(ReceivedMessage);
export type ReceivedMessagesReply = Static<typeof ReceivedMessagesReply>;

export const MessageNoteBody = Type.Object({
  isAnswered: Type.Boolean(),
  note: Type.String({ maxLength: 500 }),
});
export type MessageNoteBody = Static<typeof MessageNoteBody>;

/** Something that an operator did before about the same. */
const EarlierAct = Type.Object({
  act: OperatorAct,
  operator: Type.String(),
  why: Type.String(),
  at: Timestamp,
});

/** A fee that an agent asked back, with both sides' words. */
export const FeeRequest = Type.Object({
  id: Id,
  status: oneOf(["asked", "returning", "returned", "refused"]),
  reason: oneOf(["contact-fails", "never-asked", "duplicate"]),
  words: Type.String(),
  askedAt: Timestamp,
  decideBy: Timestamp,
  leadId: Id,
  amountCents: Type.Integer(),
  receipt: Nullable(Type.String()),
  paidAt: Nullable(Timestamp),
  agentName: Type.String(),
  agency: Nullable(Type.String()),
  /** The client's consents to be contacted by this agent. */
  consents: Type.Array(
    Type.Object({ text: Type.String(), givenAt: Timestamp, withdrawnAt: Nullable(Timestamp) }),
  ),
  /** The contact details that were opened. */
  opened: Nullable(
    Type.Object({
      name: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      at: Timestamp,
    }),
  ),
  /** Other leads of the same contact details that the agent paid for. */
  samePerson: Type.Array(Type.Object({ leadId: Id, at: Timestamp })),
  acts: Type.Array(EarlierAct),
});
export type FeeRequest = Static<typeof FeeRequest>;
export const FeeRequestsReply = PageOf(FeeRequest);
export type FeeRequestsReply = Static<typeof FeeRequestsReply>;

export const FeeDecisionBody = Type.Object({ isGranted: Type.Boolean(), why: Text });
export type FeeDecisionBody = Static<typeof FeeDecisionBody>;

/** What an operator decides about a reported message: nothing is wrong, or the thread ends for both. */
export const ReportDecision = oneOf(["dismissed", "ended"]);
export type ReportDecision = Static<typeof ReportDecision>;

/** One of the two of a thread. A client is found by the whole address alone, so not named. */
const ThreadParty = Type.Object({
  id: Id,
  kind: oneOf(["consumer", "agent"]),
  agentName: Nullable(Type.String()),
  agency: Nullable(Type.String()),
});

/** A message that its reader reported, with what was written around it. */
export const MessageReport = Type.Object({
  id: Id,
  reason: oneOf(reportReasons),
  /** What the reporter wrote; empty once their account is gone. */
  note: Type.String(),
  reportedAt: Timestamp,
  leadId: Id,
  reporter: ThreadParty,
  author: ThreadParty,
  /** The message as it was when it was reported, whatever became of its author's account. */
  text: Type.String(),
  sentAt: Timestamp,
  /** It and the messages around it, the earliest first. A text is empty once its author's account is gone. */
  around: Type.Array(
    Type.Object({
      id: Id,
      by: oneOf(["consumer", "agent"]),
      text: Type.String(),
      sentAt: Timestamp,
    }),
  ),
  messageId: Id,
  isThreadEnded: Type.Boolean(),
  decision: Nullable(ReportDecision),
  decidedAt: Nullable(Timestamp),
  acts: Type.Array(EarlierAct),
});
export type MessageReport = Static<typeof MessageReport>;
export const MessageReportsReply = PageOf(MessageReport);
export type MessageReportsReply = Static<typeof MessageReportsReply>;

export const ReportDecisionBody = Type.Object({ decision: ReportDecision, why: Text });
export type ReportDecisionBody = Static<typeof ReportDecisionBody>;

/** An agent's license in one state, and what was found of it there. */
export const LicenseToCheck = Type.Object({
  agentId: Id,
  agentName: Type.String(),
  agency: Type.String(),
  address: Type.String(),
  /** As it is written, letters included; its digits where the agent gave no more. */
  number: Type.String(),
  state: Type.String(),
  /** It is of another state, and lists this one. */
  isFurther: Type.Boolean(),
  since: Timestamp,
  finding: Nullable(LicenseFinding),
  foundAt: Nullable(Timestamp),
  acts: Type.Array(EarlierAct),
});
export type LicenseToCheck = Static<typeof LicenseToCheck>;
export const LicensesReply = PageOf(LicenseToCheck);
export type LicensesReply = Static<typeof LicensesReply>;

/** `number` and `state` are what was looked up. */
export const LicenseDecisionBody = Type.Object({
  finding: LicenseFinding,
  number: Text,
  state: Text,
  why: Text,
});
export type LicenseDecisionBody = Static<typeof LicenseDecisionBody>;

/** Part of the agency's or the agent's name. */
export const AgenciesQuery = Type.Object({
  page: Page,
  search: Type.Optional(Type.String({ maxLength: 60 })),
});
export type AgenciesQuery = Static<typeof AgenciesQuery>;

export const Agency = Type.Object({
  agentId: Id,
  agentName: Type.String(),
  agency: Type.String(),
  state: Type.String(),
  isLicenseChecked: Type.Boolean(),
  joinedAt: Timestamp,
  liveQuotes: Type.Integer({ minimum: 0 }),
  stoppedAt: Nullable(Timestamp),
  stoppedWords: Type.String(),
});
export type Agency = Static<typeof Agency>;
export const AgenciesReply = PageOf(Agency);
export type AgenciesReply = Static<typeof AgenciesReply>;

export const PaymentState = oneOf(paymentStates);
export type PaymentState = Static<typeof PaymentState>;

export const PaymentsQuery = Type.Object({
  page: Page,
  state: Type.Optional(PaymentState),
});
export type PaymentsQuery = Static<typeof PaymentsQuery>;

/** A payment with what happened to it, each with its moment. */
export const PaymentRecord = Type.Object({
  id: Id,
  leadId: Id,
  agency: Nullable(Type.String()),
  status: PaymentState,
  amountCents: Type.Integer(),
  refundedCents: Type.Integer(),
  card: Nullable(Type.String()),
  receipt: Nullable(Type.String()),
  history: Type.Array(
    Type.Object({
      what: oneOf(["created", "paid", "asked", "decided", "refunded", "disputed"]),
      at: Timestamp,
    }),
  ),
});
export type PaymentRecord = Static<typeof PaymentRecord>;
export const PaymentRecordsReply = PageOf(PaymentRecord);
export type PaymentRecordsReply = Static<typeof PaymentRecordsReply>;

/** How one of our payments and the provider's intent differ; `owner`: whose it is. */
export const PaymentDifferenceKind = oneOf([
  "missing-here",
  "missing-there",
  "amount",
  "owner",
  "state",
  "refund",
  "dispute",
]);
export type PaymentDifferenceKind = Static<typeof PaymentDifferenceKind>;

/** Something that the daily comparison with the card provider found. `ours`, `theirs`: as each side has it. */
export const PaymentDifference = Type.Object({
  id: Id,
  intentId: Type.String(),
  leadId: Nullable(Id),
  receipt: Nullable(Type.String()),
  what: PaymentDifferenceKind,
  ours: Type.String(),
  theirs: Type.String(),
  foundAt: Timestamp,
  resolvedAt: Nullable(Timestamp),
  acts: Type.Array(EarlierAct),
});
export type PaymentDifference = Static<typeof PaymentDifference>;
export const PaymentDifferencesReply = PageOf(PaymentDifference);
export type PaymentDifferencesReply = Static<typeof PaymentDifferencesReply>;

/** What our mails are about. */
export const MailKind = oneOf([
  "verify-account",
  "verify-email",
  "registration",
  "reset-password",
  "password-changed",
  "address-change-requested",
  "approve-email",
  "address-changed",
  "receipt",
  "application-submitted",
  "application-reopened",
  "new-quote",
  "quote-news",
  "new-lead",
  "lead-digest",
  "lead-changed",
  "quote-withdrawn",
  "quote-selected",
  "quote-chosen",
  "choice-taken-back",
  "contact-reminder",
  "agent-late",
  "quotes-end-soon",
  "policy-ends",
  "year-after-choice",
  "fee-returned",
  "fee-refused",
  "message-to-consumer",
  "message-to-agent",
  "choice-ended",
]);
export type MailKind = Static<typeof MailKind>;

export const GivenUpMailsQuery = Type.Object({
  page: Page,
});
export type GivenUpMailsQuery = Static<typeof GivenUpMailsQuery>;

/** A mail that failed too often and is tried no more. */
export const GivenUpMail = Type.Object({
  id: Id,
  /** `feedback`: from Get in touch, to our own address. `unreadable`: it does not say what to send. */
  about: Type.Union([MailKind, Type.Literal("feedback"), Type.Literal("unreadable")]),
  /** Whose account it is for, where it is for one. A client is found by the whole address alone, so not named. */
  person: Nullable(
    Type.Object({
      id: Id,
      kind: oneOf(["consumer", "agent"]),
      agentName: Nullable(Type.String()),
    }),
  ),
  queuedAt: Timestamp,
  attempts: Type.Integer({ minimum: 0 }),
  /** A code: the words of a mail server repeat the address. */
  lastError: Type.String(),
  givenUpAt: Timestamp,
  /** Its link counts no more, so it is not sent again. */
  isLinkOver: Type.Boolean(),
});
export type GivenUpMail = Static<typeof GivenUpMail>;
export const GivenUpMailsReply = PageOf(GivenUpMail);
export type GivenUpMailsReply = Static<typeof GivenUpMailsReply>;

/** The whole address: nobody is found by a part of it. */
export const PersonQuestion = Type.Object({ email: Text, why: Text });
export type PersonQuestion = Static<typeof PersonQuestion>;

/** What an operator sees of somebody: no phone, no street, no answers. */
export const FoundPerson = Type.Object({
  id: Id,
  kind: oneOf(["consumer", "agent"]),
  name: Type.String(),
  email: Type.String(),
  joinedAt: Timestamp,
  sessions: Type.Integer({ minimum: 0 }),
  /** A new address that waits for a link mailed to the present one. */
  waitingEmail: Type.Optional(Type.String()),
});
export type FoundPerson = Static<typeof FoundPerson>;
/** `waiting`: how many registrations wait for the confirmation of the address. */
export const FoundPersonReply = Type.Object({
  data: Nullable(FoundPerson),
  waiting: Type.Integer({ minimum: 0 }),
});
export type FoundPersonReply = Static<typeof FoundPersonReply>;

export const LogQuery = Type.Object({
  page: Page,
  act: Type.Optional(OperatorAct),
  operator: Type.Optional(Type.String({ maxLength: 255 })),
});
export type LogQuery = Static<typeof LogQuery>;

/** One line of the log. `about`: what it is about and its number; null for an operator's own access. */
export const LogEntry = Type.Object({
  id: Id,
  operator: Type.String(),
  act: OperatorAct,
  about: Nullable(
    Type.Object({
      kind: oneOf(["fee", "difference", "agent", "person", "message", "report"]),
      id: Id,
      /** The license, where it is about one. */
      words: Type.String(),
    }),
  ),
  /** Which remote went back, and to which version; null for any other act. */
  remote: Nullable(Type.String()),
  why: Type.String(),
  at: Timestamp,
});
export type LogEntry = Static<typeof LogEntry>;
export const LogReply = PageOf(LogEntry);
export type LogReply = Static<typeof LogReply>;

/** What is live of a remote, and the versions it can go back to, the newest first. */
export const LiveRemote = Type.Object({
  name: Type.String(),
  team: Type.String(),
  version: Type.String(),
  canary: Nullable(
    Type.Object({ version: Type.String(), percent: Type.Number({ minimum: 0, maximum: 100 }) }),
  ),
  previous: Type.Array(Type.String()),
});
export type LiveRemote = Static<typeof LiveRemote>;

/** A change of the release store, as its history says it. */
export const ReleaseChange = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  at: Timestamp,
  did: Type.String(),
  who: Type.String(),
  why: Nullable(Type.String()),
});
export type ReleaseChange = Static<typeof ReleaseChange>;

/** `store`: null where the server knows of none. `figures`: what tabs told today and the day before. */
export const RemotesReply = Type.Object({
  store: Nullable(
    Type.Object({ remotes: Type.Array(LiveRemote), changes: Type.Array(ReleaseChange) }),
  ),
  figures: FiguresReply.properties.data,
});
export type RemotesReply = Static<typeof RemotesReply>;

export const RemoteParams = Type.Object({ name: Type.String({ maxLength: 40 }) });

export const RemoteRollbackBody = Type.Object({
  why: Text,
  version: Type.String({ pattern: "^[0-9A-Za-z.-]{1,80}$" }),
});
export type RemoteRollbackBody = Static<typeof RemoteRollbackBody>;

/** The last 30 days, or the last 12 months. */
export const ActivityQuery = Type.Object({ by: oneOf(["day", "month"]) });
export type ActivityQuery = Static<typeof ActivityQuery>;

const Figure = Type.Integer({ minimum: 0 });

/** What happened on a day (`YYYY-MM-DD`) or in a month (`YYYY-MM`) of Eastern Time. */
export const Activity = Type.Object({
  period: Type.String(),
  /** New accounts. */
  consumers: Figure,
  agents: Figure,
  /** Applications by their last submission. */
  submissions: Figure,
  quotes: Figure,
  /** Fees that were paid, and their sum in US cents. */
  payments: Figure,
  paidCents: Figure,
  /** Errors that browsers reported, and mails that were given up; null for months, of which they are not kept. */
  errors: Nullable(Figure),
  unsentMails: Nullable(Figure),
});
export type Activity = Static<typeof Activity>;

/** The earliest first; each day or month has its row. */
export const ActivityReply = Type.Object({ data: Type.Array(Activity) });
export type ActivityReply = Static<typeof ActivityReply>;
