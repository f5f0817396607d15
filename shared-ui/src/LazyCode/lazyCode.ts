import { useCallback, useEffect, useState } from "react";

/** One try at having code: on its way, here, or failed; a failed one may be on its way again. */
export type Attempt<Code> = {
  code: Code | null;
  failure: { error: unknown; isRetrying: boolean } | null;
  retry: () => void;
};

type Outcome<Code> = Pick<Attempt<Code>, "code" | "failure">;

/**
 * Code that is fetched once, when it is first needed or before. A part that is rendered after that
 * has it in its first render, without a frame in which nothing shows. (React's `lazy` leaves such a
 * frame, and never tries again what failed once.)
 */
export function lazyCode<Code>(fetchCode: () => Promise<Code>) {
  let here: Code | null = null;
  let coming: Promise<Code> | null = null;

  /** Fetches it; rejects where it cannot be had, and then the next call tries again. */
  const load = () =>
    (coming ??= fetchCode().then(
      (code) => (here = code),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    ));

  /** The code as a part waits for it, with a way to try again. Each part that appears tries anew. */
  const useAttempt = (): Attempt<Code> => {
    const [{ code, failure }, setOutcome] = useState<Outcome<Code>>(() => ({
      code: here,
      failure: null,
    }));
    const isWanted = code === null && (failure === null || failure.isRetrying);
    useEffect(() => {
      if (!isWanted) return;
      let isCurrent = true;
      load().then(
        (loaded) => isCurrent && setOutcome({ code: loaded, failure: null }),
        (error: unknown) => {
          reportError(error);
          if (isCurrent) setOutcome({ code: null, failure: { error, isRetrying: false } });
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);
    const retry = useCallback(
      () =>
        setOutcome(({ code: known, failure: before }) => ({
          code: known,
          failure: before && { ...before, isRetrying: true },
        })),
      [],
    );
    return { code, failure, retry };
  };

  /** The code; `null` while it is on its way, "failed" once it could not be had. */
  const useCode = (): Code | "failed" | null => {
    const { code, failure } = useAttempt();
    return failure ? "failed" : code;
  };

  return { load, useAttempt, useCode };
}
