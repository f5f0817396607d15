export * from "./contractRange";
export * from "./figures";
export * from "./mailedLinks";
export * from "./names";
export * from "./places";
export * from "./registry";
export * from "./tags";
