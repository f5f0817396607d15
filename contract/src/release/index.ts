export * from "./contractRange";
export * from "./figures";
export * from "./mailedLinks";
export * from "./names";
export * from "./places";
export * from "./points";
export * from "./registry";
