import type { AutoNeed, HomeNeed, LifeNeed, Needs } from "@quotehaven/contract/cover";
import {
  ageInYears,
  answersFromSent,
  applyRules,
  insuranceTypes,
  parseMoney,
  type Form,
} from "@quotehaven/contract/rules";
import type { AnswerInput } from "@quotehaven/contract/wire";
import { autoCoverage } from "./autoCoverage";
import { byAnswer, coverageAnswers, type CoverageAnswers } from "./coverageAnswers";
import { statesOf } from "./dwellingCover";
import { homeCoverage } from "./homeCoverage";
import { homeKindOf } from "./homeKind";
import { lifeCoverage } from "./lifeCoverage";
import type { Line } from "./lines";

/** The answers of one insurance type, as they are kept. */
type Answered = { form: Form; sent: readonly AnswerInput[] };

/**
 * What an application needs, by insurance type: the lines of the estimate and what was asked for,
 * for quotes to be held against.
 *
 * @param today The server's time; an age is counted in UTC.
 */
export function coverNeed(
  answered: readonly Answered[],
  dateOfBirth: string | null,
  today: Date,
): Partial<Needs> {
  const age = dateOfBirth ? ageInYears(dateOfBirth, today) : null;
  const of = (type: number) => answered.find(({ form }) => form.insuranceTypeId === type);
  const home = of(insuranceTypes.home);
  const life = of(insuranceTypes.life);
  const auto = of(insuranceTypes.auto);
  return {
    ...(home && { home: homeNeed(home) }),
    ...(life && { life: lifeNeed(life, age) }),
    ...(auto && { auto: autoNeed(auto, age) }),
  };
}

const homeDeductibles = {
  13701: 500,
  13702: 1000,
  13703: 2500,
  13704: 5000,
  13705: "upTo2Percent",
  13706: "over5Percent",
} as const;
const extendedRebuild = 13804;
const homeExtras = {
  13801: "flood",
  13802: "earthquake",
  13803: "waterBackup",
  13805: "buildingCode",
  13806: "equipmentBreakdown",
  13807: "identityTheft",
  13808: "lossAssessment",
} as const;

function homeNeed({ form, sent }: Answered): HomeNeed {
  const calculation = coverageAnswers(form, sent);
  const amount = amountsOf(homeCoverage(calculation, statesOf(form)).lines);
  const asked = allAnswers(form, sent);
  return {
    home: homeKindOf(calculation),
    dwelling: amount("dwelling") + amount("unitInterior"),
    otherStructures: amount("otherStructures"),
    belongings: amount("belongings"),
    livingElsewhere: amount("livingElsewhere") + amount("fairRentalValue"),
    personalLiability: amount("personalLiability"),
    medicalPayments: amount("medicalPayments"),
    valuables: amount("valuables"),
    deductible: byAnswer<HomeNeed["deductible"]>(homeDeductibles, asked.choice(137)),
    wantsExtended: asked.choices(138).includes(extendedRebuild),
    extras: chosenOf<HomeNeed["extras"][number]>(homeExtras, asked.choices(138)),
    presentYearly: asked.money(132),
  };
}

const policyKinds = {
  21001: "term",
  21002: "term",
  21003: "term",
  21004: "term",
  21005: "permanent",
} as const;
const noExam = 21402;

function lifeNeed({ form, sent }: Answered, age: number | null): LifeNeed {
  const { total, term } = lifeCoverage(coverageAnswers(form, sent), age);
  const asked = allAnswers(form, sent);
  return {
    deathBenefit: total,
    termYears: term,
    policyKind: byAnswer<LifeNeed["policyKind"]>(policyKinds, asked.choice(210)),
    refusesExam: asked.choice(214) === noExam,
  };
}

const liabilityAndOwnDamage = 16802;
const autoDeductibles = { 16901: 250, 16902: 500, 16903: 1000, 16904: 2000 } as const;
const medicalPaymentsWanted = 17006;
const autoExtras = {
  17001: "roadside",
  17002: "rentalCar",
  17003: "gap",
  17004: "rideshare",
} as const;
const noUmbrella = 199;

function autoNeed({ form, sent }: Answered, age: number | null): AutoNeed {
  const { total, totalRequired, needsUmbrella, lines } = autoCoverage(
    coverageAnswers(form, sent),
    age,
  );
  const asked = allAnswers(form, sent, needsUmbrella);
  const umbrella = asked.choice(150);
  return {
    injury: total,
    propertyDamage: amountsOf(lines)("propertyDamage"),
    totalRequired,
    wantsUmbrella: umbrella !== null && umbrella !== noUmbrella,
    wantsOwnDamage: asked.choice(168) === liabilityAndOwnDamage,
    deductible: byAnswer<number>(autoDeductibles, asked.choice(169)),
    wantsMedicalPayments: asked.choices(170).includes(medicalPaymentsWanted),
    extras: chosenOf<AutoNeed["extras"][number]>(autoExtras, asked.choices(170)),
    presentMonthly: asked.money(167),
  };
}

/** The amount of a line; 0 where an estimate has no such line. */
const amountsOf = (lines: readonly Line[]) => (name: Line["line"]) =>
  Number(lines.find(({ line }) => line === name)?.data ?? 0);

function chosenOf<Word>(words: Readonly<Record<number, Word>>, chosen: readonly number[]): Word[] {
  return Object.entries(words).flatMap(([id, word]) => (chosen.includes(Number(id)) ? [word] : []));
}

/** Every visible answer, not those of the calculation alone. */
function allAnswers(
  form: Form,
  sent: readonly AnswerInput[],
  umbrella = false,
): Pick<CoverageAnswers, "choice" | "choices"> & { money(questionId: number): number | null } {
  const { answers } = applyRules(form, answersFromSent(form, sent), { umbrella });
  return {
    choice: (questionId) => {
      const value = answers[questionId];
      return typeof value === "number" ? value : null;
    },
    choices: (questionId) => {
      const value = answers[questionId];
      return Array.isArray(value) ? value.map(Number) : [];
    },
    money: (questionId) => {
      const value = answers[questionId];
      return typeof value === "string" ? parseMoney(value) : null;
    },
  };
}
