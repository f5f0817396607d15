import type { PolicyText, TextRun } from "../types";

/**
 * A page of our own with what it says, as in the files of `policies/`. `unread` are the fields that the
 * reader leaves empty so far.
 */
export type Layout = { name: string; text: PolicyText; says: object; unread?: readonly string[] };

/** How a picture of text becomes runs. */
type Look = {
  /** Each letter is a run of its own, with a gap before the next. */
  isSpaced?: boolean;
  /** Direction of reading of all text, clockwise. */
  angle?: 0 | 90 | 270;
};

const column = 5.2;
const lineHeight = 12;
const size = 9;

/**
 * Text as a PDF places it, from pictures of its pages: a letter of a line takes one column, and two
 * blanks or more end a run. The runs come from the bottom up, so that nothing can lean on their order.
 */
export function pictured(
  pictures: readonly string[],
  { isSpaced = false, angle = 0 }: Look = {},
): PolicyText {
  const pages = pictures.map((_, index) => ({ number: index + 1, width: 792, height: 792 }));
  const runs = pictures.flatMap((picture, index) =>
    picture.split("\n").flatMap((line, row) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].flatMap((match) => {
        const at = { x: 36 + match.index * column, y: 40 + row * lineHeight };
        return (
          isSpaced
            ? lettersOf(match[0], at)
            : [{ text: match[0], ...at, width: match[0].length * column * 0.9 }]
        ).map((run) => ({
          page: index + 1,
          height: size,
          ...run,
        }));
      }),
    ),
  );
  return { pages, runs: runs.map((run) => turned(run, angle)).toReversed() };
}

type Flat = Omit<TextRun, "angle">;

function lettersOf(text: string, { x, y }: { x: number; y: number }) {
  return [...text].flatMap((letter, index) =>
    letter === " " ? [] : [{ text: letter, x: x + index * column, y, width: column * 0.6 }],
  );
}

function turned(run: Flat, angle: 0 | 90 | 270): TextRun {
  if (angle === 90) return { ...run, x: 792 - run.y, y: run.x, angle };
  return angle === 270 ? { ...run, x: run.y, y: 792 - run.x, angle } : { ...run, angle };
}
