-- What an agent's list says of a lead: `lost` once its client chose another agent, `dismissed` once
-- the agent put a deleted one away. A generated column cannot change its expression, so it is made
-- anew, and with it the index of the list.
alter table quotes add column lead_dismissed_at timestamptz;
alter table quotes drop column status;
alter table quotes add column status text not null generated always as (
  case
    when removed_at is not null then 'removed'
    when lead_deleted and lead_dismissed_at is not null then 'dismissed'
    when lead_deleted then 'deleted'
    when lead_winner_id = agent_id and lead_confirmed then 'completed'
    when lead_winner_id = agent_id then 'won'
    when lead_winner_id is not null then 'lost'
    else 'quoted'
  end
) stored;
create index quotes_by_agent_list on quotes (agent_id, status, lead_time, application_id);
