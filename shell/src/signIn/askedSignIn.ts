import type { CustomerRole } from "@quotehaven/contract/rules";
import type { LoginMode } from "./LoginModal";

/** The name of the sign-in in the state of the history's entry that it is open in. */
export const SIGN_IN = "signIn";

/** Whom the sign-in is open for, and with which form. */
export type Asked = { role: CustomerRole; mode?: LoginMode };

const modes: readonly LoginMode[] = ["login", "forgot-password", "new-link"];

/** What an entry says of the sign-in; null where that is nothing of ours. */
export function readAsked(kept: unknown): Asked | null {
  const { role, mode }: Record<string, unknown> = Object(kept);
  if (role !== "consumer" && role !== "agent") return null;
  return { role, mode: modes.find((each) => each === mode) };
}

/** Whether the sign-in is open in an entry with this state. */
export function isSignInOpen(state: unknown): boolean {
  return readAsked(Object(state)[SIGN_IN]) !== null;
}
