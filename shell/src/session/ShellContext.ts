import { createContext, useContext } from "react";
import type { Shell } from "../startShell";

/** The page's shell, for the parts of the frame. */
export const ShellContext = createContext<Shell | null>(null);

/** The page's shell. Throws outside of the frame. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("There is no shell around this component.");
  return shell;
}
