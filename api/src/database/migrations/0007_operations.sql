-- What operators work with.

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

-- Messages from "Get in touch"; they go with the account of their address, or after 180 days.
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
create index feedback_by_time on feedback (created_at);
create index feedback_by_email on feedback (lower(email));

-- The operators' log: who decided what, when and why. Rows are only added.
create table operator_acts (
  id integer primary key generated always as identity,
  operator text not null constraint operator_acts_no_empty_operator check (operator <> ''),
  -- Null for the command line.
  operator_id integer references users (id),
  act text not null constraint operator_acts_no_empty_act check (act <> ''),
  -- What the act was about. The log keeps the number of what is deleted, so these two reference nothing.
  person_id integer,
  feedback_id integer,
  fee_return_id bigint,
  report_id bigint,
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
  -- 0 for what is no vital.
  vital_group smallint not null,
  count integer not null,
  primary key (day, remote, version, channel, what, vital_group)
);
