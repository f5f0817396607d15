-- Payments of the fee.

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
  constraint payments_no_status_without_intent
    check (intent_id is not null or status in ('created', 'canceled')),
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
  where status not in ('canceled', 'refunded', 'charged-back');
create index payments_by_lead_and_agent on payments (application_id, agent_id);
create index payments_by_agent on payments (agent_id, created_at);
create index payments_by_agent_paid on payments (agent_id, paid_at, id) where paid_at is not null;
create index payments_by_change on payments (updated_at) include (status);
create index payments_unsettled on payments (updated_at) where status in ('created', 'pending');

-- The client's details that were paid for; they outlive the client's account, and go with the fee.
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
