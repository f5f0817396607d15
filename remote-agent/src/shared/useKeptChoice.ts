import { useCallback, useSyncExternalStore } from "react";

const PREFIX = "kept:";
/** What was chosen on this page; it also stands where the browser's storage is switched off. */
const chosenHere = new Map<string, string>();
const listeners = new Set<() => void>();

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? chosenHere.get(name) ?? null;
  } catch {
    return chosenHere.get(name) ?? null;
  }
}

function store(name: string, choice: string): void {
  chosenHere.set(name, choice);
  try {
    localStorage.setItem(PREFIX + name, choice);
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
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
    () => stored(name),
    () => null,
  );
  const choose = useCallback((next: Choice) => store(name, next), [name]);
  return [choices.find((choice) => choice === kept) ?? choices[0], choose];
}
