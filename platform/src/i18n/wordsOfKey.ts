/** Words for a key that has no text, so that no person ever reads a raw key. */
export function wordsOfKey(key: string, generic: string): string {
  if (key.startsWith("errors.")) return generic;
  const last = key.slice(key.lastIndexOf(".") + 1);
  const words = last
    .replace(/[-_]+/g, " ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .trim();
  return words ? words[0]?.toUpperCase() + words.slice(1) : generic;
}
