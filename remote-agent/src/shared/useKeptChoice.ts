import { events } from "@quotehaven/platform";
import { useCallback, useSyncExternalStore } from "react";
import { store } from "../store";

const PREFIX = "kept:";
const listeners = new Set<() => void>();

function keep(name: string, choice: string): void {
  const isKept = store.localStore.set(PREFIX + name, choice);
  if (!isKept) events.emit("notKept", { what: "choice" });
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * How a person likes a screen, kept in this browser for the next visit and followed by its other
 * tabs. The first of the choices stands until another was made. Nothing of a client belongs here:
 * it outlives the sign-out.
 *
 * @example const [density, setDensity] = useKeptChoice("leads.density", ["comfortable", "dense"]);
 */
export function useKeptChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const kept = useSyncExternalStore(
    listen,
    () => store.localStore.get(PREFIX + name),
    () => null,
  );
  const choose = useCallback((next: Choice) => keep(name, next), [name]);
  return [choices.find((choice) => choice === kept) ?? choices[0], choose];
}
