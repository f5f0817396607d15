-- Written for PostgreSQL 15 and newer; runs unchanged on PGlite.
-- Names are plain words; the wire's names (usr_*, aps_*, qot_*) are made at the edge.

create table settings (
  name text primary key,
  value text not null
);

-- Reference data ---------------------------------------------------------------------------

-- id is the code read as a number (00501 is 501), so it never moves between releases.
create table zip_codes (
  id integer primary key check (id > 0),
  code text not null unique check (code ~ '^[0-9]{5}$'),
  city text not null,
  state text not null
);

create table carriers (
  id integer primary key check (id > 0),
  name text not null unique,
  type_ids smallint[] not null,
  -- One bit a line: 1 home, 2 life, 4 auto. A carrier fits where it has every bit of the lead.
  type_mask smallint not null generated always as (
    (case when 1 = any (type_ids) then 1 else 0 end)
    + (case when 2 = any (type_ids) then 2 else 0 end)
    + (case when 3 = any (type_ids) then 4 else 0 end)
  ) stored
);

-- People -----------------------------------------------------------------------------------

-- A deleted account leaves its number and nothing personal: other rows keep pointing at it.
create table users (
  id integer primary key generated always as identity,
  type smallint not null check (type in (1, 2)),
  email text,
  pending_email text,
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text not null,
  language text not null default 'en' check (language in ('en', 'es')),
  email_notifications boolean not null default true,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  verified_at timestamptz,
  deleted_at timestamptz,
  check (deleted_at is not null or (email is not null and password_hash is not null)),
  check (deleted_at is null or (email is null and pending_email is null and password_hash is null
    and first_name = '' and last_name = '' and phone = ''))
);
create unique index users_one_per_email on users (lower(email));

create table consumers (
  user_id integer primary key references users (id),
  date_of_birth date not null,
  address1 text not null,
  address2 text,
  city text not null,
  state text not null,
  rents boolean not null,
  zip_id integer not null references zip_codes (id),
  gender smallint not null check (gender in (0, 1, 2)),
  marital_status smallint not null check (marital_status in (0, 1, 2)),
  partner_first_name text,
  partner_last_name text,
  partner_date_of_birth date,
  current_carrier_id integer references carriers (id)
);

create table agents (
  user_id integer primary key references users (id),
  agency_name text not null default '',
  agency_address text not null default '',
  agency_email text not null default '',
  agency_phone text not null default '',
  license_number text not null default '',
  all_zips boolean not null default false,
  provider_customer_id text unique
);
create index agents_everywhere on agents (user_id) where all_zips;

create table agent_zips (
  agent_id integer not null references agents (user_id) on delete cascade,
  zip_id integer not null references zip_codes (id),
  primary key (agent_id, zip_id)
);
create index agent_zips_by_zip on agent_zips (zip_id, agent_id);

create table agent_carriers (
  agent_id integer not null references agents (user_id) on delete cascade,
  carrier_id integer not null references carriers (id),
  primary key (agent_id, carrier_id)
);

