-- What somebody waits for in front of a screen goes before what many are told of at once: 0 first, 1
-- as it comes, 2 in bulk.
alter table outbox add column priority smallint not null default 1 check (priority between 0 and 2);
drop index outbox_due;
create index outbox_due on outbox (priority, next_attempt_at, id);
