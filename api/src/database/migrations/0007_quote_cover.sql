-- What a quote says beside its prices, by insurance type; what is absent was not stated.
alter table quotes add column cover jsonb not null default '{}';
-- The last day on which it can be chosen. What stands today gets the usual time from now on.
alter table quotes add column valid_until date;
update quotes set valid_until = current_date + 30;
alter table quotes alter column valid_until set not null;
alter table quotes add column starts_on date;
alter table quotes add column message text;

-- Sets of limits that an agent keeps under a name.
create table cover_templates (
  id bigint primary key generated always as identity,
  agent_id integer not null references users (id),
  type_id smallint not null check (type_id in (1, 2, 3)),
  name text not null,
  cover jsonb not null,
  created_at timestamptz not null,
  unique (agent_id, type_id, name)
);
