-- A page of an agent's payments comes in the order of an index, however many there are.
create index payments_by_agent_paid on payments (agent_id, paid_at, id) where paid_at is not null;
