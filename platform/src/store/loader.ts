import type { UnknownAction } from "redux";
import { fact } from "./fact";

/** Work that takes less than this never shows the loader. */
export const LOADER_DELAY_MS = 800;

/** A piece of work has lasted long enough to show the loader. */
export const waitGrewLong = fact("loader/waitGrewLong");

/** Such a piece of work has ended. */
export const longWaitEnded = fact("loader/longWaitEnded");

/** How many pieces of work have lasted long enough to show the loader. */
export function loaderReducer(state = { waiting: 0 }, action: UnknownAction): { waiting: number } {
  if (waitGrewLong.match(action)) return { waiting: state.waiting + 1 };
  if (longWaitEnded.match(action)) return { waiting: Math.max(0, state.waiting - 1) };
  return state;
}
