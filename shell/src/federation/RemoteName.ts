import { createContext } from "react";

/** The remote whose screens are around this place; null among the shell's own. */
export const RemoteName = createContext<string | null>(null);
