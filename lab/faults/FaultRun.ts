import type { World } from "./world/World";

/** One experiment: something breaks while people work, and what they were promised is counted. */
export type FaultRun = {
  /** Its number in docs/security.md. */
  number: number;
  title: string;
  /** Why this machine cannot run it, or null. It is then left out, visibly. */
  missing?: () => string | null;
  run: (world: World) => Promise<void>;
};
