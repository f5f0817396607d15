/** What is shown in place of a contact detail. */
export const contactMask = "•••";

/** A part of a text, from the first character to before the last. */
type Part = { from: number; to: number };

/** One UTF-16 unit as it is read, and the part of the written text that it was read from. */
type Read = Part & { char: string };

/**
 * A text with phone numbers, addresses, links and handles replaced by {@link contactMask}, and
 * whether there were any. Reads digits of any script, digits in words (English and Spanish), and the
 * usual ways around ("name at firm dot com"). Amounts, dates and injury limits stay.
 *
 * @example maskContactDetails("Call 512-555-0199") // { text: "Call •••", isMasked: true }
 */
export function maskContactDetails(text: string): { text: string; isMasked: boolean } {
  const parts = detailParts(text);
  const masked = parts.reduceRight(
    (rest, { from, to }) => rest.slice(0, from) + contactMask + rest.slice(to),
    text,
  );
  return { text: masked, isMasked: parts.length > 0 };
}

/**
 * What {@link maskContactDetails} takes out of a text, as it is written there, each once.
 *
 * @example contactDetailsIn("Call 512-555-0199") // ["512-555-0199"]
 */
export function contactDetailsIn(text: string): string[] {
  const written = detailParts(text).map(({ from, to }) => text.slice(from, to).trim());
  return [...new Set(written)];
}

function detailParts(text: string): Part[] {
  const letters = lettersOf(text);
  return joined([
    ...wordedDetails.flatMap((pattern) => matches(letters, pattern)),
    ...phoneNumbers(digitsInWords(letters)),
  ]);
}

/** Reads a text letter by letter: one shape of each letter and digit, nothing that cannot be seen. */
function lettersOf(text: string): Read[] {
  const read: Read[] = [];
  let from = 0;
  for (const written of text) {
    const to = from + written.length;
    if (!/^[\p{Cf}\p{M}]$/u.test(written)) {
      for (const char of plain(written).split("")) read.push({ char, from, to });
    }
    from = to;
  }
  return read;
}

const lookalikes: Readonly<Record<string, string>> = {
  "․": ".",
  "。": ".",
  "·": ".",
  "‐": "-",
  "–": "-",
  "—": "-",
  "−": "-",
};

function plain(written: string): string {
  if (/^\p{Nd}$/u.test(written)) return digitOf(written);
  const shape = written.normalize("NFKC").toLowerCase();
  return lookalikes[shape] ?? (/^\(?\d{1,2}[).]?$/.test(shape) ? shape.replace(/\D/g, "") : shape);
}

