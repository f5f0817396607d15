import type { Way } from "./sites";
import type { Visit } from "./visitPage";

/** A first visit and a repeated one, each way. */
export type Visits = Record<Way, { first: Visit; repeated: Visit }>;
