-- Whoever runs the marketplace has an account of type 3. Its address is in a table of its own, so
-- that no call of consumers and agents finds it.
alter table users drop constraint users_type_check;
alter table users add constraint users_type_check check (type in (1, 2, 3));
alter table users drop constraint users_check;
alter table users add constraint users_check
  check (deleted_at is not null or type = 3 or (email is not null and password_hash is not null));

create table operators (
  user_id integer primary key references users (id),
  email text not null,
  -- What the secret of the code is derived from, with a key outside of the database; null until the
  -- link was used.
  code_nonce text,
  -- The time step of the last code: each counts once.
  last_step integer not null default 0,
  -- The link by which password and code are chosen; null once it was used.
  link_hash text unique,
  link_expires_at timestamptz,
  check ((link_hash is null) = (link_expires_at is null))
);
create unique index operators_one_per_email on operators (lower(email));

-- For an operator without their phone; each counts once.
create table recovery_codes (
  code_hash text primary key,
  operator_id integer not null references operators (user_id)
);
create index recovery_codes_by_operator on recovery_codes (operator_id);

-- One log of all that operators do. The account that acted is null for the command line.
alter table operator_acts add column operator_id integer references users (id);
alter table operator_acts add column person_id integer references users (id);
create index operator_acts_by_operator on operator_acts (operator_id) where operator_id is not null;
create index operator_acts_by_person on operator_acts (person_id) where person_id is not null;
