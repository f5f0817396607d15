import type { Role } from "@quotehaven/contract/rules";
import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import type { ApiError } from "../http/ApiError";

/** Why nobody is signed in any more: the person said so, or the server no longer knows the session. */
export type SessionEnd = "signedOut" | "lost";

/** Who is signed in in this browser, as far as the server has said. */
type SessionState = {
  status: "checking" | "anonymous" | "signedIn";
  /** The role, by the name that the specification gives it. */
  userType: Role | null;
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

/** The session. Only the shell changes it; everyone may read it. */
export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    /** The server knows the session. */
    sessionConfirmed(
      before,
      { payload }: PayloadAction<{ role: Role; timeZone?: string } & Partial<SessionEnds>>,
    ): SessionState {
      const { role, timeZone, idleEndsAt, endsAt } = payload;
      return {
        ...initialState,
        status: "signedIn",
        userType: role,
        ...(timeZone !== undefined && { timeZone }),
        idleEndsAt: settled(before.idleEndsAt, idleEndsAt),
        endsAt: settled(before.endsAt, endsAt),
      };
    },
    /** Nobody is signed in: any more, where it says how it ended. */
    sessionEnded: (before, { payload }: PayloadAction<SessionEnd | undefined>): SessionState => ({
      ...initialState,
      status: "anonymous",
      endedBy: payload ?? before.endedBy,
    }),
    /** Another session id is stored than the page was signed in with: who it is of is not known yet. */
    sessionReplaced: () => initialState,
    /** The server could not be asked. */
    sessionCheckFailed(session, { payload }: PayloadAction<ApiError>) {
      if (session.status === "checking") session.problem = payload;
    },
  },
});

export const { sessionConfirmed, sessionEnded, sessionReplaced, sessionCheckFailed } =
  sessionSlice.actions;

/** Whether nothing of the person before may stay on the page. */
export const isSessionOver = isAnyOf(sessionEnded, sessionReplaced);
