-- $1 consumers all over the country who have applied for nothing yet; gives their numbers.
with made as (
  insert into users (type, email, password_hash, first_name, last_name, phone, created_at, verified_at)
    select 1, gen_random_uuid() || '@example.com', 'none', 'Maya', 'New', '(512)555-0199', now(), now()
    from generate_series(1, $1::integer) returning id
), areas as (
  select id, city, state, row_number() over (order by hashint4(id)) as place from zip_codes
)
insert into consumers (user_id, date_of_birth, address1, city, state, rents, zip_id, gender, marital_status)
select made.id, '1985-04-12', '1 Willow Lane', city, state, false, areas.id, 1, 0
from made inner join areas on areas.place = 1 + made.id % 40000 returning user_id as id
