import type { FaultRun } from "../FaultRun";
import { databaseRestart } from "./databaseRestart";
import { diskFull } from "./diskFull";
import { killInPayment } from "./killInPayment";
import { killUnderWrites } from "./killUnderWrites";
import { movedClock } from "./movedClock";
import { webhookChaos } from "./webhookChaos";

/** Every fault run, in the order of docs/security.md. */
export const faultRuns: readonly FaultRun[] = [
  killInPayment,
  killUnderWrites,
  databaseRestart,
  webhookChaos,
  movedClock,
  diskFull,
];
