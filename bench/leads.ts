import { leadFilters } from "@quotehaven/contract/rules";
import { LeadsReply } from "@quotehaven/contract/schemas";
import { get, load } from "./load";
import { agentsFor, apiWith, signIn, withMarket, type Market } from "./market";
import { atMost, median, percentile, type Line } from "./targets";

const FEWER = 10_000;
const TURNS = 5;
const page = "/agent/profile/leads?limit=12";
export const filters = [
  ...leadFilters.map((filter) => `filter=${filter}`),
  ...["type=1", "state=TX", "zip=787", "carrier=1", "renewal=30", "due=true", "search=maya"],
];
/** Agents of `fill.sql`: the one in the middle by quotes, and the first, who has most. */
export const ordinary = {
  idIn: (size: number) => agentsFor(size) / 2,
  who: "an ordinary agent",
  mostMs: 10,
};
export const heaviest = { idIn: () => 1, who: "the heaviest agent", mostMs: 30 };

/** An agent's list of leads: its first page under each filter, a late page, and both against fewer leads. */
export async function measureLeads(market: Market, url: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { idIn, who, mostMs } of [ordinary, heaviest]) {
    const timesOf = await listOf(market, idIn);
    const taken: number[] = [];
    for (const filter of filters) {
      // What nobody asked for lately is read from the disk, and Node compiles what is called often.
      await timesOf(filter, 30);
      taken.push(percentile(await timesOf(filter, 100), 99));
    }
    const most = Math.max(...taken);
    const slowest = filters[taken.indexOf(most)];
    lines.push(atMost(`Page 1 of leads, ${who}, p99 (${slowest})`, mostMs, "ms", most));
  }
  const late = await (await listOf(market, heaviest.idIn))("offset=6000", 100);
  lines.push(atMost(`Page 501 of leads, ${heaviest.who}, p99`, 100, "ms", percentile(late, 99)));
  return market.size > FEWER ? [...lines, ...(await compareWithFewer(market, url))] : lines;
}

/** How many milliseconds each of so many calls of an agent's list takes. */
async function listOf({ origin, db, size }: Market, idIn: (size: number) => number) {
  const [sid = ""] = await signIn(db, [idIn(size)]);
  const { data } = await apiWith(origin, sid).get("/agent/profile/leads", LeadsReply);
  if (data.data.length === 0) throw new Error("The list is empty.");
  return async (query: string, amount: number) =>
    (await load(origin, [get(`${page}&${query}`, sid)], { amount })).times;
}

/** How many times longer the first page takes than in a smaller marketplace, by medians in turn. */
async function compareWithFewer(large: Market, url: string): Promise<Line[]> {
  const other = new URL(url);
  other.pathname = "/quotehaven_fewer";
  await large.db.query("create database quotehaven_fewer");
  return withMarket(other.href, FEWER, async (small) => {
    const lines: Line[] = [];
    for (const { idIn, who } of [ordinary, heaviest]) {
      const [ofLarge, ofSmall] = [await listOf(large, idIn), await listOf(small, idIn)];
      const ratios: number[] = [];
      for (let turn = 0; turn < 2 * TURNS; turn += 1) {
        const longer = median(await ofLarge("filter=all", 60));
        ratios.push(longer / median(await ofSmall("filter=all", 60)));
      }
      const what = `Page 1 of leads, ${who}, against ${FEWER} applications`;
      lines.push(atMost(what, 1.5, "×", median(ratios.slice(TURNS))));
    }
    return lines;
  }).finally(() => large.db.query("drop database quotehaven_fewer"));
}
