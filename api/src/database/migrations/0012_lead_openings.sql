-- Which agent opened which application, for its consumer: with what they could see then, the summary
-- or, once they had paid, the contact details. It goes with the consumer's account; with the agent's,
-- only the name behind it does.
create table lead_openings (
  application_id integer not null references applications (id),
  agent_id integer not null references users (id),
  saw text not null check (saw in ('summary', 'contact')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null check (times > 0),
  primary key (application_id, agent_id, saw)
);
-- What is known of before: one opening each. Whoever paid was shown the details at once.
insert into lead_openings (application_id, agent_id, saw, first_at, last_at, times)
  select application_id, agent_id, 'summary', read_at, read_at, 1
  from lead_reads inner join applications on applications.id = lead_reads.application_id
    inner join users on users.id = applications.consumer_id
  where users.deleted_at is null;
insert into lead_openings (application_id, agent_id, saw, first_at, last_at, times)
  select application_id, agent_id, 'contact', unlocked_at, unlocked_at, 1
  from unlocked_clients inner join applications on applications.id = unlocked_clients.application_id
    inner join users on users.id = applications.consumer_id
  where users.deleted_at is null;
