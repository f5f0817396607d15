import type { UserType } from "../events/platformEvents";

const SID = "sid";
const ROLE = "role";

/** The session id of this browser, or null. Storage that is switched off counts as empty. */
export function storedSid(): string | null {
  return stored(SID);
}

/**
 * As what the session's person is signed in, where this browser knows. It decides what a page shows
 * and asks for before the server has said it; who may do what, the server decides.
 */
export function storedRole(): string | null {
  return stored(ROLE);
}

/** Keeps the session id of a sign-in. */
export function storeSid(sid: string, role: UserType): void {
  storeRole(role);
  localStorage.setItem(SID, sid);
}

/** Keeps as what the server knows the person. */
export function storeRole(role: UserType): void {
  try {
    localStorage.setItem(ROLE, role);
  } catch {
    // Storage is full or switched off: pages wait for the server's word.
  }
}

/** Forgets the session. */
export function forgetSid(): void {
  localStorage.removeItem(SID);
  localStorage.removeItem(ROLE);
}

/** The name under which other tabs hear of sign-in and sign-out (the `storage` event's key). */
export const sidStorageKey = SID;

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
