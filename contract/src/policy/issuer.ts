import { choose, type Candidate } from "./choose";
import { carrierNames, companyWords, othersAddress, plainNames } from "./labels";
import { hasPhrase, keysOf, phrasesOf, plainWords, type Key } from "./phrases";
import { placeOf, textOf } from "./words";
import type { Found } from "./types";
import type { Line, Page } from "./lines";

const others = phrasesOf(
  othersAddress.filter(
    (text) => !/underwritten|issued|office|company address|agen|producer|bank/.test(text),
  ),
);
const underwriter = phrasesOf([
  "underwritten by",
  "issued by",
  "insurer",
  "company",
  "aseguradora",
  "coverage is provided by",
  "insurance provided by",
]);
const plain = new Set([...plainNames].map((name) => plainWords(name).join(" ")));
const company = new Set([...companyWords].flatMap(plainWords));

/** Who issued the policy, of some carriers: by its name in a title, beside "underwritten by", or anywhere. */
export function readIssuer(
  pages: readonly Page[],
  carriers: readonly string[],
): Found<string> | undefined {
  const names = carriers.flatMap((carrier) => namesOf(carrier).map((keys) => ({ carrier, keys })));
  const candidates: Candidate<string>[] = [];
  pages.forEach((page, pageIndex) => {
    const usual = usualSize(page);
    page.lines.forEach((line, index) => {
      const keys = keysOf(line.words);
      for (const { carrier, keys: name } of names) {
        const at = indexOf(keys, name);
        if (at < 0 || hasPhrase(keys.slice(0, at), others)) continue;
        const score = scoreAt(line, keys, at, name, index, usual) - (pageIndex > 0 ? 1 : 0);
        if (score > 0)
          candidates.push({
            value: carrier,
            score,
            places: [
              placeOf(line.words.slice(keys[at]!.word, keys[at + name.length - 1]!.word + 1)),
            ],
          });
      }
    });
  });
  return choose(candidates);
}

/** The names that a carrier goes by, in plain words. */
function namesOf(carrier: string): string[][] {
  const own = plainWords(carrier.split("(")[0] ?? "");
  const printed = carrierNames
    .filter(([name]) => name === carrier)
    .flatMap(([, texts]) => texts.map(plainWords));
  const isBare = own[0] === "the" && own.length > 1 && !plain.has(own.slice(1).join(" "));
  const bare = isBare ? [own.slice(1)] : [];
  return [own, ...bare, ...printed];
}

function indexOf(keys: readonly Key[], name: readonly string[]): number {
  return keys.findIndex((_, at) => name.every((word, index) => keys[at + index]?.key === word));
}

function scoreAt(
  line: Line,
  keys: readonly Key[],
  at: number,
  name: readonly string[],
  index: number,
  usual: number,
): number {
  const next = keys[at + name.length]?.key ?? "";
  const isCompany = company.has(next);
  const cell = line.cells.find(({ words }) => words.includes(line.words[keys[at]!.word]!));
  const cellKeys = cell ? keysOf(cell.words) : [];
  const rest = cellKeys.filter(
    ({ key }) => !name.includes(key) && !company.has(key) && key !== "the",
  ).length;
  const isTitle = rest === 0 && index < 8;
  const isLarge = line.size > usual * 1.2;
  const isFirst = index < 3 && cell?.words[0] === line.words[keys[at]!.word];
  if (name.length === 1 && plain.has(name[0] ?? "") && !isCompany && !isTitle && !isFirst) return 0;
  if (!isCompany && !isTitle && rest > 6) return 0;
  return (
    1 +
    (isTitle ? 4 : 0) +
    (isLarge ? 2 : 0) +
    (isCompany ? 2 : 0) +
    (hasPhrase(keys.slice(0, at), underwriter) ? 2 : 0) +
    (index < 12 ? 1 : 0) +
    (textOf(line.words).length < 60 ? 0.5 : 0) +
    name.length * 0.2
  );
}

function usualSize(page: Page): number {
  const sizes = page.lines
    .flatMap(({ words, size }) => words.map(() => size))
    .toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}
