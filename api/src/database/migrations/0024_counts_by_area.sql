-- An agent of 5,000 ZIP codes counts their open leads from a few hundred rows: one for each area (the
-- first three digits) and combination of types, with a number for each of its hundred ZIP codes.
-- Of type_mask 0 are the leads of every combination, which is what most agents count.
create table lead_counts_by_area (
  area integer not null,
  type_mask smallint not null check (type_mask between 0 and 7),
  open_counts integer[] not null check (cardinality(open_counts) = 100 and 0 <= all (open_counts)),
  primary key (type_mask, area)
);
insert into lead_counts_by_area
  select area, mask, array_agg(coalesce(open_count, 0) order by area * 100 + place)
  from (select distinct zip_id / 100 as area from lead_counts_by_zip) as areas
    cross join generate_series(0, 99) as place
    cross join generate_series(0, 7) as mask
    left join lateral (
      select case when mask > 0 then open_counts[mask]
        else (select sum(each) from unnest(open_counts) as each) end as open_count
      from lead_counts_by_zip where zip_id = area * 100 + place
    ) as counted on true
  group by mask, area
  order by mask, area;

create function change_open_leads(zip_id integer, types smallint, change integer) returns void
  language plpgsql as $$
declare
  own_area constant integer := zip_id / 100;
  place constant integer := 1 + zip_id % 100;
  mask integer;
begin
  -- Always the country first, so that two submissions never wait for each other in a circle.
  loop
    update lead_counts set open_count = open_count + change where type_mask = types;
    exit when found;
    insert into lead_counts values (types, 0) on conflict do nothing;
  end loop;
  foreach mask in array array[0, types] loop
    loop
      update lead_counts_by_area set open_counts[place] = open_counts[place] + change
        where area = own_area and type_mask = mask;
      exit when found;
      insert into lead_counts_by_area values (own_area, mask, array_fill(0, array[100]))
        on conflict do nothing;
    end loop;
  end loop;
end $$;

create or replace function count_open_leads() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.is_open = new.is_open
     and (not new.is_open or (old.zip_id = new.zip_id and old.type_mask = new.type_mask)) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.is_open and new.is_open then
    -- Whatever a lead moves between is held in one order.
    perform from lead_counts where type_mask in (old.type_mask, new.type_mask)
      order by type_mask for no key update;
    perform from lead_counts_by_area
      where area in (old.zip_id / 100, new.zip_id / 100)
        and type_mask in (0, old.type_mask, new.type_mask)
      order by area, type_mask for no key update;
  end if;
  if tg_op = 'UPDATE' and old.is_open then
    perform change_open_leads(old.zip_id, old.type_mask, -1);
  end if;
  if new.is_open then perform change_open_leads(new.zip_id, new.type_mask, 1); end if;
  return null;
end $$;

-- For processes of the version before, which go on meanwhile.
drop table lead_counts_by_zip;
create view lead_counts_by_zip as
  select every.area * 100 + place - 1 as zip_id,
    array_agg(coalesce(counted.open_counts[place], 0) order by mask) as open_counts
  from lead_counts_by_area as every
    cross join generate_series(1, 100) as place
    cross join generate_series(1, 7) as mask
    left join lead_counts_by_area as counted on counted.area = every.area and counted.type_mask = mask
  where every.type_mask = 0
  group by every.area, place;
