export { carriers } from "./carriers";
export { compareReading, valuesOf, type Comparison } from "./compareReading";
