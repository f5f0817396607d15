import { createContext } from "react";
import type { RouteMenuEntry } from "./menuOf";

/** What is known of the remote around a screen. */
export type RemoteAround = { name: string; menu: readonly RouteMenuEntry[] };

/** The remote around a screen; null in what the shell shows itself. */
export const RemoteContext = createContext<RemoteAround | null>(null);
