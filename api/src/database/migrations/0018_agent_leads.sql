-- An agent's list is read from indexes alone, whatever narrows and orders it.

-- The client's state stands among the words; a withdrawn lead has none.
alter table leads add column state text generated always as (
  substring(words::text from '''#([A-Z]{2})''')
) stored;

-- Every index of the list has everything that a list is narrowed by, so that no lead is looked up
-- which is then left out. A state's and a ZIP code's leads come by the end of their policies or by
-- time; the words have an index of their own for what is rare.
drop index leads_by_time;
drop index leads_by_zip;
drop index leads_by_need;
drop index leads_by_premium;
drop index leads_by_renewal;
create index leads_by_time on leads (submitted_at, application_id)
  include (type_mask, zip_id, need, premium_yearly, renews_on, state, words) where is_open;
create index leads_by_zip on leads (zip_id, submitted_at, application_id)
  include (type_mask, need, premium_yearly, renews_on, state, words) where is_open;
create index leads_by_need on leads (need, submitted_at, application_id)
  include (type_mask, zip_id, premium_yearly, renews_on, state, words) where is_open;
create index leads_by_premium on leads (premium_yearly, submitted_at, application_id)
  include (type_mask, zip_id, need, renews_on, state, words) where is_open;
create index leads_by_renewal on leads (renews_on, submitted_at desc, application_id desc)
  include (type_mask, zip_id, need, premium_yearly, state, words) where is_open;
create index leads_by_state on leads (state, renews_on, submitted_at desc, application_id desc)
  include (type_mask, zip_id, need, premium_yearly, words) where is_open;

-- The leads that an agent has live quotes on, one row for each, with what they are found and ordered
-- by. Triggers keep them in the same transaction as the quotes and the lead. To whom a lead is deleted,
-- nothing of it is known but its types and time.
create table agent_leads (
  application_id integer not null,
  agent_id integer not null,
  status text not null,
  submitted_at timestamptz not null,
  zip_id integer,
  type_mask smallint not null,
  need integer not null,
  renews_on date,
  state text,
  words tsvector not null,
  -- The lowest that they offer, a month.
  best_monthly integer,
  -- The carriers of which there are live quotes on the lead, anybody's.
  carrier_ids integer[] not null
);

create function agent_leads_now(lead_ids integer[]) returns setof agent_leads
  language sql stable as $$
  select leads.application_id, own.agent_id, own.status, leads.submitted_at,
    case when is_known then leads.zip_id end,
    leads.type_mask,
    case when is_known then leads.need else 0 end,
    case when is_known then leads.renews_on end,
    case when is_known then leads.state end,
    case when is_known then leads.words else '' end,
    own.best_monthly,
    standing.carrier_ids
  from leads
    cross join lateral (
      select agent_id, min(status) as status, min(status) <> 'deleted' as is_known,
        min(whole_monthly) as best_monthly
      from quotes
      where quotes.application_id = leads.application_id
        and quotes.status not in ('removed', 'dismissed')
      group by agent_id
    ) as own
    cross join lateral (
      select array(
        select carrier_id from quotes
        where quotes.application_id = leads.application_id and removed_at is null
        order by carrier_id
      ) as carrier_ids
    ) as standing
  where leads.application_id = any (lead_ids)
$$;

create function keep_agent_leads(lead_ids integer[]) returns void language plpgsql as $$
begin
  -- Whoever changes one of these leads, or the quotes on it, meanwhile waits here; what they have
  -- changed by then is seen below.
  perform from leads where application_id = any (lead_ids)
    order by application_id for no key update;
  delete from agent_leads where application_id = any (lead_ids) and not exists (
    select from quotes
    where quotes.application_id = agent_leads.application_id
      and quotes.agent_id = agent_leads.agent_id
      and quotes.status not in ('removed', 'dismissed')
  );
  insert into agent_leads
    select * from agent_leads_now(lead_ids)
    on conflict (application_id, agent_id) do update set
      status = excluded.status,
      submitted_at = excluded.submitted_at,
      zip_id = excluded.zip_id,
      type_mask = excluded.type_mask,
      need = excluded.need,
      renews_on = excluded.renews_on,
      state = excluded.state,
      words = excluded.words,
      best_monthly = excluded.best_monthly,
      carrier_ids = excluded.carrier_ids
    where agent_leads is distinct from excluded;
end $$;

create function keep_agent_leads_of_lead() returns trigger language plpgsql as $$
begin
  perform keep_agent_leads(array[new.application_id]);
  return null;
end $$;
create trigger leads_keep_agent_leads after update on leads for each row
  when ((old.submitted_at, old.zip_id, old.type_mask, old.need, old.renews_on, old.words)
    is distinct from
    (new.submitted_at, new.zip_id, new.type_mask, new.need, new.renews_on, new.words))
  execute function keep_agent_leads_of_lead();

create function keep_agent_leads_of_quotes() returns trigger language plpgsql as $$
declare
  lead_ids integer[];
begin
  if tg_op = 'UPDATE' then
    lead_ids := array(
      select distinct added.application_id from added inner join taken using (id)
      where (added.status, added.carrier_id, added.whole_monthly)
        is distinct from (taken.status, taken.carrier_id, taken.whole_monthly)
    );
  elsif tg_op = 'INSERT' then
    lead_ids := array(select distinct application_id from added);
  else
    lead_ids := array(select distinct application_id from taken);
  end if;
  if cardinality(lead_ids) > 0 then perform keep_agent_leads(lead_ids); end if;
  return null;
end $$;
create trigger quotes_keep_agent_leads_added after insert on quotes
  referencing new table as added
  for each statement execute function keep_agent_leads_of_quotes();
create trigger quotes_keep_agent_leads_changed after update on quotes
  referencing old table as taken new table as added
  for each statement execute function keep_agent_leads_of_quotes();
create trigger quotes_keep_agent_leads_taken after delete on quotes
  referencing old table as taken
  for each statement execute function keep_agent_leads_of_quotes();

-- What was quoted before, one agent's after the other's: their list looks at neighbours.
insert into agent_leads
  select own.*
  from (select array_agg(application_id) as lead_ids from leads) as every
    cross join lateral agent_leads_now(every.lead_ids) as own
  order by own.agent_id, own.submitted_at;
-- Looked at all together, which takes a fraction of what it takes one by one.
alter table agent_leads
  add primary key (application_id, agent_id),
  add foreign key (application_id) references leads (application_id),
  add foreign key (agent_id) references users (id),
  add check (status in ('quoted', 'lost', 'won', 'completed', 'deleted'));
create index agent_leads_listed on agent_leads (agent_id, status, submitted_at, application_id)
  include (zip_id, type_mask, need, renews_on, state, words, best_monthly, carrier_ids);
drop index quotes_by_agent_list;

-- What planners guess of words that are rare depends on how many they know.
alter table leads alter column words set statistics 500;

-- An index answers alone where its table was tidied up since: sooner than tables usually are.
alter table leads set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table agent_leads set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
