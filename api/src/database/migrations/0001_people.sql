-- The schema, for PostgreSQL 15 and newer and for PGlite. docs/schema.md shows it as a picture.
-- Its files follow the story: people, an application, quotes on it, a choice, a payment, and what is said on the way.
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
  -- What the spellings of a name have in common: placeKey of contract/src/rules/placeNames.ts.
  city_key text not null,
  county_key text not null default '',
  latitude real,
  longitude real
);
create index zip_codes_by_digits on zip_codes (code text_pattern_ops);
create index zip_codes_by_county on zip_codes (state, county);
create index zip_codes_by_city_name on zip_codes (city_key text_pattern_ops, state);
create index zip_codes_by_county_name on zip_codes (county_key text_pattern_ops, state);

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

-- Every account: consumers (type 1), agents (2) and operators (3). Their addresses are proved.
-- A deleted account keeps its number and nothing personal, because other rows refer to it.
create table users (
  id integer primary key generated always as identity,
  type smallint not null constraint users_no_other_type check (type in (1, 2, 3)),
  -- An operator's address is in operators, so that no call of consumers and agents finds it.
  email text,
  -- The address that waits for its proofs: the link mailed to it, and where pending_needs_present is set, a
  -- link mailed to the present address, or an operator.
  pending_email text,
  pending_is_proved boolean not null default false,
  pending_needs_present boolean not null default false,
  password_hash text,
  -- When the password was last changed by somebody who did not give the old one.
  password_unproved_at timestamptz,
  first_name text not null,
  last_name text not null,
  phone text not null,
  language text not null default 'en' constraint users_no_other_language check (language in ('en', 'es')),
  email_notifications boolean not null default true,
  created_at timestamptz not null,
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
  current_carrier_id integer references carriers (id),
  -- Insured with a company that is not among the carriers.
  has_other_carrier boolean not null default false
    constraint consumers_one_current_carrier check (not has_other_carrier or current_carrier_id is null)
);
-- For leads that may be of one person.
create index consumers_of_one_person on consumers (date_of_birth, lower(address1));

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

-- Further states that an agent's license lists, each looked up on its own.
create table agent_license_states (
  agent_id integer not null references agents (user_id) on delete cascade,
  state text not null constraint agent_license_states_no_empty_state check (state <> ''),
  -- Since when it waits for an operator's check.
  given_at timestamptz not null,
  -- As in agents. It is removed when the license or the agent's name changes.
  license_check text
    constraint agent_license_states_no_other_check check (license_check in ('checked', 'refused')),
  license_check_at timestamptz,
  license_check_words text not null default '',
  primary key (agent_id, state),
  constraint agent_license_states_no_undated_check
    check ((license_check is null) = (license_check_at is null))
);
create index agent_license_states_to_check on agent_license_states (given_at, agent_id)
  where license_check is null;

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

-- Mailed links that change an account's address or reset its password.
-- The link is derived from nonce with a secret that is not in the database.
create table tokens (
  id bigint primary key generated always as identity,
  user_id integer not null references users (id),
  kind text not null constraint tokens_no_other_kind
    check (kind in ('verify-email', 'approve-email', 'reset')),
  email text not null,
  nonce text not null,
  token_hash text not null constraint tokens_one_per_hash unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tokens_by_user on tokens (user_id, kind);
create index tokens_by_expiry on tokens (expires_at);

-- What was begun with an address that is not proved yet, each with a link mailed there: a draft that goes on
-- on another device, or a registration that waits to become an account. Those of one address stand beside
-- each other, and none changes another.
create table registrations (
  id bigint primary key generated always as identity,
  email text not null,
  -- As in users.
  type smallint not null constraint registrations_no_other_type check (type in (1, 2)),
  language text not null constraint registrations_no_other_language check (language in ('en', 'es')),
  first_name text not null,
  insurance_type smallint,
  -- A draft, as it was typed.
  draft jsonb,
  -- What waits: all that its account is made of, and its password.
  account jsonb,
  password_hash text,
  -- The link is derived from it with a secret that is not in the database; null once a draft was mailed.
  nonce text,
  token_hash text not null constraint registrations_one_per_hash unique,
  -- When the link of what waits was last mailed.
  mailed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint registrations_draft_or_account check ((draft is null) <> (account is null)),
  constraint registrations_no_account_without_password_and_link check (
    (account is null) = (password_hash is null) and (account is null or nonce is not null)
  ),
  constraint registrations_no_consumer_without_insurance_type check (type = 2 or insurance_type is not null)
);
create index registrations_by_email on registrations (lower(email));
create index registrations_by_expiry on registrations (expires_at);
