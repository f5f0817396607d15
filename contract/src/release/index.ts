export * from "./contractRange";
export * from "./names";
export * from "./registry";
