import { columnHeads, makes, vehicleHeads } from "./labels";
import { isFillerKey, type Cell } from "./cells";
import type { Line, Page } from "./lines";
import { keysOf, phraseAt, phrasesOf, plainWords, type Key, type Phrases } from "./phrases";

/** What a column holds. */
export type Role = keyof typeof columnHeads;

/** What the heads above a value say of it. */
export type Column = {
  roles: ReadonlySet<Role>;
  /** Which vehicle the column is of, from 1; 0 if of none. */
  vehicle: number;
  /** A heading stands between the head and the value, so that it may belong to another table. */
  isStale: boolean;
};

/** Where a value stands, and its cell. */
type Placed = { x: number; right: number; cell: { x: number; right: number } };

type Head = { cell: Cell; roles: Role[]; vehicle: number };
type HeadLine = { line: number; y: number; heads: Head[]; others: Cell[] };

/** How far a value may stand from the head of its column, in points. */
const REACH = 42;
/** A head that begins so far behind the value, or ends so far before it, is of another column. */
const BESIDE = 12;
/** The same for a head that stands over the heads of several columns. */
const WIDE_REACH = 110;

const phrases = Object.entries(columnHeads).map(([role, texts]): [Role, Phrases] => [
  role as Role,
  phrasesOf(texts),
]);
const vehicleKeys = new Set([...vehicleHeads].flatMap(plainWords));
const makeKeys = new Set([...makes].map((make) => plainWords(make)[0] ?? ""));
const none: Column = { roles: new Set(), vehicle: 0, isStale: false };

/** A function that tells the column of a value on that page. */
export function columnsOf(page: Page): (value: Placed, line: number) => Column {
  const headLines = page.lines.flatMap((line, index) => headLineOf(line, index));
  return (value, line) => {
    for (let at = headLines.length - 1; at >= 0; at -= 1) {
      const headLine = headLines[at];
      if (!headLine || headLine.line >= line) continue;
      const group = groupAt(headLines, at, page);
      const heads = group.flatMap((each, level) => {
        const reach = level > 0 ? WIDE_REACH : REACH;
        return nearest(each, value, reach) ?? nearest(each, value.cell, reach) ?? [];
      });
      if (heads.length > 0) return columnOf(heads, isBroken(page, headLine.line, line));
    }
    return none;
  };
}

function columnOf(heads: readonly Head[], isStale: boolean): Column {
  const vehicle = heads.find((head) => head.vehicle > 0)?.vehicle ?? 0;
  const [nearest] = heads;
  // A wide head above the next column may reach as far as a column of limits.
  const isLimit = nearest?.roles.includes("limit");
  const roles = heads.flatMap((head) =>
    isLimit ? head.roles.filter((role) => role !== "premium") : head.roles,
  );
  return { roles: new Set(roles), vehicle, isStale };
}

/** A line of heads with the lines of heads that stand directly above it. */
function groupAt(headLines: readonly HeadLine[], at: number, page: Page): HeadLine[] {
  const group: HeadLine[] = [];
  for (let index = at; index >= 0; index -= 1) {
    const each = headLines[index];
    const below = group.at(-1);
    if (!each) break;
    const size = page.lines[each.line]?.size ?? 10;
    if (below && (below.line - each.line > 2 || below.y - each.y > size * 2.6)) break;
    group.push(each);
  }
  return group;
}

function isBroken(page: Page, from: number, to: number): boolean {
  return page.lines.slice(from + 1, to).some(({ cells, segments }) => {
    const [only] = segments;
    return cells.length === 1 && only?.values.length === 0 && only.label.length <= 5;
  });
}

function headLineOf(line: Line, index: number): HeadLine[] {
  const names = vehicleNames(line);
  const hasValue = line.segments.some(({ values }) =>
    values.some(
      ({ kind, amount }) =>
        (kind === "money" && amount >= 100) || kind === "pair" || kind === "percent",
    ),
  );
  if (hasValue && names.length < 2) return [];
  let vehicle = 0;
  const heads: Head[] = [];
  const others: Cell[] = [];
  for (const cell of line.cells) {
    const keys = keysOf(cell.words);
    const isName = names.includes(cell);
    const isVehicle = isName || isVehicleHead(keys);
    if (isVehicle) vehicle += 1;
    const roles = isName ? [] : rolesOf(keys);
    if (isVehicle || roles.length > 0)
      heads.push({ cell, roles, vehicle: isVehicle ? vehicle : 0 });
    else others.push(cell);
  }
  return heads.length > 0
    ? [{ line: index, y: line.y, heads: inTime(heads, line.cells.length === 1), others }]
    : [];
}

