import type { TeamRun } from "../TeamRun";
import { contractAlone } from "./contractAlone";
import { killedPublisher } from "./killedPublisher";
import { ownRepository } from "./ownRepository";
import { remoteFaults } from "./remoteFaults";

/** Every run, in the order in which they are printed. */
export const teamRuns: readonly TeamRun[] = [
  contractAlone,
  ownRepository,
  remoteFaults,
  killedPublisher,
];
