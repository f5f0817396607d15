-- The state that gave an agent the license, beside its number; empty until the agent says it.
alter table agents add column license_state text not null default '';
-- When an operator's look-up is waited for since: null for what was there before it was asked for.
alter table agents add column license_given_at timestamptz;

-- What an operator found when they looked the license up. It is about one number of one state, held by
-- somebody of one name, and ends when any of these changes.
alter table agents add column license_check text check (license_check in ('checked', 'refused'));
alter table agents add column license_check_at timestamptz;
-- What the agent reads of why it was refused.
alter table agents add column license_check_words text not null default '';
alter table agents add check ((license_check is null) = (license_check_at is null));
create index agents_with_license_to_check on agents (license_given_at, user_id)
  where license_check is null and license_number <> '' and license_state <> '';

-- Of an act about a license: whose, and which.
alter table operator_acts add column agent_id integer references users (id);
alter table operator_acts add column license_number text;
alter table operator_acts add column license_state text;
create index operator_acts_by_agent on operator_acts (agent_id) where agent_id is not null;
