-- Whoever submits waits meanwhile: what they did between counting and keeping would be missing for good.
lock table applications in share row exclusive mode;

-- The counts of open leads by ZIP code once more, a thousand ZIP codes in each row, in the binary
-- system: plane 0 has the ones of their counts, plane 1 the twos, plane 2 the fours. How many leads there
-- are in any ZIP codes is then counted a thousand at a time: the bits that both have, by what they stand for.
create table lead_count_planes (
  type_mask smallint not null check (type_mask between 0 and 7),
  region smallint not null,
  plane smallint not null check (plane between 0 and 30),
  bits bit(1000) not null,
  primary key (type_mask, region, plane)
);
insert into lead_count_planes
  select type_mask, region, plane, bits.bits::bit(1000)
  from (
    select type_mask, area / 10 as region, max(open_count) as most
    from lead_counts_by_area, unnest(open_counts) as open_count group by 1, 2
  ) as counted
    cross join generate_series(0, 30) as plane
    cross join lateral (
      select string_agg(coalesce(hundred.bits, repeat('0', 100)), '' order by nth) as bits
      from generate_series(0, 9) as nth
        left join lead_counts_by_area as by_area
          on by_area.type_mask = counted.type_mask and by_area.area = region * 10 + nth
        left join lateral (
          select string_agg(((open_count >> plane) & 1)::text, '' order by place) as bits
          from unnest(open_counts) with ordinality as each (open_count, place)
        ) as hundred on true
    ) as bits
  where most >> plane > 0
  order by 1, 2, 3;

create or replace function change_open_leads(zip_id integer, types smallint, change integer) returns void
  language plpgsql as $$
declare
  own_area constant integer := zip_id / 100;
  place constant integer := 1 + zip_id % 100;
  mask integer;
  now_open integer;
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
        where area = own_area and type_mask = mask returning open_counts[place] into now_open;
      exit when found;
      insert into lead_counts_by_area values (own_area, mask, array_fill(0, array[100]))
        on conflict do nothing;
    end loop;
    -- The planes in which the count is another one than before; the lowest is always among them.
    insert into lead_count_planes as counted
      select mask, zip_id / 1000, plane, set_bit(0::bit(1000), zip_id % 1000, now_open >> plane & 1)
      from generate_series(0, 30) as plane
      where (now_open # (now_open - change)) >> plane & 1 = 1
    on conflict (type_mask, region, plane) do update
      set bits = set_bit(counted.bits, zip_id % 1000, get_bit(excluded.bits, zip_id % 1000));
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
    perform from lead_count_planes
      where region in (old.zip_id / 1000, new.zip_id / 1000) and plane = 0
        and type_mask in (0, old.type_mask, new.type_mask)
      order by region, type_mask for no key update;
  end if;
  if tg_op = 'UPDATE' and old.is_open then
    perform change_open_leads(old.zip_id, old.type_mask, -1);
  end if;
  if new.is_open then perform change_open_leads(new.zip_id, new.type_mask, 1); end if;
  return null;
end $$;
