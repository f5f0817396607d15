/**
 * The same function, which makes what it returns once for each key. For `Intl` formats: making one takes
 * up to 15 ms, so it is made when it is first needed, and kept.
 */
export function remembered<Key extends string | undefined, Made>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
