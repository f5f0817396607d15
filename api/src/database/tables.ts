import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  JSONColumnType,
  Selectable,
  Updateable,
} from "kysely";
import type { Covers, Verdict } from "@quotehaven/contract/cover";
import type { FailureKind, FigureChannel, Vital } from "@quotehaven/contract/release";
import type {
  FeeReturnReason,
  LeadMailPace,
  LeadOutcome,
  LostReason,
} from "@quotehaven/contract/rules";
import type { Language, LicenseFinding, OperatorAct } from "@quotehaven/contract/schemas";
import type {
  KeptRegistration,
  NeededAmount,
  NotificationDetails,
} from "@quotehaven/contract/wire";

/** A moment: read as a `Date`; written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A calendar day, `YYYY-MM-DD`, both ways. */
type Day = string;
/** Computed by the database; never written. */
type Computed<T> = ColumnType<T, never, never>;
/** Filled by a trigger on insert and kept by triggers afterwards. */
type Kept<T> = ColumnType<T, never, never>;

/** One stored answer: `answerId` of an option, or `content` (lists as `[1,2]`). */
export type StoredAnswer = {
  questionId: number;
  answerId: number | null;
  content: string | null;
};

/** Answers by insurance type id (as JSON object keys). */
export type StoredAnswers = Record<string, StoredAnswer[]>;

type Json<T extends object> = JSONColumnType<T, string, string>;
type MaybeJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

export type SettingsTable = {
  name: string;
  value: string;
};

export type ZipCodesTable = {
  id: number;
  code: string;
  city: string;
  state: string;
  county: Generated<string>;
  latitude: number | null;
  longitude: number | null;
};

export type CarriersTable = {
  id: number;
  name: string;
  type_ids: number[];
  type_mask: Computed<number>;
};

export type UsersTable = {
  id: GeneratedAlways<number>;
  /** 1 consumer, 2 agent, 3 operator. */
  type: 1 | 2 | 3;
  email: string | null;
  pending_email: string | null;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  language: Generated<Language>;
  email_notifications: Generated<boolean>;
  is_demo: Generated<boolean>;
  created_at: Moment;
  verified_at: MaybeMoment;
  deleted_at: MaybeMoment;
};

export type ConsumersTable = {
  user_id: number;
  date_of_birth: Day;
  address1: string;
  address2: string | null;
  city: string;
  state: string;
  rents: boolean;
  zip_id: number;
  /** 0 male, 1 female, 2 other. */
  gender: number;
  /** 0 single, 1 married, 2 domestic partner. */
  marital_status: number;
  partner_first_name: string | null;
  partner_last_name: string | null;
  partner_date_of_birth: Day | null;
  current_carrier_id: number | null;
};

export type AgentsTable = {
  user_id: number;
  agency_name: Generated<string>;
  agency_address: Generated<string>;
  agency_email: Generated<string>;
  agency_phone: Generated<string>;
  license_number: Generated<string>;
  /** As it is written, letters included; empty where the agent gives none. */
  full_license: Generated<string>;
  /** Two letters; empty until the agent gives it. */
  license_state: Generated<string>;
  license_given_at: MaybeMoment;
  license_check: LicenseFinding | null;
  license_check_at: MaybeMoment;
  /** What the agent reads of why the license was refused. */
  license_check_words: Generated<string>;
  all_zips: Generated<boolean>;
  /** The ZIP codes, a bit for each, where there are hundreds. */
  many_zips: Kept<string | null>;
  provider_customer_id: string | null;
  lead_mail: Generated<LeadMailPace>;
  /** The first day after a pause, and when it begins where the agent works. */
  paused_until: Day | null;
  pause_ends_at: MaybeMoment;
  /** When an operator paused the agency, and what its agent reads of why. */
  stopped_at: MaybeMoment;
  stopped_words: Generated<string>;
};

export type AgentZipsTable = {
  agent_id: number;
  zip_id: number;
};

export type AgentCarriersTable = {
  agent_id: number;
  carrier_id: number;
};

