-- What a notification says beside its sentence, and the waiting mail that tells of it with others.
alter table notifications add column details jsonb;
alter table notifications
  add column mail_id integer references outbox (id) on delete set null;
create index notifications_by_mail on notifications (mail_id) where mail_id is not null;
