export * from "./consentText";
export * from "./contactDeadline";
