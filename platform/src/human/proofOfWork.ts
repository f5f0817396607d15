import { solveChallenge, solveChallengeWorkers } from "altcha-lib";
import type { Challenge, Solution } from "altcha-lib/types";
import { ApiFailure } from "../http/ApiError";
import { withDeadline } from "../timing/withDeadline";
import { deriveKey } from "./deriveKey";

/** A puzzle that takes longer is given up: the device is too slow or asleep. */
const SOLVE_TIMEOUT_MS = 90_000;

/** Workers that are not ready by then never will be; the page's own thread takes over. */
const READY_TIMEOUT_MS = 6_000;

function isChallenge(value: unknown): value is Challenge {
  const parameters: Record<string, unknown> = Object(Object(value).parameters);
  const texts = ["algorithm", "nonce", "salt", "keyPrefix"];
  return (
    typeof parameters.cost === "number" &&
    texts.every((name) => typeof parameters[name] === "string")
  );
}

const silent = () => new Error("No worker spoke in time.");

async function createWorker(): Promise<Worker> {
  const worker = new Worker(new URL("./solver.worker.ts", import.meta.url));
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = () => resolve();
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  try {
    await withDeadline(ready, READY_TIMEOUT_MS, silent);
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

async function solve(challenge: Challenge): Promise<Solution | null> {
  const timeout = SOLVE_TIMEOUT_MS;
  if (typeof Worker !== "undefined") {
    // As many as the device has cores, but no more than help.
    const concurrency = Math.min(4, navigator.hardwareConcurrency || 1);
    try {
      const solving = solveChallengeWorkers({ challenge, concurrency, createWorker, timeout });
      // The page counts the time as well: a worker that hangs cannot.
      return await withDeadline(solving, SOLVE_TIMEOUT_MS + READY_TIMEOUT_MS, silent);
    } catch {
      // A browser whose workers do not work still has the page's own thread.
    }
  }
  return solveChallenge({ challenge, deriveKey, timeout });
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
