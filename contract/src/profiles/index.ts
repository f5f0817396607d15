export * from "./agentProfileFields";
export * from "./consumerProfileFields";
export * from "./profileFields";
