import type { UnknownAction } from "redux";
import type { UserType } from "../events/platformEvents";
import type { ApiError } from "../http/ApiError";
import { fact } from "./fact";

/** Why nobody is signed in any more: the person said so, or the server no longer knows the session. */
export type SessionEnd = "signedOut" | "lost";

/** Who is signed in in this browser, as far as the server has said. */
export type SessionState = {
  status: "checking" | "anonymous" | "signedIn";
  userType: UserType | null;
  /** The IANA time zone where the person lives or works, once the server has said so. */
  timeZone?: string;
  /** In ms of this browser's clock: the session ends then unless the person does something. */
  idleEndsAt: number | null;
  /** In ms of this browser's clock: the session ends then in any case. */
  endsAt: number | null;
  /** How the last session of this page ended. */
  endedBy: SessionEnd | null;
  /** Why the first check has not come to a result yet. */
  problem: ApiError | null;
};

/** When the server will end the session, in ms of this browser's clock. */
export type SessionEnds = { idleEndsAt: number | null; endsAt: number | null };

const initialState: SessionState = {
  status: "checking",
  userType: null,
  idleEndsAt: null,
  endsAt: null,
  endedBy: null,
  problem: null,
};

/**
 * The server tells time in whole seconds, so the same end comes out a little
 * different at each check. Such a difference is no news.
 */
const SAME_MOMENT_MS = 3_000;

function settled(before: number | null, now: number | null | undefined): number | null {
  if (now === null || now === undefined) return null;
  return before !== null && Math.abs(before - now) < SAME_MOMENT_MS ? before : now;
}

/** The server knows the session. */
export const sessionConfirmed = fact<
  { userType: UserType; timeZone?: string } & Partial<SessionEnds>
>("session/sessionConfirmed");

const ended = fact<SessionEnd | undefined>("session/sessionEnded");

/** Nobody is signed in: any more, where it says how it ended. */
export const sessionEnded = (how?: SessionEnd) => ended(how);

/** Another session id is stored than the page was signed in with: who it is of is not known yet. */
export const sessionReplaced = fact("session/sessionReplaced");

/** The server could not be asked. */
export const sessionCheckFailed = fact<ApiError>("session/sessionCheckFailed");

/** The session. Only the shell changes it; everyone may read it. */
export function sessionReducer(state = initialState, action: UnknownAction): SessionState {
  if (sessionConfirmed.match(action)) {
    const { userType, timeZone, idleEndsAt, endsAt } = action.payload;
    return {
      ...initialState,
      status: "signedIn",
      userType,
      ...(timeZone !== undefined && { timeZone }),
      idleEndsAt: settled(state.idleEndsAt, idleEndsAt),
      endsAt: settled(state.endsAt, endsAt),
    };
  }
  if (ended.match(action)) {
    return { ...initialState, status: "anonymous", endedBy: action.payload ?? state.endedBy };
  }
  if (sessionReplaced.match(action)) return initialState;
  if (sessionCheckFailed.match(action) && state.status === "checking") {
    return { ...state, problem: action.payload };
  }
  return state;
}
