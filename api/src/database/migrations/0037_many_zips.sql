-- An agent of thousands of ZIP codes lists and counts leads by bits instead of rows. Whoever chooses ZIP
-- codes waits meanwhile: what they did between reading and keeping would be missing for good.
lock table agent_zips in share row exclusive mode;

-- One bit for each ZIP code, of agents with so many that no statement names them; null for all others.
-- Not compressed: a part of it is read as it is.
alter table agents add column many_zips bit(100000);
alter table agents alter column many_zips set storage external;

create function many_zips_of(agent integer) returns bit varying language sql stable as $$
  select case when count(*) >= 500 then
    rpad(string_agg(repeat('0', zip_id - before - 1) || '1', '' order by zip_id), 100000, '0')::bit(100000)
  end
  from (
    select zip_id, lag(zip_id, 1, -1) over (order by zip_id) as before
    from agent_zips where agent_id = agent
  ) as chosen
$$;
create function keep_many_zips() returns trigger language plpgsql as $$
declare
  agent_ids constant integer[] := array(select distinct agent_id from changed);
begin
  -- Whoever changes the same agent's meanwhile waits here; what they have chosen by then is seen below.
  perform from agents where user_id = any (agent_ids) order by user_id for no key update;
  update agents set many_zips = many_zips_of(user_id)
    where user_id = any (agent_ids) and many_zips is distinct from many_zips_of(user_id);
  return null;
end $$;
create trigger agent_zips_keep_many_added after insert on agent_zips
  referencing new table as changed for each statement execute function keep_many_zips();
create trigger agent_zips_keep_many_taken after delete on agent_zips
  referencing old table as changed for each statement execute function keep_many_zips();
update agents set many_zips = many_zips_of(user_id)
  where user_id in (select agent_id from agent_zips group by agent_id having count(*) >= 500);
