import type { World } from "./world/World";

/** What the product keeps its data in. */
export type Engine = "PGlite" | "PostgreSQL";

/** One experiment: something breaks while people work, and what they were promised is counted. */
export type FaultRun = {
  /** Its number in docs/security.md. */
  number: number;
  title: string;
  /** The experiment is done once on each. */
  engines: readonly Engine[];
  /** Why this machine cannot run it, or null. It is then left out, visibly. */
  missing?: (engine: Engine) => string | null;
  /** Answers in a line what was seen. */
  run: (world: World) => Promise<string>;
};