export type SessionsTable = {
  sid_hash: string;
  user_id: number;
  created_at: Moment;
  last_active_at: Moment;
  /** The quarter of an hour of the last sign of life, in UTC. */
  active_quarter: Computed<Date>;
};

export type TokensTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: "verify" | "verify-email" | "reset";
  email: string;
  nonce: string;
  token_hash: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: MaybeMoment;
  /** When it, or the link that it replaces, was last on its way. */
  mailed_at: MaybeMoment;
};

export type KeptRegistrationsTable = {
  id: GeneratedAlways<number>;
  email: string;
  language: Language;
  /** Until the mail was sent. */
  nonce: string | null;
  token_hash: string;
  draft: Json<KeptRegistration>;
  created_at: Moment;
  expires_at: Moment;
};

export type RemoteFiguresTable = {
  day: Day;
  remote: string;
  version: string;
  channel: FigureChannel;
  what: "load" | FailureKind | Vital;
  /** The group of a vital; 0 for what has none. */
  grp: number;
  count: number;
};

export type UsedHumanTokensTable = {
  token_hash: string;
  expires_at: Moment;
};

export type ApplicationsTable = {
  id: GeneratedAlways<number>;
  consumer_id: number;
  created_at: Moment;
  updated_at: Moment;
  version: Generated<number>;
  draft_types: number[];
  draft_answers: Json<StoredAnswers>;
  /** The latest submission. */
  submitted_at: MaybeMoment;
  submitted_version: number | null;
  submitted_types: number[] | null;
  submitted_answers: MaybeJson<StoredAnswers>;
  /** The consumer's zip code when it was submitted. */
  zip_id: number | null;
  unlocked: Generated<boolean>;
  accepted_quote_id: number | null;
  winner_id: number | null;
  accepted_at: MaybeMoment;
  /** When the winner paid and the client's details were unlocked. */
  confirmed_at: MaybeMoment;
  deleted_at: MaybeMoment;
  /** Until when the winner is to have paid. */
  contact_due_at: MaybeMoment;
  /** When the winner is reminded of it, or the client told that it passed. */
  contact_check_at: MaybeMoment;
  /** The last day of the last good quote that the client was reminded of. */
  quotes_end_told: Day | null;
  type_mask: Computed<number>;
  is_open: Computed<boolean>;
};

export type QuotesTable = {
  id: GeneratedAlways<number>;
  application_id: number;
  agent_id: number;
  carrier_id: number;
  number: Kept<number>;
  bundle_monthly: number | null;
  bundle_yearly: number | null;
  /** The lead was resubmitted: the agent must update before it can be accepted. */
  needs_update: Generated<boolean>;
  /** Counts the agent's changes. */
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  removed_at: MaybeMoment;
  /** What it covers, by insurance type. */
  cover: ColumnType<Partial<Covers>, string | undefined, string>;
  /** The last day on which it can be chosen. */
  valid_until: Day;
  /** The first day on which its policies can begin. */
  starts_on: Day | null;
  /** A word to the client. */
  message: string | null;
  /** Why a resubmission withdrew it: the lead's types that its carrier does not write. */
  unwritten_types: number[] | null;
  /** When the consumer closed the overlay of a removed quote. */
  dismissed_at: MaybeMoment;
  /** When the agent put the deleted lead away. */
  lead_dismissed_at: MaybeMoment;
  accepted_at: MaybeMoment;
  lead_time: Kept<Date>;
  lead_zip_id: Kept<number>;
  lead_open: Kept<boolean>;
  /** Also set where the client is gone and another agent keeps the lead. */
  lead_deleted: ColumnType<boolean, never, boolean>;
  lead_confirmed: Kept<boolean>;
  lead_winner_id: Kept<number | null>;
  /** What it costs in all a month, in whole dollars. */
  whole_monthly: Kept<number | null>;
  status: Computed<"removed" | "dismissed" | "deleted" | "completed" | "won" | "lost" | "quoted">;
};

