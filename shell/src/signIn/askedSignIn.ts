import type { AccountType } from "@quotehaven/contract/wire";
import type { LoginMode } from "./LoginModal";

/** The name of the sign-in in the state of the history's entry that it is open in. */
export const SIGN_IN = "signIn";

/** Whom the sign-in is open for, and with which form. */
export type Asked = { as: AccountType; mode?: LoginMode };

const modes: readonly LoginMode[] = ["login", "forgot-password", "new-link"];

/** What an entry says of the sign-in; null where that is nothing of ours. */
export function readAsked(kept: unknown): Asked | null {
  if (typeof kept !== "object" || kept === null || !("as" in kept)) return null;
  if (kept.as !== "consumer" && kept.as !== "agent") return null;
  const mode = "mode" in kept ? modes.find((each) => each === kept.mode) : undefined;
  return { as: kept.as, mode };
}

/** Whether the sign-in is open in an entry with this state. */
export function isSignInOpen(state: unknown): boolean {
  return (
    typeof state === "object" &&
    state !== null &&
    SIGN_IN in state &&
    readAsked(state[SIGN_IN]) !== null
  );
}
