import { questionsOf, stateCode, stateName, type Form } from "@quotehaven/contract/rules";
import { coverageParameters } from "./constants";
import { byAnswer, type CoverageAnswers } from "./coverageAnswers";
import { exact, plus, times, type Exact } from "./exact";
import type { FormulaTexts } from "./formulaTexts";
import type { HomeKind } from "./homeKind";
import {
  fromAnswer,
  decimal,
  joined,
  percent,
  plain,
  rounded,
  type Formula,
  type How,
  type Piece,
  type Step,
} from "./working";

const parameters = coverageParameters.home;

/** An amount in whole dollars, and how it came about. */
export type Worked = { amount: number } & How;

/** The dwelling, and the area it was worked out from where that is a sum of its own. */
type Dwelling = Worked & { before: Step[] };

/** The two-letter code of a state by the answer of question 102, or null. */
export type StateByAnswer = (answerId: number) => string | null;

/** Reads the states' codes from a form; the names of states are the same in every language. */
export function statesOf(form: Form): StateByAnswer {
  const question = questionsOf(form).find(({ id }) => id === 102);
  const codes = new Map(question?.options.map(({ id, content }) => [id, stateCode(content)]));
  return (answerId) => codes.get(answerId) ?? null;
}

/** What it costs to rebuild the home, or the inside of a unit; nothing for a renter. */
export function dwellingCover(
  answers: CoverageAnswers,
  kind: HomeKind,
  stateOf: StateByAnswer,
): Dwelling {
  const living = answers.amount(104, parameters.maxLivingArea) ?? 0;
  if (kind === "renter" || living === 0) {
    const reason: Formula = (texts) => [fromAnswer(104, texts.areaMissing)];
    return { amount: 0, reason, before: [] };
  }
  const state = stateFactor(answers, stateOf);
  const quality = factorOf(answers, 112, parameters.qualityFactors);
  const roof = factorOf(answers, 109, parameters.roofFactors);
  const area: Area = { size: exact(living), questionId: 104 };
  const cost = parameters.costPerSquareFoot;
  if (kind === "condo") {
    const interior: Factor = {
      value: parameters.condo.share,
      because: (texts) => texts.interiorOnly,
    };
    return { ...rebuild(area, cost, [interior, state, quality], kind), before: [] };
  }
  if (kind === "manufactured") {
    const { costPerSquareFoot } = parameters.manufactured;
    return { ...rebuild(area, costPerSquareFoot, [state, quality, roof], kind), before: [] };
  }
  const whole = houseArea(answers, living);
  const factors = [
    ...[state, quality, yearFactor(answers), factorOf(answers, 106, parameters.wallFactors), roof],
    factorOf(answers, 105, parameters.storyFactors),
    factorOf(answers, 107, parameters.foundationFactors),
  ];
  return { ...rebuild(whole.area, cost, factors, "house"), before: whole.before };
}

/** An area, and the question that gave it unless it is a sum. */
type Area = { size: Exact; questionId?: number };

/** The living area, with a finished basement and a garage at their shares. */
function houseArea(answers: CoverageAnswers, living: number): { area: Area; before: Step[] } {
  const { finishedBasementShare, garageShare } = parameters;
  const parts = [
    { size: living, questionId: 104, share: "1.00", name: "living" },
    {
      size: answers.amount(108, parameters.maxBasementArea) ?? 0,
      questionId: 108,
      share: finishedBasementShare,
      name: "basement",
    },
    {
      size: byAnswer(parameters.garageAreas, answers.choice(113)) ?? 0,
      questionId: 113,
      share: garageShare,
      name: "garage",
    },
  ] as const;
  const counted = parts.filter(({ size }) => size > 0);
  const size = plus(...counted.map((part) => times(exact(part.size), exact(part.share))));
  if (counted.length === 1) return { area: { size, questionId: 104 }, before: [] };
  const formula: Formula = (texts) =>
    joined(
      "+",
      ...counted.map(({ questionId, share, name, ...part }) => {
        const area = texts.squareFeet(part.size.toLocaleString("en-US"));
        const whole = `${area} ${texts[name]}`;
        return fromAnswer(questionId, name === "living" ? whole : percent(share) + texts.of(whole));
      }),
    );
  return { area: { size }, before: [{ line: "area", formula, data: decimal(size) }] };
}

/** What a cost is multiplied by, why, and the question that it comes from. */
type Factor = {
  value: string;
  because: (texts: FormulaTexts) => string;
  questionId?: number;
};

const neutral: Factor = { value: "1", because: () => "" };

function factorOf(
  answers: CoverageAnswers,
  questionId: number,
  table: Readonly<Record<number, string>>,
): Factor {
  const answerId = answers.choice(questionId);
  const value = byAnswer(table, answerId);
  if (value === null || answerId === null) return neutral;
  return { value, because: ({ because }) => because[answerId] ?? "", questionId };
}

function stateFactor(answers: CoverageAnswers, stateOf: StateByAnswer): Factor {
  const answerId = answers.choice(102);
  const code = answerId === null ? null : stateOf(answerId);
  const band =
    code !== null &&
    Object.entries<readonly string[]>(parameters.stateFactors).find(([, codes]) =>
      codes.includes(code),
    );
  if (!band) return neutral;
  return {
    value: band[0],
    because: (texts) => texts.forState(stateName(code) ?? code),
    questionId: 102,
  };
}

/** A year of four digits; anything else counts as not answered. */
export function yearBuilt(answers: CoverageAnswers): number | null {
  const year = answers.amount(103, 10_000);
  return year !== null && year >= 1000 && year <= 9999 ? year : null;
}

function yearFactor(answers: CoverageAnswers): Factor {
  const year = yearBuilt(answers);
  const band = parameters.yearFactors.find(({ from }) => year !== null && year >= from);
  if (!band || year === null) return neutral;
  return { value: band.factor, because: (texts) => texts.builtIn(year), questionId: 103 };
}

/** What rebuilding an area costs: each factor other than 1 is shown. */
function rebuild(
  area: Area,
  costPerSquareFoot: string,
  factors: readonly Factor[],
  kind: "house" | "condo" | "manufactured",
): Worked {
  const { minimum } = parameters[kind];
  const { maximum } = parameters.house;
  const raw = times(
    area.size,
    exact(costPerSquareFoot),
    ...factors.map(({ value }) => exact(value)),
  );
  const cost = rounded(raw, parameters.step);
  const amount = Math.min(Math.max(cost.amount, minimum), maximum);
  return {
    amount,
    formula: (texts) =>
      joined(
        "×",
        pieceOf(area.questionId, texts.squareFeet(decimal(area.size))),
        plain(`$${costPerSquareFoot}`),
        ...factors
          .filter(({ value }) => Number(value) !== 1)
          .map(({ value, because, questionId }) =>
            pieceOf(questionId, `${value} ${because(texts)}`),
          ),
      ),
    notes: (texts) => [
      ...cost.notes(texts),
      ...(amount > cost.amount ? [`${texts.atLeast(minimum)}, ${texts.smallest[kind]}`] : []),
      ...(amount < cost.amount ? [`${texts.atMost(maximum)}, ${texts.largest.house}`] : []),
    ],
  };
}

function pieceOf(questionId: number | undefined, text: string): Piece {
  return questionId === undefined ? plain(text) : fromAnswer(questionId, text);
}
