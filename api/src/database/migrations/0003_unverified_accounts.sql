-- Accounts whose address nobody proved are looked for by age.
create index users_unverified on users (created_at) where verified_at is null and deleted_at is null;
