import { ApiFailure } from "../http/ApiError";
import { deriveKey, solveChallenge, type Challenge, type Solution } from "./solver";

/** A puzzle that takes longer is given up: the device is too slow or asleep. */
const SOLVE_TIMEOUT_MS = 90_000;

/** Workers that have not tried one counter by then never will; the page's own thread takes over. */
const FIRST_SIGN_MS = 6_000;

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

type Said = { isAtWork: true } | { solution: Solution | null } | { error: string };

/** Starts workers that share the counters out; tells what each of them says. */
function startWorkers(challenge: Challenge, hear: (said: Said) => void): Worker[] {
  const step = solverCount();
  return Array.from({ length: step }, (_, first) => {
    const worker = new Worker(new URL("./solver.worker.ts", import.meta.url));
    worker.onerror = (event) => hear({ error: event.message || "The solver failed." });
    worker.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
    worker.postMessage({ challenge, timeoutMs: SOLVE_TIMEOUT_MS, share: { first, step } });
    return worker;
  });
}

/**
 * The solution of the first worker that has it, which ends the others. Rejects where they do not
 * work. The page counts the time as well: a worker that hangs cannot.
 */
async function solveInWorkers(challenge: Challenge): Promise<Solution | null> {
  let workers: Worker[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Solution | null>((resolve, reject) => {
      const giveUpAfter = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error(`No worker spoke within ${ms} ms.`)), ms);
      };
      giveUpAfter(FIRST_SIGN_MS);
      workers = startWorkers(challenge, (said) => {
        if ("error" in said) reject(new Error(said.error));
        else if ("solution" in said) resolve(said.solution);
        else giveUpAfter(SOLVE_TIMEOUT_MS);
      });
    });
  } finally {
    clearTimeout(timer);
    for (const worker of workers) worker.terminate();
  }
}

async function solve(challenge: Challenge): Promise<Solution | null> {
  if (typeof Worker !== "undefined") {
    try {
      return await solveInWorkers(challenge);
    } catch {
      // A browser whose workers do not work still has the page's own thread.
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
