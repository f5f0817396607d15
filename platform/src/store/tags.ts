/** What a reply can be about: a change names what it touched, and every screen showing it reads again. */
export const tagTypes = [
  "Session",
  "Profile",
  "Application",
  "Quotes",
  "Threads",
  "AgentProfile",
  "Carriers",
  "Leads",
  "LeadNotes",
  "Results",
  "Lead",
  "ClientInfo",
  "CoverTemplates",
  "Payments",
  "Notifications",
  "Reference",
] as const;

/** What a reply can be about: one of `tagTypes`. */
export type Tag = (typeof tagTypes)[number];

/** A tag, or the one thing of its kind that it is about. */
export type ChangedTag = Tag | { type: Tag; id: number };

/** Everything that belongs to a person, and so may differ after a change made elsewhere. */
export const personalTags: readonly Tag[] = tagTypes.filter(
  (tag) => tag !== "Reference" && tag !== "Session",
);
