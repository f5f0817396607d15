-- How much of a fee went back, also where that is a part of it; and a dispute that its bank decided
-- for the cardholder. One that it decided for us ends as if it had never been.
alter table payments add column refunded_cents integer not null default 0
  check (refunded_cents between 0 and amount_cents);
update payments set refunded_cents = amount_cents where status = 'refunded';
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in
  ('created', 'pending', 'succeeded', 'canceled', 'refunded', 'disputed', 'charged-back'));
