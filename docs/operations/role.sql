-- Once, as the superuser: the database, and a role with the timeouts that connections behind a pooler cannot set.
create role quotehaven login password 'QUOTEHAVEN_PASSWORD';
create database quotehaven owner quotehaven;
alter role quotehaven set statement_timeout = '10s';
alter role quotehaven set lock_timeout = '3s';
alter role quotehaven set idle_in_transaction_session_timeout = '4500ms';
alter role quotehaven set jit = off;
alter role quotehaven set max_parallel_workers_per_gather = 0;
