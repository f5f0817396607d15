import { insuranceTypes, questionsOf, type CatalogueQuestion } from "@quotehaven/contract/rules";
import type { AnswerInput, EstimationReply, EstimationStep } from "@quotehaven/contract/wire";
import * as fc from "fast-check";
import { catalogueFor, formFor } from "../reference/questionnaires";
import { coverNeed } from "./coverNeed";
import { estimate } from "./estimate";
import {
  estimateOf,
  estimationDay,
  linesOf,
  sentAnswers,
  stateAnswer,
  bornFor,
  wealthy,
} from "./estimationFixtures";
import { exact, minus, plus, roundUp, times, type Exact } from "./exact";

type Values = Parameters<typeof sentAnswers>[0];

/** An answer to a question, or none: any option, any amount from nothing to beyond every limit. */
function anAnswer({ id, kind, options }: CatalogueQuestion): fc.Arbitrary<Values> {
  const positions = options.map((_, index) => index + 1);
  const amount = fc.oneof(
    ...[50, 3_000, 900_000, 200_000_000].map((most) => fc.nat(most)),
    fc.bigInt({ min: 0n, max: 10n ** 30n }),
  );
  const year = fc.integer({ min: 1900, max: 2026 });
  const value: fc.Arbitrary<number | string | number[]> =
    kind === "checkboxes"
      ? fc.subarray(positions)
      : options.length > 0
        ? fc.constantFrom(...positions)
        : (kind === "year" ? year : amount).map(String);
  return fc
    .option(value, { nil: undefined, freq: 8 })
    .map((chosen) => (chosen === undefined ? {} : { [id]: chosen }));
}

const answersTo = (insuranceTypeId: number) =>
  fc
    .tuple(...questionsOf(formFor(insuranceTypeId)!).map((question) => anAnswer(question)))
    .map((each): Values => Object.assign({}, ...each));

const number = /^\$?([\d,]+(?:\.\d+)?)(%)?/;

/** What a printed figure is worth, whatever words follow it; `30% of $500` is a product. */
function figure(text: string): Exact {
  const [said = "", digits = "", percent] = number.exec(text) ?? [];
  const value = exact(digits.replaceAll(",", ""));
  if (!percent) return value;
  const [, of] = /^ (?:of|de) (.*)/s.exec(text.slice(said.length)) ?? [];
  const share = times(value, exact("0.01"));
  return of === undefined ? share : times(share, figure(of));
}

const product = (text: string) => times(...text.split(" × ").map(figure));

/** What a printed sum comes to: products, added and subtracted; what it says of brackets first. */
function worth(text: string): Exact {
  const [, share, inside = "", after = ""] = /^(\d+%) (?:of|de) \((.*)\)([^)]*)$/.exec(text) ?? [];
  if (share !== undefined) {
    const whole = times(figure(share), worth(inside));
    return after === "" ? whole : minus(whole, figure(after.slice(" − ".length)));
  }
  const terms = text.replace(/^− /, "$0 − ").split(/ (?=[+−] )/);
  return terms.reduce(
    (sum, term) =>
      term.startsWith("− ")
        ? minus(sum, product(term.slice(2)))
        : plus(sum, product(term.replace(/^\+ /, ""))),
    exact(0),
  );
}

const dollarsIn = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(",", ""));

/** What a sum and its notes come to. */
function figureOf(sum: string, notes: readonly string[]): number {
  const value = worth(sum);
  return notes.reduce(
    (result, note) => {
      if (/^(rounded up|redondeado)/.test(note)) return roundUp(value, dollarsIn(note));
      if (/^(at least|como mínimo)/.test(note)) return Math.max(result, dollarsIn(note));
      if (/^(at most|como máximo)/.test(note)) return Math.min(result, dollarsIn(note));
      return note.startsWith("$0") ? 0 : result;
    },
    Number(value.numerator) / Number(value.denominator),
  );
}

/** Each printed sum with its notes and the figure printed behind it; a reason has none. */
function printed(steps: readonly EstimationStep[]) {
  return steps.flatMap(({ pieces = [], notes = [], result }) => {
    const [sum = "", figure] = pieces
      .map(({ text }) => text)
      .join("")
      .split(" = ");
    return figure === undefined ? [] : [{ sum, notes, figure, result }];
  });
}

