-- Outside of a transaction: the notifications of an application are gone through in parts, in the order
-- of their numbers.
create index concurrently if not exists notifications_of_application
  on notifications (application_id, id);
-- then
drop index concurrently if exists notifications_by_application;
