-- What a consumer agreed to by choosing a quote, as it was shown. The words go with the account of
-- either side, unless the agent has paid; that it was given, when and to whom, stays.
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
create index consents_by_consumer on consents (consumer_id);
create index consents_by_agent on consents (agent_id);
-- A choice is never without its consent: one that stands for each application.
create unique index consents_one_standing on consents (application_id) where withdrawn_at is null;

-- 5: the client took the choice back.
alter table notifications drop constraint notifications_code_check;
alter table notifications add constraint notifications_code_check check (code between 1 and 5);
