import { createContext, useContext } from "react";

const noRouter = async () => undefined;

/** Begins the page's router anew at the present address. */
export const RenewRouter = createContext<() => Promise<void>>(noRouter);

/**
 * Gives what begins the page's router anew, at the present address: it keeps the routes that it was
 * given, and the failure of a screen whose code did not come.
 */
export function useRenewRouter(): () => Promise<void> {
  return useContext(RenewRouter);
}
