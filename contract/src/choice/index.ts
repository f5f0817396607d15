export * from "./afterChoice";
export * from "./consentText";
export * from "./contactDeadline";
export * from "./deadlineText";
