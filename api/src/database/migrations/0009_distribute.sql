-- Distributes the tables where Citus is installed; elsewhere it does nothing. docs/scale.md tells the rest.
-- Local to the coordinator stays what has two unique keys or a queue's order: tokens, registrations, outbox,
-- operations, and the counters and locks that hold for everybody.
do $$
declare
  name text;
  key record;
begin
  if not exists (select from pg_extension where extname = 'citus') then
    return;
  end if;

  -- A table is distributed before its foreign keys are.
  create temporary table foreign_keys on commit drop as
    select conrelid as child, confrelid as parent, conname, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace;
  for key in select * from foreign_keys loop
    execute format('alter table %s drop constraint %I', key.child::regclass, key.conname);
  end loop;

  -- Small, or read with everything: a copy on each machine. One account per address is a rule over all people.
  foreach name in array array[
    'zip_codes', 'carriers', 'users', 'consumers', 'agents', 'agent_license_states', 'agent_zips',
    'agent_carriers'
  ] loop
    perform create_reference_table(name);
  end loop;

  -- An application's life lies on one machine.
  perform create_distributed_table('applications', 'id', colocate_with => 'none');
  foreach name in array array[
    'quotes', 'quote_prices', 'consents', 'lead_losses', 'lead_openings', 'payments', 'unlocked_clients',
    'fee_returns', 'threads', 'thread_messages', 'message_reports'
  ] loop
    perform create_distributed_table(name, 'application_id', colocate_with => 'applications');
  end loop;

  -- And so does a person's desk.
  perform create_distributed_table('notifications', 'user_id', colocate_with => 'none');
  perform create_distributed_table('account_locks', 'user_id', colocate_with => 'notifications');
  perform create_distributed_table('cover_templates', 'agent_id', colocate_with => 'notifications');
  perform create_distributed_table('agent_leads', 'agent_id', colocate_with => 'notifications');
  perform create_distributed_table('live_applications', 'consumer_id', colocate_with => 'notifications');

  -- Found by what only their owner knows.
  perform create_distributed_table('sessions', 'sid_hash', colocate_with => 'none');

  -- Back come the foreign keys that stay on one machine. One to people would make a transaction that changes
  -- both wait for one connection to each machine, or fail.
  for key in
    select foreign_keys.*
    from foreign_keys
    left join pg_dist_partition as child on child.logicalrelid = foreign_keys.child
    left join pg_dist_partition as parent on parent.logicalrelid = foreign_keys.parent
    where parent.colocationid is not distinct from child.colocationid
  loop
    execute format('alter table %s add constraint %I %s', key.child::regclass, key.conname, key.definition);
  end loop;
end $$;
