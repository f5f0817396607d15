const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** The value of a digit of any script: each has its digits in a row, from zero to nine. */
export function digitOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (isDigit(zero - 1)) zero -= 1;
  return String((codePoint - zero) % 10);
}

/** The digits of a text, of whatever script, as 0 to 9. */
export const digitsOf = (text: string) =>
  text.replace(/[^\P{Nd}0-9]/gu, digitOf).replace(/\D/g, "");