/** "Previous" and "new" are columns only beside each other; "current" is one of the two. */
function inTime(heads: readonly Head[], isOnlyCell: boolean): Head[] {
  const all = new Set(heads.flatMap(({ roles }) => roles));
  const isBoth = all.has("previous") && all.has("new");
  const rename = (role: Role): Role[] => {
    if (role === "current")
      return all.has("new") ? ["previous"] : all.has("previous") ? ["new"] : [];
    if (role === "new" && !isBoth && !all.has("current")) return [];
    // A column of the previous term beside one that is called in another way.
    const isAlone = heads.length === 1 && isOnlyCell;
    return role === "previous" && isAlone ? [] : [role];
  };
  return heads.map((head) => ({ ...head, roles: head.roles.flatMap(rename) }));
}

/** Cells that name a vehicle by year and make, side by side. */
function vehicleNames({ cells }: Line): readonly Cell[] {
  const names = cells.filter(({ words }) => {
    const keys = keysOf(words);
    const at = keys.findIndex(({ key }) => /^(?:19[89]|20[0-3])\d$/.test(key));
    return at >= 0 && at <= 2 && makeKeys.has(keys[at + 1]?.key ?? "");
  });
  return names.length >= 2 ? names : [];
}

function isVehicleHead(keys: readonly Key[]): boolean {
  return (
    keys.length <= 4 &&
    keys.some(({ key }, at) => vehicleKeys.has(key) && /^\d{1,3}$/.test(keys[at + 1]?.key ?? ""))
  );
}

/** The roles that the words of a cell name, if they name nothing else. */
function rolesOf(keys: readonly Key[]): Role[] {
  const roles: Role[] = [];
  let unexplained = 0;
  let at = 0;
  while (at < keys.length) {
    let end = at;
    for (const [role, each] of phrases) {
      const to = phraseAt(keys, each, at);
      if (to <= end) continue;
      end = to;
      roles.push(role);
    }
    if (end === at && !isFillerKey(keys[at]?.key ?? "") && !/^\d+$/.test(keys[at]?.key ?? ""))
      unexplained += 1;
    at = Math.max(end, at + 1);
  }
  const isBoth =
    roles.includes("premium") && (roles.includes("deductible") || roles.includes("limit"));
  const isTotal = keys.some(({ key }) => key === "total");
  if (unexplained > 1 || isBoth || isTotal) return [];
  // "Limits and/or deductibles" is a column of either.
  return roles.includes("limit") ? roles.filter((role) => role !== "deductible") : roles;
}

/** The head that stands nearest to a value, unless another cell of its line does. */
function nearest(
  { heads, others }: HeadLine,
  value: { x: number; right: number },
  reach: number,
): Head | null {
  const distance = ({ cell }: { cell: Cell }) => distanceOf(cell, value);
  const all: { cell: Cell }[] = [...heads, ...others.map((cell) => ({ cell }))];
  const best = all.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const isOver = reach > REACH || gapOf(best.cell, value) <= BESIDE;
  const isNear = isOver && distance(best) <= reach;
  return isNear ? (heads.find((head) => head.cell === best.cell) ?? null) : null;
}

const gapOf = (cell: Cell, value: { x: number; right: number }) =>
  Math.max(0, cell.x - value.right, value.x - cell.right);

function distanceOf(cell: Cell, value: { x: number; right: number }): number {
  const gap = gapOf(cell, value);
  const edges = [
    cell.x - value.x,
    cell.right - value.right,
    (cell.x + cell.right - value.x - value.right) / 2,
  ];
  return gap + Math.min(...edges.map(Math.abs)) * 0.5;
}
