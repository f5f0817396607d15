import {
  perAccident,
  type AutoCover,
  type CoverFieldName,
  type HomeCover,
  type LifeCover,
} from "./fields";
import {
  umbrellaNeeded,
  type AutoNeed,
  type HeldCover,
  type HomeNeed,
  type LifeNeed,
} from "./need";
import { percentOf } from "./verdict";

/**
 * The damages that "Pick a bad day" assumes, in whole dollars. They are an illustration: averages of
 * claims in the United States, rounded, and multiples of them where the day is a serious one. As of
 * November 2026; to be looked up again once a year.
 *
 * - Homeowners' claims of 2015 to 2019 (Insurance Information Institute, data of ISO): wind and hail
 *   $10,801, fire $78,838, liability $29,752, theft $4,328. The tree is two such claims, the fall on the
 *   steps ten, the burglary three.
 * - Auto claims of 2023 (the same): injury $26,501. A crash hurts four.
 * - A new car costs about $48,000 (Kelley Blue Book, 2024), a used one about $26,000 (Cox Automotive, 2023).
 */
const assumedDamages = {
  home: {
    tree: { dwelling: 22_000 },
    kitchen: { dwelling: 58_000, belongings: 16_000, livingElsewhere: 5_000 },
    steps: { personalLiability: 300_000 },
    burglary: { belongings: 13_000 },
  },
  auto: { newCar: 48_000, crash: 106_000, ownCar: 26_000, uninsured: 106_000 },
} as const;

/** What is left of a thing that is settled at its actual cash value: it is taken for half worn. */
const WORTH_OF_USED = 0.5;

/** In how many years the first of the two days comes on which a family is left alone. */
const SOON_YEARS = 2;

type HomeDay = keyof typeof assumedDamages.home;
type AutoDay = keyof typeof assumedDamages.auto;

/** A day on which something happens. */
export type BadDayName = HomeDay | AutoDay | "soon" | "late";

/** A bad day, and who pays what of it. `pays`, `owed` and `open` add up to `loss`. Whole dollars. */
export type BadDay = {
  day: BadDayName;
  /** In how many years it comes, where that matters. */
  years?: number;
  loss: number;
  /** What the policy pays. */
  pays: number;
  /** What is left to its owner: the deductible, what exceeds a limit, what is not covered. */
  owed: number;
  /** What nobody can say, because the quote does not state the limit. */
  open: number;
  /** What the quote would have to state for what is open. */
  unstated: CoverFieldName[];
  /** What the quote does not state either; with it, it may pay less than `pays`. */
  mayPayLess: CoverFieldName[];
};

/**
 * The days that matter to whoever has this need, and what the cover pays of each, from what it states: of
 * each part of the loss at most its limit, and the deductible once. Where it does not state a deductible or
 * how things are settled, none and replacement cost are taken, and `mayPayLess` says so.
 */
export function badDays(held: HeldCover): BadDay[] {
  switch (held.type) {
    case "home":
      return homeDays(held.need).map((day) => homeAnswer(day, held.cover, held.need));
    case "life":
      return held.need.deathBenefit > 0 ? lifeAnswers(held.cover, held.need) : [];
    case "auto":
      return autoDays(held.need).map((day) => autoAnswer(day, held.cover, held.need));
  }
}

function answer(
  day: BadDayName,
  loss: number,
  { pays = 0, open = 0, unstated = [], mayPayLess = [] }: Partial<Omit<BadDay, "day" | "loss">>,
): BadDay {
  return { day, loss, pays, open, owed: loss - pays - open, unstated, mayPayLess };
}

function homeDays({ home, dwelling }: HomeNeed): HomeDay[] {
  const hasRoof = home !== "condo" && dwelling > 0;
  return [...(hasRoof ? (["tree"] as const) : []), "kitchen", "steps", "burglary"];
}

type HomePart = "dwelling" | "belongings" | "livingElsewhere" | "personalLiability";

/** Parts of a loss that the deductible comes off: living elsewhere and liability have none. */
const ownThings: readonly HomePart[] = ["dwelling", "belongings"];

function homeAnswer(day: HomeDay, cover: HomeCover, need: HomeNeed): BadDay {
  const damages = Object.entries(assumedDamages.home[day]) as [HomePart, number][];
  // Who insures no building loses none.
  const parts = damages.filter(([part]) => part !== "dwelling" || need.dwelling > 0);
  const stated = parts.filter(([part]) => cover[part] !== undefined);
  const unstated = parts.filter(([part]) => cover[part] === undefined);
  const paid = (all: typeof stated) =>
    all.reduce((sum, [part, loss]) => sum + paidFor(part, loss, day, cover), 0);
  const ofOwn = stated.filter(([part]) => ownThings.includes(part));
  const ofOthers = stated.filter(([part]) => !ownThings.includes(part));
  const own = ofOwn.map(([part]) => part);
  const paidOfOwn = Math.max(0, paid(ofOwn) - (deductibleOn(day, cover) ?? 0));
  return answer(day, sumOf(parts), {
    pays: paidOfOwn + paid(ofOthers),
    open: sumOf(unstated),
    unstated: unstated.map(([part]) => part),
    mayPayLess: paidOfOwn > 0 ? unsaidOn(day, own, cover) : [],
  });
}

