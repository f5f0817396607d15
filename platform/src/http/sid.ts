const SID = "sid";

/** The session id of this browser, or null. Storage that is switched off counts as empty. */
export function storedSid(): string | null {
  try {
    return localStorage.getItem(SID);
  } catch {
    return null;
  }
}

/** Keeps the session id of a sign-in. */
export function storeSid(sid: string): void {
  localStorage.setItem(SID, sid);
}

/** Forgets the session id. */
export function forgetSid(): void {
  localStorage.removeItem(SID);
}

/** The name under which other tabs hear of sign-in and sign-out (the `storage` event's key). */
export const sidStorageKey = SID;
