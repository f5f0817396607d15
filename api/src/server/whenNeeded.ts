/** Makes something when it is first asked for, and keeps it. */
export function whenNeeded<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
