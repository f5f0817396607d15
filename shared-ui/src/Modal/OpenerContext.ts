import { createContext } from "react";

/**
 * Who gets the focus back from the next window below, where that is not what has the focus when it
 * opens; null where it is.
 */
export const OpenerContext = createContext<Element | null>(null);
