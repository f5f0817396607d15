import type { Role } from "@quotehaven/contract/rules";
import { localStore } from "../storage/browserStorage";

const SID = "sid";
const ROLE = "role";

/** The session id of this browser, or of this page alone where the browser keeps nothing; null without one. */
export function storedSid(): string | null {
  return localStore.get(SID);
}

/** Whether the browser refused to keep the session id: a reload ends what it stands for. */
export function isSidOnlyHere(): boolean {
  return localStore.isOnlyHere(SID);
}

/**
 * As what the session's person is signed in, where this browser knows. It decides what a page shows
 * and asks for before the server has said it; who may do what, the server decides.
 */
export function storedRole(): string | null {
  return localStore.get(ROLE);
}

/** Keeps the session id of a sign-in. */
export function storeSid(sid: string, role: Role): void {
  storeRole(role);
  // Where there is no room for the new one, a reload must not bring back the old one.
  localStore.remove(SID);
  localStore.set(SID, sid);
}

/** Keeps as what the server knows the person. */
export function storeRole(role: Role): void {
  localStore.set(ROLE, role);
}

/** Forgets the session. */
export function forgetSid(): void {
  localStore.remove(SID);
  localStore.remove(ROLE);
}

/** The name under which other tabs hear of sign-in and sign-out (the `storage` event's key). */
export const sidStorageKey = SID;
