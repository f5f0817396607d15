import type { PolicyReading, PolicyText } from "@quotehaven/contract/policy";

/** What a reader is asked to read. */
export type PolicyAsked = { text: PolicyText; carriers: readonly string[] };

/** Reads one policy; `close` ends it, also while it reads. */
export type PolicyReader = {
  read: (asked: PolicyAsked) => Promise<PolicyReading>;
  close: () => void;
};

/**
 * A reader that is loaded from now on, in a worker: a long policy would hold up the page for seconds on a
 * slow device. Where a worker does not work, the page reads.
 */
export function openPolicyReader(): PolicyReader {
  const worker =
    typeof Worker === "undefined"
      ? undefined
      : new Worker(new URL("./policy.worker.ts", import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker?.addEventListener("error", ({ message }) => reject(new Error(message)));
  });
  failed.catch(() => undefined);
  const answer = (of: Worker, asked: PolicyAsked) =>
    new Promise<PolicyReading>((resolve) => {
      of.onmessage = ({ data }: MessageEvent<PolicyReading>) => resolve(data);
      of.postMessage(asked);
    });
  return {
    read: async (asked) => {
      if (!worker) return readHere(asked);
      return Promise.race([answer(worker, asked), failed]).catch(() => readHere(asked));
    },
    close: () => worker?.terminate(),
  };
}

async function readHere({ text, carriers }: PolicyAsked): Promise<PolicyReading> {
  const { readPolicy } = await import("@quotehaven/contract/policy");
  return readPolicy(text, carriers);
}
