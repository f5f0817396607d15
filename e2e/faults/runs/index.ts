import type { FaultRun } from "../FaultRun";
import { webhookChaos } from "./webhookChaos";

/** Every fault run, in the order of docs/security.md. */
export const faultRuns: readonly FaultRun[] = [webhookChaos];
