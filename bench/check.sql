-- What is kept beside the rows that it follows from, worked out anew: each counts what differs.

-- leads by status of agents
select count(*) from (
  (select * from agent_leads except all select now.* from everything, agent_leads_now(lead_ids) now)
  union all
  (select now.* from everything, agent_leads_now(lead_ids) now except all select * from agent_leads)
) as differing;

-- counts of open leads
select count(*) from lead_counts full join (
  select type_mask, count(*) as open_count from applications where is_open group by type_mask
) as now using (type_mask)
where coalesce(lead_counts.open_count, 0) <> coalesce(now.open_count, 0);

-- counts of open leads by area
with kept as (
  select area * 100 + place - 1 as zip_id, type_mask, open_count
  from lead_counts_by_area, unnest(open_counts) with ordinality as each (open_count, place)
  where open_count <> 0
), now as (
  select zip_id, mask as type_mask, count(*) as open_count
  from applications, lateral (values (0), (type_mask::integer)) as every (mask)
  where is_open group by 1, 2
)
select count(*) from kept full join now using (zip_id, type_mask)
where coalesce(kept.open_count, 0) <> coalesce(now.open_count, 0);

-- counts of open leads by planes
with kept as (
  select area * 100 + place - 1 as zip_id, type_mask, open_count
  from lead_counts_by_area, unnest(open_counts) with ordinality as each (open_count, place)
  where open_count <> 0
), planes as (
  select region * 1000 + place as zip_id, type_mask,
    sum(get_bit(bits, place) << plane) as open_count
  from lead_count_planes, generate_series(0, 999) as place
  group by 1, 2
)
select count(*) from kept full join (select * from planes where open_count <> 0) as planes
  using (zip_id, type_mask)
where coalesce(kept.open_count, 0) <> coalesce(planes.open_count, 0);

-- agents' ZIP codes as bits
select count(*) from agents where many_zips is distinct from many_zips_of(user_id);

-- what quotes repeat of their application
select count(*) from quotes inner join applications on applications.id = application_id
where (lead_time, lead_zip_id, lead_open, lead_deleted, lead_confirmed, lead_winner_id)
  is distinct from (submitted_at, zip_id, is_open, deleted_at is not null,
    confirmed_at is not null, winner_id);

-- what leads repeat of their application
select count(*) from leads full join (select * from applications where submitted_at is not null) as now
  on now.id = application_id
where (leads.is_open, leads.submitted_at, leads.zip_id, leads.type_mask)
  is distinct from (now.is_open, now.submitted_at, now.zip_id, now.type_mask);

-- prices of a quote, one for each type
select count(*) from quotes inner join applications on applications.id = application_id
where (select count(*) from quote_prices where quote_id = quotes.id)
  <> array_length(submitted_types, 1);
