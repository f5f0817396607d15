import { useEffect, useState } from "react";

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

  /** The code; `null` while it is on its way, "failed" once it could not be had. */
  const useCode = (): Code | "failed" | null => {
    const [code, setCode] = useState<Code | "failed" | null>(() => here);
    useEffect(() => {
      if (code !== null) return;
      let isCurrent = true;
      load().then(
        (loaded) => isCurrent && setCode(() => loaded),
        (error: unknown) => {
          reportError(error);
          if (isCurrent) setCode("failed");
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [code]);
    return code;
  };

  return { load, useCode };
}
