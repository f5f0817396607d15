-- The whole schema, for PostgreSQL 15 and newer and for PGlite. docs/schema.md shows it as a picture.
-- It follows the story: people, an application, quotes on it, a choice, a payment, and what is said on the way.
-- A constraint is named after what it forbids: users_one_per_email forbids a second account of an address.

-- Reference data --------------------------------------------------------------------------------

-- What the database knows about itself, such as the version of the reference data that it holds.
create table settings (
  name text primary key,
  value text not null
);

-- Every ZIP code of the United States; id is the code as a number (00501 is 501).
create table zip_codes (
  id integer primary key constraint zip_codes_no_zero_id check (id > 0),
  code text not null
    constraint zip_codes_one_per_code unique
    constraint zip_codes_no_other_form check (code ~ '^[0-9]{5}$'),
  city text not null,
  state text not null,
  county text not null default '',
  latitude real,
  longitude real
);
create index zip_codes_by_digits on zip_codes (code text_pattern_ops);
create index zip_codes_by_county on zip_codes (state, county);
create index zip_codes_by_city_name on zip_codes (lower(city) text_pattern_ops, state);
create index zip_codes_by_county_name on zip_codes (lower(county) text_pattern_ops, state);

-- The insurance companies, each with the types of insurance that it writes.
create table carriers (
  id integer primary key constraint carriers_no_zero_id check (id > 0),
  name text not null constraint carriers_one_per_name unique,
  type_ids smallint[] not null,
  -- One bit per type: 1 home, 2 life, 4 auto. A carrier fits a lead when it has all of the lead's bits.
  type_mask smallint not null generated always as (
    (case when 1 = any (type_ids) then 1 else 0 end)
    + (case when 2 = any (type_ids) then 2 else 0 end)
    + (case when 3 = any (type_ids) then 4 else 0 end)
  ) stored
);

-- People and sessions ---------------------------------------------------------------------------

-- Every account: consumers (type 1), agents (2) and operators (3).
-- A deleted account keeps its number and nothing personal, because other rows refer to it.
create table users (
  id integer primary key generated always as identity,
  type smallint not null constraint users_no_other_type check (type in (1, 2, 3)),
  -- An operator's address is in operators, so that no call of consumers and agents finds it.
  email text,
  pending_email text,
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text not null,
  language text not null default 'en' constraint users_no_other_language check (language in ('en', 'es')),
  email_notifications boolean not null default true,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  verified_at timestamptz,
  deleted_at timestamptz,
  constraint users_no_account_without_credentials check (
    deleted_at is not null or type = 3 or (email is not null and password_hash is not null)
  ),
  constraint users_nothing_personal_after_deletion check (
    deleted_at is null or (
      email is null and pending_email is null and password_hash is null
      and first_name = '' and last_name = '' and phone = ''
    )
  )
);
create unique index users_one_per_email on users (lower(email));
create index users_unverified on users (created_at) where verified_at is null and deleted_at is null;

-- What only a consumer has: where they live, their household, and their insurance today.
create table consumers (
  user_id integer primary key references users (id),
  date_of_birth date not null,
  address1 text not null,
  address2 text,
  city text not null,
  state text not null,
  rents boolean not null,
  zip_id integer not null references zip_codes (id),
  -- 0 male, 1 female, 2 other.
  gender smallint not null constraint consumers_no_other_gender check (gender in (0, 1, 2)),
  -- 0 single, 1 married, 2 domestic partner.
  marital_status smallint not null
    constraint consumers_no_other_marital_status check (marital_status in (0, 1, 2)),
  partner_first_name text,
  partner_last_name text,
  partner_date_of_birth date,
  current_carrier_id integer references carriers (id)
);

-- What only an agent has: the agency, its license, and how it works.
create table agents (
  user_id integer primary key references users (id),
  agency_name text not null default '',
  agency_address text not null default '',
  agency_email text not null default '',
  agency_phone text not null default '',
  -- The digits of the license.
  license_number text not null default '',
  -- The license as it is written, letters included; empty when the agent gave none.
  full_license text not null default '',
  -- The state that gave the license; empty until the agent says it.
  license_state text not null default '',
  -- Since when the license waits for an operator's check.
  license_given_at timestamptz,
  -- What the operator found. It is removed when the license, its state or the agent's name changes.
  license_check text constraint agents_no_other_license_check check (license_check in ('checked', 'refused')),
  license_check_at timestamptz,
  -- The reason for a refusal, as the agent reads it.
  license_check_words text not null default '',
  all_zips boolean not null default false,
  -- See "Derived data".
  many_zips bit(100000),
  provider_customer_id text constraint agents_one_per_provider_customer unique,
  -- When new leads are mailed; users.email_notifications off means never.
  lead_mail text not null default 'at-once'
    constraint agents_no_other_lead_mail check (lead_mail in ('at-once', 'hourly', 'daily', 'none')),
  -- The first day after a pause, and the moment at which that day begins where the agent works.
  paused_until date,
  pause_ends_at timestamptz,
  -- When an operator paused the agency, and the reason, as the agent reads it.
  stopped_at timestamptz,
  stopped_words text not null default '',
  constraint agents_no_pause_without_end check ((paused_until is null) = (pause_ends_at is null)),
  constraint agents_no_undated_license_check check ((license_check is null) = (license_check_at is null))
);
alter table agents alter column many_zips set storage external;
create index agents_everywhere on agents (user_id) where all_zips;
create index agents_with_license_to_check on agents (license_given_at, user_id)
  where license_check is null and license_number <> '' and license_state <> '';

-- The ZIP codes in which an agent sells.
create table agent_zips (
  agent_id integer not null references agents (user_id) on delete cascade,
  zip_id integer not null references zip_codes (id),
  primary key (agent_id, zip_id)
);
create index agent_zips_by_zip on agent_zips (zip_id, agent_id);

