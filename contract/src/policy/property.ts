import { addressIn, type Address } from "./address";
import { mailingLabels, othersAddress, propertyLabels, sameAs } from "./labels";
import { hasPhrase, keysOf, phraseAt, phrasesOf, type Key, type Phrases } from "./phrases";
import type { Word } from "./words";
import type { ReadProperty } from "./types";
import type { Cell } from "./cells";
import type { Line, Page } from "./lines";

const propertyPhrases = phrasesOf(propertyLabels);
const mailing = phrasesOf(mailingLabels);
const others = phrasesOf(othersAddress);
const same = phrasesOf(sameAs);
const ifOther = phrasesOf([
  "if different",
  "if other than",
  "if not",
  "unless otherwise",
  "si es diferente",
  "si es otra",
]);
/** Labels that are words of every day: only as the whole label. */
const plainLabels = new Set([
  "home",
  "property",
  "location",
  "premise",
  "house",
  "residence",
  "ubicacion",
]);

/** The address of the insured home. */
export function readAddress(
  pages: readonly Page[],
): Pick<ReadProperty, "address1" | "city" | "state" | "zip"> {
  const blocks = pages.flatMap((page) => blocksOf(page, propertyPhrases, true));
  const direct = blocks.flatMap((block) => addressIn(block.lines) ?? []);
  const isSame = blocks.some(
    ({ lines, isSame: isSaid, isIfOther }) =>
      isSaid || isIfOther || phraseAt(keysOf(lines[0] ?? []), same, 0) > 0,
  );
  const mails =
    isSame && direct.length === 0
      ? pages.flatMap((page) =>
          blocksOf(page, mailing, false).flatMap(({ lines }) => addressIn(lines) ?? []),
        )
      : [];
  return agreed(direct.length > 0 ? direct : mails) ?? {};
}

/** One address, if all are of the same place. */
function agreed(addresses: readonly Address[]): Address | null {
  const [first] = addresses;
  if (!first) return null;
  const key = ({ address1, zip }: Address) =>
    `${address1.value.toLowerCase().replace(/[^a-z\d]/g, "")} ${zip.value}`;
  return addresses.every((address) => key(address) === key(first)) ? first : null;
}

/** With `isIfOther` the address is only there if it is not that of the insured. */
type Block = { lines: Word[][]; isSame?: true; isIfOther?: boolean };

/** What stands beside and below each label of an address. */
function blocksOf(page: Page, labels: Phrases, isProperty: boolean): Block[] {
  return page.lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at): Block[] => {
      const parts = partsOf(cell);
      return parts.flatMap((words): Block[] => {
        const keys = keysOf(words);
        const start = labelStart(keys, labels);
        const end = phraseAt(keys, labels, start);
        if (end === start) return [];
        const labelEnd = (keys[end - 1]?.word ?? 0) + 1;
        const hasColon = /[:—–-]$/.test(words[labelEnd - 1]?.text ?? "");
        const isPlain = end - start === 1 && plainLabels.has(keys[start]?.key ?? "");
        const behind = words.slice(labelEnd);
        const isIfOther = hasPhrase(keysOf(behind).slice(0, 4), ifOther);
        const rest = isIfOther
          ? []
          : behind.filter(({ text }, i) => i > 0 || !/^[:—–-]$/.test(text));
        if (hasPhrase(keys.slice(0, end), others)) return [];
        if (isProperty && saysSame(rest)) return [{ lines: [], isSame: true }];
        if (
          isPlain &&
          isProperty &&
          !hasColon &&
          rest.length > 0 &&
          !/^\d/.test(rest[0]?.text ?? "")
        )
          return [];
        const isLabelOnly =
          rest.length === 0 || (!hasColon && !/\d/.test(rest.map(({ text }) => text).join("")));
        return [
          {
            isIfOther,
            lines:
              isLabelOnly && !startsSame(rest)
                ? blockAround(page, line, index, cell, at)
                : goingOn(page, index, cell, rest),
          },
        ];
      });
    }),
  );
}

/** Where a label begins: behind "Item 2." and words like "the". */
function labelStart(keys: readonly Key[], labels: Phrases): number {
  const item = keys[0]?.key === "item" && /^\d+$/.test(keys[1]?.key ?? "") ? 2 : 0;
  const isArticle = /^(?:the|your|of)$/.test(keys[item]?.key ?? "");
  return isArticle && phraseAt(keys, labels, item) === item ? item + 1 : item;
}

/** "… is located at the above mailing address". */
const saysSame = (words: readonly Word[]) =>
  hasPhrase(keysOf(words), same) && !words.some(({ text }) => /\d/.test(text));
const startsSame = (words: readonly Word[]) => phraseAt(keysOf(words), same, 0) > 0;

/** The parts of a cell that may begin with a label: behind each sentence's end. */
function partsOf(cell: Cell): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of cell.words) {
    parts.at(-1)?.push(word);
    if (/;$|[a-z]{4}\.$|\d{5}\.$/.test(word.text)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** A text that begins in the label's cell, with the lines below it. */
function goingOn(page: Page, index: number, cell: Cell, rest: readonly Word[]): Word[][] {
  const [first] = rest;
  return first ? [[...rest], ...below(page, index, [cell.x, first.x], cell.size)] : [];
}

/** The cell beside a label that stands alone, or what is below it. */
function blockAround(page: Page, line: Line, index: number, cell: Cell, at: number): Word[][] {
  const right = line.cells[at + 1];
  const isLabel =
    right &&
    (hasPhrase(keysOf(right.words), others) || phraseAt(keysOf(right.words), mailing, 0) > 0);
  const isText =
    right &&
    !isLabel &&
    !/:$/.test(right.words[0]?.text ?? "") &&
    (/\d/.test(right.words.map(({ text }) => text).join("")) ||
      startsSame(right.words) ||
      right.words.length > 1);
  const under = below(page, index, [cell.x], cell.size);
  const beside =
    isText && right ? [[...right.words], ...below(page, index, [right.x], cell.size)] : [];
  const isBeside = beside.length > 0 && (addressIn(beside) !== null || startsSame(beside[0] ?? []));
  return isBeside ? beside : under;
}

/** The cells below that begin at one of the places, up to five lines. */
function below(page: Page, index: number, starts: readonly number[], size: number): Word[][] {
  const found: Word[][] = [];
  let y = page.lines[index]?.y ?? 0;
  for (const line of page.lines.slice(index + 1, index + 12)) {
    if (line.y - y > size * (found.length === 0 ? 3 : 2.2) || found.length >= 5) break;
    const cell = line.cells.find(({ x }) =>
      starts.some((start) => x > start - 9 && x < start + 16),
    );
    if (!cell) continue;
    y = line.y;
    found.push([...cell.words]);
  }
  return found;
}
