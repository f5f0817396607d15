-- What an agent writes down about a lead for nobody but themselves: a note, when to follow up, and
-- of a lead that they won what became of it. The words are about a client, so they go with the
-- account of either side.
create table lead_notes (
  agent_id integer not null references users (id),
  application_id integer not null references applications (id),
  note text not null default '' check (char_length(note) <= 2000),
  follow_up_on date,
  outcome text not null default 'open' check (outcome in ('open', 'bound', 'lost')),
  outcome_reason text check (outcome_reason in
    ('price', 'cover', 'stayed', 'elsewhere', 'declined', 'unreachable', 'not-now', 'other')),
  -- The agent's own, beside the reason.
  outcome_words text not null default '' check (char_length(outcome_words) <= 500),
  outcome_at timestamptz,
  -- Counts the changes.
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (agent_id, application_id),
  check ((outcome = 'lost') = (outcome_reason is not null)),
  check ((outcome = 'open') = (outcome_at is null))
);
create index lead_notes_by_application on lead_notes (application_id);
create index lead_notes_due on lead_notes (agent_id, follow_up_on, application_id)
  where follow_up_on is not null;

-- How an agent stood on a lead when its client chose another one, for that agent's results: the place
-- of their cheapest quote by its monthly price among those that could be chosen, and how its cover
-- compared with the need. No place where none of theirs could be chosen; no verdict where it was not
-- looked at. It goes when the choice ends.
create table lead_losses (
  application_id integer not null references applications (id),
  agent_id integer not null references users (id),
  lost_at timestamptz not null,
  price_rank integer check (price_rank > 0),
  quote_count integer not null check (quote_count >= 0),
  verdict text check (verdict in ('meets', 'below', 'notStated')),
  primary key (application_id, agent_id)
);
create index lead_losses_by_agent on lead_losses (agent_id, lost_at, application_id);

-- What was chosen before.
with chosen as (
  select id, winner_id, accepted_at from applications where accepted_quote_id is not null
), standing as (
  select quotes.application_id, quotes.agent_id, chosen.winner_id, chosen.accepted_at,
    not quotes.needs_update
      and quotes.valid_until >= (chosen.accepted_at at time zone 'UTC')::date as can_be_chosen,
    case when prices.count > 1 and quotes.bundle_monthly is not null
      then quotes.bundle_monthly else prices.monthly end as monthly
  from quotes inner join chosen on chosen.id = quotes.application_id
    cross join lateral (
      select count(*), sum(monthly) as monthly from quote_prices where quote_id = quotes.id
    ) as prices
  where quotes.created_at <= chosen.accepted_at
    and (quotes.removed_at is null or quotes.removed_at > chosen.accepted_at)
), ranked as (
  select *,
    case when can_be_chosen then
      rank() over (partition by application_id, can_be_chosen order by monthly)
    end as place,
    count(*) filter (where can_be_chosen) over (partition by application_id) as quote_count
  from standing
)
insert into lead_losses (application_id, agent_id, lost_at, price_rank, quote_count)
  select application_id, agent_id, min(accepted_at), min(place), min(quote_count)
  from ranked
  where agent_id <> winner_id
  group by application_id, agent_id;