const amountOf = (text: string) => Number(text.replace(/[$,]/g, ""));

function expectSumsToBeRight({ steps = [], total }: EstimationReply): void {
  for (const { sum, notes, figure, result } of printed(steps)) {
    expect([sum, notes, figureOf(sum, notes)]).toEqual([sum, notes, amountOf(figure)]);
    expect(amountOf(String(result))).toBe(amountOf(figure));
  }
  const last = steps.find(({ line }) => line === "total");
  if (last) expect(last.result).toBe(total);
}

const sumOf = (values: readonly unknown[]) =>
  values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0);

/** What is true of every estimate, by insurance type. */
const truths: Record<number, (result: EstimationReply) => void> = {
  1({ total, need }) {
    const { dwelling, otherStructures, belongings, livingElsewhere, valuables } = need?.home ?? {};
    const covers = [dwelling, otherStructures, belongings, livingElsewhere, valuables];
    expect(sumOf(covers)).toBe(total);
  },
  2({ total, lines, need }) {
    const net = sumOf(lines.map(({ value }) => value));
    const rounded = net <= 0 ? 0 : Math.ceil(net / 25_000) * 25_000;
    expect(total).toBe(Math.min(rounded, 25_000_000));
    expect(need).toMatchObject({ life: { deathBenefit: total } });
  },
  3(result) {
    const required = Number(result.totalRequired);
    expect(result.needsUmbrella).toBe(required > 500_000);
    expect(result.questions).toHaveLength(result.needsUmbrella ? 1 : 0);
    const cover = result.total + Number(linesOf(result)["Umbrella"] ?? 0);
    expect(cover).toBeGreaterThanOrEqual(required);
    expect(required).toBeGreaterThanOrEqual(300_000);
    expect(required).toBeLessThanOrEqual(10_500_000);
    expect(result.need).toMatchObject({ auto: { injury: result.total, totalRequired: required } });
  },
};

describe("any estimate", () => {
  it.each([
    ["en", 1],
    ["en", 2],
    ["en", 3],
    ["es", 1],
    ["es", 2],
    ["es", 3],
  ] as const)(
    "adds up, and prints figures that come to the printed figure (%s, %i)",
    (language, type) => {
      const age = fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined });
      fc.assert(
        fc.property(answersTo(type), age, (values, years) => {
          const result = estimateOf(type, values, years, language);
          expectSumsToBeRight(result);
          if (language === "en") truths[type]?.(result);
        }),
        { numRuns: 100 },
      );
    },
  );

  it("prints the factor of each state", () => {
    for (let state = 1; state <= 51; state++) {
      const values = { 101: 1, 102: state, 104: "1440", 107: 4 };
      for (const language of ["en", "es"] as const) {
        const [dwelling] = printed(estimateOf(1, values, undefined, language).steps);
        expect(dwelling && figureOf(dwelling.sum, dwelling.notes)).toBe(dwelling?.result);
      }
    }
  });
});

const estimateFrom = (insuranceTypeId: number, answers: AnswerInput[]) =>
  estimate(insuranceTypeId, answers, {}, estimationDay, catalogueFor());

