import type { RemoteModule } from "@quotehaven/platform/shell";
import { useContext, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { Outlet } from "react-router-dom";
import { RemoteName, RenewRouter, useFederation } from "./FederationContext";

/** The slot of one remote's screens. Where another of its builds takes over, the router is made anew with that. */
export function RemoteSlot({ remote }: { remote: RemoteModule }) {
  const { name } = remote;
  const { loader, enterArea, styleArea } = useFederation();
  const renewRouter = useContext(RenewRouter);
  const stateNow = () => loader.state(name);
  const state = useSyncExternalStore(loader.subscribe, stateNow, stateNow);
  const isOutdated = state.status === "ready" && state.module !== remote;

  useLayoutEffect(() => styleArea(name), [styleArea, name]);
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
