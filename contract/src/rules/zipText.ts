import { cleanText, plainDigits } from "./cleanText";

/**
 * The five digits of the ZIP code that a text names, alone or with its place, as people paste it:
 * `78701-1234`, `TX 78701`, `Austin, TX 78701, USA`. Null where it names none, or more than one.
 */
export function readZip(text: string): string | null {
  const plain = cleanText(plainDigits(text)).replace(/[\u2010-\u2015\u2212]/g, "-");
  const runs = plain.match(/\d+/g) ?? [];
  const [code = "", more] = runs;
  if (runs.length > 2 || !/^[\p{L}\p{M}\s.,'’\d-]*$/u.test(plain)) return null;
  if (more === undefined) return /^\d{5}(?:\d{4})?$/.test(code) ? code.slice(0, 5) : null;
  return /^\d{5}$/.test(code) && /\d{5}\s?-\s?\d{4}(?!\d)/.test(plain) ? code : null;
}

/** Prefixes of real ZIP codes outside the fifty states and DC: military mail, territories, free states. */
const unservedAreas = "006 007 008 009 09 340 962 963 964 965 966 969 96799".split(" ");

/** Whether a code of five digits is one that exists outside of the fifty states and DC: `00907`, `09001`. */
export function isUnservedZip(code: string): boolean {
  return /^\d{5}$/.test(code) && unservedAreas.some((area) => code.startsWith(area));
}
