-- Counts the agent's changes, so that what is chosen is what was shown.
alter table quotes add column version integer not null default 1;
-- What the application asks for and the carrier does not write: why a resubmission withdrew it.
alter table quotes add column unwritten_types smallint[]
  check (unwritten_types is null or removed_at is not null);
-- A change that withdrew the reader's quote with this carrier.
alter table notifications add column withdrawn_carrier_id integer references carriers (id);
