import type { TeamRun } from "../TeamRun";
import { contractAlone } from "./contractAlone";
import { killedPublisher } from "./killedPublisher";
import { ownRepository } from "./ownRepository";
import { remoteFaults } from "./remoteFaults";
import { webServers } from "./webServers";

/** Every run, in the order in which they are printed. */
export const teamRuns: readonly TeamRun[] = [
  contractAlone,
  ownRepository,
  remoteFaults,
  killedPublisher,
  webServers,
];
