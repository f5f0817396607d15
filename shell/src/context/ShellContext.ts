import { type PlatformStore, type SessionKeeper } from "@quotehaven/platform/shell";
import { createContext, useContext } from "react";
import type { ConfirmedEmail } from "./confirmedEmail";

/** What the shell holds for the whole page; `startShell` makes it. */
export type Shell = {
  store: PlatformStore;
  keeper: SessionKeeper;
  confirmedEmail: ConfirmedEmail;
  stop(): void;
};

/** The page's shell, for the parts of the frame. */
export const ShellContext = createContext<Shell | null>(null);

/** The page's shell. Throws outside of the frame. */
export function useShell(): Shell {
  return useShellLater()();
}

/**
 * Gives the page's shell to what somebody does on a screen. Before any code is there, the screen is
 * shown without one; outside of the frame, only asking throws.
 */
export function useShellLater(): () => Shell {
  const shell = useContext(ShellContext);
  return () => {
    if (!shell) throw new Error("There is no shell around this component.");
    return shell;
  };
}
