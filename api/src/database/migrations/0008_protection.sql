-- Protection against guessing and floods.

-- Proofs of being human that were used; each counts once.
create table used_human_tokens (
  token_hash text primary key,
  expires_at timestamptz not null
);
create index used_human_tokens_by_expiry on used_human_tokens (expires_at);

-- How often something happened within its window, for all processes. Worth nothing after a crash.
create unlogged table rate_windows (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_windows_by_end on rate_windows (ends_at);

-- From where an account signed in, as a keyed hash: attempts from elsewhere do not lock it out there.
create table known_places (
  place_hash text primary key,
  user_id integer not null references users (id),
  last_at timestamptz not null
);
create index known_places_by_user on known_places (user_id, last_at);
create index known_places_by_time on known_places (last_at);
