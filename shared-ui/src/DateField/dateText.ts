/** The date that MM/DD/YYYY text means, at local midnight; `undefined` unless it is a real day. */
export function parseDateText(text: string): Date | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return undefined;
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(year, month - 1, day);
  const isReal = date.getFullYear() === year && date.getMonth() === month - 1;
  return isReal ? date : undefined;
}

const two = (part: number) => String(part).padStart(2, "0");

/** A local date as MM/DD/YYYY. */
export const dateText = (date: Date) =>
  `${two(date.getMonth() + 1)}/${two(date.getDate())}/${String(date.getFullYear()).padStart(4, "0")}`;
