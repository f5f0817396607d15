import type { Role } from "@quotehaven/contract/rules";
import { readRole } from "@quotehaven/contract/wire";
import { serverNow } from "../http/serverClock";
import { api } from "../store/api";
import { axiosBaseQuery } from "../store/baseQuery";
import type { SessionEnds } from "../store/session";

/** What the server says of the session. */
type CheckedSession = {
  role: Role;
  account?: number;
  timeZone?: string;
} & SessionEnds;

/**
 * The server's moments in this browser's time: people's clocks are wrong by
 * minutes or days, so what counts is how far away the server says it is.
 */
function localMoment(moment: unknown): number | null {
  if (typeof moment !== "string") return null;
  const at = Date.parse(moment);
  return Number.isNaN(at) ? null : Date.now() + (at - serverNow());
}

/** The session in a reply; null where it tells of none. */
function readSession(data: unknown): CheckedSession | null {
  const body: Partial<
    Record<"type" | "idle_ends_at" | "ends_at" | "account" | "time_zone", unknown>
  > = typeof data === "object" && data !== null ? data : {};
  const role = readRole(body.type);
  if (role === null) return null;
  return {
    role,
    idleEndsAt: localMoment(body.idle_ends_at),
    endsAt: localMoment(body.ends_at),
    ...(typeof body.account === "number" && { account: body.account }),
    ...(typeof body.time_zone === "string" && { timeZone: body.time_zone }),
  };
}

const signsOfActivity = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

let isActive = false;

/** Whether the person did something that the server has not been told of. */
export const wasActive = () => isActive;

/** Takes note of the person, as a press would. */
export const noticeActivity = () => {
  isActive = true;
};

/** Watches for signs of a person: presses, keys, scrolling by hand. Returns its undo. */
export function watchActivity(): () => void {
  const options = { passive: true, capture: true };
  for (const sign of signsOfActivity) window.addEventListener(sign, noticeActivity, options);
  return () => {
    for (const sign of signsOfActivity) window.removeEventListener(sign, noticeActivity, options);
    isActive = false;
  };
}

const query = axiosBaseQuery(api.reducerPath);

/** The calls about the session. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Whether the session lives. It tells the server, too, whether the person did something since the
     * last question; the question itself is no activity. The argument numbers what began with a
     * sign-in, or with anything else after which an older answer no longer counts.
     */
    session: build.query<CheckedSession, number>({
      async queryFn(_asked, _api, _options, ask) {
        const tellsOfActivity = isActive;
        isActive = false;
        const { data, error } = await ask({
          url: "/auth/check-session",
          params: tellsOfActivity ? { active: "1" } : {},
          conditional: true,
        });
        if (error) {
          if (tellsOfActivity) noticeActivity();
          return { error };
        }
        const session = readSession(data);
        return session ? { data: session } : { error: { status: 502, codes: [], message: "" } };
      },
      keepUnusedDataFor: 0,
    }),
    /**
     * Ends the session on the server. This browser may forget all replies meanwhile: that aborts
     * every call that is under way but this one.
     */
    logOut: build.mutation<unknown, void>({
      queryFn: (_none, queryApi) =>
        query({ url: "/auth/login" }, { ...queryApi, signal: new AbortController().signal }, {}),
    }),
  }),
});
