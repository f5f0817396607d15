export * from "./fields";
export * from "./limits";
export * from "./need";
export * from "./verdict";
