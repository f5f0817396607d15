-- The license as it is written, letters included: the number beside it holds its digits alone. Empty
-- where the agent gives none; the license is then its number.
alter table agents add column full_license text not null default '';
