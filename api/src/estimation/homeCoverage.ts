import { formatMoney } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { dwellingCover, yearBuilt, type StateByAnswer, type Worked } from "./dwellingCover";
import { exact, plus, times } from "./exact";
import { homeKindOf, type HomeKind } from "./homeKind";
import type { Line } from "./lines";
import { fromAnswer, percent, plain, rounded, sumOf, type Piece, type Step } from "./working";

const parameters = coverageParameters.home;
const ownEstimate = 12504;

/** A home estimate: what kind of home, the property covers in all, its lines, and how each came about. Whole dollars. */
export type HomeCoverage = { kind: HomeKind; total: number; lines: Line[]; steps: Step[] };

/** The names that a kind of home has of its own. */
const names: Record<HomeKind, Partial<Record<Line["line"], Line["name"]>>> = {
  house: {},
  condo: { livingElsewhere: "lossOfUse" },
  renter: { livingElsewhere: "lossOfUse" },
  manufactured: { dwelling: "manufacturedHome" },
  landlord: { dwelling: "rentedOutHouse", belongings: "landlordsFurnishings" },
};

/**
 * Home cover: dwelling A from the cost to rebuild, the covers B to D that follow
 * from it, listed valuables, and the limits E and F, which are no values and not
 * part of the total. A missing kind counts as a house the person lives in.
 *
 * Sources of every parameter: {@link coverageParameters}.
 */
export function homeCoverage(answers: CoverageAnswers, stateOf: StateByAnswer): HomeCoverage {
  const kind = homeKindOf(answers);
  const money = (questionId: number) => answers.amount(questionId, parameters.maxMoney) ?? 0;
  const { before, ...dwelling } = dwellingCover(answers, kind, stateOf);
  const belongings = belongingsCover(answers, kind, dwelling.amount, money(126));
  const elsewhere = livingElsewhereCover(answers, kind, dwelling.amount, belongings.amount);
  const valuables = valuablesCover(money(128));
  const line = (name: Line["line"], { amount, ...worked }: Worked): Step & { data: number } => ({
    line: name,
    name: names[kind][name],
    data: amount,
    ...worked,
  });
  const property = [
    line(kind === "condo" ? "unitInterior" : "dwelling", dwelling),
    line("otherStructures", otherStructuresCover(kind, dwelling.amount, money(115))),
    line("belongings", belongings),
    line(kind === "landlord" ? "fairRentalValue" : "livingElsewhere", elsewhere),
    ...(valuables.amount > 0 ? [line("valuables", valuables)] : []),
  ];
  const limits = limitSteps(answers);
  const amounts = property.map(({ data }) => data);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    kind,
    total,
    lines: [...property, ...limits],
    steps: [
      ...before,
      ...property.filter((step) => isCovered(kind, step)),
      { line: "total", formula: () => sumOf(...amounts), data: total },
      ...limits,
    ],
  };
}

/** A renter has no building to insure, and neither a renter nor a unit's owner one beside it. */
function isCovered(kind: HomeKind, { line }: Step): boolean {
  if (line === "dwelling") return kind !== "renter";
  return line !== "otherStructures" || (kind !== "renter" && kind !== "condo");
}

function otherStructuresCover(kind: HomeKind, dwelling: number, guestHouse: number): Worked {
  if (kind === "condo" || kind === "renter") return { amount: 0, reason: () => [] };
  const share = parameters.otherStructuresShare;
  const value = plus(times(exact(dwelling), exact(share)), exact(guestHouse));
  return {
    ...rounded(value, parameters.step),
    formula: (texts) => [
      plain(percent(share) + texts.of(formatMoney(dwelling))),
      ...(guestHouse > 0
        ? [plain(" + "), fromAnswer(115, `${formatMoney(guestHouse)} ${texts.guestHouse}`)]
        : []),
    ],
  };
}

