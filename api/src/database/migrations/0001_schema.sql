-- The whole schema, for PostgreSQL 15 and newer and for PGlite. docs/schema.md shows it as a picture.
-- It follows the story: people, an application, quotes on it, a choice, a payment, and what is said on the way.
-- A constraint is named after what it forbids: users_one_per_email forbids a second account of an address.
-- Keys of what belongs to an application contain application_id, and keys of what lies on a person's desk
-- contain that person, so that the tables can be distributed by them (docs/scale.md).

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
-- For counts by day: small, and almost free to write, because rows come in the order of time.
create index users_by_day on users using brin (created_at);
create index users_unverified on users (created_at) where verified_at is null and deleted_at is null;

-- What is locked while an account is changed, or must not be: a row for each, as long as the account's.
-- The people themselves are not: where each machine has a copy of them, a lock on one row is one on all.
create table account_locks (
  user_id integer primary key references users (id)
);

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
  id bigint primary key generated always as identity,
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
  accepted_quote_id bigint,
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
  -- Worked out from the answers at the submission, because lists of leads sort by it: the headline
  -- figure of each type, their sum, what is paid today, and when the first present policy ends.
  needs jsonb,
  need integer not null default 0,
  premium_yearly integer not null default 0,
  renews_on date,
  -- A copy of the client's names, city and state, because agents search for them among all leads.
  client_words tsvector not null default '',
  client_state text,
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
create index applications_by_day on applications using brin (submitted_at);
create index applications_by_consumer on applications (consumer_id);
create index applications_by_winner on applications (winner_id) where winner_id is not null;
-- An agent's new leads: by ZIP code, and in each order of the list.
create index applications_open_by_zip on applications (zip_id, submitted_at, id)
  include (type_mask) where is_open;
create index applications_open_by_time on applications (submitted_at, id)
  include (type_mask, zip_id) where is_open;
create index applications_open_by_need on applications (need, submitted_at, id) where is_open;
create index applications_open_by_premium on applications (premium_yearly, submitted_at, id) where is_open;
create index applications_open_by_renewal on applications (renews_on, submitted_at desc, id desc)
  where is_open;
create index applications_open_by_state on applications (client_state, submitted_at, id) where is_open;
create index applications_open_by_words on applications using gin (client_words)
  with (fastupdate = off) where is_open;
create index applications_contact_check on applications (contact_check_at) where contact_check_at is not null;

-- The one application that a consumer works with; a deleted one is no longer here.
create table live_applications (
  consumer_id integer primary key references users (id),
  application_id bigint not null references applications (id)
);
create index live_applications_by_application on live_applications (application_id);

-- Agents who looked at a lead.
create table lead_reads (
  agent_id integer not null references users (id),
  application_id bigint not null references applications (id),
  read_at timestamptz not null,
  primary key (agent_id, application_id)
);
create index lead_reads_by_application on lead_reads (application_id);

-- What each agent opened of an application, as its consumer is told.
-- It goes with the consumer's account; when the agent's account goes, only the name behind it does.
create table lead_openings (
  application_id bigint not null references applications (id),
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
  application_id bigint not null references applications (id),
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
  application_id bigint not null references applications (id),
  id bigint not null generated always as identity,
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
  primary key (application_id, id),
  constraint quotes_no_accepted_and_removed check (removed_at is null or accepted_at is null),
  constraint quotes_no_half_bundle check ((bundle_monthly is null) = (bundle_yearly is null)),
  constraint quotes_no_unwritten_types_while_live check (unwritten_types is null or removed_at is not null)
);
create index quotes_by_id on quotes (id);
create index quotes_by_day on quotes using brin (created_at);
create unique index quotes_one_per_carrier on quotes (application_id, carrier_id) where removed_at is null;
create unique index quotes_one_accepted on quotes (application_id) where accepted_at is not null;
create index quotes_by_agent_lead on quotes (agent_id, application_id)
  include (created_at, accepted_at, removed_at, lead_dismissed_at);
create index quotes_by_end on quotes (valid_until, application_id) where removed_at is null;

alter table applications add constraint applications_no_choice_of_another_application
  foreign key (id, accepted_quote_id) references quotes (application_id, id);

-- What a quote costs for each insurance type, in whole dollars.
create table quote_prices (
  application_id bigint not null,
  quote_id bigint not null,
  type_id smallint not null constraint quote_prices_no_other_type check (type_id in (1, 2, 3)),
  monthly integer not null
    constraint quote_prices_no_monthly_out_of_range check (monthly between 0 and 100000000),
  yearly integer not null
    constraint quote_prices_no_yearly_out_of_range check (yearly between 0 and 100000000),
  primary key (application_id, quote_id, type_id),
  foreign key (application_id, quote_id) references quotes (application_id, id) on delete cascade
);