/** Deductibles and settlements of a day that are not stated. */
function unsaidOn(day: HomeDay, own: readonly HomePart[], cover: HomeCover): CoverFieldName[] {
  const isTree = day === "tree";
  const asked: CoverFieldName[] = [
    ...(isTree ? (["windDeductible"] as const) : []),
    ...(isTree && cover.windDeductible ? [] : (["deductible"] as const)),
    ...(own.includes("dwelling")
      ? ([isTree ? "roofSettlement" : "dwellingSettlement"] as const)
      : []),
    ...(own.includes("belongings") ? (["belongingsSettlement"] as const) : []),
  ];
  const stated = Object.entries(cover).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  return asked.filter((field) => !stated.includes(field));
}

const sumOf = (parts: readonly [string, number][]) =>
  parts.reduce((sum, [, loss]) => sum + loss, 0);

/** How far above its limit the rebuilding of a house is paid. */
const aboveLimit: Partial<Record<string, number>> = {
  extended25: 1.25,
  extended50: 1.5,
  extended100: 2,
  guaranteed: Infinity,
};

function paidFor(part: HomePart, loss: number, day: HomeDay, cover: HomeCover): number {
  const worth = settlementOf(part, day, cover) === "actualCashValue" ? loss * WORTH_OF_USED : loss;
  const more = part === "dwelling" ? aboveLimit[cover.dwellingSettlement ?? ""] : undefined;
  const limit = cover[part] ?? 0;
  return limit === 0 ? 0 : Math.min(worth, limit * (more ?? 1));
}

function settlementOf(part: HomePart, day: HomeDay, cover: HomeCover): string | undefined {
  if (part === "belongings") return cover.belongingsSettlement;
  if (part !== "dwelling") return undefined;
  return (day === "tree" && cover.roofSettlement) || cover.dwellingSettlement;
}

/** A tree falls in the wind, so the deductible for wind applies where there is one; undefined: not stated. */
function deductibleOn(day: HomeDay, cover: HomeCover): number | undefined {
  const wind = day === "tree" ? cover.windDeductible : undefined;
  if (wind === undefined) return cover.deductible;
  return "dollars" in wind ? wind.dollars : percentOf(cover.dwelling ?? 0, wind.percent);
}

/** A term policy pays nothing once its term is over. */
function lifeAnswers({ policyKind = "term", termYears, deathBenefit }: LifeCover, need: LifeNeed) {
  const loss = need.deathBenefit;
  const on = (day: "soon" | "late", years: number): BadDay => {
    const isOver = policyKind === "term" && termYears !== undefined && termYears < years;
    const unstated: CoverFieldName[] = [
      ...(policyKind === "term" && termYears === undefined ? (["termYears"] as const) : []),
      ...(deathBenefit === undefined ? (["deathBenefit"] as const) : []),
    ];
    if (isOver) return { ...answer(day, loss, {}), years };
    if (unstated.length > 0) return { ...answer(day, loss, { open: loss, unstated }), years };
    return { ...answer(day, loss, { pays: Math.min(loss, deathBenefit ?? 0) }), years };
  };
  const last = need.termYears ?? 0;
  return [on("soon", SOON_YEARS), ...(last > SOON_YEARS ? [on("late", last)] : [])];
}

function autoDays({ wantsOwnDamage }: AutoNeed): AutoDay[] {
  return ["newCar", "crash", ...(wantsOwnDamage ? (["ownCar"] as const) : []), "uninsured"];
}

const limitOfDay = {
  newCar: "propertyDamage",
  crash: "injury",
  uninsured: "uninsuredDrivers",
  ownCar: "collisionDeductible",
} as const;

function autoAnswer(day: AutoDay, cover: AutoCover, need: AutoNeed): BadDay {
  const loss = assumedDamages.auto[day];
  const stated = cover[limitOfDay[day]];
  if (stated === undefined) {
    return answer(day, loss, { open: loss, unstated: [limitOfDay[day]] });
  }
  if (day === "ownCar") {
    return answer(day, loss, { pays: typeof stated === "number" ? Math.max(0, loss - stated) : 0 });
  }
  const pays = Math.min(loss, limitIn(stated) + umbrellaOn(day, cover));
  // Where an umbrella was asked for and nothing is said of one, nobody knows who pays the rest.
  const injury = cover.injury ? perAccident[cover.injury] : need.injury;
  const isOpen = day !== "uninsured" && !cover.umbrella && umbrellaNeeded(need, injury) > 0;
  return isOpen && pays < loss
    ? answer(day, loss, { pays, open: loss - pays, unstated: ["umbrella"] })
    : answer(day, loss, { pays });
}

function limitIn(stated: NonNullable<AutoCover[(typeof limitOfDay)[AutoDay]]>): number {
  if (typeof stated === "number") return stated;
  return stated === "rejected" || stated === "none" ? 0 : perAccident[stated];
}

/** An umbrella adds to what is owed to others, not to what an uninsured driver owes. */
function umbrellaOn(day: AutoDay, { umbrella = "none" }: AutoCover): number {
  return day === "uninsured" || umbrella === "none" ? 0 : umbrella;
}