function belongingsCover(
  answers: CoverageAnswers,
  kind: HomeKind,
  dwelling: number,
  estimate: number,
): Worked {
  if (kind === "landlord") return shareOf(dwelling, parameters.landlordBelongingsShare);
  const described = answers.choice(125);
  if (kind === "condo" || kind === "renter" || described === ownEstimate) {
    return {
      ...rounded(exact(estimate), parameters.step),
      formula: (texts) => [fromAnswer(126, `${formatMoney(estimate)} ${texts.yourEstimate}`)],
    };
  }
  const share =
    byAnswer(parameters.belongingsShares, described) ?? parameters.belongingsShareUnknown;
  return shareOf(dwelling, share, 125);
}

function livingElsewhereCover(
  answers: CoverageAnswers,
  kind: HomeKind,
  dwelling: number,
  belongings: number,
): Worked {
  if (kind === "renter") return shareOf(belongings, parameters.renterLivingElsewhereShare);
  if (kind === "condo") return shareOf(belongings, parameters.condoLivingElsewhereShare);
  const cause = kind === "manufactured" ? null : longerRebuildCause(answers);
  if (cause === null) return shareOf(dwelling, parameters.livingElsewhereShare);
  const { notes, ...longer } = shareOf(dwelling, parameters.longerRebuildShare, cause);
  return { ...longer, notes: (texts) => [texts.longerRebuild, ...(notes?.(texts) ?? [])] };
}

/** The question whose answer makes rebuilding take longer, or null. */
function longerRebuildCause(answers: CoverageAnswers): number | null {
  const quality = answers.choice(112);
  if (parameters.longerRebuildQualities.some((id) => id === quality)) return 112;
  const year = yearBuilt(answers);
  return year !== null && year < parameters.longerRebuildBefore ? 103 : null;
}

function shareOf(amount: number, share: string, questionId?: number): Worked {
  return {
    ...rounded(times(exact(amount), exact(share)), parameters.step),
    formula: (texts) => [
      { text: percent(share), questionId },
      plain(texts.of(formatMoney(amount))),
    ],
  };
}

function valuablesCover(worth: number): Worked {
  return {
    ...rounded(exact(worth), parameters.valuablesStep),
    formula: (texts) => [fromAnswer(128, `${formatMoney(worth)} ${texts.youTold}`)],
  };
}

/** Limits for each claim: no values, and no part of the total. */
function limitSteps(answers: CoverageAnswers): Step[] {
  const umbrella = byAnswer(parameters.umbrellaByWorth, answers.choice(129));
  return [
    liabilityStep(answers),
    {
      line: "medicalPayments",
      reason: (texts) => [plain(texts.usualLimit)],
      data: parameters.medicalPayments,
    },
    ...(umbrella === null
      ? []
      : [
          {
            line: "umbrellaWorthConsidering" as const,
            reason: (texts) => [fromAnswer(129, texts.worth)],
            data: umbrella,
          } satisfies Step,
        ]),
  ];
}

function liabilityStep(answers: CoverageAnswers): Step {
  const worth = answers.choice(129);
  const isWealthy = parameters.higherLiabilityWorths.some((id) => id === worth);
  const chosen = answers.choices(121);
  const exposures = parameters.higherLiabilityExposures.filter((id) => chosen.includes(id));
  const isHigher = isWealthy || exposures.length > 0;
  return {
    line: "personalLiability",
    reason: (texts) => {
      const causes: Piece[] = [
        ...(isWealthy ? [fromAnswer(129, texts.whatYouOwn)] : []),
        ...exposures.map((id) => fromAnswer(121, texts.because[id] ?? "")),
      ];
      if (!isHigher) return [plain(texts.usualLimit)];
      const listed = causes.flatMap((cause, index) => (index > 0 ? [plain(", "), cause] : [cause]));
      return [plain(texts.higherBecauseOf), ...listed];
    },
    data: isHigher ? parameters.higherLiability : parameters.liability,
  };
}
