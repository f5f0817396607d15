import { useDeferredValue } from "react";

/**
 * Whether what was waited for has come, told so that what is mounted then is drawn in short pieces:
 * data that comes from a store would otherwise draw a whole screen in one long task.
 */
export function useDeferredMount(hasCome: boolean): boolean {
  return useDeferredValue(hasCome, false) && hasCome;
}