describe("an estimate", () => {
  it("is of insurance types 1, 2 and 3 alone", () => {
    expect([estimateFrom(4, []), estimateFrom(0, [])]).toEqual([null, null]);
  });

  it("ignores unknown questions, unknown answers and values of the wrong kind", () => {
    const answers: AnswerInput[] = [
      { questionId: 999, chosen: 1 },
      { questionId: 101, chosen: 99999 },
      { questionId: 104, chosen: 10401 },
      { questionId: 121, chosen: "unreadable" },
    ];
    expect(estimateFrom(1, answers)).toEqual(estimateFrom(1, []));
  });

  it("ignores answers to hidden questions and to questions without a calculation", () => {
    const visible = sentAnswers({ 172: "1000", 173: 2 });
    const hidden = sentAnswers({ 174: "900000", 167: "140" });
    expect({ ...estimateFrom(3, [...visible, ...hidden]), need: null }).toEqual({
      ...estimateFrom(3, visible),
      need: null,
    });
  });

  it("strips everything but digits, and clamps", () => {
    const cash = (content: string) => estimateFrom(3, [{ questionId: 172, content }])?.atRisk;
    expect(["$ 12,345", "a lot", "9".repeat(40)].map(cash)).toEqual([13_000, 0, 100_000_000]);
  });

  it("leads from each factor to its answer, and reads aloud as a sentence", () => {
    const values = { 101: 1, 102: stateAnswer("TX"), 104: "1440", 107: 4 };
    expect(estimateOf(1, values).steps[0]).toMatchObject({
      line: "dwelling",
      pieces: [
        { text: "1,440 sq ft", spoken: "1,440 square feet", questionId: 104 },
        { text: " × ", spoken: " times " },
        { text: "$187.50" },
        { text: " × ", spoken: " times " },
        { text: "0.95 for Texas", questionId: 102 },
        { text: " × ", spoken: " times " },
        { text: "1.06 for a finished basement", questionId: 107 },
        { text: " = $272,000", spoken: " equals $272,000" },
      ],
      notes: ["rounded up to the next $1,000"],
    });
  });

  it("is told in Spanish, too", () => {
    const { lines, steps } = estimateOf(3, { 171: "50000" }, 60, "es");
    expect(lines[1]?.label).toBe("Responsabilidad por daños a la propiedad");
    expect(steps[1]).toMatchObject({
      label: "Ingresos futuros en riesgo",
      formula:
        "$50,000 al año × 75% que recibe en neto × 25% que puede tomar un tribunal × 7 años, hasta que usted cumpla 67",
      result: 65_625,
    });
  });
});

describe("what an answer would come to", () => {
  const amountsOf = (...asked: Parameters<typeof estimateOf>) =>
    Object.fromEntries(
      (estimateOf(...asked).answerAmounts ?? []).map(({ answerId, amount }) => [answerId, amount]),
    );

  it.each<[string, Parameters<typeof estimateOf>, object]>([
    [
      "the dwelling for each finish, and the belongings for each description",
      [1, { 101: 1, 104: "1600", 112: 3 }],
      {
        ...{ 11201: 255_000, 11202: 300_000, 11203: 405_000, 11204: 525_000 },
        ...{ 12501: 203_000, 12502: 243_000, 12503: 284_000 },
      },
    ],
    ["nothing while the area is missing", [1, { 101: 1 }], {}],
    ["nothing to a renter", [1, { 101: 3, 126: "30000" }], {}],
    [
      "the income for each number of years, and the education of all children",
      [2, { 193: 1, 195: 3, 196: "3", 201: "50000" }, 40],
      {
        ...{ 19702: 55_840, 19703: 239_280, 19704: 392_640, 19705: 503_920 },
        ...{ 20201: 600_000, 20202: 200_000, 20203: 400_000, 20204: 600_000, 20205: 800_000 },
        20206: 1_080_000,
      },
    ],
  ])("is %s", (_what, asked, amounts) => {
    expect(amountsOf(...asked)).toEqual(amounts);
  });

  it("equals the line once that answer is given", () => {
    const given = { 101: 1, 104: "1600", 103: "1930" };
    const kept = estimateOf(1, { ...given, 112: 4 }).steps.find(({ line }) => line === "dwelling");
    expect(kept?.result).toBe(amountsOf(1, given)[11204]);
  });
});

describe("what a figure assumes", () => {
  const life = { 193: 2, 201: "50000" };

  it.each<[string, number, Values, number[]]>([
    [
      "each question that it reads and that is not answered",
      1,
      { 101: 1, 104: "1600" },
      [102, 103, 105, 106, 107, 109, 112, 113, 125],
    ],
    [
      "none that is",
      1,
      { 101: 1, 104: "1600", 103: "1990", 112: 2 },
      [102, 105, 106, 107, 109, 113, 125],
    ],
    ["nothing of a building to a renter", 1, { 101: 3, 126: "20000" }, []],
    ["little to the owner of a unit", 1, { 101: 2, 104: "900", 126: "20000" }, [102, 112]],
    ["nothing of children to who has none", 2, { ...life, 195: 1 }, [202, 203, 204, 205, 206, 207]],
  ])("is %s", (_what, type, values, assumed) => {
    const ids = estimateOf(type, values).assumed?.map(({ questionId }) => questionId);
    expect(ids).toEqual(assumed);
  });

  it("says what is taken instead, in the reader's language", () => {
    const values = { 171: "50000", 172: "1000", 173: 2 };
    const { assumed } = estimateOf(3, values, undefined, "es");
    expect(assumed).toContainEqual({ questionId: 176, text: "$0" });
  });
});

