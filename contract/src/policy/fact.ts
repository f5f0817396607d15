import { allPerils, autoExtras, autoLabels, homeExtras, homeLabels, windWords } from "./labels";
import { hasPhrase, keysOf, phrasesOf, type Key } from "./phrases";
import { textOf, type Word } from "./words";
import type { Cell, PlacedValue } from "./cells";
import type { Column } from "./columns";
import type { Segment } from "./lines";

/** A value with what the heads of its column say. */
export type FactValue = PlacedValue & { column: Column; line: number };

/** A label with its values, wherever on the page they stand. */
export type Fact = {
  page: number;
  line: number;
  y: number;
  x: number;
  label: readonly Word[];
  keys: readonly Key[];
  /** The same without what stands in brackets. */
  bareKeys: readonly Key[];
  /** The same with the line below, if it may be the label's second one. */
  longKeys: readonly Key[];
  cells: readonly Cell[];
  values: readonly FactValue[];
  /** How the values were found; beside a label they are surer than below or above it. */
  how: "beside" | "below" | "above";
  /** The texts above it that may be its headings, nearest first. */
  headings: readonly Heading[];
};

/** A short text without a value of its own. */
export type Heading = {
  words: readonly Word[];
  keys: readonly Key[];
  y: number;
  x: number;
  line: number;
  /** It has a line of its own. */
  isTitle: boolean;
};

/** Phrases that the reader knows. */
export const named = phrasesOf(
  [homeLabels, autoLabels, homeExtras, autoExtras].flatMap((labels) =>
    Object.values(labels).flatMap(({ is }): readonly string[] => is),
  ),
);

const perils = phrasesOf([...allPerils, ...windWords]);

/** Whether a text names something that the reader knows. */
export const isNamed = (words: readonly Word[]) =>
  hasPhrase(keysOf(words), named) ||
  (words.length <= 5 && hasPhrase(keysOf(words), perils)) ||
  /deduc|prem|total|prima|\bfees?\b/i.test(textOf(words));

/** A label with its values, and what stands above it. */
export function factOf(
  segment: Segment,
  values: FactValue[],
  how: Fact["how"],
  headings: readonly Heading[],
): Fact {
  const { page, line, y, x, label, cells } = segment;
  const keys = keysOf(label);
  const bareKeys = keysOf(withoutBrackets(label));
  return {
    page,
    line,
    y,
    x,
    label,
    keys,
    bareKeys,
    longKeys: keys,
    cells,
    values,
    how,
    headings: above(headings, y, x),
  };
}

function withoutBrackets(words: readonly Word[]): Word[] {
  let depth = 0;
  return words.filter(({ text }) => {
    const isOutside = depth === 0 && !text.startsWith("(");
    depth = Math.max(0, depth + text.split("(").length - text.split(")").length);
    return isOutside;
  });
}

function above(headings: readonly Heading[], y: number, x: number): Heading[] {
  return headings
    .filter(
      (heading) =>
        heading.y < y - 2 && heading.x <= x + 14 && (heading.isTitle || heading.x > x - 130),
    )
    .toReversed()
    .slice(0, 24);
}

/** Values with what the heads of their columns say. */
export type Placed = (values: readonly PlacedValue[], line: number) => FactValue[];
