/** The digits of a text. */
export const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Whether a text has more than the digits that a number field keeps. */
export const hasMoreThanDigits = (text: string) => /[^\d\s]/.test(text);

/**
 * A license as it was typed into a field that keeps its digits alone.
 *
 * `written` is what was typed so far, and `typed` what stands in the field after the next change: the
 * digits of `written`, changed in one place.
 *
 * @example typedLicense("0F", "06") // "0F6"
 */
export function typedLicense(written: string, typed: string): string {
  const digits = digitsOf(written);
  const shorter = Math.min(digits.length, typed.length);
  let start = 0;
  while (start < shorter && digits[start] === typed[start]) start += 1;
  let end = 0;
  while (end < shorter - start && digits.at(-1 - end) === typed.at(-1 - end)) end += 1;
  if (typed === "" || (start + end === 0 && digits !== "")) return typed;
  const added = typed.slice(start, typed.length - end);
  const before = written.slice(0, offsetOfDigit(written, start));
  return before + added + written.slice(offsetOfDigit(written, digits.length - end));
}

/** Where the digit with this index stands in a text; its end where there are not so many. */
function offsetOfDigit(text: string, index: number): number {
  let left = index;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text.charAt(at)) && left-- === 0) return at;
  }
  return text.length;
}
