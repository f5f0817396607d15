-- Outside of a transaction: what goes with somebody's account is found by an index, also by the
-- database, which looks for what still points at a row before it deletes it.
create index concurrently if not exists notifications_by_application
  on notifications (application_id);
-- then
create index concurrently if not exists threads_by_consumer on threads (consumer_id);
-- then
create index concurrently if not exists threads_by_agent on threads (agent_id);
-- then
create index concurrently if not exists threads_by_end on threads (ended_by)
  where ended_by is not null;
-- then
create index concurrently if not exists lead_openings_by_agent on lead_openings (agent_id);
-- then
create index concurrently if not exists lead_reads_by_application on lead_reads (application_id);
