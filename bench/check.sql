-- What does not follow from the rest: each counts the rows that are wrong.

-- live applications
select count(*) from live_applications
  full join (select * from applications where deleted_at is null) as now
  on now.id = application_id and now.consumer_id = live_applications.consumer_id
where application_id is null or now.id is null;

-- the copy of the client in applications
select count(*) from applications inner join consumers on consumers.user_id = consumer_id
where deleted_at is null and client_state is distinct from consumers.state;

-- prices of a quote, one for each type
select count(*) from quotes inner join applications on applications.id = application_id
where (select count(*) from quote_prices as price
    where price.application_id = quotes.application_id and price.quote_id = quotes.id)
  <> array_length(submitted_types, 1);
