/** How much of a name a list, a heading or a mail's subject shows. */
const SHOWN_LENGTH = 60;

/**
 * A name as a list, a heading or a mail shows it: what is longer than `length` characters ends in "…".
 *
 * @example shortened("Maya") // "Maya"
 */
export function shortened(text: string, length = SHOWN_LENGTH): string {
  // By code points: half an emoji is none.
  const characters = [...text.trim()];
  return characters.length <= length
    ? characters.join("")
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}
