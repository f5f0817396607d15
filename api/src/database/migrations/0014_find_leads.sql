-- What agents find and order leads by, of every submitted application, in rows narrow enough to be
-- read by the thousand. The first columns repeat what the application says; triggers keep them, and
-- the words, in the same transaction as the application, the client's name and their city.

-- The words of a text as they are searched: small letters, no accents, an apostrophe is nothing.
create function search_words(text text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(
    lower(translate(
      text,
      'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãåéèêëíìîïóòôöõúùûüñç''’`',
      'AAAAAAEEEEIIIIOOOOOUUUUNCaaaaaaeeeeiiiiooooouuuunc'
    )),
    '[\s!-/:-@\[-`{-~]+'
  ) as word
  where word <> ''
$$;

-- Finds what has a word that begins with each word of the text; null, and so nothing, without words.
create function search_query(text text) returns tsquery language sql immutable parallel safe as $$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  from unnest(search_words(text)) as word
$$;

create table leads (
  application_id integer primary key references applications (id),
  is_open boolean not null,
  submitted_at timestamptz not null,
  zip_id integer not null,
  type_mask smallint not null,
  -- What follows from the answers. Each type's headline figure is worked out by the API, at the
  -- submission; null where it has yet to do so.
  needs jsonb,
  -- All of it in whole dollars; 0 where nothing is known.
  need integer not null default 0,
  -- Paid today, in whole dollars; 0 where nothing is known.
  premium_yearly integer not null default 0,
  -- When the first of the present policies ends.
  renews_on date,
  -- Words of the client's names and city, #TX for the state, #787 for the ZIP codes' first digits.
  words tsvector not null
);

-- A withdrawn lead is found by nothing that its client said. Whoever paid keeps the client's name.
create function lead_words(lead_id integer) returns tsvector language sql stable as $$
  select array_to_tsvector(case
    when applications.deleted_at is not null then '{}'
    else search_words(concat_ws(' ',
      coalesce(paid.first_name, users.first_name),
      coalesce(paid.last_name, users.last_name),
      consumers.city
    )) || array_remove(array[
      '#' || consumers.state,
      '#' || lpad((applications.zip_id / 100)::text, 3, '0')
    ], null)
  end)
  from applications
    inner join users on users.id = applications.consumer_id
    left join consumers on consumers.user_id = applications.consumer_id
    left join unlocked_clients as paid on paid.application_id = applications.id
  where applications.id = lead_id
$$;

insert into leads (application_id, is_open, submitted_at, zip_id, type_mask, needs, words)
  select id, is_open, submitted_at, zip_id, type_mask,
    case when deleted_at is not null then '[]'::jsonb end, lead_words(id)
  from applications where submitted_at is not null;

create function keep_lead() returns trigger language plpgsql as $$
declare
  is_other boolean := tg_op = 'INSERT' or old.submitted_at is distinct from new.submitted_at
    or old.submitted_answers is distinct from new.submitted_answers
    or (old.deleted_at is null) <> (new.deleted_at is null);
begin
  if new.submitted_at is null then return null; end if;
  if is_other or old.is_open <> new.is_open or old.zip_id <> new.zip_id
     or old.type_mask <> new.type_mask then
    insert into leads (application_id, is_open, submitted_at, zip_id, type_mask, needs, words)
      values (new.id, new.is_open, new.submitted_at, new.zip_id, new.type_mask,
        case when new.deleted_at is not null then '[]'::jsonb end, lead_words(new.id))
      on conflict (application_id) do update set
        is_open = excluded.is_open,
        submitted_at = excluded.submitted_at,
        zip_id = excluded.zip_id,
        type_mask = excluded.type_mask,
        needs = case when is_other then excluded.needs else leads.needs end,
        need = case when is_other then 0 else leads.need end,
        premium_yearly = case when is_other then 0 else leads.premium_yearly end,
        renews_on = case when is_other then null else leads.renews_on end,
        words = excluded.words;
  end if;
  return null;
end $$;
create trigger applications_keep_lead after insert or update on applications
  for each row execute function keep_lead();

create function keep_lead_words() returns trigger language plpgsql as $$
declare
  -- Of a deleted row nothing is new.
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  update leads set words = lead_words(application_id)
  from applications
  where applications.id = leads.application_id
    and applications.consumer_id = (changed ->> tg_argv[0])::integer;
  return null;
end $$;
create trigger users_keep_lead_words after update of first_name, last_name on users
  for each row when (old.first_name <> new.first_name or old.last_name <> new.last_name)
  execute function keep_lead_words('id');
create trigger consumers_keep_lead_words after insert or delete or update of city, state on consumers
  for each row execute function keep_lead_words('user_id');
create index applications_by_consumer on applications (consumer_id);

-- Everything that orders a list has an index in its order; ascending ones are read backwards.
create index leads_by_time on leads (submitted_at, application_id) where is_open;
create index leads_by_zip on leads (zip_id, submitted_at, application_id) where is_open;
create index leads_by_need on leads (need, submitted_at, application_id) where is_open;
create index leads_by_premium on leads (premium_yearly, submitted_at, application_id) where is_open;
create index leads_by_renewal on leads (renews_on, submitted_at desc, application_id desc)
  where is_open;
-- Lists must not wait for words that were put off.
create index leads_by_words on leads using gin (words) with (fastupdate = off) where is_open;
create index leads_to_work_out on leads (application_id) where needs is null;
drop index applications_open_by_zip;
drop index applications_open_by_time;

-- What a quote costs in all a month, for an agent's list to be ordered by it: the price for all of its
-- types, where there are several and the agent gave one, else the sum of theirs.
alter table quotes add column whole_monthly integer;
create function price_quotes() returns trigger language plpgsql as $$
begin
  update quotes set whole_monthly = priced.monthly
  from (
    select quote_prices.quote_id,
      case when count(*) > 1 then coalesce(min(quotes.bundle_monthly), sum(monthly))
        else sum(monthly) end as monthly
    from quote_prices inner join quotes on quotes.id = quote_prices.quote_id
    where quote_prices.quote_id in (select quote_id from changed)
    group by quote_prices.quote_id
  ) as priced
  where priced.quote_id = quotes.id and quotes.whole_monthly is distinct from priced.monthly;
  return null;
end $$;
create trigger quote_prices_added after insert on quote_prices
  referencing new table as changed for each statement execute function price_quotes();
update quotes set whole_monthly = case
  when (select count(*) from quote_prices where quote_id = quotes.id) > 1 and bundle_monthly is not null
    then bundle_monthly
  else (select sum(monthly) from quote_prices where quote_id = quotes.id)
end;
drop index quotes_by_agent_list;
create index quotes_by_agent_list on quotes (agent_id, status, lead_time, application_id)
  include (whole_monthly);
