-- How far the log was when a person last changed something: a replica that is behind it does not answer
-- them. Written only where there is one.
create table last_changes (
  user_id integer primary key,
  position pg_lsn not null
) with (fillfactor = 50);
