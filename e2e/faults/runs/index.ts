import type { FaultRun } from "../FaultRun";
import { killInPayment } from "./killInPayment";
import { webhookChaos } from "./webhookChaos";

/** Every fault run, in the order of docs/security.md. */
export const faultRuns: readonly FaultRun[] = [killInPayment, webhookChaos];
