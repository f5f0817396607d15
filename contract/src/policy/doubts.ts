import { perAccident } from "../cover/fields";
import type { ReadAuto, ReadHome } from "./types";

/** Deductibles of a vehicle as insurers offer them; a price beside one is hardly ever among them. */
const vehicleDeductibles: readonly (number | "none")[] = [
  "none",
  50,
  100,
  150,
  200,
  250,
  300,
  400,
  500,
  600,
  750,
  1_000,
  1_250,
  1_500,
  2_000,
  2_500,
  3_000,
  5_000,
];

/** Shares of the dwelling that a deductible may be. */
const deductibleShares = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 10];

/**
 * A home's values without those that do not fit the others: one of the two was read from another place
 * then, a price or a part of a limit, and the one that is less sure stays empty.
 */
export function withoutDoubtsOfHome(home: ReadHome): ReadHome {
  const amount = (name: "dwelling" | "otherStructures" | "belongings" | "personalLiability") =>
    home[name]?.value;
  const dwelling = amount("dwelling");
  const belongings = amount("belongings");
  const of = (name: "otherStructures" | "belongings" | "livingElsewhere", low: number) =>
    dwelling !== undefined && (home[name]?.value ?? dwelling) < dwelling * low;
  const most = Math.max(dwelling ?? 0, belongings ?? 0);
  const wind = home.windDeductible?.value;
  const doubts: Partial<Record<keyof ReadHome, boolean>> = {
    otherStructures:
      of("otherStructures", 0.01) || isAbove(home.otherStructures?.value, dwelling && dwelling - 1),
    belongings:
      of("belongings", 0.02) ||
      (amount("otherStructures") !== undefined && isAbove(belongings, dwelling && dwelling * 1.5)),
    livingElsewhere:
      of("livingElsewhere", 0.02) || isAbove(home.livingElsewhere?.value, most || undefined),
    personalLiability: (amount("personalLiability") ?? 0) % 25_000 !== 0,
    medicalPayments:
      (home.medicalPayments?.value ?? 0) % 250 !== 0 ||
      isAbove(home.medicalPayments?.value, amount("personalLiability")),
    deductible: home.deductible !== undefined && !isHomeDeductible(home.deductible.value, dwelling),
    windDeductible:
      wind !== undefined && "dollars" in wind && !isHomeDeductible(wind.dollars, dwelling),
  };
  return without(home, doubts);
}

const isAbove = (value: number | undefined, limit: number | undefined) =>
  value !== undefined && limit !== undefined && value > limit;

/** A round sum, or a usual share of the dwelling. */
function isHomeDeductible(value: number, dwelling: number | undefined): boolean {
  if (dwelling === undefined) return value % 50 === 0;
  const isShare = deductibleShares.some((share) => Math.abs((dwelling * share) / 100 - value) <= 1);
  return isShare || (value % 50 === 0 && value <= dwelling * 0.2);
}

/** The same for an auto policy. */
export function withoutDoubtsOfAuto(auto: ReadAuto): ReadAuto {
  const injury = auto.injury && perAccident[auto.injury.value];
  const uninsured = auto.uninsuredDrivers?.value;
  const isKnown = (value: number | "none" | undefined) =>
    value === undefined || vehicleDeductibles.includes(value);
  const doubts: Partial<Record<keyof ReadAuto, boolean>> = {
    // Nobody is sold more against others than for others.
    uninsuredDrivers:
      uninsured !== undefined &&
      uninsured !== "rejected" &&
      isAbove(perAccident[uninsured], injury),
    propertyDamage: isAbove(auto.propertyDamage?.value, injury),
    comprehensiveDeductible: !isKnown(auto.comprehensiveDeductible?.value),
    collisionDeductible: !isKnown(auto.collisionDeductible?.value),
  };
  return without(auto, doubts);
}

function without<Read extends object>(
  read: Read,
  doubts: Partial<Record<keyof Read, boolean>>,
): Read {
  const kept = Object.entries(read).filter(([name]) => !doubts[name as keyof Read]);
  return Object.fromEntries(kept) as Read;
}