/** What agents find and order submitted applications by; all but the answers' part by triggers. */
export type LeadsTable = {
  application_id: Kept<number>;
  is_open: Kept<boolean>;
  submitted_at: Kept<Date>;
  zip_id: Kept<number>;
  type_mask: Kept<number>;
  /** Null until it is worked out. */
  needs: MaybeJson<NeededAmount[]>;
  /** Whole dollars; 0 where nothing is known. */
  need: Generated<number>;
  /** Whole dollars; 0 where nothing is known. */
  premium_yearly: Generated<number>;
  renews_on: Day | null;
  words: Kept<string>;
  /** The client's, among the words. */
  state: Computed<string | null>;
};

/** The leads that agents have live quotes on, with what they are found and ordered by; by triggers. */
export type AgentLeadsTable = {
  application_id: Kept<number>;
  agent_id: Kept<number>;
  /** How the lead stands to the agent. */
  status: Kept<"quoted" | "lost" | "won" | "completed" | "deleted">;
  submitted_at: Kept<Date>;
  /** What is null of a deleted lead, is not known of it any more. */
  zip_id: Kept<number | null>;
  type_mask: Kept<number>;
  need: Kept<number>;
  renews_on: Kept<string | null>;
  state: Kept<string | null>;
  words: Kept<string>;
  /** The lowest that the agent offers, a month. */
  best_monthly: Kept<number | null>;
  /** The carriers of which there are live quotes on the lead, anybody's. */
  carrier_ids: Kept<number[]>;
};

/** What a consumer agreed to by choosing a quote. */
export type ConsentsTable = {
  id: GeneratedAlways<number>;
  consumer_id: number;
  application_id: number;
  quote_id: number;
  agent_id: number;
  text_version: number;
  /** As it was shown; empty once an account of either side is gone. */
  text: string;
  carrier_id: number;
  prices: Json<object>;
  given_at: Moment;
  withdrawn_at: MaybeMoment;
};

/** Sets of limits that an agent keeps under a name. */
export type CoverTemplatesTable = {
  id: GeneratedAlways<number>;
  agent_id: number;
  type_id: number;
  name: string;
  cover: Json<Covers[keyof Covers]>;
  created_at: Moment;
};

/** What a consumer and the agent of a quote wrote to each other. */
export type ThreadsTable = {
  quote_id: number;
  consumer_id: number;
  agent_id: number;
  unread_by_consumer: Generated<number>;
  unread_by_agent: Generated<number>;
  /** Which of the two ended it. */
  ended_by: number | null;
  ended_at: MaybeMoment;
};

export type ThreadMessagesTable = {
  id: GeneratedAlways<number>;
  quote_id: number;
  author_id: number;
  /** The author's own name for it: what is sent twice is one message. */
  sent_key: string;
  /** Without the contact details that were taken out; empty once the author's account is gone. */
  text: string;
  is_masked: boolean;
  sent_at: Moment;
};

export type MessageReportsTable = {
  id: GeneratedAlways<number>;
  message_id: number;
  reporter_id: number;
  reason: string;
  note: Generated<string>;
  /** The message as it was when it was reported. */
  message_text: string;
  reported_at: Moment;
};

export type QuotePricesTable = {
  quote_id: number;
  type_id: number;
  /** Whole dollars. */
  monthly: number;
  /** Whole dollars. */
  yearly: number;
};

export type LeadReadsTable = {
  agent_id: number;
  application_id: number;
  read_at: Moment;
};

/** An agent's openings of a lead, as its client is told of them. */
export type LeadOpeningsTable = {
  application_id: number;
  agent_id: number;
  /** What the agent could see: the contact details once they had paid. */
  saw: "summary" | "contact";
  first_at: Moment;
  last_at: Moment;
  times: number;
};

