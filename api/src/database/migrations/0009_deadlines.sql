-- Until when the agent of a chosen quote is to have paid, and when the next word about it is due:
-- first a reminder to the agent, then to the client that nobody came.
alter table applications add column contact_due_at timestamptz;
alter table applications add column contact_check_at timestamptz;
-- Two weekdays and a weekend for what was chosen before there was an end.
update applications
  set contact_due_at = now() + interval '4 days', contact_check_at = now() + interval '2 days'
  where accepted_quote_id is not null and confirmed_at is null and deleted_at is null;
create index applications_contact_check on applications (contact_check_at)
  where contact_check_at is not null;

-- The last day of the last good quote that the client was reminded of.
alter table applications add column quotes_end_told date;
create index quotes_by_end on quotes (valid_until, application_id)
  where removed_at is null and lead_open;

-- 6: the agent is reminded; 7: the agent is late; 8: the last good quote ends soon; 9 and 10: the
-- fee went back, or did not.
alter table notifications drop constraint notifications_code_check;
alter table notifications add constraint notifications_code_check check (code between 1 and 10);
