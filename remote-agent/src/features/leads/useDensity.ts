import { useKeptChoice } from "../../shared/useKeptChoice";

/** How much room a row takes. */
export type Density = "comfortable" | "dense";

/** How much room the agent wants rows to take, kept for the next visit. */
export const useDensity = () => useKeptChoice<Density>("leads.density", ["comfortable", "dense"]);
