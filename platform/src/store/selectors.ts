import { createSelector } from "@reduxjs/toolkit";
import type { PlatformState } from "./rootReducer";

/** The endpoint whose reply says which carriers an agent works with; the agent's remote defines it. */
const AGENT_PROFILE_ENDPOINT = "agentProfile";

/**
 * Whether the signed-in agent has a carrier; undefined until the profile was
 * loaded. Read from the query cache: the last good reply of `agentProfile`.
 */
export const selectHasCarriers = createSelector(
  (state: PlatformState) => state.api.queries,
  (queries): boolean | undefined => {
    for (const entry of Object.values(queries)) {
      if (entry?.endpointName !== AGENT_PROFILE_ENDPOINT) continue;
      const { carriers }: { carriers?: unknown } = Object(entry.data);
      if (Array.isArray(carriers)) return carriers.length > 0;
    }
    return undefined;
  },
);
