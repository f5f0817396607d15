-- Outside of a transaction: notifications and what is to be sent have numbers of eight bytes. The
-- table of notifications is large, so the numbers are copied beside the old ones while it is used,
-- and the two change places in a moment.
set local lock_timeout = '3s';
alter table notifications drop constraint if exists notifications_mail_id_fkey;
alter table outbox alter column id type bigint;
alter table notifications add column if not exists wide_id bigint;
alter table notifications add column if not exists wide_mail_id bigint;
create or replace function widen_notification() returns trigger language plpgsql as $$
begin
  new.wide_id := new.id;
  new.wide_mail_id := new.mail_id;
  return new;
end $$;
create or replace trigger notifications_widen before insert or update on notifications
  for each row execute function widen_notification();
-- then
do $$
declare
  reached bigint := 0;
  last bigint := (select coalesce(max(id), 0) from notifications);
begin
  while reached < last loop
    update notifications set wide_id = id
      where id > reached and id <= reached + 10000 and wide_id is null;
    commit;
    reached := reached + 10000;
  end loop;
end $$;
-- then
create unique index concurrently if not exists notifications_wide_id on notifications (wide_id);
-- then
create index concurrently if not exists notifications_wide_by_user
  on notifications (user_id, created_at, wide_id);
-- then
create index concurrently if not exists notifications_wide_by_mail on notifications (wide_mail_id)
  where wide_mail_id is not null;
-- then
set local lock_timeout = '3s';
alter table notifications drop constraint if exists notifications_have_wide_id;
alter table notifications add constraint notifications_have_wide_id
  check (wide_id is not null) not valid;
-- then
alter table notifications validate constraint notifications_have_wide_id;
-- then
set local lock_timeout = '3s';
lock table notifications in access exclusive mode;
drop trigger notifications_widen on notifications;
drop function widen_notification();
alter table notifications alter column wide_id set not null;
alter table notifications drop constraint notifications_have_wide_id;
alter table notifications drop column id;
alter table notifications drop column mail_id;
alter table notifications rename column wide_id to id;
alter table notifications rename column wide_mail_id to mail_id;
alter index notifications_wide_by_user rename to notifications_by_user;
alter index notifications_wide_by_mail rename to notifications_by_mail;
alter table notifications add constraint notifications_pkey
  primary key using index notifications_wide_id;
alter table notifications alter column id add generated always as identity;
select setval(
  pg_get_serial_sequence('notifications', 'id'), (select coalesce(max(id), 0) + 1 from notifications), false
);
alter table notifications add constraint notifications_mail_id_fkey
  foreign key (mail_id) references outbox (id) on delete set null not valid;
-- then
-- What was sent meanwhile.
update notifications set mail_id = null
  where mail_id is not null and not exists (select from outbox where outbox.id = mail_id);
-- then
alter table notifications validate constraint notifications_mail_id_fkey;
