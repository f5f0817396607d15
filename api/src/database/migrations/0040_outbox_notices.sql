-- Outside of a transaction: notices that are to be written are found past however many mails that wait.
create index concurrently if not exists outbox_notices on outbox (next_attempt_at, id)
  where kind in ('lead-submitted', 'notices-to-forget');
