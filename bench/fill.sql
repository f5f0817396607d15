-- A marketplace of :size applications, three quotes on each, an agent for every twenty; the same each time.

create function pg_temp.share(i bigint, salt integer) returns double precision
  language sql immutable as $$ select (hashint8extended(i, salt) & 1048575) / 1048576.0 $$;
-- Names of two or three syllables, the first ones much more often.
create temporary table first_names as
  select initcap(a || b) as name, row_number() over (order by hashtext(a || b)) - 1 as place
  from unnest('{ma,ro,le,jo,an,be,ca,da,el,fi,ga,ha,is,ka,lu,mi,no,ol,pe,sa}'::text[]) a,
    unnest('{ya,na,ra,li,mes,vin,son,ta,bel,dre,rie,lo}'::text[]) b;
create temporary table last_names as
  select name || ending as name, row_number() over (order by hashtext(lower(name) || ending)) - 1 as place
  from first_names, unnest('{r,man,ez,ton,ford,ski}'::text[]) ending;
create temporary table areas as
  select id, city, state, row_number() over (order by hashint4(id)) as place from zip_codes;

insert into users (id, type, email, password_hash, first_name, last_name, phone, created_at)
  overriding system value
  select i, 2, 'agent' || i || '@example.com', 'none', 'Avery', 'Agent', '(512)555-0100', now()
  from generate_series(1, :agents) i;
insert into agents (user_id, agency_name, agency_address, agency_email, agency_phone, license_number, all_zips)
  select i, 'Agency ' || i, '1 Main Street', 'office@example.com', '(512)555-0100', '1234567', i % 100 = 1
  from generate_series(1, :agents) i;
insert into agent_carriers (agent_id, carrier_id)
  select i, carrier from generate_series(1, :agents) i, unnest('{1,2,3,5}'::integer[]) carrier;
-- The agent in the middle has five ordinary ZIP codes; one of a hundred has all, the first among them.
insert into agent_zips (agent_id, zip_id)
  select :agents / 2, id from areas where place between 5001 and 5005
  union all
  select distinct i, areas.id
  from generate_series(2, :agents) i cross join generate_series(1, 3) nth
    inner join areas on areas.place = 1 + floor((select count(*) from areas)
      * power(pg_temp.share(i * 3 + nth, 1), 2))
  where i % 100 <> 1 and i <> :agents / 2;

insert into users (id, type, email, password_hash, first_name, last_name, phone, created_at)
  overriding system value
  select :agents + i, 1, 'client' || i || '@example.com', 'none', first.name, last.name,
    '(512)555-0199', now()
  from generate_series(1, :size) i
    inner join first_names as first on first.place = floor(240 * power(pg_temp.share(i, 2), 2))
    inner join last_names as last on last.place = floor(1440 * power(pg_temp.share(i, 3), 2));
insert into account_locks select id from users;
insert into consumers (user_id, date_of_birth, address1, city, state, rents, zip_id, gender, marital_status)
  select :agents + i, '1985-04-12', i || ' Willow Lane', areas.city, areas.state, false, areas.id, i % 3, 0
  from generate_series(1, :size) i
    inner join areas on areas.place = 1 + floor((select count(*) from areas)
      * power(pg_temp.share(i, 4), 2));

-- Of a hundred applications 5 are withdrawn, 12 chosen and waiting, 13 chosen and paid, 70 open.
create temporary table made as
  select i as id, :agents + i as consumer, share,
    now() - pg_temp.share(i, 6) * interval '365 days' as at,
    (array[1, 4, 2, 5, 5, 4, 7, 6])[1 + floor(pg_temp.share(i, 7) * 8)::integer] as mask,
    share < 0.05 as is_deleted,
    share between 0.05 and 0.30 as is_chosen,
    share between 0.17 and 0.30 as is_paid
  from (select i, pg_temp.share(i, 5) as share from generate_series(1, :size) i) as each;
create function pg_temp.types(mask integer) returns smallint[] language sql immutable as $$
  select array_remove(array[case when mask & 1 > 0 then 1 end, case when mask & 2 > 0 then 2 end,
    case when mask & 4 > 0 then 3 end]::smallint[], null)
$$;
create temporary table answered as
  select mask, jsonb_object_agg(type::text, (
    select jsonb_agg(jsonb_build_object('questionId', type * 100 + n, 'answerId', type * 10000 + n * 100 + 1, 'content', null))
    from generate_series(1, 6) n
  )) as answers
  from generate_series(1, 7) mask, unnest(pg_temp.types(mask)) type group by mask;
-- Who quotes: the first agents much more than the last.
create temporary table given as
  select quote.id, made.id as application, made.mask,
    1 + floor(:agents * power(pg_temp.share(quote.id, 8), 1.75))::integer as agent,
    writers[1 + (floor(pg_temp.share(made.id, 9) * 100)::integer + nth) % array_length(writers, 1)] as carrier,
    nth = 1 and is_chosen as is_chosen, made.at + interval '1 hour' as at
  from made
    inner join (
      select mask, array_agg(carriers.id order by carriers.id) as writers
      from generate_series(1, 7) mask inner join carriers on carriers.type_mask & mask = mask
      group by mask
    ) as writing on writing.mask = made.mask,
    generate_series(1, 3) nth,
    lateral (select (made.id - 1) * 3 + nth as id) as quote;
