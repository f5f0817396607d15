import type { TSchema } from "typebox";
import {
  CheckSessionReply,
  LeadsReply,
  MessageReply,
  NotificationsReply,
} from "@quotehaven/contract/schemas";
import { Api } from "../e2e/people/Api";
import { CardProcessor } from "../e2e/people/cardProcessor";
import { ownAddress } from "../e2e/people/details";
import { makePeople } from "../e2e/people/makePeople";
import { until } from "../e2e/until";
import { filters, heaviest, ordinary } from "./leads";
import { apiWith, signIn, type Market } from "./market";
import { measureTelling } from "./submissions";
import { median } from "./targets";

const JOURNEYS = 20;
const CALLS = 20;
const WARM_UP = 5;

/** The milliseconds of each call, by its name. */
type Times = Map<string, number[]>;

/** Prints what each call of a journey takes, and the lists of leads, at two places in turn. */
export async function compareCalls(markets: readonly [Market, Market]): Promise<void> {
  const taken: [Times, Times] = [new Map(), new Map()];
  const each = async (work: (market: Market, times: Times) => Promise<void>) => {
    for (const [index, market] of markets.entries()) await work(market, taken[index] ?? new Map());
  };
  await each((market) => journey(market, new Map()));
  for (let count = 0; count < JOURNEYS; count += 1) await each(journey);
  for (const { idIn, who } of [ordinary, heaviest]) {
    const sids = await Promise.all(markets.map(({ db, size }) => signIn(db, [idIn(size)])));
    const apis = markets.map(({ origin }, index) => apiWith(origin, sids[index]?.[0]));
    for (const filter of filters) {
      for (let count = -WARM_UP; count < CALLS; count += 1) {
        for (const [index, api] of apis.entries()) {
          const times: Times = count < 0 ? new Map() : (taken[index] ?? new Map());
          const path = `/agent/profile/leads?limit=12&${filter}`;
          await timed(times, `leads of ${who}, ${filter}`, () => api.get(path, LeadsReply));
        }
      }
    }
  }
  const [one, other] = taken;
  console.log("| Call | One, ms | Other, ms | × |\n| --- | --: | --: | --: |");
  for (const [name, times] of one) {
    const [here, there] = [median(times), median(other.get(name) ?? [])];
    console.log(
      `| ${name} | ${here.toFixed(1)} | ${there.toFixed(1)} | ${(there / here).toFixed(1)} |`,
    );
  }
  for (const market of markets) {
    for (const line of await measureTelling(market)) console.log(`| ${line.join(" | ")} |`);
  }
}

/** From two registrations to a paid fee and a question, each call timed. */
async function journey(market: Market, times: Times): Promise<void> {
  const { agent, consumer, leadId, quoteId } = await makePeople(
    market,
    () => new TimedApi(market.origin, times),
  ).quotedLead();
  await consumer.apply([3], { force: true });
  await agent.quote(leadId, "State Farm", { monthly: 95, yearly: 1_100 }, quoteId);
  await consumer.choose(quoteId);
  const { payment_intent: intent } = await agent.startPayment(leadId);
  await new CardProcessor(market.sandboxOrigin).confirm(agent.api, intent);
  await until("the fee to be paid", async () => (await agent.leads("completed"))[0]);
  await agent.client(leadId);
  const body = { key: "the only question", text: "Does it cover the boat?" };
  await consumer.api.call("POST", `/threads/${quoteId}`, MessageReply, { body });
  for (const { api } of [agent, consumer]) {
    await api.get("/auth/check-session", CheckSessionReply);
    await api.get("/notifications", NotificationsReply);
  }
}

class TimedApi extends Api {
  constructor(
    origin: string,
    private readonly times: Times,
  ) {
    super(origin, ownAddress());
  }

  override async call<Schema extends TSchema>(
    ...call: Parameters<typeof Api.prototype.call<Schema>>
  ) {
    const name = `${call[0]} ${call[1].replace(/\d+/g, "ID")}`;
    return timed(this.times, name, () => super.call<Schema>(...call));
  }
}

async function timed<Result>(times: Times, name: string, work: () => Promise<Result>) {
  const startedAt = performance.now();
  const result = await work();
  times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt]);
  return result;
}
