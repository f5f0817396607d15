import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { UserType } from "../events/platformEvents";

/** Who is signed in in this browser, as far as the server has said. */
export type SessionState = {
  status: "checking" | "anonymous" | "signedIn";
  userType: UserType | null;
  /** The session ends at this moment unless the person does something; ISO 8601. */
  idleEndsAt: string | null;
  /** The session ends at this moment in any case; ISO 8601. */
  endsAt: string | null;
};

const anonymous: SessionState = {
  status: "anonymous",
  userType: null,
  idleEndsAt: null,
  endsAt: null,
};

/** The session. Only the shell changes it; everyone may read it. */
export const sessionSlice = createSlice({
  name: "session",
  initialState: { ...anonymous, status: "checking" } as SessionState,
  reducers: {
    sessionConfirmed: (
      _state,
      {
        payload,
      }: PayloadAction<{ userType: UserType; idleEndsAt?: string | null; endsAt?: string | null }>,
    ): SessionState => ({
      status: "signedIn",
      userType: payload.userType,
      idleEndsAt: payload.idleEndsAt ?? null,
      endsAt: payload.endsAt ?? null,
    }),
    sessionEnded: (): SessionState => anonymous,
  },
});

export const { sessionConfirmed, sessionEnded } = sessionSlice.actions;
