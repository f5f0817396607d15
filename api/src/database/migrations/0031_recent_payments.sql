-- Outside of a transaction
-- What became of the payments of a day is counted from an index, however many there are.
create index concurrently if not exists payments_by_change on payments (updated_at) include (status);
