import { ApiFailure } from "../http/ApiError";
import { deriveKey, solveChallenge, type Challenge, type Solution } from "./solver";

/** A puzzle that takes longer is given up: the device is too slow or asleep. */
const SOLVE_TIMEOUT_MS = 90_000;

function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== "object" || value === null || !("parameters" in value)) return false;
  const { parameters } = value;
  return (
    typeof parameters === "object" &&
    parameters !== null &&
    ["algorithm", "nonce", "salt", "keyPrefix"].every(
      (name) => typeof Object.getOwnPropertyDescriptor(parameters, name)?.value === "string",
    ) &&
    "cost" in parameters &&
    typeof parameters.cost === "number"
  );
}

/** Solvers at work side by side: as many as the device has cores, but no more than help. */
function solverCount(): number {
  return Math.min(4, Math.max(1, navigator.hardwareConcurrency || 1));
}

type Outcome = { solution: Solution | null } | { error: string };

/** Shares the counters out to workers; the first with the solution ends the others. */
async function solveInWorkers(challenge: Challenge): Promise<Solution | null> {
  const step = solverCount();
  const workers: Worker[] = [];
  try {
    const solved = Array.from({ length: step }, (_, first) => {
      const worker = new Worker(new URL("./solver.worker.ts", import.meta.url));
      workers.push(worker);
      worker.postMessage({ challenge, timeoutMs: SOLVE_TIMEOUT_MS, share: { first, step } });
      return new Promise<Solution | null>((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message || "The solver failed."));
        worker.onmessage = ({ data }: MessageEvent<Outcome>) =>
          "error" in data ? reject(new Error(data.error)) : resolve(data.solution);
      });
    });
    return await Promise.race(solved);
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

async function solve(challenge: Challenge): Promise<Solution | null> {
  if (typeof Worker !== "undefined") {
    try {
      return await solveInWorkers(challenge);
    } catch {
      // A browser that refuses the worker still has the page's own thread.
    }
  }
  return solveChallenge({ challenge, deriveKey, timeoutMs: SOLVE_TIMEOUT_MS });
}

/**
 * Solves an ALTCHA challenge in the background and gives the payload that the
 * server checks: what the ALTCHA widget would send, in base64.
 */
export async function solveProofOfWork(challenge: unknown): Promise<string> {
  if (!isChallenge(challenge)) {
    throw new ApiFailure({ status: 502, codes: ["invalid-token"], message: "" });
  }
  const solution = await solve(challenge);
  if (!solution) throw new ApiFailure({ status: 408, codes: ["human-check-failed"], message: "" });
  const { parameters, signature } = challenge;
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}
