import { withPostgres } from "../local/bin/postgres.mjs";
import { get, load } from "./load";
import { agentsFor, signIn, withMarket } from "./market";
import { atLeast, linesOf, median, type Line } from "./targets";

const SIZE = 1_000;
const TURNS = 5;
const atOnce = { connections: 10, duration: 3 };

/** What the call costs that every open page makes all the time. */
export function measureApi(): Promise<Line[]> {
  const what = "check-session, against an empty route of the same server";
  return linesOf(what, () =>
    withPostgres((url: string) =>
      withMarket(url, SIZE, async ({ origin, db }) => {
        const agents = Array.from({ length: agentsFor(SIZE) }, (_, index) => index + 1);
        const sessions = (await signIn(db, agents)).map((sid) => get("/auth/check-session", sid));
        const ratios: number[] = [];
        for (let turn = 0; turn <= TURNS; turn += 1) {
          const { perSecond } = await load(origin, sessions, atOnce);
          const empty = await load(origin, [{ path: "/api/health/live" }], atOnce);
          ratios.push(perSecond / empty.perSecond);
        }
        // Node compiles in the first turn.
        return [atLeast(what, 0.35, "×", median(ratios.slice(1)))];
      }),
    ),
  );
}
