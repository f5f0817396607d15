import type { Box, Place, PolicyText, TextRun } from "./types";

/** A word of a page. `x` and `y` are those of an upright page, `y` is its baseline. */
export type Word = {
  page: number;
  text: string;
  /** Which of the runs it is of; words of a run have usual blanks between them. */
  run: number;
  x: number;
  right: number;
  y: number;
  size: number;
  /** Where it stands on the page as it is shown. */
  box: Box;
};

/** Letters further apart than this share of their size are not of one word. */
const TOUCHING = 0.13;
/** Letters of a word that is spaced widely are not further apart than this share of their size. */
const SPACED = 1.1;
/** Share of its size that a letter of a typewriter font takes. */
const TYPEWRITER = 0.6;

/**
 * The lines of words of each page, upright, from top to bottom and from left to right. Text that runs in
 * another direction than most of its page is left out.
 */
export function linesOfWords({ pages, runs }: PolicyText): Word[][][] {
  return pages.map(({ number }) => {
    const all = runs.filter(({ page, text }) => page === number && text.trim() !== "");
    const angle = mainAngle(all);
    const upright = all
      .filter((run) => angleOf(run) === angle)
      .map((run) => ({ run, ...turned(run, angle) }));
    const isSpaced = isSpacedPage(all);
    const words = upright.flatMap(({ run, x, y }, index) =>
      splitRun(isSpaced ? closedUp(run) : run, index, x, y, angle),
    );
    return inLines(words).map((line) => joinSpaced(joinTouching(line)));
  });
}

/** Words on about the same baseline, from left to right. */
function inLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && word.y - first.y <= Math.min(first.size, word.size) * 0.36)
      line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

const angleOf = ({ angle }: TextRun) => ((Math.round(angle / 90) % 4) + 4) % 4;

function mainAngle(runs: readonly TextRun[]): number {
  const letters = [0, 0, 0, 0];
  for (const run of runs) {
    const angle = angleOf(run);
    letters[angle] = (letters[angle] ?? 0) + run.text.trim().length;
  }
  return letters.indexOf(Math.max(...letters));
}

/** A point of the page in the coordinates in which its text is upright. */
function turned({ x, y }: { x: number; y: number }, angle: number): { x: number; y: number } {
  if (angle === 1) return { x: y, y: -x };
  if (angle === 2) return { x: -x, y: -y };
  return angle === 3 ? { x: -y, y: x } : { x, y };
}

function boxOnPage(x: number, right: number, y: number, size: number, angle: number): Box {
  const back = (4 - angle) % 4;
  const from = turned({ x, y: y - size }, back);
  const to = turned({ x: right, y: y + size * 0.25 }, back);
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/** The words of a run, each with the part of the run's width that its letters take. */
function splitRun(run: TextRun, index: number, x: number, y: number, angle: number): Word[] {
  const text = isSpacedText(run.text) ? closeUp(run.text) : run.text;
  const size = run.height || 10;
  const isTypewriter = Math.abs(run.width / (text.length * size) - TYPEWRITER) < 0.006;
  const widths = [...text].map((letter) => (isTypewriter ? 1 : letterWidth(letter)));
  const scale = run.width / (widths.reduce((sum, width) => sum + width, 0) || 1);
  const words: Word[] = [];
  let at = x;
  let begun: { text: string; x: number } | null = null;
  const end = () => {
    if (begun === null) return;
    words.push({
      page: run.page,
      text: begun.text,
      run: index,
      x: begun.x,
      right: at,
      y,
      size,
      box: boxOnPage(begun.x, at, y, size, angle),
    });
    begun = null;
  };
  [...text].forEach((letter, place) => {
    if (letter.trim() === "") end();
    else if (begun === null) begun = { text: letter, x: at };
    else begun.text += letter;
    at += (widths[place] ?? 0) * scale;
  });
  end();
  return words;
}

/** How wide a letter is beside others, in the fonts that declarations are printed in. */
function letterWidth(letter: string): number {
  if (/[\sijlIft.,:;'|!()[\]/-]/.test(letter)) return 0.3;
  return /[A-Z@%MWmw&]/.test(letter) ? 0.7 : 0.54;
}

/** Whether a run is one word with a blank behind each letter. */
function isSpacedText(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  const single = parts.filter((part) => part.length === 1).length;
  return (
    parts.length >= 3 &&
    single >= parts.length * 0.6 &&
    parts.every((part) => part.length <= 2) &&
    text.trim().length <= parts.length * 3
  );
}

/** Whether most words of a page have a blank behind each letter, so that two letters are a word, too. */
function isSpacedPage(runs: readonly TextRun[]): boolean {
  const spaced = runs.filter(({ text }) => isSpacedText(text));
  return spaced.length > runs.length * 0.5;
}

const closedUp = (run: TextRun): TextRun =>
  /^[A-Z\d] [A-Z\d]$/.test(run.text.trim()) ? { ...run, text: closeUp(run.text.trim()) } : run;

/** A run without the blanks between its letters; more than one blank ends a word. */
function closeUp(text: string): string {
  return text
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}

/** Words of one line, from left to right, and what stands between them. */
function joinInOrder(words: readonly Word[], isJoined: (a: Word, b: Word) => boolean): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && isJoined(last, word)) joined[joined.length - 1] = joinWords(last, word);
    else joined.push(word);
  }
  return joined;
}

/** Two words as one. */
function joinWords(a: Word, b: Word): Word {
  const box = boxAround([a.box, b.box]);
  return { ...a, text: a.text + b.text, right: Math.max(a.right, b.right), box };
}

/** Joins what touches: ligatures and letters that are runs of their own. */
function joinTouching(words: readonly Word[]): Word[] {
  return joinInOrder(words, (a, b) => {
    const gap = b.x - a.right;
    return gap < a.size * TOUCHING && gap > -a.size * 0.5;
  });
}

/** Joins letters that stand far from each other, each a run of its own: `D w e l l i n g`. */
function joinSpaced(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  let start = 0;
  while (start < words.length) {
    let end = start + 1;
    while (end < words.length && isSpacedPair(words[end - 1], words[end])) end += 1;
    const letters = words.slice(start, end);
    joined.push(
      ...(letters.length >= 4 ? joinByGap(letters).map((word) => ({ ...word, run: -1 })) : letters),
    );
    start = end;
  }
  return joined;
}

function isSpacedPair(a: Word | undefined, b: Word | undefined): boolean {
  if (!a || !b || a.text.length > 1 || b.text.length > 1) return false;
  const gap = b.x - a.right;
  return gap >= 0 && gap < a.size * SPACED;
}

/** One word for letters at the usual distance; a wider one begins the next. */
function joinByGap(letters: readonly Word[]): Word[] {
  const gaps = letters.slice(1).map((letter, index) => letter.x - (letters[index]?.right ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  return joinInOrder(letters, (a, b) => b.x - a.right < usual * 1.6 + 0.5);
}

/** The box around some boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Where some words of one page stand. */
export function placeOf(words: readonly Word[]): Place {
  return {
    page: words[0]?.page ?? 0,
    box: boxAround(words.map(({ box }) => box)),
    text: textOf(words),
  };
}

/** The words as one text. */
export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(" ");
}