-- The carriers that an agent sells for.
create table agent_carriers (
  agent_id integer not null references agents (user_id) on delete cascade,
  carrier_id integer not null references carriers (id),
  primary key (agent_id, carrier_id)
);

-- Who is signed in.
create table sessions (
  sid_hash text primary key,
  user_id integer not null references users (id),
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  -- Ended sessions are found by it, so that activity changes an index at most every 15 minutes.
  active_quarter timestamp not null generated always as (
    date_bin('15 minutes', last_active_at at time zone 'UTC', timestamp '2000-01-01')
  ) stored
) with (fillfactor = 70);
create index sessions_by_user on sessions (user_id);
create index sessions_by_quarter on sessions (active_quarter);
create index sessions_by_start on sessions (created_at);

-- Mailed links that verify an address or reset a password.
-- The link is derived from nonce with a secret that is not in the database.
create table tokens (
  id bigint primary key generated always as identity,
  user_id integer not null references users (id),
  kind text not null constraint tokens_no_other_kind check (kind in ('verify', 'verify-email', 'reset')),
  email text not null,
  nonce text not null,
  token_hash text not null constraint tokens_one_per_hash unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When this link, or the one that it replaces, was last mailed.
  mailed_at timestamptz
);
create index tokens_by_user on tokens (user_id, kind);
create index tokens_by_expiry on tokens (expires_at);

