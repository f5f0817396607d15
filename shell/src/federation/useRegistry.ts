import { useSyncExternalStore } from "react";
import { useFederation } from "./FederationContext";
import type { Registry } from "./registry";

/** What is known to be live now. */
export function useRegistry(): Registry {
  const { registry, onRegistry } = useFederation();
  return useSyncExternalStore(onRegistry, registry, registry);
}
