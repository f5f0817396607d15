import { readUserType } from "@quotehaven/contract/wire";
import type { UserType } from "../events/platformEvents";
import { ApiFailure } from "../http/ApiError";
import { request } from "../http/request";
import { serverNow } from "../http/serverClock";
import type { SessionEnds } from "../store/session";

/** What the server says of the session. */
export type CheckedSession = {
  userType: UserType;
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

/**
 * Asks the server whether the session lives. `isActive` tells it that the
 * person did something since the last question; the question itself is no
 * activity. Throws an ApiFailure; 401 means that there is no session.
 */
export async function checkSession(isActive: boolean): Promise<CheckedSession> {
  const { data } = await request({
    url: "/auth/check-session",
    params: isActive ? { active: "1" } : {},
    conditional: true,
  });
  const body: Partial<
    Record<"type" | "idle_ends_at" | "ends_at" | "account" | "time_zone", unknown>
  > = typeof data === "object" && data !== null ? data : {};
  const userType = readUserType(body.type);
  if (userType === null) throw new ApiFailure({ status: 502, codes: [], message: "" });
  return {
    userType,
    idleEndsAt: localMoment(body.idle_ends_at),
    endsAt: localMoment(body.ends_at),
    ...(typeof body.account === "number" && { account: body.account }),
    ...(typeof body.time_zone === "string" && { timeZone: body.time_zone }),
  };
}
