import { roleIn, type Role } from "@quotehaven/contract/rules";
import { tabStore, isRedirectAllowed } from "@quotehaven/platform/shell";

/** Whose session was lost, and where they were; `isWanted` once they ask to go back there. */
export type LostSession = { role: Role; from: string; isWanted?: boolean };

const KEY = "lostSession";

/** Keeps it for the page that may come next: where people are sent to may be a page of another shell. */
export function keepLost(lost: LostSession | null): void {
  if (lost) tabStore.set(KEY, JSON.stringify(lost));
  else tabStore.remove(KEY);
}

/** What the page before kept. Checked again: anything on the page's origin could have written it. */
export function lostBefore(): LostSession | null {
  try {
    const kept: unknown = JSON.parse(tabStore.get(KEY) ?? "{}");
    const {
      role: said,
      from,
      isWanted,
    }: Partial<Record<keyof LostSession, unknown>> = Object(kept);
    const role = roleIn(said);
    if (!role || typeof from !== "string" || !isRedirectAllowed(from, role)) return null;
    return { role, from, isWanted: isWanted === true };
  } catch {
    return null;
  }
}

/** Whoever closes the sign-in no longer asks to go back. */
export function forgetWayBack(): void {
  const lost = lostBefore();
  if (lost) keepLost({ ...lost, isWanted: false });
}
