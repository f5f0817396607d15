import { catalogueFor } from "../reference/questionnaires";
import { estimate } from "./estimate";
import { estimateOf, estimationDay, sentAnswers } from "./estimationFixtures";

const assumedOf = (...asked: Parameters<typeof estimateOf>) =>
  (estimateOf(...asked).assumed ?? []).map(({ questionId }) => questionId);

describe("what a figure assumes", () => {
  it("is each question that it reads and that is not answered, until it is", () => {
    expect(assumedOf(1, { 101: 1, 104: "1600" })).toEqual([
      102, 103, 105, 106, 107, 109, 112, 113, 125,
    ]);
    expect(assumedOf(1, { 101: 1, 104: "1600", 103: "1990", 112: 2 })).toEqual([
      102, 105, 106, 107, 109, 113, 125,
    ]);
  });

  it("is nothing of a building to a renter, and little to the owner of a unit", () => {
    expect(assumedOf(1, { 101: 3, 126: "20000" })).toEqual([]);
    expect(assumedOf(1, { 101: 2, 104: "900", 126: "20000" })).toEqual([102, 112]);
  });

  it("leaves out what other answers do not ask for", () => {
    expect(assumedOf(2, { 193: 2, 195: 1, 201: "50000" })).not.toContain(196);
    expect(assumedOf(2, { 193: 2, 195: 2, 201: "50000" })).toEqual(
      expect.arrayContaining([196, 197, 202]),
    );
  });

  it("says what is taken instead, in the reader's language", () => {
    const answers = sentAnswers({ 171: "50000", 172: "1000", 173: 2 });
    const made = estimate(3, answers, {}, estimationDay, catalogueFor("es"), "es");
    expect(made?.assumed).toContainEqual({ questionId: 176, text: "$0" });
  });
});