create table sessions (
  sid_hash text primary key,
  user_id integer not null references users (id),
  created_at timestamptz not null,
  last_active_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_age on sessions (last_active_at);

-- The token itself is derived from nonce with a secret that is not in the database.
create table tokens (
  id integer primary key generated always as identity,
  user_id integer not null references users (id),
  kind text not null check (kind in ('verify', 'verify-email', 'reset')),
  email text not null,
  nonce text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tokens_by_user on tokens (user_id, kind);
create index tokens_by_expiry on tokens (expires_at);

create table used_human_tokens (
  token_hash text primary key,
  expires_at timestamptz not null
);
create index used_human_tokens_by_expiry on used_human_tokens (expires_at);

-- Applications, which agents call leads -----------------------------------------------------

-- draft_* is what the consumer saves; submitted_* is what agents see.
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
  zip_id integer references zip_codes (id),
  unlocked boolean not null default false,
  accepted_quote_id integer,
  winner_id integer references users (id),
  accepted_at timestamptz,
  confirmed_at timestamptz,
  deleted_at timestamptz,
  type_mask smallint not null generated always as (
    (case when 1 = any (submitted_types) then 1 else 0 end)
    + (case when 2 = any (submitted_types) then 2 else 0 end)
    + (case when 3 = any (submitted_types) then 4 else 0 end)
  ) stored,
  is_open boolean not null generated always as (
    submitted_at is not null and deleted_at is null and accepted_quote_id is null
  ) stored,
  check ((submitted_at is null) = (submitted_types is null)),
  check ((submitted_at is null) = (submitted_answers is null)),
  check ((submitted_at is null) = (submitted_version is null)),
  check (submitted_at is null or zip_id is not null),
  check ((accepted_quote_id is null) = (winner_id is null)),
  check ((accepted_quote_id is null) = (accepted_at is null)),
  check (confirmed_at is null or accepted_quote_id is not null)
);
create unique index applications_one_live on applications (consumer_id) where deleted_at is null;
create unique index applications_one_win on applications (accepted_quote_id);
create index applications_open_by_zip on applications (zip_id, submitted_at, id) where is_open;
create index applications_open_by_time on applications (submitted_at, id) where is_open;
create index applications_by_winner on applications (winner_id) where winner_id is not null;

-- lead_* repeat what the lead says, kept by triggers in the same transaction, so that an
-- agent's list is read from one index.
create table quotes (
  id integer primary key generated always as identity,
  application_id integer not null references applications (id),
  agent_id integer not null references users (id),
  carrier_id integer not null references carriers (id),
  number integer not null,
  bundle_monthly integer check (bundle_monthly between 0 and 100000000),
  bundle_yearly integer check (bundle_yearly between 0 and 100000000),
  needs_update boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  dismissed_at timestamptz,
  accepted_at timestamptz,
  lead_time timestamptz not null,
  lead_zip_id integer not null,
  lead_open boolean not null,
  lead_deleted boolean not null,
  lead_confirmed boolean not null,
  lead_winner_id integer,
  status text not null generated always as (
    case
      when removed_at is not null then 'removed'
      when lead_deleted then 'deleted'
      when lead_winner_id = agent_id and lead_confirmed then 'completed'
      when lead_winner_id = agent_id then 'won'
      else 'quoted'
    end
  ) stored,
  unique (id, application_id),
  unique (application_id, number),
  check (removed_at is null or accepted_at is null),
  check ((bundle_monthly is null) = (bundle_yearly is null))
);
create unique index quotes_one_per_carrier on quotes (application_id, carrier_id)
  where removed_at is null;
create unique index quotes_one_accepted on quotes (application_id) where accepted_at is not null;
create index quotes_by_agent_list on quotes (agent_id, status, lead_time, application_id);
create index quotes_by_agent_lead on quotes (agent_id, application_id);

alter table applications add foreign key (accepted_quote_id, id)
  references quotes (id, application_id);

create table quote_prices (
  quote_id integer not null references quotes (id) on delete cascade,
  type_id smallint not null check (type_id in (1, 2, 3)),
  monthly integer not null check (monthly between 0 and 100000000),
  yearly integer not null check (yearly between 0 and 100000000),
  primary key (quote_id, type_id)
);

create table lead_reads (
  agent_id integer not null references users (id),
  application_id integer not null references applications (id),
  read_at timestamptz not null,
  primary key (agent_id, application_id)
);

-- How many open leads each zip code has, by the lines they ask for. Zip 0 counts all of them.
create table lead_counts (
  zip_id integer not null,
  type_mask smallint not null,
  open_count integer not null check (open_count >= 0),
  primary key (zip_id, type_mask)
);

create function count_open_leads() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.is_open = new.is_open
     and (not new.is_open or (old.zip_id = new.zip_id and old.type_mask = new.type_mask)) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.is_open then
    update lead_counts set open_count = open_count - 1
      where type_mask = old.type_mask and zip_id in (0, old.zip_id);
  end if;
  if new.is_open then
    -- Always in the same order, so that two submissions never wait for each other in a circle.
    insert into lead_counts values (0, new.type_mask, 1)
      on conflict (zip_id, type_mask) do update set open_count = lead_counts.open_count + 1;
    insert into lead_counts values (new.zip_id, new.type_mask, 1)
      on conflict (zip_id, type_mask) do update set open_count = lead_counts.open_count + 1;
  end if;
  return null;
end $$;
create trigger applications_count after insert or update on applications
  for each row execute function count_open_leads();

create function copy_lead_to_quotes() returns trigger language plpgsql as $$
begin
  if old.submitted_at is distinct from new.submitted_at
     or old.zip_id is distinct from new.zip_id
     or old.is_open <> new.is_open
     or (old.deleted_at is null) <> (new.deleted_at is null)
     or (old.confirmed_at is null) <> (new.confirmed_at is null)
     or old.winner_id is distinct from new.winner_id then
    update quotes set
      lead_time = new.submitted_at,
      lead_zip_id = new.zip_id,
      lead_open = new.is_open,
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
  select submitted_at, zip_id, is_open, deleted_at is not null, confirmed_at is not null, winner_id
    into new.lead_time, new.lead_zip_id, new.lead_open, new.lead_deleted, new.lead_confirmed,
      new.lead_winner_id
    from applications where id = new.application_id for update;
  -- Numbered in the order the consumer received them; a removed quote keeps its number.
  select coalesce(max(number), 0) + 1 into new.number
    from quotes where application_id = new.application_id;
  return new;
end $$;
create trigger quotes_fill before insert on quotes
  for each row execute function fill_quote_from_lead();

-- What happens afterwards ------------------------------------------------------------------

-- name is the client's first name. event_key makes a repeated delivery one notification.
create table notifications (
  id integer primary key generated always as identity,
  user_id integer not null references users (id),
  code smallint not null check (code between 1 and 4),
  first_name text not null,
  application_id integer references applications (id),
  event_key text not null,
  seen boolean not null default false,
  created_at timestamptz not null,
  unique (user_id, event_key)
);
create index notifications_by_user on notifications (user_id, created_at, id);
create index notifications_unseen on notifications (user_id) where not seen;

create table outbox (
  id integer primary key generated always as identity,
  kind text not null
    check (kind in ('mail', 'feedback-mail', 'lead-submitted', 'provider-closing')),
  user_id integer references users (id),
  payload jsonb not null,
  dedupe_key text unique,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text
);
create index outbox_due on outbox (next_attempt_at, id);
create index outbox_by_user on outbox (user_id);

-- Payment ----------------------------------------------------------------------------------

create table payments (
  id integer primary key generated always as identity,
  application_id integer not null references applications (id),
  agent_id integer not null references users (id),
  quote_id integer not null references quotes (id),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'usd',
  idempotency_key text not null unique,
  intent_id text unique,
  customer_id text,
  status text not null default 'created'
    check (status in ('created', 'pending', 'succeeded', 'canceled', 'refunded', 'disputed')),
  card_brand text,
  card_last4 text,
  receipt_number text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  disputed_at timestamptz,
  checked_at timestamptz,
  unique (application_id, agent_id)
);
create index payments_by_agent on payments (agent_id, created_at);
create index payments_unsettled on payments (updated_at) where status in ('created', 'pending');

-- The client's details as they were paid for; they outlive the client's account.
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

create table webhook_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

create table feedback (
  id integer primary key generated always as identity,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null
);
