import type { Middleware, ReducersMapObject } from "redux";

/** What the page's store learns once the code for it is there. */
export type StorePart = { reducers?: ReducersMapObject; middleware: readonly Middleware[] };

const parts: StorePart[] = [];
const stores: ((part: StorePart) => void)[] = [];

/** Adds a part to the page's store, whether that was made already or will be. */
export function joinStore(part: StorePart): void {
  parts.push(part);
  for (const add of stores) add(part);
}

/** Gives every part to a store: those that are there, and each that comes. */
export function takeStoreParts(add: (part: StorePart) => void): void {
  stores.push(add);
  for (const part of parts) add(part);
}
