/** When and how a check is made. */
type CheckOptions = {
  /** Whether to report to the server that the person did something; by default, where they did. */
  isActive?: boolean;
  /** The answer must be newer than this call. */
  isAfresh?: boolean;
};

export type SessionPoll = ReturnType<typeof sessionPoll>;

/**
 * Repeats a check `delayMs` after the last one was answered: never two at once, and none while the
 * tab is hidden.
 */
export function sessionPoll(
  makeCheck: (isActive: boolean | undefined) => Promise<void>,
  delayMs: () => number,
) {
  let inFlight: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function schedule() {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(
      () => (document.visibilityState === "hidden" ? schedule() : void check()),
      delayMs(),
    );
  }

  /** Checks now; while a check is under way, it is that one, unless `isAfresh` asks for a newer. */
  function check({ isActive, isAfresh = false }: CheckOptions = {}): Promise<void> {
    if (isAfresh && inFlight) return inFlight.then(() => check({ isActive }));
    inFlight ??= makeCheck(isActive).finally(() => {
      inFlight = undefined;
      schedule();
    });
    return inFlight;
  }

  return {
    check,
    /** No check follows any more. */
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
