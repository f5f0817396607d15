import { createContext, useContext, useSyncExternalStore } from "react";
import type { Registry } from "./registry";
import type { Federation } from "./startFederation";

/** The tab's federation; `undefined` outside the shell. */
export const FederationContext = createContext<Federation | undefined>(undefined);

/** The remote whose screens are around this place; null among the shell's own. */
export const RemoteName = createContext<string | null>(null);

/**
 * Makes a new router at the present address. A router keeps the routes that it was given, and the
 * failure of a screen whose code did not come.
 */
export const RenewRouter = createContext<() => Promise<void>>(async () => undefined);

/**
 * The tab's federation.
 *
 * @throws outside of the shell's `FederationContext`
 */
export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (!federation) throw new Error("There is no federation around this component.");
  return federation;
}

/** What is known to be live now. */
export function useRegistry(): Registry {
  const { registry, onRegistry } = useFederation();
  return useSyncExternalStore(onRegistry, registry, registry);
}
