import { tabStore } from "../storage/browserStorage";

/** What the names of drafts begin with in the tab's storage. */
export const DRAFT = "draft:";

/** What somebody typed whose session ended without them, in memory alone: it ends with the page. */
let setAside: {
  account: number;
  drafts: readonly (readonly [name: string, text: string])[];
} | null = null;

const stored = () => tabStore.names().filter((name) => name.startsWith(DRAFT));

/** Takes every draft out of the tab's storage, and sets it aside until this account is signed in again. */
export function holdDrafts(account: number): void {
  const drafts = stored().map((name) => [name, tabStore.get(name) ?? ""] as const);
  forgetDrafts();
  if (drafts.length > 0) setAside = { account, drafts };
}

/**
 * Puts back what was set aside, where it is this account's; what was typed since stays. What was set
 * aside for another is gone.
 */
export function giveBackDrafts(account: number): void {
  const { drafts } = setAside?.account === account ? setAside : { drafts: [] };
  setAside = null;
  for (const [name, text] of drafts) {
    if (tabStore.get(name) === null) tabStore.set(name, text);
  }
}

/** Removes every draft of this tab, and what was set aside. */
export function forgetDrafts(): void {
  setAside = null;
  for (const name of stored()) tabStore.remove(name);
}
