import { cleanText, plainDigits, splitAtDigits } from "./cleanText";

/** What a text says as a telephone number of the United States. */
type PhoneReading =
  /** Its ten digits, and the extension behind them that no number here has. */
  | { kind: "number"; digits: string; hasExtension: boolean }
  /** Fewer than ten digits. */
  | { kind: "short"; digits: string }
  /** More than ten, another country's, or no number alone. */
  | { kind: "other" };

const other: PhoneReading = { kind: "other" };
const length = 10;

const extension = /(?:;ext=|ext(?:ensi[oó]n)?\b\.?|int\.|anexo|x|#|,)[\s:]*\d{1,6}#?$/iu;

/** The digits without the country code: a 1 before ten others is none of theirs. */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length === length + 3 && digits.startsWith("001")) return digits.slice(3);
  return digits.length === length + 1 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/**
 * Reads a telephone number as people write and paste it: `+1 (512) 555-0199`, `tel:+15125550199`,
 * `512.555.0199 ext. 5`. A number of another country is none, whatever its length.
 */
export function readPhone(text: string): PhoneReading {
  const plain = cleanText(plainDigits(text)).replace(/[\u2010-\u2015\u2212]/g, "-");
  const at = plain.search(extension);
  const main = at < 0 ? plain : plain.slice(0, at);
  if (at >= 0 && nationalDigits(main).length === length) return readMain(main, true);
  return readMain(plain, false);
}

function readMain(text: string, hasExtension: boolean): PhoneReading {
  const { before = "", core = "" } = splitAtDigits(text) ?? {};
  const hasPlus = before.includes("+");
  const isAbroad = hasPlus && !core.startsWith("1");
  const digits = nationalDigits(core);
  if (isAbroad || !/^[\d\s().,/·•_-]*$/.test(core) || digits.length > length) return other;
  // The 1 behind a plus is the country's: with it there are eleven.
  if (digits.length < length || (hasPlus && digits.startsWith("1"))) {
    return { kind: "short", digits };
  }
  return { kind: "number", digits, hasExtension };
}

/**
 * The ten digits of a US phone number in any shape, a country code dropped. Null when it is no such
 * number, has an extension, or its area code or exchange begins with 0 or 1: nobody has such a number.
 *
 * @example phoneDigits("+1 (512) 555-0199") // "5125550199"
 */
export function phoneDigits(text: string): string | null {
  const reading = readPhone(text);
  if (reading.kind !== "number" || reading.hasExtension) return null;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(reading.digits) ? reading.digits : null;
}

/**
 * A US phone number in the mask (###)###-####; any other text as it is.
 *
 * @example maskPhone("5125550199") // "(512)555-0199"
 */
export function maskPhone(text: string): string {
  return masked(text, "");
}

/**
 * A US phone number as people read it, whatever shape it has; any other text as it is.
 *
 * @example shownPhone("(512)555-1001") // "(512) 555-1001"
 */
export function shownPhone(text: string): string {
  return masked(text, " ");
}

function masked(text: string, blank: string): string {
  const reading = readPhone(text);
  if (reading.kind !== "number" || reading.hasExtension) return text;
  const { digits } = reading;
  return `(${digits.slice(0, 3)})${blank}${digits.slice(3, 6)}-${digits.slice(6)}`;
}
