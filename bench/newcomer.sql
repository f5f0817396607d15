-- Consumers all over the country, whose accounts are there already and who have applied for nothing yet.
insert into consumers (user_id, date_of_birth, address1, city, state, rents, zip_id, gender, marital_status)
select made.id, '1985-04-12', '1 Willow Lane', city, state, false, areas.id, 1, 0
from unnest($1::integer[]) as made (id) inner join (
  select id, city, state, row_number() over (order by hashint4(id)) as place from zip_codes
) as areas on areas.place = 1 + made.id % 40000
