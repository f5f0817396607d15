import { sql, type Expression, type SqlBool } from "kysely";
import { UNNAMED, type Queries } from "../../database";
import {
  masksWrittenBy,
  openLeadCountsIn,
  openLeadsIn,
  type ServiceArea,
} from "../../leads/leadVisibility";
import { everyMask } from "../../reference/insuranceTypes";
import type { Finding, Wanted } from "./finding";
import type { LeadKey, Page } from "./leadKeys";
import { isInZipArea, leadMatches, saidMatches } from "./leadMatches";

/** Up to how many leads are counted one by one. */
const COUNTED_AT_MOST = 1_000;

// What is fast depends on how many ZIP codes and quotes the agent has, and on what is looked for.
const ownPlan = sql.raw(UNNAMED);

/** The open leads in the area that the agent has not quoted, in the wanted order. */
export async function newLeads(
  queries: Queries,
  area: ServiceArea,
  wanted: Wanted,
  page: Page,
): Promise<LeadKey[]> {
  if (wanted.sort !== "renewal") return newLeadsIn(queries, area, wanted, page);
  // Those that end soonest come in the order of an index; the others follow, newest first.
  const first = await newLeadsIn(queries, area, wanted, page, isUpcoming(wanted.today));
  if (first.length === page.limit) return first;
  const before =
    first.length > 0 || page.offset === 0
      ? page.offset + first.length
      : await countOf(
          queries,
          freshLeads(queries, area, wanted.finding).where(isUpcoming(wanted.today)),
        );
  const rest = await newLeadsIn(
    queries,
    area,
    { ...wanted, sort: "newest" },
    { limit: page.limit - first.length, offset: Math.max(0, page.offset - before) },
    sql<SqlBool>`(leads.renews_on < ${wanted.today}::date or leads.renews_on is null)`,
  );
  return [...first, ...rest];
}

/** How many of them there are: all where that is quick to tell, else up to a bound. */
export async function newLeadCount(
  queries: Queries,
  area: ServiceArea,
  finding: Finding,
): Promise<{ count: number; isLeast: boolean }> {
  if (isCounted(finding))
    return { count: await countedLeads(queries, area, finding), isLeast: false };
  const found = freshLeads(queries, area, finding).limit(COUNTED_AT_MOST + 1);
  const count = await countOf(queries, found);
  return { count: Math.min(count, COUNTED_AT_MOST), isLeast: count > COUNTED_AT_MOST };
}

async function newLeadsIn(
  queries: Queries,
  area: ServiceArea,
  { finding, sort, today }: Wanted,
  { limit, offset }: Page,
  also: Expression<SqlBool> = sql<SqlBool>`true`,
): Promise<LeadKey[]> {
  const rows = await freshLeads(queries, area, finding)
    .select([
      "leads.application_id as id",
      "leads.submitted_at as time",
      "leads.need",
      "leads.premium_yearly as premium",
      "leads.renews_on as renewsOn",
    ])
    .where(also)
    .$if(sort === "need", (query) => query.orderBy("leads.need", "desc"))
    .$if(sort === "price", (query) => query.orderBy("leads.premium_yearly", "desc"))
    .$if(sort === "renewal", (query) => query.orderBy("leads.renews_on"))
    .orderBy("leads.submitted_at", "desc")
    .orderBy("leads.application_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ renewsOn, ...key }) => ({
    ...key,
    renewsOn: renewsOn !== null && renewsOn >= today ? renewsOn : null,
    price: null,
  }));
}

function freshLeads(queries: Queries, area: ServiceArea, finding: Finding) {
  return queries
    .selectFrom("leads")
    .modifyFront(ownPlan)
    .where(openLeadsIn(area))
    .where((eb) =>
      eb.and([
        ...saidMatches(finding),
        ...leadMatches(finding, area.agentId),
        ...placeMatches(finding),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotes")
            .select("quotes.id")
            .whereRef("quotes.application_id", "=", "leads.application_id")
            .where("quotes.agent_id", "=", area.agentId)
            .where("quotes.removed_at", "is", null),
        ),
      ),
    );
}

/** Nobody has paid for a lead that they have not quoted, so no whole ZIP code finds one. */
function placeMatches({ number, paidZipId }: Finding): Expression<SqlBool>[] {
  const isLead = sql<SqlBool>`leads.application_id = ${number?.leadId}`;
  return [
    ...(paidZipId === undefined ? [] : [sql<SqlBool>`false`]),
    ...(number?.zipArea === undefined
      ? []
      : [sql<SqlBool>`(${isLead} or ${isInZipArea(number.zipArea)})`]),
    ...(number && number.zipArea === undefined ? [isLead] : []),
  ];
}

const isUpcoming = (today: string) => sql<SqlBool>`leads.renews_on >= ${today}::date`;

async function countOf(queries: Queries, leads: ReturnType<typeof freshLeads>): Promise<number> {
  const { count } = await queries
    .selectFrom(leads.select("leads.application_id").as("found"))
    .modifyFront(ownPlan)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the counters tell how many there are. */
function isCounted({ typeMasks, zipArea, ...others }: Finding): boolean {
  return Object.keys(others).length === 0;
}

/** The open leads in the area, as counted by ZIP code, less those the agent has quoted. */
async function countedLeads(
  queries: Queries,
  area: ServiceArea,
  finding: Finding,
): Promise<number> {
  const { typeMasks, zipArea } = finding;
  const open = queries
    .selectFrom("lead_counts")
    .modifyFront(ownPlan)
    .select(({ fn }) => fn.sum("open_count").as("count"))
    .where(openLeadCountsIn(area, zipArea))
    .$if(typeMasks !== undefined, (query) =>
      query.where("lead_counts.type_mask", "in", typeMasks ?? []),
    );
  const quoted = quotedAmong(queries, area, finding);
  const [all, own] = await Promise.all([
    open.executeTakeFirstOrThrow(),
    quoted.executeTakeFirstOrThrow(),
  ]);
  return Number(all.count) - Number(own.count);
}

/** How many of them the agent has quoted. Where everything is theirs, an index alone tells. */
function quotedAmong(queries: Queries, area: ServiceArea, finding: Finding) {
  const isEverywhere =
    area.allZips &&
    Object.keys(finding).length === 0 &&
    masksWrittenBy(area.carriers).length === everyMask.length;
  return (
    queries
      .selectFrom("quotes")
      .modifyFront(ownPlan)
      .select(sql<number>`count(distinct quotes.application_id)`.as("count"))
      .where("quotes.agent_id", "=", area.agentId)
      // Of a lead that is open.
      .where("quotes.status", "=", "quoted")
      .$if(!isEverywhere, (query) =>
        query
          .innerJoin("leads", "leads.application_id", "quotes.application_id")
          .where(openLeadsIn(area))
          .where((eb) => eb.and([...leadMatches(finding, area.agentId), ...saidMatches(finding)])),
      )
  );
}
