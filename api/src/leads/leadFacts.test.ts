import { insuranceTypeIds } from "@quotehaven/contract/rules";
import { toSentAnswers } from "../answers/storedAnswers";
import type { StoredAnswers } from "../database";
import { estimate } from "../estimation/estimate";
import { catalogueFor, formFor } from "../reference/questionnaires";
import { demoAnswers } from "../seeds/demoAnswers";
import { leadFactsOf } from "./leadFacts";

const today = new Date("2026-03-01T12:00:00Z");
const born = "1985-04-12";
const chosen = (questionId: number, answerId: number) => ({ questionId, answerId, content: null });
const written = (questionId: number, content: string) => ({ questionId, answerId: null, content });

const factsOf = (submittedAnswers: StoredAnswers) =>
  leadFactsOf(
    { submittedTypes: Object.keys(submittedAnswers).map(Number), submittedAnswers },
    born,
    today,
  );

describe("what a submission says that lists show", () => {
  it.each([1, 4, 7, 12, 23])(
    "needs the figures that its estimates show (answers %i)",
    (variant) => {
      const answers: StoredAnswers = {};
      const figures = insuranceTypeIds.map((type) => {
        const form = formFor(type);
        if (!form) throw new Error("There is no such form.");
        const stored = demoAnswers(form, { variant, today });
        answers[type] = stored;
        const sent = toSentAnswers(form, stored);
        const shown = estimate(type, sent, { dateOfBirth: born }, today, catalogueFor());
        return { insuranceTypeId: type, amount: shown?.total };
      });

      expect(factsOf(answers).needs).toEqual(figures);
    },
  );

  it("pays today what the home costs a year and the cars twelve times a month", () => {
    const home = [chosen(101, 10101), chosen(130, 13001), written(132, "1536")];
    const auto = [chosen(164, 16401), written(167, "140")];
    expect(factsOf({ 1: home }).premiumYearly).toBe(1_536);
    expect(factsOf({ 1: home, 3: auto }).premiumYearly).toBe(1_536 + 12 * 140);
    expect(factsOf({ 2: [] }).premiumYearly).toBe(0);
  });

  it("renews when the first of the present policies ends, and not where none is insured", () => {
    const home = [chosen(130, 13001), written(131, "2026-06-01")];
    const auto = [chosen(164, 16401), written(165, "2026-04-15")];
    const uninsured = [chosen(130, 13003), written(131, "2026-03-05")];
    expect(factsOf({ 1: home }).renewsOn).toBe("2026-06-01");
    expect(factsOf({ 1: home, 3: auto }).renewsOn).toBe("2026-04-15");
    expect(factsOf({ 1: uninsured }).renewsOn).toBeNull();
  });
});
