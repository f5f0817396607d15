/**
 * Cache tags that several remotes share: what a reply can be about. A change names what it touched,
 * and every screen that shows it, of whichever remote, reads again. A tag of one remote alone begins
 * with its name.
 */
export const sharedTags = [
  "Profile",
  "Application",
  "Quotes",
  "Threads",
  "Leads",
  "Lead",
  "ClientInfo",
  "Payments",
  "Notifications",
  "Reference",
] as const;
export type SharedTag = (typeof sharedTags)[number];

/** A shared tag, or one of a remote's own: `agent/Results`. */
export type CacheTag = SharedTag | `${string}/${string}`;
