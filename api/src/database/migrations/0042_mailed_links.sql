-- When the link, or the one that it replaces, was last on its way: sign-ups of one address are mailed
-- once a minute.
alter table tokens add column mailed_at timestamptz;
