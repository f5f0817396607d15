import { perAccident, type AutoCover, type CoverFieldName, type HomeCover } from "./fields";
import { statedValue } from "./coverValues";
import { fieldsThatApply, type HeldCover, type HomeNeed } from "./need";
import { coverLines, percentOf } from "./verdict";

/** How a cover compares with another one over what both state. */
type ComparedCover = {
  /** `more`: in nothing lower, and on a line higher. `atLeast`: in nothing lower. */
  how: "more" | "atLeast";
  /** Both state every line. */
  isWhole: boolean;
};

/**
 * Whether a quote covers more than another one, or at least as much; null where nobody can say so. The
 * first has to state all that the other one states, and to be lower in nothing of it. What the other one
 * does not state is not held against it.
 */
export function comparedCover(
  ones: readonly HeldCover[],
  others: readonly HeldCover[],
): ComparedCover | null {
  const pairs = others.flatMap((other) => {
    const one = ones.find(({ type }) => type === other.type);
    return one ? pairsOf(one, other) : [];
  });
  if (pairs.some(({ isLower }) => isLower) || !pairs.some(({ isLine }) => isLine)) return null;
  return {
    how: pairs.some(({ isLine, isHigher }) => isLine && isHigher) ? "more" : "atLeast",
    isWhole: [...ones, ...others]
      .flatMap(coverLines)
      .every(({ verdict }) => verdict !== "notStated"),
  };
}

/** What the other one states, and how the first stands to it. */
type Pair = { isLine: boolean; isLower: boolean; isHigher: boolean };

function pairsOf(one: HeldCover, other: HeldCover): Pair[] {
  return fieldsThatApply(other).flatMap((field) => {
    const theirs = levelOf(other, field);
    if (theirs === undefined) return [];
    const mine = levelOf(one, field);
    return [
      {
        isLine: [one, other].every((held) => isStatedLine(held, field)),
        isLower: mine === undefined || !isAtLeast(mine, theirs),
        isHigher: mine !== undefined && mine.measure > theirs.measure,
      },
    ];
  });
}

function isStatedLine(held: HeldCover, field: CoverFieldName): boolean {
  return coverLines(held).some((line) => line.field === field && line.verdict !== "notStated");
}

/** A stated value, to be held against another one of the same field. */
type Level = {
  /** What makes it higher: dollars, years, a rank, or how much of what was asked for is in it. */
  measure: number;
  /** Where one value can be lower in one way and higher in another. */
  person?: number;
  included?: readonly string[];
  /** Neither more nor less than another kind. */
  kind?: string;
};

function isAtLeast(mine: Level, theirs: Level): boolean {
  return (
    mine.kind === theirs.kind &&
    mine.measure >= theirs.measure &&
    (mine.person ?? 0) >= (theirs.person ?? 0) &&
    (theirs.included ?? []).every((each) => mine.included?.includes(each))
  );
}

const settlements = [
  "actualCashValue",
  "replacement",
  "extended25",
  "extended50",
  "extended100",
  "guaranteed",
];
const exams = ["needed", "maybe", "notNeeded"];

/** A level is undefined where nothing is stated, or what is stated is no cover. */
function levelOf(held: HeldCover, field: CoverFieldName): Level | undefined {
  const { type, cover, need } = held;
  const value = statedValue(held, field);
  switch (field) {
    case "healthClass":
    case "tobacco":
      return undefined;
    case "medicalExam":
      return type === "life" && need.refusesExam ? rankOf(exams, value) : undefined;
    case "policyKind":
      return typeof value === "string" ? { measure: 0, kind: value } : undefined;
    case "dwellingSettlement":
    case "roofSettlement":
    case "belongingsSettlement":
      return rankOf(settlements, value);
    case "included":
      if (!cover.included) return undefined;
      return {
        measure: "extras" in need ? countOf(need.extras, cover.included) : 0,
        included: cover.included,
      };
    case "injury":
    case "uninsuredDrivers":
      return type === "auto" ? injuryLevel(cover[field]) : undefined;
    case "windDeductible":
      return type === "home" ? negative(windInDollars(cover, need)) : undefined;
    case "deductible":
    case "comprehensiveDeductible":
    case "collisionDeductible":
      return negative(value === "none" ? Infinity : value);
    default:
      if (value === "none") return { measure: 0 };
      return typeof value === "number" ? { measure: value } : undefined;
  }
}

function rankOf(order: readonly string[], value: unknown): Level | undefined {
  return typeof value === "string" ? { measure: order.indexOf(value) } : undefined;
}

const countOf = (wanted: readonly string[], included: readonly string[]) =>
  wanted.filter((each) => included.includes(each)).length;

/** Of a deductible the lower amount is the greater cover. */
function negative(dollars: unknown): Level | undefined {
  return typeof dollars === "number" ? { measure: -dollars } : undefined;
}

function windInDollars(
  { dwelling, windDeductible: wind }: HomeCover,
  { home }: HomeNeed,
): number | undefined {
  if (!wind) return undefined;
  if ("dollars" in wind) return wind.dollars;
  // A share of what is not stated is neither more nor less than anything.
  return dwelling === undefined || home === "renter" ? NaN : percentOf(dwelling, wind.percent);
}

const perPerson = {
  "25/50": 25_000,
  "50/100": 50_000,
  "100/300": 100_000,
  "250/500": 250_000,
  "500/500": 500_000,
  single300: 300_000,
  single500: 500_000,
} as const;

/** Minimums differ by state: one is neither more nor less than a limit in figures. */
function injuryLevel(value: AutoCover["uninsuredDrivers"]): Level | undefined {
  if (value === undefined) return undefined;
  if (value === "rejected") return { measure: 0 };
  if (value === "stateMinimum") return { measure: perAccident[value], kind: value };
  return { measure: perAccident[value], person: perPerson[value] };
}
