-- Ended sessions are found without reading the others, and a sign of life writes no index but every
-- quarter of an hour.
drop index sessions_by_age;
alter table sessions add column active_quarter timestamp not null generated always as (
  date_bin('15 minutes', last_active_at at time zone 'UTC', timestamp '2000-01-01')
) stored;
alter table sessions set (fillfactor = 70);
create index sessions_by_quarter on sessions (active_quarter);
create index sessions_by_start on sessions (created_at);

-- What people write and are sent has numbers of eight bytes. These tables have few rows, as they are
-- dropped as they age, or narrow ones.
alter table tokens alter column id type bigint;
alter table kept_registrations alter column id type bigint;
alter table message_reports alter column id type bigint, alter column message_id type bigint;
alter table thread_messages alter column id type bigint;
