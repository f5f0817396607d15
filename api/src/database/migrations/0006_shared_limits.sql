-- How often something happened within its window, for all processes. Worth nothing after a crash.
create unlogged table rate_windows (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_windows_by_end on rate_windows (ends_at);
