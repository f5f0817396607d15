import type { FailureKind } from "@quotehaven/contract/release";
import { useContext, useEffect, useState } from "react";
import { FederationContext } from "./FederationContext";
import { RemoteName } from "./RemoteName";
import { SlotNotice } from "./SlotNotice";

/**
 * In the place of a screen that failed. Of a remote's, the federation hears, which may put another
 * build there; Try again takes the build that is live now.
 */
export function ScreenFailure({
  failure,
  error,
  busy,
  onRetry,
}: {
  failure: FailureKind;
  error: unknown;
  /** Trying again is under way. */
  busy: boolean;
  onRetry: () => void;
}) {
  const name = useContext(RemoteName);
  const federation = useContext(FederationContext);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (name !== null) federation?.failed(name, failure, error);
  }, [federation, name, failure, error]);

  function retry() {
    if (name === null || !federation) return onRetry();
    setAsking(true);
    void federation.retryScreen(name, onRetry).finally(() => setAsking(false));
  }
  return <SlotNotice busy={busy || isAsking} onRetry={retry} />;
}
