import { randomId } from "@quotehaven/platform";
import { localStore } from "@quotehaven/platform/shell";

const KEY = "visitor";

/** A random id that this browser keeps, or makes anew at each visit: it says nothing about a person. */
export function visitorId(): string {
  const known = localStore.get(KEY);
  if (known) return known;
  const made = randomId();
  localStore.set(KEY, made);
  return made;
}