/** What an agent writes down about a lead for themselves. */
export type LeadNotesTable = {
  agent_id: number;
  application_id: number;
  /** The agent's own; empty once the client's account is gone. */
  note: Generated<string>;
  follow_up_on: ColumnType<Day | null, Day | null | undefined, Day | null>;
  /** What became of a lead that was won. */
  outcome: Generated<LeadOutcome>;
  /** Of a lost one. */
  outcome_reason: ColumnType<LostReason | null, LostReason | null | undefined, LostReason | null>;
  outcome_words: Generated<string>;
  outcome_at: MaybeMoment;
  /** Counts the agent's changes. */
  version: Generated<number>;
  updated_at: Moment;
};

/** How an agent stood on a lead when its client chose another one. */
export type LeadLossesTable = {
  application_id: number;
  agent_id: number;
  lost_at: Moment;
  /** The place of the agent's cheapest quote; null where none of theirs could be chosen. */
  price_rank: number | null;
  quote_count: number;
  /** How the cover of that quote compared with the need; null where it was not looked at. */
  verdict: Verdict | null;
};

export type LeadCountsTable = {
  type_mask: Kept<number>;
  open_count: Kept<number>;
};

export type LeadCountsByAreaTable = {
  area: Kept<number>;
  /** 0 for the leads of every combination of types. */
  type_mask: Kept<number>;
  open_counts: Kept<number[]>;
};

export type LeadCountPlanesTable = {
  /** 0 for the leads of every combination of types. */
  type_mask: Kept<number>;
  /** The first two digits of the ZIP codes. */
  region: Kept<number>;
  plane: Kept<number>;
  bits: Kept<string>;
};

export type NotificationsTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  /** Numbered like the wire. */
  code: number;
  first_name: string;
  application_id: number | null;
  event_key: string;
  /** The change withdrew the reader's quote with this carrier. */
  withdrawn_carrier_id: number | null;
  /** Whose thread has a message. */
  quote_id: number | null;
  seen: Generated<boolean>;
  created_at: Moment;
  /** What it says beside its sentence; nothing once the client's account is gone. */
  details: MaybeJson<NotificationDetails>;
  /** The waiting mail that tells of it with others. */
  mail_id: number | null;
  /** A kind that a remote has of its own, `help/answered`; of code 13 alone. */
  remote_kind: string | null;
};

type OutboxKind =
  | "mail"
  | "feedback-mail"
  | "registration-mail"
  | "lead-submitted"
  | "provider-closing"
  | "notices-to-forget";

export type OutboxTable = {
  id: GeneratedAlways<number>;
  kind: OutboxKind;
  user_id: number | null;
  /** 0 for what somebody waits for, 2 for what goes to many at once. */
  priority: Generated<number>;
  payload: Json<Record<string, unknown>>;
  dedupe_key: string | null;
  created_at: Moment;
  attempts: Generated<number>;
  next_attempt_at: Moment;
  last_error: string | null;
};

export type PaymentsTable = {
  id: GeneratedAlways<number>;
  application_id: number;
  agent_id: number;
  quote_id: number;
  amount_cents: number;
  currency: Generated<string>;
  idempotency_key: string;
  intent_id: string | null;
  customer_id: string | null;
  /** How much went back so far. */
  refunded_cents: Generated<number>;
  status: Generated<
    "created" | "pending" | "succeeded" | "canceled" | "refunded" | "disputed" | "charged-back"
  >;
  card_brand: string | null;
  card_last4: string | null;
  receipt_number: string | null;
  created_at: Moment;
  updated_at: Moment;
  paid_at: MaybeMoment;
  refunded_at: MaybeMoment;
  disputed_at: MaybeMoment;
  /** When the sweep last asked the provider. */
  checked_at: MaybeMoment;
};

/** A fee that its agent asked back. */
export type FeeReturnsTable = {
  id: GeneratedAlways<number>;
  payment_id: number;
  agent_id: number;
  reason: FeeReturnReason;
  /** The agent's own; empty once an account of either side is gone. */
  words: string;
  asked_at: Moment;
  decide_by: Moment;
  status: Generated<"asked" | "returning" | "returned" | "refused">;
  /** What the agent reads of why it was decided so. */
  answer: Generated<string>;
  decided_at: MaybeMoment;
};

