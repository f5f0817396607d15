export * from "./contractRange";
export * from "./names";
export * from "./places";
export * from "./registry";
