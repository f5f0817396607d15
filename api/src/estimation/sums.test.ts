import { questionsOf, type CatalogueQuestion } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { EstimationStep } from "@quotehaven/contract/wire";
import fc from "fast-check";
import { catalogueFor } from "../reference/questionnaires";
import { estimate } from "./estimate";
import { bornFor, estimationDay, sentAnswers } from "./estimationFixtures";
import { exact, minus, plus, roundUp, times, type Exact } from "./exact";

type Values = Parameters<typeof sentAnswers>[0];

/** An answer to a question, or none: any option, any amount from nothing to beyond every limit. */
function anAnswer({ id, kind, options }: CatalogueQuestion): fc.Arbitrary<Values> {
  const positions = options.map((_, index) => index + 1);
  const amount = fc.oneof(fc.nat(50), fc.nat(3_000), fc.nat(900_000), fc.nat(200_000_000));
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

const answersTo = (insuranceTypeId: number) => {
  const form = catalogueFor().find((each) => each.insuranceTypeId === insuranceTypeId);
  const asked = form ? questionsOf(form).filter(({ isForEstimate }) => isForEstimate) : [];
  return fc
    .tuple(...asked.map((question) => anAnswer(question)))
    .map((each): Values => Object.assign({}, ...each));
};

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

const cases = (["en", "es"] as const).flatMap((language) =>
  [1, 2, 3].map((insuranceTypeId): [Language, number] => [language, insuranceTypeId]),
);

it.each(cases)("prints figures that come to the printed figure (%s, %i)", (language, typeId) => {
  fc.assert(
    fc.property(answersTo(typeId), fc.option(fc.integer({ min: 18, max: 90 })), (values, age) => {
      const profile = { dateOfBirth: age === null ? null : bornFor(age) };
      const catalogue = catalogueFor(language);
      const answers = sentAnswers(values);
      const made = estimate(typeId, answers, profile, estimationDay, catalogue, language);
      for (const { sum, notes, figure, result } of printed(made?.steps ?? [])) {
        expect([sum, notes, figureOf(sum, notes)]).toEqual([sum, notes, amountOf(figure)]);
        expect(amountOf(String(result))).toBe(amountOf(figure));
      }
      const total = made?.steps.find(({ line }) => line === "total");
      if (total) expect(total.result).toBe(made?.total);
    }),
    { numRuns: 100 },
  );
});

it("prints the factor of each state", () => {
  const states = Array.from({ length: 51 }, (_, index) => index + 1);
  for (const language of ["en", "es"] as const) {
    for (const state of states) {
      const catalogue = catalogueFor(language);
      const answers = sentAnswers({ 101: 1, 102: state, 104: "1440", 107: 4 });
      const made = estimate(1, answers, {}, estimationDay, catalogue, language);
      const [dwelling] = printed(made?.steps ?? []);
      if (!dwelling) throw new Error("no dwelling");
      expect(figureOf(dwelling.sum, dwelling.notes)).toBe(dwelling.result);
    }
  }
});
