import { agentsFor } from "./fillMarketplace";
import { list } from "./leadLines";
import type { Measuring } from "./data";
import { growthDuring } from "./processMemory";
import { processorTime } from "./processorTime";
import { openSession } from "./startApi";
import { atMost, type Judged } from "./targets";

const MOST_MEGABYTES = 50;
const MOST_MS = 100;

/** The largest answers that a stranger, an agent or a consumer may ask for. */
const largest = {
  stranger: ["/auth/signup?insId=1", "/auth/zipcodes?search=a"],
  agent: [
    `${list.replace("12", "100")}&offset=0`,
    `${list.replace("12", "100")}&search=a&offset=5000`,
    "/notifications",
    "/agent/profile",
    "/agent/profile/results",
    "/agent/profile/payments",
    "/agent/profile/exports/leads.csv",
    "/agent/profile/exports/payments.csv",
  ],
  consumer: [
    "/user/quotes",
    "/user/application",
    "/user/privacy",
    "/user/privacy/data",
    "/user/privacy/page",
  ],
};

/** What the largest answers take of the process, as its memory and its processor time. */
export async function measureAnswers({ db, api, size }: Measuring): Promise<Judged[]> {
  const consumer = agentsFor(size) + (4711 % size);
  const sids = {
    stranger: "none",
    agent: await openSession(db, 1),
    consumer: await openSession(db, consumer),
  };
  const lines: Judged[] = [];
  for (const who of ["stranger", "agent", "consumer"] as const) {
    for (const path of largest[who]) {
      // What a path does for the first time is compiled then.
      await api.call(sids[who], path);
      let bytes = 0;
      let status = 0;
      const before = processorTime([api.processId]);
      const megabytes = await growthDuring(api.processId, async () => {
        const reply = await api.call(sids[who], path);
        bytes = reply.body.length;
        status = reply.status;
      });
      const ms = processorTime([api.processId]) - before;
      const { isMet } = atMost(MOST_MEGABYTES, megabytes, "MB");
      lines.push({
        what: `${who}: ${path}`,
        target: `at most ${MOST_MEGABYTES} MB, ${MOST_MS} ms`,
        measured: `${megabytes.toFixed(1)} MB, ${ms.toFixed(0)} ms`,
        isMet: isMet && ms <= MOST_MS,
        how: `answered ${status} with ${Math.ceil(bytes / 1024)} KB, of the process alone`,
      });
    }
  }
  return lines;
}
