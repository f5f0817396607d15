export * from "./fields";
export * from "./headline";
export * from "./limits";
export * from "./need";
export * from "./verdict";
