import {
  failureKinds,
  figureChannels,
  vitalBounds,
  type BuildFigures,
  type FigureChannel,
  type Vital,
} from "@quotehaven/contract/release";
import { ReleaseError } from "./ReleaseError";
import { shapeOf } from "./shape";

const TIMEOUT_MS = 10_000;
const { record, text, list, refuse } = shapeOf("the site's figures");

/** Where the sums of what tabs told are read, and with which token. */
export type FiguresSource = { origin: string; token: string; days: number };

/**
 * The sums of what tabs told of each build in the last days.
 *
 * @throws ReleaseError where the site does not give them
 */
export async function readFigures(
  { origin, token, days }: FiguresSource,
  fetchReply: typeof fetch = fetch,
): Promise<BuildFigures[]> {
  const url = new URL(`/api/telemetry?days=${days}`, origin);
  let reply: Response;
  try {
    reply = await fetchReply(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new ReleaseError(`${url.origin} cannot be reached.`, { cause });
  }
  if (reply.status === 404) {
    throw new ReleaseError(`${url.origin} gives no figures with this FIGURES_TOKEN.`);
  }
  if (!reply.ok) throw new ReleaseError(`${url.origin} answered ${reply.status}.`);
  const body: unknown = await reply.json();
  return list(record(body, "the reply").data, "data").map(asFigures);
}

/** How often a build was begun, whatever became of it. */
export function triesOf({ loads, failures }: BuildFigures): number {
  return loads + failures.transport + failures.start;
}

/** How many of its tries failed, from 0 to 1; 0 without any. */
export function failureRate(build: BuildFigures): number {
  const failed = failureKinds.reduce((sum, kind) => sum + build.failures[kind], 0);
  return failed === 0 ? 0 : Math.min(1, failed / Math.max(1, triesOf(build)));
}

/** The bound that three quarters of the values do not exceed; null without any. */
export function upperQuarter({ vitals }: BuildFigures, vital: Vital): number | null {
  const groups = vitals[vital];
  const total = groups.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [group, count] of groups.entries()) {
    seen += count;
    if (total > 0 && seen >= total * 0.75) return vitalBounds[vital][group] ?? Infinity;
  }
  return null;
}

function asFigures(value: unknown): BuildFigures {
  const build = record(value, "a build");
  const failures = record(build.failures, "failures");
  const vitals = record(build.vitals, "vitals");
  const counts = (vital: Vital) => list(vitals[vital], vital).map((each) => count(each, vital));
  return {
    remote: text(build.remote, "remote"),
    version: text(build.version, "version"),
    channel: channel(build.channel),
    loads: count(build.loads, "loads"),
    failures: {
      transport: count(failures.transport, "transport"),
      chunk: count(failures.chunk, "chunk"),
      start: count(failures.start, "start"),
      render: count(failures.render, "render"),
      unhandled: count(failures.unhandled, "unhandled"),
    },
    vitals: { lcp: counts("lcp"), inp: counts("inp"), cls: counts("cls") },
  };
}

function channel(value: unknown): FigureChannel {
  const known = figureChannels.find((each) => each === value);
  if (!known) throw refuse("channel is none.");
  return known;
}

function count(value: unknown, what: string): number {
  if (typeof value !== "number" || value < 0) throw refuse(`${what} is no count.`);
  return value;
}