-- Registrations that are continued on another device by a mailed link.
create table kept_registrations (
  id bigint primary key generated always as identity,
  email text not null,
  language text not null constraint kept_registrations_no_other_language check (language in ('en', 'es')),
  -- The link is derived from it with a secret that is not in the database; null once the mail was sent.
  nonce text,
  token_hash text not null constraint kept_registrations_one_per_hash unique,
  draft jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index kept_registrations_by_email on kept_registrations (lower(email));
create index kept_registrations_by_expiry on kept_registrations (expires_at);

-- Applications, which agents call leads ---------------------------------------------------------

-- What a consumer asks for: draft_* is what they save, submitted_* is what agents see.
create table applications (
  id integer primary key generated always as identity,
  consumer_id integer not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  draft_types smallint[] not null,
  draft_answers jsonb not null,
  submitted_at timestamptz,
  submitted_version integer,
  submitted_types smallint[],
  submitted_answers jsonb,
  -- The consumer's ZIP code at the submission.
  zip_id integer references zip_codes (id),
  unlocked boolean not null default false,
  accepted_quote_id integer constraint applications_one_per_accepted_quote unique,
  winner_id integer references users (id),
  accepted_at timestamptz,
  -- When the winner paid and saw the client's details.
  confirmed_at timestamptz,
  deleted_at timestamptz,
  -- The winner pays until then; at contact_check_at the next reminder about it is due.
  contact_due_at timestamptz,
  contact_check_at timestamptz,
  -- The last day of the last good quote that the client was reminded of.
  quotes_end_told date,
  -- One bit per type: 1 home, 2 life, 4 auto.
  type_mask smallint not null generated always as (
    (case when 1 = any (submitted_types) then 1 else 0 end)
    + (case when 2 = any (submitted_types) then 2 else 0 end)
    + (case when 3 = any (submitted_types) then 4 else 0 end)
  ) stored,
  is_open boolean not null generated always as (
    submitted_at is not null and deleted_at is null and accepted_quote_id is null
  ) stored,
  constraint applications_no_submission_without_types
    check ((submitted_at is null) = (submitted_types is null)),
  constraint applications_no_submission_without_answers
    check ((submitted_at is null) = (submitted_answers is null)),
  constraint applications_no_submission_without_version
    check ((submitted_at is null) = (submitted_version is null)),
  constraint applications_no_submission_without_zip check (submitted_at is null or zip_id is not null),
  constraint applications_no_choice_without_winner
    check ((accepted_quote_id is null) = (winner_id is null)),
  constraint applications_no_undated_choice check ((accepted_quote_id is null) = (accepted_at is null)),
  constraint applications_no_confirmation_without_choice
    check (confirmed_at is null or accepted_quote_id is not null)
);
create index applications_by_consumer on applications (consumer_id);
create index applications_by_winner on applications (winner_id) where winner_id is not null;
create index applications_contact_check on applications (contact_check_at) where contact_check_at is not null;

-- The one application that a consumer works with; a deleted one is no longer here.
create table live_applications (
  consumer_id integer primary key references users (id),
  application_id integer not null references applications (id)
    constraint live_applications_one_per_application unique
);

-- Agents who looked at a lead.
create table lead_reads (
  agent_id integer not null references users (id),
  application_id integer not null references applications (id),
  read_at timestamptz not null,
  primary key (agent_id, application_id)
);
create index lead_reads_by_application on lead_reads (application_id);

-- What each agent opened of an application, as its consumer is told.
-- It goes with the consumer's account; when the agent's account goes, only the name behind it does.
create table lead_openings (
  application_id integer not null references applications (id),
  agent_id integer not null references users (id),
  -- Contact details are seen after the payment.
  saw text not null constraint lead_openings_no_other_view check (saw in ('summary', 'contact')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null constraint lead_openings_no_zero_times check (times > 0),
  primary key (application_id, agent_id, saw)
);
create index lead_openings_by_agent on lead_openings (agent_id);

-- An agent's own notes about a lead; they go with the account of either side.
create table lead_notes (
  agent_id integer not null references users (id),
  application_id integer not null references applications (id),
  note text not null default '' constraint lead_notes_no_long_note check (char_length(note) <= 2000),
  follow_up_on date,
  outcome text not null default 'open'
    constraint lead_notes_no_other_outcome check (outcome in ('open', 'bound', 'lost')),
  outcome_reason text constraint lead_notes_no_other_reason check (
    outcome_reason in
      ('price', 'cover', 'stayed', 'elsewhere', 'declined', 'unreachable', 'not-now', 'other')
  ),
  outcome_words text not null default ''
    constraint lead_notes_no_long_words check (char_length(outcome_words) <= 500),
  outcome_at timestamptz,
  -- Counts the changes.
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (agent_id, application_id),
  constraint lead_notes_no_loss_without_reason check ((outcome = 'lost') = (outcome_reason is not null)),
  constraint lead_notes_no_undated_outcome check ((outcome = 'open') = (outcome_at is null))
);
create index lead_notes_by_application on lead_notes (application_id);
create index lead_notes_due on lead_notes (agent_id, follow_up_on, application_id)
  where follow_up_on is not null;

-- Quotes ----------------------------------------------------------------------------------------

-- An agent's offer on an application, with one carrier.
create table quotes (
  id integer primary key generated always as identity,
  application_id integer not null references applications (id),
  agent_id integer not null references users (id),
  carrier_id integer not null references carriers (id),
  -- The price for all types together, in whole dollars.
  bundle_monthly integer
    constraint quotes_no_bundle_monthly_out_of_range check (bundle_monthly between 0 and 100000000),
  bundle_yearly integer
    constraint quotes_no_bundle_yearly_out_of_range check (bundle_yearly between 0 and 100000000),
  -- What it covers, by insurance type; what is absent was not stated.
  cover jsonb not null default '{}',
  -- The last day on which it can be chosen.
  valid_until date not null,
  -- The first day on which its policies can begin.
  starts_on date,
  message text,
  -- The application was submitted again: the agent updates the quote before it can be chosen.
  needs_update boolean not null default false,
  -- Counts the agent's changes, so that the chosen version is the one that was shown.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  accepted_at timestamptz,
  removed_at timestamptz,
  -- The application's types that the carrier does not write: why a submission withdrew the quote.
  unwritten_types smallint[],
  -- When the consumer closed the notice of the removal.
  dismissed_at timestamptz,
  -- When the agent put the deleted lead away.
  lead_dismissed_at timestamptz,
  -- See "Derived data".
  lead_deleted boolean not null,
  lead_confirmed boolean not null,
  lead_winner_id integer,
  whole_monthly integer,
  status text not null generated always as (
    case
      when removed_at is not null then 'removed'
      when lead_deleted and lead_dismissed_at is not null then 'dismissed'
      when lead_deleted then 'deleted'
      when lead_winner_id = agent_id and lead_confirmed then 'completed'
      when lead_winner_id = agent_id then 'won'
      when lead_winner_id is not null then 'lost'
      else 'quoted'
    end
  ) stored,
  constraint quotes_one_per_application_and_id unique (application_id, id),
  constraint quotes_no_accepted_and_removed check (removed_at is null or accepted_at is null),
  constraint quotes_no_half_bundle check ((bundle_monthly is null) = (bundle_yearly is null)),
  constraint quotes_no_unwritten_types_while_live check (unwritten_types is null or removed_at is not null)
);
create unique index quotes_one_per_carrier on quotes (application_id, carrier_id) where removed_at is null;
create unique index quotes_one_accepted on quotes (application_id) where accepted_at is not null;
create index quotes_by_agent_lead on quotes (agent_id, application_id)
  include (created_at, accepted_at, lead_deleted);
create index quotes_by_end on quotes (valid_until, application_id) where removed_at is null;

alter table applications add constraint applications_no_choice_of_another_application
  foreign key (id, accepted_quote_id) references quotes (application_id, id);

-- What a quote costs for each insurance type, in whole dollars.
create table quote_prices (
  quote_id integer not null references quotes (id) on delete cascade,
  type_id smallint not null constraint quote_prices_no_other_type check (type_id in (1, 2, 3)),
  monthly integer not null
    constraint quote_prices_no_monthly_out_of_range check (monthly between 0 and 100000000),
  yearly integer not null
    constraint quote_prices_no_yearly_out_of_range check (yearly between 0 and 100000000),
  primary key (quote_id, type_id)
);

-- Limits that an agent keeps under a name, to fill in the next quote.
create table cover_templates (
  id bigint primary key generated always as identity,
  agent_id integer not null references users (id),
  type_id smallint not null constraint cover_templates_no_other_type check (type_id in (1, 2, 3)),
  name text not null,
  cover jsonb not null,
  created_at timestamptz not null,
  constraint cover_templates_one_per_name unique (agent_id, type_id, name)
);

-- Choices ---------------------------------------------------------------------------------------

-- What a consumer agreed to by choosing a quote, as it was shown.
-- The text goes with the account of either side, unless the agent has paid; the rest stays.
create table consents (
  id bigint primary key generated always as identity,
  consumer_id integer not null references users (id),
  application_id integer not null references applications (id),
  quote_id integer not null references quotes (id),
  agent_id integer not null references users (id),
  text_version integer not null,
  text text not null,
  carrier_id integer not null references carriers (id),
  prices jsonb not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index consents_one_standing on consents (application_id) where withdrawn_at is null;
create index consents_by_consumer on consents (consumer_id);
create index consents_by_agent on consents (agent_id);

-- How an agent's quote stood when the client chose another one, for that agent's results.
-- It is removed when the choice ends.
create table lead_losses (
  application_id integer not null references applications (id),
  agent_id integer not null references users (id),
  lost_at timestamptz not null,
  -- The place of the agent's cheapest quote among those that could be chosen; null without one.
  price_rank integer constraint lead_losses_no_zero_rank check (price_rank > 0),
  quote_count integer not null constraint lead_losses_no_negative_count check (quote_count >= 0),
  -- How its cover compared with the need; null when it was not compared.
  verdict text constraint lead_losses_no_other_verdict check (verdict in ('meets', 'below', 'notStated')),
  primary key (application_id, agent_id)
);
create index lead_losses_by_agent on lead_losses (agent_id, lost_at, application_id);

-- Payments --------------------------------------------------------------------------------------

-- The fee that an agent pays for the details of a client who chose them.
create table payments (
  id integer primary key generated always as identity,
  application_id integer not null references applications (id),
  agent_id integer not null references users (id),
  quote_id integer not null references quotes (id),
  amount_cents integer not null constraint payments_no_zero_amount check (amount_cents > 0),
  currency text not null default 'usd',
  idempotency_key text not null constraint payments_one_per_idempotency_key unique,
  intent_id text constraint payments_one_per_intent unique,
  customer_id text,
  status text not null default 'created' constraint payments_no_other_status check (
    status in ('created', 'pending', 'succeeded', 'canceled', 'refunded', 'disputed', 'charged-back')
  ),
  -- How much of it went back so far.
  refunded_cents integer not null default 0,
  card_brand text,
  card_last4 text,
  receipt_number text constraint payments_one_per_receipt unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  disputed_at timestamptz,
  -- When the provider was last asked about it.
  checked_at timestamptz,
  constraint payments_one_per_lead_and_agent unique (application_id, agent_id),
  constraint payments_no_refund_above_amount check (refunded_cents between 0 and amount_cents)
);
create index payments_by_agent on payments (agent_id, created_at);
create index payments_by_agent_paid on payments (agent_id, paid_at, id) where paid_at is not null;
create index payments_by_change on payments (updated_at) include (status);
create index payments_unsettled on payments (updated_at) where status in ('created', 'pending');

-- The client's details that were paid for; they outlive the client's account.
create table unlocked_clients (
  application_id integer primary key references applications (id),
  agent_id integer not null references users (id),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  unlocked_at timestamptz not null
);
create index unlocked_clients_by_agent on unlocked_clients (agent_id);

-- A fee that its agent asked back, once. `returning` was granted and waits for the card provider.
-- The words go with the account of either side; the decision stays.
create table fee_returns (
  id integer primary key generated always as identity,
  payment_id integer not null references payments (id) constraint fee_returns_one_per_payment unique,
  agent_id integer not null references users (id),
  reason text not null constraint fee_returns_no_other_reason
    check (reason in ('contact-fails', 'never-asked', 'duplicate')),
  words text not null,
  asked_at timestamptz not null,
  decide_by timestamptz not null,
  status text not null default 'asked' constraint fee_returns_no_other_status
    check (status in ('asked', 'returning', 'returned', 'refused')),
  -- The reason for the decision, as the agent reads it.
  answer text not null default '',
  decided_at timestamptz,
  constraint fee_returns_no_undated_decision check ((status = 'asked') = (decided_at is null))
);
create index fee_returns_by_agent on fee_returns (agent_id);
create index fee_returns_open on fee_returns (decide_by) where status in ('asked', 'returning');

-- Webhooks of the card provider that were handled; the provider repeats them.
create table webhook_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

-- Threads ---------------------------------------------------------------------------------------

-- The messages between a consumer and the agent of a quote. A thread has a row from its first message,
-- or its end, on.
create table threads (
  quote_id integer primary key references quotes (id),
  consumer_id integer not null references users (id),
  agent_id integer not null references users (id),
  unread_by_consumer integer not null default 0
    constraint threads_no_negative_unread_by_consumer check (unread_by_consumer >= 0),
  unread_by_agent integer not null default 0
    constraint threads_no_negative_unread_by_agent check (unread_by_agent >= 0),
  -- Which of the two ended it.
  ended_by integer references users (id),
  ended_at timestamptz,
  constraint threads_no_undated_end check ((ended_by is null) = (ended_at is null))
);
create index threads_by_consumer on threads (consumer_id);
create index threads_by_agent on threads (agent_id);
create index threads_by_end on threads (ended_by) where ended_by is not null;
create index threads_unread_by_consumer on threads (consumer_id) where unread_by_consumer > 0;
create index threads_unread_by_agent on threads (agent_id) where unread_by_agent > 0;

-- Contact details are taken out before a message is stored, until the agent has paid.
-- The text goes with the account of its author.
create table thread_messages (
  id bigint primary key generated always as identity,
  quote_id integer not null references threads (quote_id),
  author_id integer not null references users (id),
  -- The author's own name for the message: what is sent twice is one message.
  sent_key text not null,
  text text not null,
  is_masked boolean not null,
  sent_at timestamptz not null,
  constraint thread_messages_one_per_sent_key unique (author_id, quote_id, sent_key)
);
create index thread_messages_by_thread on thread_messages (quote_id, id);

-- A message that its reader reported, kept for an operator as it was.
create table message_reports (
  id bigint primary key generated always as identity,
  message_id bigint not null references thread_messages (id),
  reporter_id integer not null references users (id),
  reason text not null,
  note text not null default '',
  message_text text not null,
  reported_at timestamptz not null,
  constraint message_reports_one_per_reporter unique (reporter_id, message_id)
);
create index message_reports_by_age on message_reports (reported_at);

-- Mail and jobs ---------------------------------------------------------------------------------

-- Work that was caused by a transaction and is done after it, with retries.
create table outbox (
  id bigint primary key generated always as identity,
  kind text not null constraint outbox_no_other_kind check (
    kind in (
      'mail', 'feedback-mail', 'registration-mail', 'lead-submitted', 'provider-closing',
      'notices-to-forget'
    )
  ),
  user_id integer references users (id),
  -- 0 for what somebody waits for in front of a screen, 1 as it comes, 2 for what goes to many at once.
  priority smallint not null default 1
    constraint outbox_no_other_priority check (priority between 0 and 2),
  payload jsonb not null,
  dedupe_key text constraint outbox_one_per_dedupe_key unique,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text
);
create index outbox_due on outbox (priority, next_attempt_at, id);
create index outbox_notices on outbox (next_attempt_at, id)
  where kind in ('lead-submitted', 'notices-to-forget');
create index outbox_by_user on outbox (user_id);

-- Notifications ---------------------------------------------------------------------------------

-- What a person is told inside the product.
create table notifications (
  id bigint primary key generated always as identity,
  user_id integer not null references users (id),
  -- Numbered as on the wire; 13 is a kind that a remote has of its own.
  code smallint not null,
  first_name text not null,
  application_id integer references applications (id),
  quote_id integer references quotes (id),
  -- The change withdrew the reader's quote with this carrier.
  withdrawn_carrier_id integer references carriers (id),
  -- Makes one notification of an event that is delivered twice.
  event_key text not null,
  seen boolean not null default false,
  created_at timestamptz not null,
  -- What it says beside its sentence.
  details jsonb,
  -- The waiting mail that tells of it together with others.
  mail_id bigint references outbox (id) on delete set null,
  remote_kind text,
  constraint notifications_one_per_event unique (user_id, event_key),
  constraint notifications_no_other_code
    check (code between 1 and 13 and (code = 13) = (remote_kind is not null))
);
create unique index notifications_unseen_of_remote on notifications (user_id, remote_kind)
  where remote_kind is not null and not seen;
create index notifications_by_user on notifications (user_id, created_at, id);
create index notifications_unseen on notifications (user_id) where not seen;
create index notifications_by_thread on notifications (user_id, quote_id) where quote_id is not null;
create index notifications_of_application on notifications (application_id, id);
create index notifications_by_mail on notifications (mail_id) where mail_id is not null;

-- Operations ------------------------------------------------------------------------------------

-- What only an operator has.
create table operators (
  user_id integer primary key references users (id),
  email text not null,
  -- The secret of the code is derived from it with a key that is not in the database; null until the
  -- link was used.
  code_nonce text,
  -- The time step of the last code: each counts once.
  last_step integer not null default 0,
  -- The link by which password and code are chosen; null once it was used.
  link_hash text constraint operators_one_per_link unique,
  link_expires_at timestamptz,
  constraint operators_no_link_without_end check ((link_hash is null) = (link_expires_at is null))
);
create unique index operators_one_per_email on operators (lower(email));

-- Codes for an operator without their phone; each counts once.
create table recovery_codes (
  code_hash text primary key,
  operator_id integer not null references operators (user_id)
);
create index recovery_codes_by_operator on recovery_codes (operator_id);

-- Messages from "Get in touch".
create table feedback (
  id integer primary key generated always as identity,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  answered_at timestamptz,
  -- The operators' own.
  note text not null default ''
);
create index feedback_open on feedback (created_at) where answered_at is null;

-- The operators' log: who decided what, when and why. Rows are only added.
create table operator_acts (
  id integer primary key generated always as identity,
  operator text not null constraint operator_acts_no_empty_operator check (operator <> ''),
  -- Null for the command line.
  operator_id integer references users (id),
  act text not null constraint operator_acts_no_empty_act check (act <> ''),
  -- What the act was about.
  person_id integer references users (id),
  feedback_id integer references feedback (id),
  fee_return_id integer references fee_returns (id),
  agent_id integer references users (id),
  license_number text,
  license_state text,
  remote text,
  why text not null constraint operator_acts_no_empty_reason check (why <> ''),
  acted_at timestamptz not null
);
create index operator_acts_by_operator on operator_acts (operator_id) where operator_id is not null;
create index operator_acts_by_person on operator_acts (person_id) where person_id is not null;
create index operator_acts_by_agent on operator_acts (agent_id) where agent_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what was written', tg_table_name;
end $$;
create trigger operator_acts_kept before update or delete on operator_acts
  for each row execute function refuse_change();
create trigger operator_acts_not_emptied before truncate on operator_acts
  for each statement execute function refuse_change();

-- What browsers reported of the remotes they ran, in sums of a day.
create table remote_figures (
  day date not null,
  remote text not null,
  version text not null,
  channel text not null
    constraint remote_figures_no_other_channel check (channel in ('stable', 'canary', 'last-good')),
  what text not null constraint remote_figures_no_other_figure check (
    what in ('load', 'transport', 'chunk', 'start', 'render', 'unhandled', 'lcp', 'inp', 'cls')
  ),
  -- The group of a vital; 0 for everything else.
  grp smallint not null,
  count integer not null,
  primary key (day, remote, version, channel, what, grp)
);

-- Protection ------------------------------------------------------------------------------------

-- Proofs of being human that were used; each counts once.
create table used_human_tokens (
  token_hash text primary key,
  expires_at timestamptz not null
);
create index used_human_tokens_by_expiry on used_human_tokens (expires_at);

-- How often something happened within its window, for all processes. Worth nothing after a crash.
create unlogged table rate_windows (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_windows_by_end on rate_windows (ends_at);

-- From where an account signed in, as a keyed hash: attempts from elsewhere do not lock it out there.
create table known_places (
  place_hash text primary key,
  user_id integer not null references users (id),
  last_at timestamptz not null
);
create index known_places_by_user on known_places (user_id, last_at);
create index known_places_by_time on known_places (last_at);

-- Derived data ----------------------------------------------------------------------------------

-- Everything below repeats facts from above and is kept true by triggers. It goes step by step: a list
-- or a count is then a query over the facts.

-- What a quote repeats of its application.
create function copy_lead_to_quotes() returns trigger language plpgsql as $$
begin
  if (old.deleted_at is null) <> (new.deleted_at is null)
     or (old.confirmed_at is null) <> (new.confirmed_at is null)
     or old.winner_id is distinct from new.winner_id then
    update quotes set
      lead_deleted = new.deleted_at is not null,
      lead_confirmed = new.confirmed_at is not null,
      lead_winner_id = new.winner_id
    where application_id = new.id;
  end if;
  return null;
end $$;
create trigger applications_copy after update on applications
  for each row execute function copy_lead_to_quotes();

create function fill_quote_from_lead() returns trigger language plpgsql as $$
begin
  select deleted_at is not null, confirmed_at is not null, winner_id
    into new.lead_deleted, new.lead_confirmed, new.lead_winner_id
    from applications where id = new.application_id for update;
  return new;
end $$;
create trigger quotes_fill before insert on quotes
  for each row execute function fill_quote_from_lead();

-- quotes.whole_monthly: the bundle's price where there are several types and one was given, else the sum.
create function price_quotes() returns trigger language plpgsql as $$
begin
  update quotes set whole_monthly = priced.monthly
  from (
    select quote_prices.quote_id,
      case when count(*) > 1 then coalesce(min(quotes.bundle_monthly), sum(monthly))
        else sum(monthly) end as monthly
    from quote_prices inner join quotes on quotes.id = quote_prices.quote_id
    where quote_prices.quote_id in (select quote_id from changed)
    group by quote_prices.quote_id
  ) as priced
  where priced.quote_id = quotes.id and quotes.whole_monthly is distinct from priced.monthly;
  return null;
end $$;
create trigger quote_prices_added after insert on quote_prices
  referencing new table as changed for each statement execute function price_quotes();

-- The words of a text as they are searched: lower case, without accents and apostrophes.
create function search_words(text text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(
    lower(translate(
      text,
      'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãåéèêëíìîïóòôöõúùûüñç''’`',
      'AAAAAAEEEEIIIIOOOOOUUUUNCaaaaaaeeeeiiiiooooouuuunc'
    )),
    '[\s!-/:-@\[-`{-~]+'
  ) as word
  where word <> ''
$$;

-- Finds what has, for each word of the text, a word that begins with it; null without words.
create function search_query(text text) returns tsquery language sql immutable parallel safe as $$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  from unnest(search_words(text)) as word
$$;

-- The first one and two letters of the words, for searches by one or two letters.
create function beginnings(words tsvector) returns text[] language sql immutable parallel safe
  cost 10000
  as $$
  select coalesce(array_agg(distinct left(word, letters)), '{}')
  from unnest(tsvector_to_array(words)) as word, generate_series(1, 2) as letters
  -- Not of the places, #TX and #787.
  where word not like '#%'
$$;

-- What agents find and order leads by, of every submitted application.
create table leads (
  application_id integer primary key references applications (id),
  is_open boolean not null,
  submitted_at timestamptz not null,
  zip_id integer not null,
  type_mask smallint not null,
  -- The headline figure of each type, worked out by the API from the answers; null until then.
  needs jsonb,
  -- All of it in whole dollars; 0 when nothing is known.
  need integer not null default 0,
  -- Paid today, in whole dollars; 0 when nothing is known.
  premium_yearly integer not null default 0,
  -- When the first of the present policies ends.
  renews_on date,
  -- Words of the client's names and city, #TX for the state, #787 for the ZIP code's first digits.
  words tsvector not null,
  -- The client's state, taken from the words; null when the lead was deleted.
  state text generated always as (substring(words::text from '''#([A-Z]{2})''')) stored
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table leads alter column words set statistics 500;
create index leads_by_time on leads (submitted_at, application_id)
  include (type_mask, zip_id, need, premium_yearly, renews_on, state, words) where is_open;
create index leads_by_zip on leads (zip_id, submitted_at, application_id)
  include (type_mask, need, premium_yearly, renews_on, state, words) where is_open;
create index leads_by_need on leads (need, submitted_at, application_id)
  include (type_mask, zip_id, premium_yearly, renews_on, state, words) where is_open;
create index leads_by_premium on leads (premium_yearly, submitted_at, application_id)
  include (type_mask, zip_id, need, renews_on, state, words) where is_open;
create index leads_by_renewal on leads (renews_on, submitted_at desc, application_id desc)
  include (type_mask, zip_id, need, premium_yearly, state, words) where is_open;
create index leads_by_state on leads (state, renews_on, submitted_at desc, application_id desc)
  include (type_mask, zip_id, need, premium_yearly, words) where is_open;
create index leads_by_words_and_beginnings on leads using gin (words, beginnings(words))
  with (fastupdate = off) where is_open;
alter index leads_by_words_and_beginnings alter column 2 set statistics 0;
create index leads_to_work_out on leads (application_id) where needs is null;

-- A deleted lead is not found by what its client said. Whoever paid keeps the client's name.
create function lead_words(lead_id integer) returns tsvector language sql stable as $$
  select array_to_tsvector(case
    when applications.deleted_at is not null then '{}'
    else search_words(concat_ws(' ',
      coalesce(paid.first_name, users.first_name),
      coalesce(paid.last_name, users.last_name),
      consumers.city
    )) || array_remove(array[
      '#' || consumers.state,
      '#' || lpad((applications.zip_id / 100)::text, 3, '0')
    ], null)
  end)
  from applications
    inner join users on users.id = applications.consumer_id
    left join consumers on consumers.user_id = applications.consumer_id
    left join unlocked_clients as paid on paid.application_id = applications.id
  where applications.id = lead_id
$$;

create function keep_lead() returns trigger language plpgsql as $$
declare
  is_other boolean := tg_op = 'INSERT' or old.submitted_at is distinct from new.submitted_at
    or old.submitted_answers is distinct from new.submitted_answers
    or (old.deleted_at is null) <> (new.deleted_at is null);
begin
  if new.submitted_at is null then return null; end if;
  if is_other or old.is_open <> new.is_open or old.zip_id <> new.zip_id
     or old.type_mask <> new.type_mask then
    insert into leads (application_id, is_open, submitted_at, zip_id, type_mask, needs, words)
      values (new.id, new.is_open, new.submitted_at, new.zip_id, new.type_mask,
        case when new.deleted_at is not null then '[]'::jsonb end, lead_words(new.id))
      on conflict (application_id) do update set
        is_open = excluded.is_open,
        submitted_at = excluded.submitted_at,
        zip_id = excluded.zip_id,
        type_mask = excluded.type_mask,
        needs = case when is_other then excluded.needs else leads.needs end,
        need = case when is_other then 0 else leads.need end,
        premium_yearly = case when is_other then 0 else leads.premium_yearly end,
        renews_on = case when is_other then null else leads.renews_on end,
        words = excluded.words;
  end if;
  return null;
end $$;
create trigger applications_keep_lead after insert or update on applications
  for each row execute function keep_lead();

create function keep_lead_words() returns trigger language plpgsql as $$
declare
  -- Of a deleted row nothing is new.
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  update leads set words = lead_words(application_id)
  from applications
  where applications.id = leads.application_id
    and applications.consumer_id = (changed ->> tg_argv[0])::integer;
  return null;
end $$;
create trigger users_keep_lead_words after update of first_name, last_name on users
  for each row when (old.first_name <> new.first_name or old.last_name <> new.last_name)
  execute function keep_lead_words('id');
create trigger consumers_keep_lead_words after insert or delete or update of city, state on consumers
  for each row execute function keep_lead_words('user_id');

-- The leads that an agent has live quotes on, with what they are found and ordered by.
create table agent_leads (
  application_id integer not null references leads (application_id),
  agent_id integer not null references users (id),
  status text not null constraint agent_leads_no_other_status
    check (status in ('quoted', 'lost', 'won', 'completed', 'deleted')),
  submitted_at timestamptz not null,
  -- Of a deleted lead only the types and the time are known.
  zip_id integer,
  type_mask smallint not null,
  need integer not null,
  renews_on date,
  state text,
  words tsvector not null,
  -- The agent's lowest monthly price.
  best_monthly integer,
  -- The carriers of all live quotes on the lead.
  carrier_ids integer[] not null,
  primary key (application_id, agent_id)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index agent_leads_listed on agent_leads (agent_id, status, submitted_at, application_id)
  include (zip_id, type_mask, need, renews_on, state, words, best_monthly, carrier_ids);

create function agent_leads_now(lead_ids integer[]) returns setof agent_leads
  language sql stable as $$
  select leads.application_id, own.agent_id, own.status, leads.submitted_at,
    case when is_known then leads.zip_id end,
    leads.type_mask,
    case when is_known then leads.need else 0 end,
    case when is_known then leads.renews_on end,
    case when is_known then leads.state end,
    case when is_known then leads.words else '' end,
    own.best_monthly,
    standing.carrier_ids
  from leads
    cross join lateral (
      select agent_id, min(status) as status, min(status) <> 'deleted' as is_known,
        min(whole_monthly) as best_monthly
      from quotes
      where quotes.application_id = leads.application_id
        and quotes.status not in ('removed', 'dismissed')
      group by agent_id
    ) as own
    cross join lateral (
      select array(
        select carrier_id from quotes
        where quotes.application_id = leads.application_id and removed_at is null
        order by carrier_id
      ) as carrier_ids
    ) as standing
  where leads.application_id = any (lead_ids)
$$;

create function keep_agent_leads(lead_ids integer[]) returns void language plpgsql as $$
begin
  -- Whoever changes one of these leads, or the quotes on it, meanwhile waits here; what they have
  -- changed by then is seen below.
  perform from leads where application_id = any (lead_ids)
    order by application_id for no key update;
  delete from agent_leads where application_id = any (lead_ids) and not exists (
    select from quotes
    where quotes.application_id = agent_leads.application_id
      and quotes.agent_id = agent_leads.agent_id
      and quotes.status not in ('removed', 'dismissed')
  );
  insert into agent_leads
    select * from agent_leads_now(lead_ids)
    on conflict (application_id, agent_id) do update set
      status = excluded.status,
      submitted_at = excluded.submitted_at,
      zip_id = excluded.zip_id,
      type_mask = excluded.type_mask,
      need = excluded.need,
      renews_on = excluded.renews_on,
      state = excluded.state,
      words = excluded.words,
      best_monthly = excluded.best_monthly,
      carrier_ids = excluded.carrier_ids
    where agent_leads is distinct from excluded;
end $$;

create function keep_agent_leads_of_lead() returns trigger language plpgsql as $$
begin
  perform keep_agent_leads(array[new.application_id]);
  return null;
end $$;
create trigger leads_keep_agent_leads after update on leads for each row
  when ((old.submitted_at, old.zip_id, old.type_mask, old.need, old.renews_on, old.words)
    is distinct from
    (new.submitted_at, new.zip_id, new.type_mask, new.need, new.renews_on, new.words))
  execute function keep_agent_leads_of_lead();

create function keep_agent_leads_of_quotes() returns trigger language plpgsql as $$
declare
  lead_ids integer[];
begin
  if tg_op = 'UPDATE' then
    lead_ids := array(
      select distinct added.application_id from added inner join taken using (id)
      where (added.status, added.carrier_id, added.whole_monthly)
        is distinct from (taken.status, taken.carrier_id, taken.whole_monthly)
    );
  elsif tg_op = 'INSERT' then
    lead_ids := array(select distinct application_id from added);
  else
    lead_ids := array(select distinct application_id from taken);
  end if;
  if cardinality(lead_ids) > 0 then perform keep_agent_leads(lead_ids); end if;
  return null;
end $$;
create trigger quotes_keep_agent_leads_added after insert on quotes
  referencing new table as added
  for each statement execute function keep_agent_leads_of_quotes();
create trigger quotes_keep_agent_leads_changed after update on quotes
  referencing old table as taken new table as added
  for each statement execute function keep_agent_leads_of_quotes();
create trigger quotes_keep_agent_leads_taken after delete on quotes
  referencing old table as taken
  for each statement execute function keep_agent_leads_of_quotes();

-- How many open leads the country has, for each combination of types.
create table lead_counts (
  type_mask smallint primary key,
  open_count integer not null constraint lead_counts_no_negative_count check (open_count >= 0)
);

-- The same for each area (the first three digits), with a number for each of its hundred ZIP codes.
-- type_mask 0 counts the leads of every combination.
create table lead_counts_by_area (
  area integer not null,
  type_mask smallint not null
    constraint lead_counts_by_area_no_other_types check (type_mask between 0 and 7),
  open_counts integer[] not null constraint lead_counts_by_area_no_negative_count
    check (cardinality(open_counts) = 100 and 0 <= all (open_counts)),
  primary key (type_mask, area)
);

-- The same once more in binary, a thousand ZIP codes in a row: plane 0 has the ones of their counts,
-- plane 1 the twos, plane 2 the fours.
create table lead_count_planes (
  type_mask smallint not null
    constraint lead_count_planes_no_other_types check (type_mask between 0 and 7),
  region smallint not null,
  plane smallint not null constraint lead_count_planes_no_other_plane check (plane between 0 and 30),
  bits bit(1000) not null,
  primary key (type_mask, region, plane)
);

create function change_open_leads(zip_id integer, types smallint, change integer) returns void
  language plpgsql as $$
declare
  own_area constant integer := zip_id / 100;
  place constant integer := 1 + zip_id % 100;
  mask integer;
  now_open integer;
begin
  -- Always the country first, so that two submissions never wait for each other in a circle.
  loop
    update lead_counts set open_count = open_count + change where type_mask = types;
    exit when found;
    insert into lead_counts values (types, 0) on conflict do nothing;
  end loop;
  foreach mask in array array[0, types] loop
    loop
      update lead_counts_by_area set open_counts[place] = open_counts[place] + change
        where area = own_area and type_mask = mask returning open_counts[place] into now_open;
      exit when found;
      insert into lead_counts_by_area values (own_area, mask, array_fill(0, array[100]))
        on conflict do nothing;
    end loop;
    -- The planes in which the count is another one than before; the lowest is always among them.
    insert into lead_count_planes as counted
      select mask, zip_id / 1000, plane, set_bit(0::bit(1000), zip_id % 1000, now_open >> plane & 1)
      from generate_series(0, 30) as plane
      where (now_open # (now_open - change)) >> plane & 1 = 1
    on conflict (type_mask, region, plane) do update
      set bits = set_bit(counted.bits, zip_id % 1000, get_bit(excluded.bits, zip_id % 1000));
  end loop;
end $$;

create function count_open_leads() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.is_open = new.is_open
     and (not new.is_open or (old.zip_id = new.zip_id and old.type_mask = new.type_mask)) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.is_open and new.is_open then
    -- Whatever a lead moves between is held in one order.
    perform from lead_counts where type_mask in (old.type_mask, new.type_mask)
      order by type_mask for no key update;
    perform from lead_counts_by_area
      where area in (old.zip_id / 100, new.zip_id / 100)
        and type_mask in (0, old.type_mask, new.type_mask)
      order by area, type_mask for no key update;
    perform from lead_count_planes
      where region in (old.zip_id / 1000, new.zip_id / 1000) and plane = 0
        and type_mask in (0, old.type_mask, new.type_mask)
      order by region, type_mask for no key update;
  end if;
  if tg_op = 'UPDATE' and old.is_open then
    perform change_open_leads(old.zip_id, old.type_mask, -1);
  end if;
  if new.is_open then perform change_open_leads(new.zip_id, new.type_mask, 1); end if;
  return null;
end $$;
create trigger applications_count after insert or update on applications
  for each row execute function count_open_leads();

-- agents.many_zips: a bit for each ZIP code of an agent with at least 500; null for all others.
create function many_zips_of(agent integer) returns bit varying language sql stable as $$
  select case when count(*) >= 500 then
    rpad(string_agg(repeat('0', zip_id - before - 1) || '1', '' order by zip_id), 100000, '0')::bit(100000)
  end
  from (
    select zip_id, lag(zip_id, 1, -1) over (order by zip_id) as before
    from agent_zips where agent_id = agent
  ) as chosen
$$;

create function keep_many_zips() returns trigger language plpgsql as $$
declare
  agent_ids constant integer[] := array(select distinct agent_id from changed);
begin
  -- Whoever changes the same agent's meanwhile waits here; what they have chosen by then is seen below.
  perform from agents where user_id = any (agent_ids) order by user_id for no key update;
  update agents set many_zips = many_zips_of(user_id)
    where user_id = any (agent_ids) and many_zips is distinct from many_zips_of(user_id);
  return null;
end $$;
create trigger agent_zips_keep_many_added after insert on agent_zips
  referencing new table as changed for each statement execute function keep_many_zips();
create trigger agent_zips_keep_many_taken after delete on agent_zips
  referencing old table as changed for each statement execute function keep_many_zips();
