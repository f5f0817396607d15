/** A text without the signs of a list at its beginning and at its end. */
export function trimSigns(text: string, before: string, behind: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && before.includes(text.charAt(from))) from += 1;
  while (to > from && behind.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
