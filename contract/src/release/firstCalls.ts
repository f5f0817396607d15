import type { RouteRole } from "./registry";

/** What a page may ask before any code is there: said by the release tool, read by the shell's script in the page. */
export type FirstCallsBlock = {
  /** As what somebody must be signed in, or the answers would be refusals. */
  role: RouteRole;
  /** Addresses below `/api`. */
  calls: string[];
};
