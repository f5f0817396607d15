import { Type, type Static } from "typebox";
import { consumerProfileFields } from "../profiles/consumerProfileFields";
import { Id, InsuranceTypeId, Language, Nullable, Timestamp, oneOf } from "./common";
import { QuoteCover } from "./cover";
import { OwnPolicies } from "./presentPolicies";
import { namedFields, type NamedFields } from "./profileFields";

/** Text that the database keeps as it was given. */
const Kept = Type.String();
const Amount = Type.Integer({ minimum: 0 });

/**
 * An agency's openings of an application: with the summary in sight; with the part of it that an agent
 * without a checked license sees; or with the contact details, too.
 */
const LeadOpening = Type.Object({
  applicationId: Id,
  /** Null once the agency's account is gone. */
  agency: Nullable(Kept),
  saw: oneOf(["part", "summary", "contact"]),
  firstAt: Timestamp,
  lastAt: Timestamp,
  /** Openings less than half an hour apart are one. */
  times: Type.Integer({ minimum: 1 }),
});

const Prices = Type.Object({
  each: Type.Array(
    Type.Object({
      insuranceTypeId: InsuranceTypeId,
      insuranceTypeName: Kept,
      monthly: Amount,
      yearly: Amount,
    }),
  ),
  bundleMonthly: Nullable(Amount),
  bundleYearly: Nullable(Amount),
});

/** What somebody agreed to by choosing a quote. */
const GivenConsent = Type.Object({
  applicationId: Id,
  quoteId: Id,
  /** As it was shown; empty once the agent's account is gone. */
  text: Kept,
  textVersion: Type.Integer(),
  agent: Nullable(Kept),
  agency: Nullable(Kept),
  carrier: Kept,
  prices: Prices,
  givenAt: Timestamp,
  withdrawnAt: Nullable(Timestamp),
});

/** Who opened what of the consumer's, and what they agreed to; the newest first. */
export const PrivacyReply = Type.Object({
  data: Type.Object({
    openings: Type.Array(LeadOpening),
    consents: Type.Array(GivenConsent),
    /** The application that stands and can be withdrawn; null without one. */
    application: Nullable(
      Type.Object({
        id: Id,
        submittedAt: Nullable(Timestamp),
        /** Once a quote was chosen it cannot be withdrawn. */
        isChosen: Type.Boolean(),
        /** Its agent has paid: the choice cannot be taken back any more. */
        isPaid: Type.Optional(Type.Boolean()),
      }),
    ),
  }),
});
export type PrivacyReply = Static<typeof PrivacyReply>;

const Answered = Type.Object({
  questionId: Type.Integer(),
  /** In the reader's language; null for a question that is asked no more. */
  question: Nullable(Kept),
  answer: Kept,
  /** As it is stored: the chosen option, or the content. */
  optionId: Nullable(Type.Integer()),
  content: Nullable(Kept),
});

const AnsweredForm = Type.Object({
  insuranceTypeId: InsuranceTypeId,
  insuranceType: Kept,
  answers: Type.Array(Answered),
});

const ReceivedQuote = Type.Object({
  id: Id,
  number: Type.Integer(),
  carrier: Kept,
  agency: Nullable(Kept),
  agent: Nullable(Kept),
  prices: Prices,
  cover: QuoteCover,
  validUntil: Kept,
  startsOn: Nullable(Kept),
  message: Nullable(Kept),
  version: Type.Integer(),
  givenAt: Timestamp,
  changedAt: Timestamp,
  chosenAt: Nullable(Timestamp),
  withdrawnAt: Nullable(Timestamp),
  dismissedAt: Nullable(Timestamp),
  messages: Type.Array(
    Type.Object({
      author: oneOf(["you", "agent"]),
      text: Kept,
      sentAt: Timestamp,
    }),
  ),
});

const KeptApplication = Type.Object({
  id: Id,
  createdAt: Timestamp,
  changedAt: Timestamp,
  version: Type.Integer(),
  submittedAt: Nullable(Timestamp),
  zipCode: Nullable(Kept),
  chosenAt: Nullable(Timestamp),
  /** When the chosen agent paid and saw the contact details. */
  contactGivenAt: Nullable(Timestamp),
  withdrawnAt: Nullable(Timestamp),
  draft: Type.Array(AnsweredForm),
  submitted: Type.Array(AnsweredForm),
  /** The policies that the consumer had when they asked, and whether agents may see them. */
  present: Nullable(OwnPolicies),
  quotes: Type.Array(ReceivedQuote),
});

const BesideProfile = Type.Object({
  zipCode: Kept,
  currentCarrier: Nullable(Kept),
  /** Insured with a company that is not among the carriers. */
  hasOtherCarrier: Type.Boolean(),
});

/** Every field of the profile, by our names; genders and marital statuses are numbers, as they are sent. */
const Details = Type.Unsafe<
  NamedFields<typeof consumerProfileFields> & Static<typeof BesideProfile>
>(Type.Object({ ...namedFields(consumerProfileFields), ...BesideProfile.properties }));

/**
 * Everything that is held about a consumer, and nothing of others but what was said to them. The
 * file that is downloaded says this; `version` counts its changes.
 */
export const PersonalData = Type.Object({
  format: Type.Literal("quotehaven-personal-data"),
  version: Type.Literal(1),
  madeAt: Timestamp,
  account: Type.Object({
    id: Id,
    language: Language,
    createdAt: Timestamp,
  }),
  details: Details,
  applications: Type.Array(KeptApplication),
  openings: Type.Array(LeadOpening),
  consents: Type.Array(GivenConsent),
  /** Copies of the contact details that agents who paid keep. */
  contactGiven: Type.Array(
    Type.Object({
      applicationId: Id,
      agency: Nullable(Kept),
      firstName: Kept,
      lastName: Kept,
      email: Kept,
      phone: Kept,
      givenAt: Timestamp,
    }),
  ),
  notifications: Type.Array(
    Type.Object({
      id: Id,
      /** What it is about: `quoteToReview`. */
      about: Kept,
      createdAt: Timestamp,
      isRead: Type.Boolean(),
    }),
  ),
  /** Mails that wait to be sent; what was sent is not kept. */
  waitingMails: Type.Array(Type.Object({ about: Kept, queuedAt: Timestamp })),
  sessions: Type.Array(Type.Object({ startedAt: Timestamp, lastActiveAt: Timestamp })),
  /** Sign-ins from a network that was used before; the network itself is kept as a hash. */
  knownPlaces: Type.Array(Type.Object({ lastSignInAt: Timestamp })),
  mailedLinks: Type.Array(
    Type.Object({
      kind: Kept,
      email: Kept,
      createdAt: Timestamp,
      expiresAt: Timestamp,
      usedAt: Nullable(Timestamp),
    }),
  ),
  /** What was written in Get in touch with this account's address. */
  messagesToUs: Type.Array(Type.Object({ name: Kept, message: Kept, sentAt: Timestamp })),
  /** Messages of agents that were reported. */
  reports: Type.Array(
    Type.Object({
      reason: Kept,
      note: Kept,
      reportedAt: Timestamp,
      /** When an operator decided it. */
      decidedAt: Nullable(Timestamp),
    }),
  ),
});
export type PersonalData = Static<typeof PersonalData>;

/** The same as a page that a person reads: one HTML file without script. */
export const PersonalPageReply = Type.Object({ data: Type.Object({ html: Kept }) });
export type PersonalPageReply = Static<typeof PersonalPageReply>;
