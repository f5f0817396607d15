-- What a consumer and the agent of a quote wrote to each other. A thread is open for every quote; it
-- has a row from its first message, or its end, on. Who takes part and what they have not read is
-- repeated here, so that lists and polls count nothing.
create table threads (
  quote_id integer primary key references quotes (id),
  consumer_id integer not null references users (id),
  agent_id integer not null references users (id),
  unread_by_consumer integer not null default 0 check (unread_by_consumer >= 0),
  unread_by_agent integer not null default 0 check (unread_by_agent >= 0),
  -- Which of the two ended it.
  ended_by integer references users (id),
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
create index threads_unread_by_consumer on threads (consumer_id) where unread_by_consumer > 0;
create index threads_unread_by_agent on threads (agent_id) where unread_by_agent > 0;

-- Contact details are taken out before a message is stored, until the agent has paid. The text goes
-- with the account of whoever wrote it.
create table thread_messages (
  id integer primary key generated always as identity,
  quote_id integer not null references threads (quote_id),
  author_id integer not null references users (id),
  -- The author's own name for it: what is sent twice is one message.
  sent_key text not null,
  text text not null,
  is_masked boolean not null,
  sent_at timestamptz not null,
  unique (author_id, quote_id, sent_key)
);
create index thread_messages_by_thread on thread_messages (quote_id, id);

-- Kept for an operator with the message as it was.
create table message_reports (
  id integer primary key generated always as identity,
  message_id integer not null references thread_messages (id),
  reporter_id integer not null references users (id),
  reason text not null,
  note text not null default '',
  message_text text not null,
  reported_at timestamptz not null,
  unique (reporter_id, message_id)
);
create index message_reports_by_age on message_reports (reported_at);

-- 11: a message to the consumer, 12: to the agent; of which quote.
alter table notifications add column quote_id integer references quotes (id);
alter table notifications drop constraint notifications_code_check;
alter table notifications add constraint notifications_code_check check (code between 1 and 12);
create index notifications_by_thread on notifications (user_id, quote_id)
  where quote_id is not null;
