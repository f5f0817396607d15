/**
 * How a list names a client: the first name, and the first letter of the last. Empty for whoever has
 * no name any more.
 *
 * @example shortName("Maya", "Rivers") // "Maya R."
 */
export function shortName(firstName: string, lastName: string): string {
  const [letter] = lastName.trim();
  return [firstName.trim(), letter ? `${letter.toUpperCase()}.` : ""].filter(Boolean).join(" ");
}