-- Limits that an agent keeps under a name, to fill in the next quote.
create table cover_templates (
  agent_id integer not null references users (id),
  id bigint not null generated always as identity,
  type_id smallint not null constraint cover_templates_no_other_type check (type_id in (1, 2, 3)),
  name text not null,
  cover jsonb not null,
  created_at timestamptz not null,
  primary key (agent_id, id),
  constraint cover_templates_one_per_name unique (agent_id, type_id, name)
);

-- Choices ---------------------------------------------------------------------------------------

-- What a consumer agreed to by choosing a quote, as it was shown.
-- The text goes with the account of either side, unless the agent has paid; the rest stays.
create table consents (
  application_id bigint not null,
  id bigint not null generated always as identity,
  consumer_id integer not null references users (id),
  quote_id bigint not null,
  agent_id integer not null references users (id),
  text_version integer not null,
  text text not null,
  carrier_id integer not null references carriers (id),
  prices jsonb not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (application_id, id),
  foreign key (application_id, quote_id) references quotes (application_id, id)
);
create unique index consents_one_standing on consents (application_id) where withdrawn_at is null;
create index consents_by_consumer on consents (consumer_id);
create index consents_by_agent on consents (agent_id);

-- How an agent's quote stood when the client chose another one, for that agent's results.
-- It is removed when the choice ends.
create table lead_losses (
  application_id bigint not null references applications (id),
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

-- The fee that an agent pays for the details of a client who chose them: a row for each intent at the card
-- provider. What is paid again after an end gets a new row. A status only moves forward:
-- created -> pending -> succeeded -> disputed -> charged-back; created, pending -> canceled (the lead was
-- withdrawn, or the intent was canceled); succeeded, disputed, canceled -> refunded. A dispute that was won
-- leads back to succeeded, with its date: there is no second one.
create table payments (
  application_id bigint not null,
  id bigint not null generated always as identity,
  agent_id integer not null references users (id),
  quote_id bigint not null,
  amount_cents integer not null constraint payments_no_zero_amount check (amount_cents > 0),
  currency text not null default 'usd',
  idempotency_key text not null,
  intent_id text,
  customer_id text,
  status text not null default 'created' constraint payments_no_other_status check (
    status in ('created', 'pending', 'succeeded', 'canceled', 'refunded', 'disputed', 'charged-back')
  ),
  -- How much of it went back so far.
  refunded_cents integer not null default 0,
  card_brand text,
  card_last4 text,
  receipt_number text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  disputed_at timestamptz,
  -- When the provider was last asked about it.
  checked_at timestamptz,
  primary key (application_id, id),
  foreign key (application_id, quote_id) references quotes (application_id, id),
  -- Intents, keys and receipts are made for one application: these are one row each.
  constraint payments_one_per_idempotency_key unique (idempotency_key, application_id),
  constraint payments_one_per_intent unique (intent_id, application_id),
  constraint payments_one_per_receipt unique (receipt_number, application_id),
  constraint payments_no_refund_above_amount check (refunded_cents between 0 and amount_cents),
  -- Demo people pay without a provider.
  constraint payments_no_status_without_intent
    check (intent_id is not null or status in ('created', 'canceled') or idempotency_key like 'demo-%'),
  constraint payments_no_intent_before_pending check (status <> 'created' or intent_id is null),
  constraint payments_no_undated_payment
    check ((paid_at is null) = (status in ('created', 'pending', 'canceled'))),
  constraint payments_no_payment_without_receipt check ((paid_at is null) = (receipt_number is null)),
  constraint payments_no_undated_refund check ((refunded_cents = 0) = (refunded_at is null)),
  constraint payments_no_refund_before_payment check (refunded_at is null or paid_at is not null),
  constraint payments_no_partial_refund_as_whole
    check (status <> 'refunded' or refunded_cents = amount_cents),
  constraint payments_no_undated_dispute
    check (status not in ('disputed', 'charged-back') or disputed_at is not null)
);
create index payments_by_id on payments (id);
create unique index payments_one_alive_per_lead_and_agent on payments (application_id, agent_id)
  where status not in ('canceled', 'refunded');
create index payments_by_lead_and_agent on payments (application_id, agent_id);
create index payments_by_agent on payments (agent_id, created_at);
create index payments_by_agent_paid on payments (agent_id, paid_at, id) where paid_at is not null;
create index payments_by_change on payments (updated_at) include (status);
create index payments_unsettled on payments (updated_at) where status in ('created', 'pending');

-- The client's details that were paid for; they outlive the client's account.
create table unlocked_clients (
  application_id bigint primary key references applications (id),
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
  application_id bigint not null,
  id bigint not null generated always as identity,
  payment_id bigint not null,
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
  primary key (application_id, id),
  foreign key (application_id, payment_id) references payments (application_id, id),
  constraint fee_returns_one_per_payment unique (application_id, payment_id),
  constraint fee_returns_no_undated_decision check ((status = 'asked') = (decided_at is null))
);
create index fee_returns_by_id on fee_returns (id);
create index fee_returns_by_agent on fee_returns (agent_id);
create index fee_returns_open on fee_returns (decide_by) where status in ('asked', 'returning');

-- A day's comparison of our payments with the provider's. One process does it; where it ends early,
-- another begins anew.
create table payment_comparisons (
  day date primary key,
  started_at timestamptz not null,
  ended_at timestamptz
);

-- What the daily comparison found to differ, each once, until an operator has dealt with it.
create table payment_differences (
  id integer primary key generated always as identity,
  intent_id text not null,
  -- The payment; null where we know of no such intent.
  application_id bigint,
  payment_id bigint,
  what text not null constraint payment_differences_no_other_kind check (
    what in ('missing-here', 'missing-there', 'amount', 'owner', 'state', 'refund', 'dispute')
  ),
  ours text not null,
  theirs text not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  foreign key (application_id, payment_id) references payments (application_id, id),
  constraint payment_differences_one_per_finding unique (intent_id, what, ours, theirs)
);
create index payment_differences_open on payment_differences (found_at) where resolved_at is null;

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
  application_id bigint not null,
  quote_id bigint not null,
  consumer_id integer not null references users (id),
  agent_id integer not null references users (id),
  unread_by_consumer integer not null default 0
    constraint threads_no_negative_unread_by_consumer check (unread_by_consumer >= 0),
  unread_by_agent integer not null default 0
    constraint threads_no_negative_unread_by_agent check (unread_by_agent >= 0),
  -- Which of the two ended it.
  ended_by integer references users (id),
  ended_at timestamptz,
  primary key (application_id, quote_id),
  foreign key (application_id, quote_id) references quotes (application_id, id),
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
  application_id bigint not null,
  quote_id bigint not null,
  id bigint not null generated always as identity,
  author_id integer not null references users (id),
  -- The author's own name for the message: what is sent twice is one message.
  sent_key text not null,
  text text not null,
  is_masked boolean not null,
  sent_at timestamptz not null,
  primary key (application_id, quote_id, id),
  foreign key (application_id, quote_id) references threads (application_id, quote_id),
  constraint thread_messages_one_per_sent_key unique (author_id, application_id, quote_id, sent_key)
);

