-- When an agent hears of new leads by mail; users.email_notifications off means never.
alter table agents add column lead_mail text not null default 'at-once'
  check (lead_mail in ('at-once', 'hourly', 'daily', 'none'));

-- A pause lasts until the morning of paused_until where the agent works, which pause_ends_at says as
-- a moment: a later address does not move it.
alter table agents add column paused_until date;
alter table agents add column pause_ends_at timestamptz;
alter table agents add check ((paused_until is null) = (pause_ends_at is null));

-- Where a ZIP code lies, for choosing many of them at once. The reference data fills it in.
alter table zip_codes add column county text not null default '';
alter table zip_codes add column latitude real;
alter table zip_codes add column longitude real;
create index zip_codes_by_county on zip_codes (state, county);
