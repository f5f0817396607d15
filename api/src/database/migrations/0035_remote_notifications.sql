-- Outside of a transaction: kinds of notifications that remotes have of their own. The table is
-- large, so what it is held to is checked beside whoever writes, and of what nobody has read yet a
-- person has one of a kind.
alter table notifications add column if not exists remote_kind text;
-- then
alter table notifications drop constraint if exists notifications_code_check;
-- then
alter table notifications add constraint notifications_code_check
  check (code between 1 and 13 and (code = 13) = (remote_kind is not null)) not valid;
-- then
alter table notifications validate constraint notifications_code_check;
-- then
create unique index concurrently if not exists notifications_unseen_of_remote
  on notifications (user_id, remote_kind) where remote_kind is not null and not seen;
