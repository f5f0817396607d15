-- Applications, which agents call leads.

-- What a consumer asks for: draft_* is what they save, submitted_* is what agents see.
create table applications (
  id bigint primary key generated always as identity,
  consumer_id integer not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  draft_types smallint[] not null,
  draft_answers jsonb not null,
  submitted_at timestamptz,
  submitted_version integer,
  submitted_types smallint[],
  submitted_answers jsonb,
  -- The policies that the consumer has today, and whether agents may see them.
  present_policies jsonb,
  -- The consumer's ZIP code at the submission.
  zip_id integer references zip_codes (id),
  unlocked boolean not null default false,
  accepted_quote_id bigint,
  winner_id integer references users (id),
  accepted_at timestamptz,
  -- When the winner paid and saw the client's details.
  confirmed_at timestamptz,
  deleted_at timestamptz,
  -- The winner pays until then; at contact_check_at the next reminder about it is due.
  contact_due_at timestamptz,
  contact_check_at timestamptz,
  -- The last day of the last good quote that the client was reminded of.
  quotes_end_told date,
  -- The last days of the client's policies, by answers and policies, so that reminders need not read these.
  policy_ends jsonb,
  -- The client's day on which it is looked whether they are to be reminded of one.
  renewal_look_on date,
  -- The end that they were reminded of last, and how many days before it: 0 is a year after a choice.
  renewal_told_end date,
  renewal_told_days smallint,
  -- Worked out from the answers at the submission, because lists of leads sort by it: the headline
  -- figure of each type, their sum, what is paid today, and when the first present policy ends.
  needs jsonb,
  need integer not null default 0,
  premium_yearly integer not null default 0,
  renews_on date,
  -- A copy of the client's names, city and state, because agents search for them among all leads.
  client_words tsvector not null default '',
  client_state text,
  -- One bit per type: 1 home, 2 life, 4 auto.
  type_mask smallint not null generated always as (
    (case when 1 = any (submitted_types) then 1 else 0 end)
    + (case when 2 = any (submitted_types) then 2 else 0 end)
    + (case when 3 = any (submitted_types) then 4 else 0 end)
  ) stored,
  is_open boolean not null generated always as (
    submitted_at is not null and deleted_at is null and accepted_quote_id is null
  ) stored,
  constraint applications_no_submission_without_types
    check ((submitted_at is null) = (submitted_types is null)),
  constraint applications_no_submission_without_answers
    check ((submitted_at is null) = (submitted_answers is null)),
  constraint applications_no_submission_without_version
    check ((submitted_at is null) = (submitted_version is null)),
  constraint applications_no_submission_without_zip check (submitted_at is null or zip_id is not null),
  constraint applications_no_choice_without_winner
    check ((accepted_quote_id is null) = (winner_id is null)),
  constraint applications_no_half_reminder check ((renewal_told_end is null) = (renewal_told_days is null)),
  constraint applications_no_undated_choice check ((accepted_quote_id is null) = (accepted_at is null)),
  constraint applications_no_confirmation_without_choice
    check (confirmed_at is null or accepted_quote_id is not null)
);
create index applications_by_day on applications using brin (submitted_at);
create index applications_by_consumer on applications (consumer_id);
create index applications_by_winner on applications (winner_id) where winner_id is not null;
-- An agent's new leads: by ZIP code, and in each order of the list.
create index applications_open_by_zip on applications (zip_id, submitted_at, id)
  include (type_mask) where is_open;
create index applications_open_by_time on applications (submitted_at, id)
  include (type_mask, zip_id) where is_open;
create index applications_open_by_need on applications (need, submitted_at, id) where is_open;
create index applications_open_by_premium on applications (premium_yearly, submitted_at, id) where is_open;
create index applications_open_by_renewal on applications (renews_on, submitted_at desc, id desc)
  where is_open;
create index applications_open_by_state on applications (client_state, submitted_at, id) where is_open;
create index applications_open_by_words on applications using gin (client_words)
  with (fastupdate = off) where is_open;
