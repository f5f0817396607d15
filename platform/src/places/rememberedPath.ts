import { tabStore } from "../storage/browserStorage";
import { isRedirectAllowed, roleOfPath } from "./places";

const REMEMBERED = "rememberedPath";

/** Whether a remembered destination may be followed: a place that needs a sign-in. */
function isGuarded(path: unknown): path is string {
  if (typeof path !== "string") return false;
  const role = roleOfPath(path);
  return role !== null && isRedirectAllowed(path, role);
}

/** Remembers where a person wanted to go before they were sent to sign in. Foreign addresses are not. */
export function rememberPath(path: string): void {
  if (isGuarded(path)) tabStore.set(REMEMBERED, path);
}

/** The remembered destination, or null. Checked again: anything on the page's origin could have written it. */
export function rememberedPath(): string | null {
  const path = tabStore.get(REMEMBERED);
  return isGuarded(path) ? path : null;
}

/** Forgets the remembered destination. */
export function forgetPath(): void {
  tabStore.remove(REMEMBERED);
}
