import { isSafePath } from "@quotehaven/contract/rules";

const REMEMBERED = "rememberedPath";

/** Where a remembered destination may lead: the places that need a sign-in. */
const protectedPrefixes = ["/profile", "/agent/profile", "/payment"];

/** Remembers where a person wanted to go before they were sent to sign in. Foreign addresses are not. */
export function rememberPath(path: string): void {
  if (!isSafePath(path, protectedPrefixes)) return;
  try {
    sessionStorage.setItem(REMEMBERED, path);
  } catch {
    // Storage is switched off: after the sign-in they land in their profile.
  }
}

/** The remembered destination, or null. Checked again: anything on the page's origin could have written it. */
export function rememberedPath(): string | null {
  try {
    const path = sessionStorage.getItem(REMEMBERED);
    return isSafePath(path, protectedPrefixes) ? path : null;
  } catch {
    return null;
  }
}

/** Forgets the remembered destination. */
export function forgetPath(): void {
  try {
    sessionStorage.removeItem(REMEMBERED);
  } catch {
    // There is nothing to forget where nothing can be stored.
  }
}
