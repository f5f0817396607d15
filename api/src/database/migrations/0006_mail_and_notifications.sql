-- Mail and jobs ---------------------------------------------------------------------------------

-- Work that was caused by a transaction and is done after it, with retries.
create table outbox (
  id bigint primary key generated always as identity,
  kind text not null constraint outbox_no_other_kind check (
    kind in (
      'mail', 'feedback-mail', 'registration-mail', 'confirmation-mail', 'lead-submitted',
      'provider-closing', 'notices-to-forget'
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
    check (code between 1 and 13)
);
create index notifications_by_user on notifications (user_id, created_at, id);
create index notifications_by_age on notifications (created_at);
create index notifications_unseen on notifications (user_id) where not seen;
create index notifications_by_thread on notifications (user_id, quote_id) where quote_id is not null;
create index notifications_of_application on notifications (application_id, id);
create index notifications_by_mail on notifications (mail_id) where mail_id is not null;
