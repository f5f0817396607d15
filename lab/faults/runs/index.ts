import type { FaultRun } from "../FaultRun";
import { bigAccount } from "./bigAccount";
import { databaseRestart } from "./databaseRestart";
import { diskFull } from "./diskFull";
import { hostileTransport } from "./hostileTransport";
import { killInFeeReturn } from "./killInFeeReturn";
import { killInPayment } from "./killInPayment";
import { killUnderWrites } from "./killUnderWrites";
import { mailLost } from "./mailLost";
import { mailServerDown } from "./mailServerDown";
import { movedClock } from "./movedClock";
import { movedData } from "./movedData";
import { outOfMemory } from "./outOfMemory";
import { paymentProviderFaults } from "./paymentProviderFaults";
import { pgBouncerRestart } from "./pgBouncerRestart";
import { remoteFailures } from "./remoteFailures";
import { restore } from "./restore";
import { thunderingHerd } from "./thunderingHerd";
import { threeProcesses } from "./threeProcesses";
import { webhookChaos } from "./webhookChaos";

/** Every fault run, in the order of docs/security.md. */
export const faultRuns: readonly FaultRun[] = [
  killInPayment,
  killUnderWrites,
  databaseRestart,
  paymentProviderFaults,
  webhookChaos,
  mailServerDown,
  remoteFailures,
  movedClock,
  diskFull,
  thunderingHerd,
  hostileTransport,
  bigAccount,
  killInFeeReturn,
  pgBouncerRestart,
  outOfMemory,
  mailLost,
  threeProcesses,
  movedData,
  restore,
];
