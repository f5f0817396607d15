import type { ApiProcess } from "./World";

const token = "figures-of-the-fault-runs";
/** Lets {@link waitingRows} ask an API. */
export const figuresEnv = { FIGURES_TOKEN: token };

/** What waits in the outbox, as the API's own figures have it. */
export async function waitingRows({ origin }: ApiProcess): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${origin}/api/metrics`, { headers });
  if (!reply.ok) throw new Error(`The figures were answered ${reply.status}.`);
  const counts = [...(await reply.text()).matchAll(/^quotehaven_outbox_rows\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}
