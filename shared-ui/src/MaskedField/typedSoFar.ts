/**
 * The part of a masked text that was typed: the mask's characters after the last digit count only
 * once it is complete, so that the length of the text tells how much is there.
 */
export function typedSoFar(masked: string, digits: string, mask: string): string {
  const isComplete = digits.length === mask.split("#").length - 1;
  return isComplete ? masked : masked.replace(/\D+$/, "");
}
