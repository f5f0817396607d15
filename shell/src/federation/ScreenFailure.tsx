import { useContext, useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { FederationContext } from "./FederationContext";
import { MissingScreen } from "./MissingScreen";
import { RemoteName } from "./RemoteName";
import { useRenewRouter } from "./RenewRouter";
import { SlotNotice } from "./SlotNotice";

/**
 * In the place of a screen that failed. Of a remote's, the federation hears, which may put another
 * build there; Try again takes the build that is live now.
 */
export function ScreenFailure() {
  const error = useRouteError();
  const name = useContext(RemoteName);
  const federation = useContext(FederationContext);
  const renewRouter = useRenewRouter();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (name === null) return;
    federation?.failed(name, error instanceof MissingScreen ? "chunk" : "render", error);
  }, [federation, name, error]);

  async function retry() {
    setAsking(true);
    if (name === null || !federation) await renewRouter();
    else await federation.retryScreen(name, renewRouter);
    setAsking(false);
  }
  return <SlotNotice busy={isAsking} onRetry={() => void retry()} />;
}