describe("exact arithmetic", () => {
  it("adds, subtracts and multiplies decimals without a rounding error", () => {
    expect(roundUp(times(exact("1.1"), exact(10)), 1)).toBe(11);
    expect(roundUp(plus(exact("0.1"), exact("0.2"), exact("0.7")), 1)).toBe(1);
    expect(roundUp(minus(exact("1.001"), exact(1)), 1)).toBe(1);
    expect(roundUp(minus(exact(1), exact(2)), 1)).toBe(0);
  });

  it("rounds up to the step, and leaves a multiple alone", () => {
    expect([roundUp(exact(1000), 1000), roundUp(exact("1000.01"), 1000)]).toEqual([1000, 2000]);
  });

  it("refuses what is no decimal", () => {
    expect(() => exact("1e3")).toThrow("not an exact decimal");
    expect(() => exact(0.5)).toThrow("not an exact decimal");
  });
});

it.each<[keyof typeof insuranceTypes, string, Values, object]>([
  [
    "home",
    "what was asked for besides",
    { 101: 1, 130: 1, 132: "1536", 137: 3, 138: [1, 3, 4] },
    {
      ...{ deductible: 2500, extras: ["flood", "waterBackup"] },
      ...{ wantsExtended: true, presentYearly: 1536 },
    },
  ],
  [
    "home",
    "nothing that was not asked for, or is hidden",
    { 101: 1, 130: 3, 132: "1536", 137: 7 },
    { deductible: null, extras: [], wantsExtended: false, presentYearly: null },
  ],
  ["home", "whose home it is", { 101: 1 }, { home: "house" }],
  ["home", "whose home it is", { 101: 3 }, { home: "renter" }],
  ["home", "whose home it is", { 101: 4 }, { home: "manufactured" }],
  [
    "home",
    "the covers of a condo under their own names",
    { 101: 2, 103: "2015", 104: "1100", 112: 2, 126: "45000" },
    { home: "condo", belongings: 45_000, livingElsewhere: 23_000 },
  ],
  [
    "home",
    "the rent of a house that is let",
    { 101: 5, 104: "1600" },
    { home: "landlord", livingElsewhere: 60_000 },
  ],
  ["life", "the kind of policy", { 210: 3 }, { policyKind: "term" }],
  ["life", "the kind of policy", { 210: 5 }, { policyKind: "permanent" }],
  ["life", "no kind of policy where none was chosen", { 210: 6 }, { policyKind: null }],
  ["life", "that an exam is refused", { 210: 1, 214: 2 }, { refusesExam: true }],
  ["life", "that an exam is none too many", { 210: 1, 214: 3 }, { refusesExam: false }],
  ["auto", "no umbrella that was not asked for", wealthy, { wantsUmbrella: false }],
  ["auto", "an umbrella that was", { ...wealthy, 150: 2 }, { wantsUmbrella: true }],
  ["auto", "none that is not offered", { 171: "40000", 150: 2 }, { wantsUmbrella: false }],
  [
    "auto",
    "what was asked for besides",
    { 168: 2, 169: 3, 170: [1, 2, 6] },
    {
      ...{ wantsOwnDamage: true, deductible: 1000, extras: ["roadside", "rentalCar"] },
      wantsMedicalPayments: true,
    },
  ],
])("the need of %s has %s", (type, _what, values, expected) => {
  const form = formFor(insuranceTypes[type])!;
  const needs = coverNeed([{ form, sent: sentAnswers(values) }], bornFor(40), estimationDay);
  expect(needs[type]).toMatchObject(expected);
});
