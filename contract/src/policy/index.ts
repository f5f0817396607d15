export { readPolicy } from "./readPolicy";
export type * from "./types";
