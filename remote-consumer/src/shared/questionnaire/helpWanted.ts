import { useSyncExternalStore } from "react";

let isWanted = false;
const watchers = new Set<() => void>();

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

function want(next: boolean): void {
  isWanted = next;
  watchers.forEach((tell) => tell());
}

const isWantedNow = () => isWanted;

/** Whether the help of the questions is shown as text: chosen once, for every section of this visit. */
export function useHelpWanted() {
  return [useSyncExternalStore(subscribe, isWantedNow, isWantedNow), want] as const;
}
