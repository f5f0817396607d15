import { shortened } from "./shortened";

/** With the letter of the last name it still fits a row of a list. */
const FIRST_NAME_LENGTH = 30;

/**
 * How a list names a client: the first name, shortened where it is long, and the first letter of the last.
 * Empty for whoever has no name any more.
 *
 * @example shortName("Maya", "Rivers") // "Maya R."
 */
export function shortName(firstName: string, lastName: string): string {
  const [letter] = lastName.trim();
  return [shortened(firstName, FIRST_NAME_LENGTH), letter ? `${letter.toUpperCase()}.` : ""]
    .filter(Boolean)
    .join(" ");
}
