import { sql } from "kysely";
import { isOneOf, type Queries, type Tx } from "../../database";
import { wholeMonthly } from "../quoteColumns";

const copies = [
  ...["status", "submitted_at", "type_mask", "renews_on", "need", "best_monthly"],
  ...["zip_id", "client_state", "client_words", "quoted_carriers"],
];

const columns = sql.raw(copies.join(", "));
const ofTable = sql.raw(copies.map((name) => `agent_leads.${name}`).join(", "));
const ofChange = sql.raw(copies.map((name) => `excluded.${name}`).join(", "));
const nothing = sql.raw(copies.map(() => "default").join(", "));

/**
 * What desks copy of some leads, worked out anew: a row for each agent with a live quote, unless their account
 * is gone. A lead is deleted to an agent once it was withdrawn, or its client's account is gone and
 * another agent has paid; nothing is known of its client then.
 */
const copied = (applicationIds: readonly number[]) => sql`
  select agent_id, application_id, status, submitted_at, type_mask,
    case when status <> 'deleted' then renews_on end as renews_on,
    case when status <> 'deleted' then need else 0 end as need,
    best_monthly,
    case when status <> 'deleted' then zip_id end as zip_id,
    case when status <> 'deleted' then client_state end as client_state,
    case when status <> 'deleted' then client_words end as client_words,
    quoted_carriers
  from (
    select own.agent_id, own.application_id, own.best_monthly, taken.quoted_carriers, lead.submitted_at,
      lead.type_mask, lead.renews_on, lead.need, lead.zip_id, lead.client_state, lead.client_words,
      case
        when lead.deleted_at is not null or (
          lead.confirmed_at is not null and lead.winner_id <> own.agent_id and client.deleted_at is not null
        ) then 'deleted'
        when lead.winner_id = own.agent_id and lead.confirmed_at is not null then 'completed'
        when lead.winner_id = own.agent_id then 'won'
        when lead.winner_id is not null then 'lost'
        else 'quoted'
      end as status
    from (
      select application_id, agent_id,
        coalesce(min(monthly) filter (where is_chosen), min(monthly))::integer as best_monthly
      from (
        select application_id, agent_id, accepted_at is not null as is_chosen, ${wholeMonthly()} as monthly
        from quotes where application_id = any(${applicationIds}::bigint[]) and removed_at is null
      ) as priced
      group by application_id, agent_id
    ) as own
    inner join (
      select application_id, array_agg(carrier_id order by carrier_id) as quoted_carriers
      from quotes where application_id = any(${applicationIds}::bigint[]) and removed_at is null
      group by application_id
    ) as taken on taken.application_id = own.application_id
    inner join applications as lead on lead.id = own.application_id
    inner join users as client on client.id = lead.consumer_id
    inner join users as agent on agent.id = own.agent_id and agent.deleted_at is null
  ) as standing`;

/**
 * Writes what the desks of agents copy of some leads. Whoever changes one of these facts calls it afterwards, in
 * the same transaction: quotes, prices, the choice, its payment, the submission, the client's name, and what
 * ends a lead or an account. The caller has locked the applications.
 */
export async function writeDesk(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  if (applicationIds.length === 0) return;
  await sql`
    insert into agent_leads (agent_id, application_id, ${columns}) ${copied(applicationIds)}
    on conflict (agent_id, application_id) do update set (${columns}) = row(${ofChange})
    where (${ofTable}) is distinct from (${ofChange})
  `.execute(tx);
  const former = await tx
    .selectFrom("quotes")
    .select(["agent_id as agentId", "application_id as leadId"])
    .where(isOneOf("application_id", applicationIds))
    .groupBy(["agent_id", "application_id"])
    .having(sql<boolean>`bool_and(removed_at is not null)`)
    .execute();
  if (former.length === 0) return;
  // Who has no quote on a lead any more has only opened it.
  await sql`
    update agent_leads set (${columns}) = row(${nothing})
    where status <> 'opened' and (agent_id, application_id) in (
      select * from unnest(
        ${former.map(({ agentId }) => agentId)}::integer[], ${former.map(({ leadId }) => leadId)}::bigint[]
      )
    )
  `.execute(tx);
}

/**
 * Of some leads those with a desk that copies something else than {@link writeDesk} would write now: none,
 * unless it was not called where it must be.
 */
export async function wronglyCopied(
  queries: Queries,
  applicationIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with facts as (${copied(applicationIds)}), desks as (
      select agent_id, application_id, ${columns} from agent_leads
      where application_id = any(${applicationIds}::bigint[]) and status <> 'opened'
    )
    select distinct application_id as id
    from ((table facts except table desks) union all (table desks except table facts)) as differing
  `.execute(queries);
  return rows.map(({ id }) => id);
}