analyze made, given;
insert into applications (id, consumer_id, created_at, updated_at, version, draft_types, draft_answers,
    submitted_at, submitted_version, submitted_types, submitted_answers, zip_id, accepted_quote_id,
    winner_id, accepted_at, confirmed_at, deleted_at, contact_due_at, needs, need, premium_yearly, renews_on,
    client_words, client_state)
  overriding system value
  select made.id, made.consumer, made.at, made.at, 1, pg_temp.types(made.mask), answers,
    made.at, 1, pg_temp.types(made.mask), answers, consumers.zip_id,
    chosen.id, chosen.agent, case when made.is_chosen then made.at + interval '1 day' end,
    case when is_paid then made.at + interval '2 days' end, case when is_deleted then made.at + interval '1 day' end,
    case when made.is_chosen then made.at + interval '4 days' end,
    case when is_deleted then '[]' else (
      select jsonb_agg(jsonb_build_object('insuranceTypeId', type, 'amount', 25000 * (1 + made.id % 40)))
      from unnest(pg_temp.types(made.mask)) type
    ) end,
    case when is_deleted then 0
      else array_length(pg_temp.types(made.mask), 1) * 25000 * (1 + made.id % 40) end,
    case when is_deleted or pg_temp.share(made.id, 10) > 0.6 then 0
      else 10 * floor(60 + 300 * pg_temp.share(made.id, 11)) end,
    case when not is_deleted and pg_temp.share(made.id, 12) < 0.55
      then made.at::date + (pg_temp.share(made.id, 13) * 365)::integer end,
    case when is_deleted then '' else
      array_to_tsvector(array_remove(regexp_split_to_array(
        lower(first_name || ' ' || last_name || ' ' || city), '[^a-z0-9]+'), '')) end,
    case when not is_deleted then state end
  from made inner join answered on answered.mask = made.mask
    inner join users on users.id = made.consumer
    inner join consumers on consumers.user_id = made.consumer
    left join given as chosen on chosen.application = made.id and chosen.is_chosen;
insert into live_applications (consumer_id, application_id)
  select consumer_id, id from applications where deleted_at is null;

insert into quotes (id, application_id, agent_id, carrier_id, valid_until, created_at, updated_at, accepted_at)
  overriding system value
  select given.id, application, agent, carrier, current_date + 20, given.at, given.at,
    case when given.is_chosen then accepted_at end
  from given inner join applications on applications.id = application;
insert into quote_prices (application_id, quote_id, type_id, monthly, yearly)
  select application, id, type, 50 + id % 200, 12 * (50 + id % 200)
  from given, unnest(pg_temp.types(mask)) type;

insert into unlocked_clients (application_id, agent_id, first_name, last_name, email, phone, unlocked_at)
  select applications.id, winner_id, first_name, last_name, email, phone, confirmed_at
  from applications inner join users on users.id = consumer_id where confirmed_at is not null;
-- As writeDesk has it; `npm run operator -- desks recount` compares.
insert into agent_leads (agent_id, application_id, status, submitted_at, type_mask, renews_on, need, best_monthly,
    zip_id, client_state, client_words, quoted_carriers, read_at)
  select agent_id, lead.id, status, submitted_at, type_mask, case when is_known then renews_on end,
    case when is_known then need else 0 end, best_monthly, case when is_known then zip_id end,
    case when is_known then client_state end, case when is_known then client_words end,
    (select array_agg(carrier_id order by carrier_id) from quotes where application_id = lead.id),
    submitted_at + interval '1 hour'
  from (
      select application_id, agent_id,
        coalesce(min(monthly) filter (where accepted_at is not null), min(monthly)) as best_monthly
      from quotes, lateral (
        select sum(monthly)::integer as monthly from quote_prices
        where quote_prices.application_id = quotes.application_id and quote_id = quotes.id
      ) as price
      group by application_id, agent_id
    ) as own
    inner join applications as lead on lead.id = own.application_id,
    lateral (select case when deleted_at is not null then 'deleted'
      when winner_id = agent_id and confirmed_at is not null then 'completed'
      when winner_id = agent_id then 'won' when winner_id is not null then 'lost' else 'quoted' end as status
    ) as standing,
    lateral (select status <> 'deleted' as is_known) as known;
update agent_leads
  set follow_up_on = current_date - 10 + (application_id % 30)::integer, notes_version = 1
  where agent_id in (1, :agents / 2) and status in ('quoted', 'won', 'completed') and application_id % 20 = 0;
select setval(pg_get_serial_sequence(name, 'id'), coalesce(
    (xpath('/row/m/text()', query_to_xml('select max(id) as m from ' || name, false, true, '')))[1]::text::bigint, 1))
  from unnest('{users,applications,quotes}'::text[]) name;
