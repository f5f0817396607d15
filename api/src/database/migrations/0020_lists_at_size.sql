-- An agent of 5,000 ZIP codes counts their open leads in one row each, with a number for each
-- combination of types. What is left of lead_counts is the whole country's.
create table lead_counts_by_zip (
  zip_id integer primary key,
  open_counts integer[] not null check (cardinality(open_counts) = 7 and 0 <= all (open_counts))
);
insert into lead_counts_by_zip
  select zip_id, array_agg(coalesce(open_count, 0) order by type_mask)
  from (select distinct zip_id from lead_counts where zip_id > 0) as counted
    cross join generate_series(1, 7) as type_mask
    left join lead_counts using (zip_id, type_mask)
  group by zip_id;
delete from lead_counts where zip_id > 0;
alter table lead_counts drop column zip_id, add primary key (type_mask);

create or replace function count_open_leads() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.is_open = new.is_open
     and (not new.is_open or (old.zip_id = new.zip_id and old.type_mask = new.type_mask)) then
    return null;
  end if;
  -- Always the country first, so that two submissions never wait for each other in a circle.
  if tg_op = 'UPDATE' and old.is_open then
    update lead_counts set open_count = open_count - 1 where type_mask = old.type_mask;
  end if;
  if new.is_open then
    insert into lead_counts values (new.type_mask, 1)
      on conflict (type_mask) do update set open_count = lead_counts.open_count + 1;
  end if;
  if tg_op = 'UPDATE' and old.is_open then
    update lead_counts_by_zip set open_counts[old.type_mask] = open_counts[old.type_mask] - 1
      where zip_id = old.zip_id;
  end if;
  if new.is_open then
    insert into lead_counts_by_zip values (new.zip_id, array_fill(0, array[7]))
      on conflict (zip_id) do nothing;
    update lead_counts_by_zip set open_counts[new.type_mask] = open_counts[new.type_mask] + 1
      where zip_id = new.zip_id;
  end if;
  return null;
end $$;

-- An agent's results read when each lead was first quoted and won from an index alone.
drop index quotes_by_agent_lead;
create index quotes_by_agent_lead on quotes (agent_id, application_id)
  include (created_at, accepted_at, lead_deleted);

-- Places are looked for by the beginning of their name while it is typed.
create index zip_codes_by_city_name on zip_codes (lower(city) text_pattern_ops, state);
create index zip_codes_by_county_name on zip_codes (lower(county) text_pattern_ops, state);
