import type { FaultRun } from "../FaultRun";
import { databaseRestart } from "./databaseRestart";
import { killInPayment } from "./killInPayment";
import { killUnderWrites } from "./killUnderWrites";
import { bigAccount } from "./bigAccount";
import { hostileTransport } from "./hostileTransport";
import { mailServerDown } from "./mailServerDown";
import { paymentProviderFaults } from "./paymentProviderFaults";
import { remoteFailures } from "./remoteFailures";
import { thunderingHerd } from "./thunderingHerd";
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
  thunderingHerd,
  hostileTransport,
  bigAccount,
];