-- Answers that are emptied 30 days after their application was deleted.
create index applications_deleted_with_answers on applications (deleted_at)
  where confirmed_at is null
    and (draft_answers <> '{}' or submitted_answers <> '{}' or present_policies is not null);
create index applications_renewal_look on applications (renewal_look_on) where renewal_look_on is not null;
create index applications_contact_check on applications (contact_check_at) where contact_check_at is not null;

-- Locks applications one after the other: each may be on another machine, and no statement locks on several.
create function lock_applications(ids bigint[]) returns void language plpgsql as $$
declare
  one bigint;
begin
  foreach one in array ids loop
    perform from applications where applications.id = one for update;
  end loop;
end $$;

-- The one application that a consumer works with; a deleted one is no longer here.
create table live_applications (
  consumer_id integer primary key references users (id),
  application_id bigint not null references applications (id)
);
create index live_applications_by_application on live_applications (application_id);

-- What each agent opened of an application, as its consumer is told.
-- It goes with the consumer's account; when the agent's account goes, only the name behind it does.
create table lead_openings (
  application_id bigint not null references applications (id),
  agent_id integer not null references users (id),
  -- Contact details are seen after the payment; 'part' is the summary without what LEAD_DETAILS_NEED_CHECK hides.
  saw text not null constraint lead_openings_no_other_view check (saw in ('part', 'summary', 'contact')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null constraint lead_openings_no_zero_times check (times > 0),
  primary key (application_id, agent_id, saw)
);
create index lead_openings_by_agent on lead_openings (agent_id);

-- An agent's desk: a row for each lead that they opened, quoted or wrote something down about. It goes with
-- the agent's account; what was written down goes with the client's, too.
create table agent_leads (
  agent_id integer not null references users (id),
  -- References nothing: where desks are distributed by their agents, the application is elsewhere.
  application_id bigint not null,
  -- Copies of what lists filter and sort by, from here to quoted_carriers: writeDesk writes them in the
  -- transaction that changes what they are copied from. A lead without a live quote is only opened, and has none.
  status text not null default 'opened' constraint agent_leads_no_other_status
    check (status in ('opened', 'quoted', 'lost', 'won', 'completed', 'deleted')),
  -- After what can still be won, and after what waits for its fee.
  sorts_last boolean not null generated always as (status in ('lost', 'completed')) stored,
  submitted_at timestamptz,
  type_mask smallint,
  renews_on date,
  need integer,
  -- Of the quote that was chosen, else of the cheapest.
  best_monthly integer,
  zip_id integer,
  client_state text,
  client_words tsvector,
  -- With which there is a live quote, anybody's.
  quoted_carriers integer[],
  read_at timestamptz,
  -- When the agent took the deleted lead out of their lists.
  put_away_at timestamptz,
  note text not null default '' constraint agent_leads_no_long_note check (char_length(note) <= 2000),
  follow_up_on date,
  outcome text not null default 'open'
    constraint agent_leads_no_other_outcome check (outcome in ('open', 'bound', 'lost')),
  outcome_reason text constraint agent_leads_no_other_reason check (
    outcome_reason in
      ('price', 'cover', 'stayed', 'elsewhere', 'declined', 'unreachable', 'not-now', 'other')
  ),
  outcome_words text not null default ''
    constraint agent_leads_no_long_words check (char_length(outcome_words) <= 500),
  outcome_at timestamptz,
  -- Counts the changes of what was written down.
  notes_version integer not null default 0,
  primary key (agent_id, application_id),
  constraint agent_leads_no_copies_while_opened check (
    status <> 'opened' or num_nonnulls(
      submitted_at, type_mask, renews_on, need, best_monthly, zip_id, client_state, client_words, quoted_carriers
    ) = 0
  ),
  constraint agent_leads_no_loss_without_reason check ((outcome = 'lost') = (outcome_reason is not null)),
  constraint agent_leads_no_undated_outcome check ((outcome = 'open') = (outcome_at is null))
);
create index agent_leads_by_status on agent_leads (agent_id, status, submitted_at, application_id);
create index agent_leads_by_time on agent_leads (agent_id, submitted_at, application_id);
create index agent_leads_by_application on agent_leads (application_id);
