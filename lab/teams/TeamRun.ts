import type { TeamWorld } from "./world/TeamWorld";

/** What a team lives through: it does something, or something befalls its remote. */
export type TeamRun = {
  /** What `npm run teams -- NAME` calls it. */
  name: string;
  title: string;
  /** Why this machine cannot run it, or null. It is then left out, visibly. */
  missing?: () => string | null;
  run: (world: TeamWorld) => Promise<void>;
};