/** The value of a decimal digit of any script: a script's ten digits follow each other from zero. */
function digitOf(written: string): string {
  const shape = written.normalize("NFKC");
  if (/^\d$/.test(shape)) return shape;
  const code = written.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const textOf = (read: readonly Read[]) => read.map(({ char }) => char).join("");

/** The parts of the written text that a pattern finds in what was read. */
function matches(read: readonly Read[], pattern: RegExp): Part[] {
  return [...textOf(read).matchAll(pattern)].map((match) => partOf(read, match.index, match[0]));
}

function partOf(read: readonly Read[], index: number, found: string): Part {
  const last = read[index + found.length - 1];
  return { from: read[index]?.from ?? 0, to: last?.to ?? 0 };
}

const at = String.raw`(?:\s*@\s*|\s*[([{<]\s*(?:at|arroba|@)\s*[)\]}>]\s*|\s+(?:at|arroba)\s+|\s*[-_*]+(?:at|arroba)[-_*]+\s*)`;
const dot = String.raw`(?:\s*\.\s?|\s*[([{<]\s*(?:dot|punto|\.)\s*[)\]}>]\s*|\s+(?:dot|punto)\s+|\s*[-_*]+(?:dot|punto)[-_*]+\s*)`;
const endings =
  "com|net|org|info|biz|io|co|us|me|app|dev|edu|gov|insurance|agency|online|site|website|xyz|email|mail|link|page|pro|broker|ly|gg|tv|es|mx|ca|uk|de";
const name = String.raw`[\p{L}\d][\p{L}\d_+'-]*`;

/** Addresses, links and handles; the order does not matter, because what overlaps is joined. */
const wordedDetails = [
  // name@firm.com, name (at) firm dot com, name@localhost
  new RegExp(
    String.raw`${name}(?:(?:\.|\s+(?:dot|punto)\s+)${name})*${at}${name}(?:${dot}(?:${name}))*${dot}(?:${endings})(?![\p{L}\d])`,
    "gu",
  ),
  /[\p{L}\d._+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/gu,
  // https://…, www.…, firm.com/me, firm dot com
  /(?:h\s?t\s?t\s?p\s?s?|hxxps?|ftp)\s?:\s?\/\s?\/\s?\S+/gu,
  /(?<![\p{L}\d])www\s?(?:\.|dot|punto)\s?\S+/gu,
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:[\p{L}\d-]+${dot})+(?:${endings})(?![\p{L}\d])(?:\/\S*)?`,
    "gu",
  ),
  // @name, telegram: name
  /(?<![\p{L}\d])@\s?[\p{L}\d_][\p{L}\d_.]+/gu,
  /(?<![\p{L}\d])(?:telegram|whats\s?app|insta(?:gram)?|facebook|fb|messenger|snap(?:chat)?|skype|we\s?chat|tik\s?tok|twitter|linked\s?in|discord|signal|zelle|venmo|cash\s?app)\s*(?:id|name|user(?:name)?|handle|usuario|is|es|:|=|-|@|\/)+[\s:=@-]*[\p{L}\d_.@#-]{2,}/gu,
];

/** The words of a digit, by the digit. */
const digitWords = [
  ["zero", "oh", "nought", "cero"],
  ["one", "uno", "una"],
  ["two", "dos"],
  ["three", "tres"],
  ["four", "cuatro"],
  ["five", "cinco"],
  ["six", "seis"],
  ["seven", "siete"],
  ["eight", "ocho"],
  ["nine", "niner", "nueve"],
];
/** The words from ten on, by what they are more than ten. */
const teenWords = [
  ["ten", "diez"],
  ["eleven", "once"],
  ["twelve", "doce"],
  ["thirteen", "trece"],
  ["fourteen", "catorce"],
  ["fifteen", "quince"],
  ["sixteen", "dieciseis"],
  ["seventeen", "diecisiete"],
  ["eighteen", "dieciocho"],
  ["nineteen", "diecinueve"],
];
/** The words of the tens from twenty on. */
const tenWords = [
  ["twenty", "veinte"],
  ["thirty", "treinta"],
  ["forty", "cuarenta"],
  ["fifty", "cincuenta"],
  ["sixty", "sesenta"],
  ["seventy", "setenta"],
  ["eighty", "ochenta"],
  ["ninety", "noventa"],
];
const numbered = (words: readonly string[][], first: number) =>
  new Map(words.flatMap((same, index) => same.map((word) => [word, String(index + first)])));
const units = numbered(digitWords, 0);
const teens = numbered(teenWords, 10);
const tens = numbered(tenWords, 2);
const repeats: Readonly<Record<string, number>> = { double: 2, doble: 2, triple: 3 };
const anyOf = (words: ReadonlyMap<string, string>) => [...words.keys()].join("|");
const numberWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?<repeat>double|doble|triple)\s+)?(?:(?<teen>${anyOf(teens)})|(?<ten>${anyOf(tens)})(?:(?:[\s-]+|\s+y\s+)(?<after>${anyOf(units)}))?|(?<unit>${anyOf(units)}))(?!\p{L})`,
  "gu",
);

/** The same text with digits for number words: "five one two" reads 5 1 2. */
function digitsInWords(read: readonly Read[]): Read[] {
  const made: Read[] = [];
  let done = 0;
  for (const match of textOf(read).matchAll(numberWords)) {
    made.push(...read.slice(done, match.index));
    const part = partOf(read, match.index, match[0]);
    for (const char of digitsOf(match.groups ?? {})) made.push({ ...part, char });
    done = match.index + match[0].length;
  }
  return [...made, ...read.slice(done)];
}

function digitsOf(words: Record<string, string | undefined>): string {
  const { repeat = "", teen = "", ten = "", after = "", unit = "" } = words;
  const digits = teens.get(teen) ?? units.get(unit) ?? `${tens.get(ten)}${units.get(after) ?? "0"}`;
  return digits.repeat(repeats[repeat] ?? 1);
}

/** Digits, letters that pass for them between digits, and whatever people put between. */
const digitRun =
  /[(+]?(?:\d|(?<=\d[\s.-]*)[oil]{1,2}(?=[\s.-]*\d))(?:[\s().\-_/\\*|,:;~#+]{0,4}(?:\d|(?<=\d[\s.-]*)[oil]{1,2}(?=[\s.-]*\d)))+/gu;
/** Thousands as they are written: 12,000 or 1,250,000. */
const amount = /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/g;
const leastDigits = 7;

/** Runs of seven digits and more that are no amount, day or pair of limits. */
function phoneNumbers(read: readonly Read[]): Part[] {
  const text = textOf(read);
  return [...text.matchAll(digitRun)].flatMap((match) => {
    const digits = match[0].replace(amount, " ").replace(/[^\doil]/g, "").length;
    const isPhone = digits >= leastDigits && !isFigure(match[0], text[match.index - 1]);
    return isPhone ? [partOf(read, match.index, match[0])] : [];
  });
}

/** Whether digits say something else: $1,250,000, 2026-11-22, 11/22/2026, 100/300/100, 30 60 90. */
function isFigure(run: string, before: string | undefined): boolean {
  const written = run.trim();
  return (
    (before === "$" && /^\d+(?:\.\d{1,2})?$/.test(written)) ||
    /^\d{4}-\d{1,2}-\d{1,2}$/.test(written) ||
    /^\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d{2}$/.test(written) ||
    /^\d{2,3}(?:\s?\/\s?\d{2,3}){1,2}$/.test(written)
  );
}

/** Parts in order, those that touch or overlap as one. */
function joined(parts: readonly Part[]): Part[] {
  const ordered = [...parts].sort((one, other) => one.from - other.from);
  return ordered.reduce<Part[]>((made, part) => {
    const last = made.at(-1);
    if (!last || part.from > last.to) return [...made, part];
    return [...made.slice(0, -1), { from: last.from, to: Math.max(last.to, part.to) }];
  }, []);
}
