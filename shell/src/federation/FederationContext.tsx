import { createContext, useContext } from "react";
import type { Federation } from "./startFederation";

/** The tab's federation; `undefined` outside the shell. */
export const FederationContext = createContext<Federation | undefined>(undefined);

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