/** Who decided what, when and why; rows are only added. */
export type OperatorActsTable = {
  id: GeneratedAlways<number>;
  /** The name they gave on the command line, or their account's address. */
  operator: string;
  operator_id: number | null;
  act: OperatorAct;
  /** Of an act about somebody's account: whose. */
  person_id: number | null;
  feedback_id: number | null;
  fee_return_id: number | null;
  /** Of an act about a license: whose, and which. */
  agent_id: number | null;
  license_number: string | null;
  license_state: string | null;
  /** Of a release taken back: the remote, and the version that is live again. */
  remote: string | null;
  why: string;
  acted_at: Moment;
};

/** Whoever runs the marketplace, beside their row in `users`. */
export type OperatorsTable = {
  user_id: number;
  email: string;
  code_nonce: string | null;
  last_step: Generated<number>;
  link_hash: string | null;
  link_expires_at: MaybeMoment;
};

export type RecoveryCodesTable = {
  code_hash: string;
  operator_id: number;
};

export type UnlockedClientsTable = {
  application_id: number;
  agent_id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  unlocked_at: Moment;
};

export type WebhookEventsTable = {
  id: string;
  type: string;
  received_at: Moment;
};

export type FeedbackTable = {
  id: GeneratedAlways<number>;
  name: string;
  email: string;
  message: string;
  created_at: Moment;
  read_at: MaybeMoment;
  answered_at: MaybeMoment;
  /** The operators' own. */
  note: Generated<string>;
};

/** How far the log was when a person last changed something, where there is a replica. */
export type LastChangesTable = {
  user_id: number;
  position: string;
};

/** From where an account signed in. */
export type KnownPlacesTable = {
  /** Of the address and the network, with a key. */
  place_hash: string;
  user_id: number;
  last_at: Moment;
};

export type RateWindowsTable = {
  key: string;
  count: number;
  ends_at: Date;
};

/** Every table, as the migrations leave it; `tables.test.ts` compares it with the live schema. */
export type Tables = {
  rate_windows: RateWindowsTable;
  settings: SettingsTable;
  zip_codes: ZipCodesTable;
  carriers: CarriersTable;
  users: UsersTable;
  consumers: ConsumersTable;
  agents: AgentsTable;
  agent_zips: AgentZipsTable;
  agent_carriers: AgentCarriersTable;
  sessions: SessionsTable;
  known_places: KnownPlacesTable;
  last_changes: LastChangesTable;
  tokens: TokensTable;
  kept_registrations: KeptRegistrationsTable;
  used_human_tokens: UsedHumanTokensTable;
  remote_figures: RemoteFiguresTable;
  applications: ApplicationsTable;
  leads: LeadsTable;
  agent_leads: AgentLeadsTable;
  consents: ConsentsTable;
  cover_templates: CoverTemplatesTable;
  quotes: QuotesTable;
  threads: ThreadsTable;
  thread_messages: ThreadMessagesTable;
  message_reports: MessageReportsTable;
  quote_prices: QuotePricesTable;
  lead_reads: LeadReadsTable;
  lead_openings: LeadOpeningsTable;
  lead_notes: LeadNotesTable;
  lead_losses: LeadLossesTable;
  lead_counts: LeadCountsTable;
  lead_counts_by_area: LeadCountsByAreaTable;
  lead_count_planes: LeadCountPlanesTable;
  notifications: NotificationsTable;
  outbox: OutboxTable;
  payments: PaymentsTable;
  fee_returns: FeeReturnsTable;
  operator_acts: OperatorActsTable;
  operators: OperatorsTable;
  recovery_codes: RecoveryCodesTable;
  unlocked_clients: UnlockedClientsTable;
  webhook_events: WebhookEventsTable;
  feedback: FeedbackTable;
};

/** A whole row as read from a table. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
/** What an insert into a table takes. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
/** What an update of a table takes. */
export type RowChange<T extends keyof Tables> = Updateable<Tables[T]>;
