export { carriers } from "./carriers";
export { compareReading, valuesOf } from "./compareReading";
