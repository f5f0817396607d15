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

/** `crypto.randomUUID` is absent where a page comes without HTTPS, as from the next computer. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
