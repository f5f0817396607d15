-- Outside of a transaction: what begins with one or two letters is found by these letters themselves, where
-- another word is looked for, too. By the words alone all that begin so are collected first: tens of thousands.
create or replace function beginnings(words tsvector) returns text[] language sql immutable parallel safe
  -- To be looked up, never to be worked out for one lead after another.
  cost 10000
  as $$
  select coalesce(array_agg(distinct left(word, letters)), '{}')
  from unnest(tsvector_to_array(words)) as word, generate_series(1, 2) as letters
  -- Not of the places, #TX and #787.
  where word not like '#%'
$$;
-- then
create index concurrently if not exists leads_by_words_and_beginnings
  on leads using gin (words, beginnings(words)) with (fastupdate = off) where is_open;
-- then
-- Planners make no use of what is known of some rows' values.
alter index leads_by_words_and_beginnings alter column 2 set statistics 0;
-- then
drop index concurrently if exists leads_by_words;
