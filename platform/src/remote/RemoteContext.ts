import type { MenuEntry } from "@quotehaven/contract/release";
import { createContext } from "react";

/** What is known of the remote around a screen. */
type CurrentRemote = { name: string; menu: readonly MenuEntry[] };

/** The remote around a screen; null in what the shell shows itself. */
export const RemoteContext = createContext<CurrentRemote | null>(null);
