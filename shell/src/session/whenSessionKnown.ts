import type { PlatformStore } from "@quotehaven/platform/shell";

/** Resolves once the server has said who is signed in, or could not be asked. */
export function whenSessionKnown(store: PlatformStore): Promise<void> {
  const isKnown = () => {
    const { status, problem } = store.getState().session;
    return status !== "checking" || problem !== null;
  };
  return new Promise((resolve) => {
    if (isKnown()) return resolve();
    const stop = store.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
}