-- A message that its reader reported, kept for an operator as it was.
create table message_reports (
  application_id bigint not null,
  quote_id bigint not null,
  message_id bigint not null,
  reporter_id integer not null references users (id),
  reason text not null,
  note text not null default '',
  message_text text not null,
  reported_at timestamptz not null,
  primary key (reporter_id, application_id, quote_id, message_id),
  foreign key (application_id, quote_id, message_id) references thread_messages (application_id, quote_id, id)
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
  last_error text,
  -- A dead letter: a mail that failed too often. It waits for an operator, and for no worker.
  given_up_at timestamptz,
  constraint outbox_no_key_once_given_up check (given_up_at is null or dedupe_key is null)
);
create index outbox_due on outbox (priority, next_attempt_at, id) where given_up_at is null;
create index outbox_given_up on outbox (given_up_at, id) where given_up_at is not null;
create index outbox_notices on outbox (next_attempt_at, id)
  where kind in ('lead-submitted', 'notices-to-forget');
create index outbox_by_user on outbox (user_id);

-- Notifications ---------------------------------------------------------------------------------

-- What a person is told inside the product.
create table notifications (
  user_id integer not null references users (id),
  id bigint not null generated always as identity,
  -- Numbered as on the wire.
  code smallint not null,
  first_name text not null,
  application_id bigint references applications (id),
  quote_id bigint,
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
  primary key (user_id, id),
  foreign key (application_id, quote_id) references quotes (application_id, id),
  constraint notifications_one_per_event unique (user_id, event_key),
  constraint notifications_no_other_code
    check (code between 1 and 12)
);
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
  -- What the act was about. An account that never proved its address is deleted with its number; the log
  -- keeps the number, so these two reference nothing.
  person_id integer,
  feedback_id integer references feedback (id),
  fee_return_id bigint,
  payment_difference_id integer references payment_differences (id),
  agent_id integer,
  license_number text,
  license_state text,
  remote text,
  why text not null constraint operator_acts_no_empty_reason check (why <> ''),
  acted_at timestamptz not null
);
create index operator_acts_by_operator on operator_acts (operator_id) where operator_id is not null;
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
