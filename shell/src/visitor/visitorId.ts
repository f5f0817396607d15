const KEY = "visitor";

/** A random id that this browser keeps: it says nothing about a person. */
export function visitorId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const made = randomId();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    // Storage is switched off: another visitor at each visit.
    return randomId();
  }
}

/** `crypto.randomUUID` is absent where a page comes without HTTPS, as from the next computer. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
