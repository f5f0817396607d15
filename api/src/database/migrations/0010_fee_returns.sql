-- An agent asks for the fee of a lead back, once. `returning` was granted and waits for the card
-- provider. The words go with the account of either side; what was decided stays.
create table fee_returns (
  id integer primary key generated always as identity,
  payment_id integer not null unique references payments (id),
  agent_id integer not null references users (id),
  reason text not null check (reason in ('contact-fails', 'never-asked', 'duplicate')),
  words text not null,
  asked_at timestamptz not null,
  decide_by timestamptz not null,
  status text not null default 'asked'
    check (status in ('asked', 'returning', 'returned', 'refused')),
  -- What the agent reads of why it was decided so.
  answer text not null default '',
  decided_at timestamptz,
  check ((status = 'asked') = (decided_at is null))
);
create index fee_returns_by_agent on fee_returns (agent_id);
create index fee_returns_open on fee_returns (decide_by) where status in ('asked', 'returning');

-- Who decided what, when and why. Rows are added, and never changed.
create table operator_acts (
  id integer primary key generated always as identity,
  operator text not null check (operator <> ''),
  act text not null check (act <> ''),
  fee_return_id integer references fee_returns (id),
  why text not null check (why <> ''),
  acted_at timestamptz not null
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what was written', tg_table_name;
end $$;
create trigger operator_acts_kept before update or delete on operator_acts
  for each row execute function refuse_change();
create trigger operator_acts_not_emptied before truncate on operator_acts
  for each statement execute function refuse_change();
