-- Quotes ----------------------------------------------------------------------------------------

-- An agent's offer on an application, with one carrier.
create table quotes (
  application_id bigint not null references applications (id),
  id bigint not null generated always as identity,
  agent_id integer not null references users (id),
  carrier_id integer not null references carriers (id),
  -- The price for all types together, in whole dollars.
  bundle_monthly integer
    constraint quotes_no_bundle_monthly_out_of_range check (bundle_monthly between 0 and 100000000),
  bundle_yearly integer
    constraint quotes_no_bundle_yearly_out_of_range check (bundle_yearly between 0 and 100000000),
  -- What it covers, by insurance type; what is absent was not stated.
  cover jsonb not null default '{}',
  -- The last day on which it can be chosen.
  valid_until date not null,
  -- The first day on which its policies can begin.
  starts_on date,
  message text,
  -- The application was submitted again: the agent updates the quote before it can be chosen.
  needs_update boolean not null default false,
  -- Counts the agent's changes, so that the chosen version is the one that was shown.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  accepted_at timestamptz,
  -- The last mail about a choice that its agent received said that this quote was chosen.
  choice_mailed boolean not null default false,
  removed_at timestamptz,
  -- The application's types that the carrier does not write: why a submission withdrew the quote.
  unwritten_types smallint[],
  -- When the consumer closed the notice of the removal.
  dismissed_at timestamptz,
  primary key (application_id, id),
  constraint quotes_no_accepted_and_removed check (removed_at is null or accepted_at is null),
  constraint quotes_no_half_bundle check ((bundle_monthly is null) = (bundle_yearly is null)),
  constraint quotes_no_unwritten_types_while_live check (unwritten_types is null or removed_at is not null)
);
create index quotes_by_id on quotes (id);
create index quotes_by_day on quotes using brin (created_at);
create unique index quotes_one_per_carrier on quotes (application_id, carrier_id) where removed_at is null;
create unique index quotes_one_accepted on quotes (application_id) where accepted_at is not null;
create index quotes_by_agent_lead on quotes (agent_id, application_id)
  include (created_at, accepted_at, removed_at);
create index quotes_by_end on quotes (valid_until, application_id) where removed_at is null;

alter table applications add constraint applications_no_choice_of_another_application
  foreign key (id, accepted_quote_id) references quotes (application_id, id);

-- What a quote costs for each insurance type, in whole dollars.
create table quote_prices (
  application_id bigint not null,
  quote_id bigint not null,
  type_id smallint not null constraint quote_prices_no_other_type check (type_id in (1, 2, 3)),
  monthly integer not null
    constraint quote_prices_no_monthly_out_of_range check (monthly between 0 and 100000000),
  yearly integer not null
    constraint quote_prices_no_yearly_out_of_range check (yearly between 0 and 100000000),
  primary key (application_id, quote_id, type_id),
  foreign key (application_id, quote_id) references quotes (application_id, id) on delete cascade
);

-- Limits that an agent keeps under a name, to fill in the next quote.
create table cover_templates (
  agent_id integer not null references users (id),
  id bigint not null generated always as identity,
  type_id smallint not null constraint cover_templates_no_other_type check (type_id in (1, 2, 3)),
  name text not null,
  cover jsonb not null,
  created_at timestamptz not null,
  primary key (agent_id, id),
  constraint cover_templates_one_per_name unique (agent_id, type_id, name)
);

-- Choices ---------------------------------------------------------------------------------------

-- What a consumer agreed to by choosing a quote, as it was shown.
-- The text goes with the account of either side, unless the agent has paid; the rest stays.
create table consents (
  application_id bigint not null,
  id bigint not null generated always as identity,
  consumer_id integer not null references users (id),
  quote_id bigint not null,
  agent_id integer not null references users (id),
  text_version integer not null,
  text text not null,
  carrier_id integer not null references carriers (id),
  prices jsonb not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  -- It ended because the fee for it went back.
  fee_returned boolean not null default false,
  primary key (application_id, id),
  constraint consents_no_returned_fee_while_standing check (withdrawn_at is not null or not fee_returned),
  foreign key (application_id, quote_id) references quotes (application_id, id)
);
create unique index consents_one_standing on consents (application_id) where withdrawn_at is null;
create index consents_by_consumer on consents (consumer_id);
create index consents_by_agent on consents (agent_id);

-- How an agent's quote stood when the client chose another one, for that agent's results.
-- It is removed when the choice ends.
create table lead_losses (
  application_id bigint not null references applications (id),
  agent_id integer not null references users (id),
  lost_at timestamptz not null,
  -- The place of the agent's cheapest quote among those that could be chosen; null without one.
  price_rank integer constraint lead_losses_no_zero_rank check (price_rank > 0),
  quote_count integer not null constraint lead_losses_no_negative_count check (quote_count >= 0),
  -- How its cover compared with the need; null when it was not compared.
  verdict text constraint lead_losses_no_other_verdict check (verdict in ('meets', 'below', 'notStated')),
  primary key (application_id, agent_id)
);
create index lead_losses_by_agent on lead_losses (agent_id, lost_at, application_id);
