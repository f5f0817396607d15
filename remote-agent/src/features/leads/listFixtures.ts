import { leadsReply, type Lead } from "@quotehaven/contract/wire";

/** The call that the list, the clients who wait and the counts are read by. */
export const leadsCall = "GET /agent/profile/leads";

/** A page of leads as the call answers it. */
export const page = (leads: Lead[], count = leads.length) => leadsReply.encode({ leads, count });

const noCounts = { all: 0, new: 0, quoted: 0, won: 0, completed: 0, lost: 0 };

type Shown = { won?: Lead[]; counts?: Partial<typeof noCounts> };

/** What the call answers to the list itself, to who waits for the fee, and to the counts. */
export const listOf =
  (list: unknown, { won = [], counts = {} }: Shown = {}) =>
  ({ params }: { params: Record<string, unknown> }) => {
    if (params.counts) {
      return leadsReply.encode({ leads: [], count: 0, counts: { ...noCounts, ...counts } });
    }
    return params.filter === "won" && params.offset === 0 ? page(won) : list;
  };
