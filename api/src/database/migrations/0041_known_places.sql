-- From where an account signed in, as a keyed hash: what strangers try elsewhere does not lock it out there.
create table known_places (
  place_hash text primary key,
  user_id integer not null references users (id),
  last_at timestamptz not null
);
create index known_places_by_user on known_places (user_id, last_at);
create index known_places_by_time on known_places (last_at);
