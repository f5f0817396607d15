-- A consumer of the busiest ZIP code who has applied for nothing yet; gives the account's number.
with made as (
  insert into users (type, email, password_hash, first_name, last_name, phone, created_at, verified_at)
    values (1, $1, 'none', 'Maya', 'Newcomer', '(512)555-0199', now(), now()) returning id
), busiest as (
  select zip_id from agent_zips group by zip_id order by count(*) desc, zip_id limit 1
)
insert into consumers (user_id, date_of_birth, address1, city, state, rents, zip_id, gender, marital_status)
select made.id, '1985-04-12', '1 Willow Lane', city, state, false, zip_codes.id, 1, 0
from made, busiest inner join zip_codes on zip_codes.id = busiest.zip_id
returning user_id as id
