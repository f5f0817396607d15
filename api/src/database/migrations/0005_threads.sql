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
  -- Which of the two ended it; null where an operator did.
  ended_by integer references users (id),
  ended_at timestamptz,
  primary key (application_id, quote_id),
  foreign key (application_id, quote_id) references quotes (application_id, id),
  constraint threads_no_undated_end check (ended_by is null or ended_at is not null)
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
  id bigint not null generated always as identity,
  quote_id bigint not null,
  message_id bigint not null,
  reporter_id integer not null references users (id),
  reason text not null,
  note text not null default '',
  message_text text not null,
  reported_at timestamptz not null,
  -- What an operator decided: nothing was wrong, or the thread ended for both.
  decision text
    constraint message_reports_no_other_decision check (decision in ('dismissed', 'ended')),
  decided_at timestamptz,
  primary key (reporter_id, application_id, quote_id, message_id),
  foreign key (application_id, quote_id, message_id) references thread_messages (application_id, quote_id, id),
  constraint message_reports_no_undated_decision check ((decision is null) = (decided_at is null))
);
create index message_reports_by_id on message_reports (id);
create index message_reports_open on message_reports (reported_at) where decided_at is null;
create index message_reports_decided on message_reports (decided_at) where decided_at is not null;
