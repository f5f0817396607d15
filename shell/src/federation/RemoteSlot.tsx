import type { RemoteModule } from "@quotehaven/platform/shell";
import { useEffect, useSyncExternalStore } from "react";
import { Outlet } from "react-router-dom";
import { useFederation } from "./FederationContext";
import { RemoteName } from "./RemoteName";
import { useRenewRouter } from "./RenewRouter";

/** The place of one remote's screens. Where another of its builds takes over, the router begins anew with that. */
export function RemoteSlot({ remote }: { remote: RemoteModule }) {
  const { name } = remote;
  const { loader, enterArea } = useFederation();
  const renewRouter = useRenewRouter();
  const stateNow = () => loader.state(name);
  const state = useSyncExternalStore(loader.subscribe, stateNow, stateNow);
  const isOutdated = state.status === "ready" && state.module !== remote;

  useEffect(() => enterArea(name), [enterArea, name]);
  useEffect(() => {
    if (isOutdated) void renewRouter();
  }, [isOutdated, renewRouter]);

  return (
    <RemoteName value={name}>
      <Outlet />
    </RemoteName>
  );
}
