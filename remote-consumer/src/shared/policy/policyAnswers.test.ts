import type { Answers } from "@quotehaven/contract/rules";
import { aForm, anOption, aQuestion } from "../questionnaire/questionFixtures";
import { proposeAnswers, withAnswers, type Confirmed } from "./policyAnswers";
import { readingOf } from "./policyFixtures";
import { noDetails, policiesOf } from "./policyValues";
import { readValues } from "./readValues";

const today = "2026-11-29";
const options = (id: number, ...contents: string[]) =>
  contents.map((content, at) => anOption(id * 100 + at + 1, content));
const text = (id: number) => aQuestion({ id, kind: "text" });
const number = (id: number) => aQuestion({ id, kind: "number" });
const date = (id: number) => aQuestion({ id, kind: "date" });
const select = (id: number, ...contents: string[]) =>
  aQuestion({ id, kind: "select", options: options(id, ...contents) });

const insured = (id: number, ...shows: number[]) =>
  aQuestion({
    id,
    kind: "radio",
    options: [
      anOption(id * 100 + 1, "Yes", { showsQuestions: shows }),
      anOption(id * 100 + 2, "No"),
    ],
  });

const homeForm = aForm(1, [
  [
    select(101, "A house", "A condo", "Belongings", "A manufactured home", "A rented house"),
    aQuestion({
      id: 102,
      kind: "select",
      prefill: "state",
      // As the catalogue: the states with the District of Columbia in the order of their names.
      options: Array.from({ length: 51 }, (_, at) => anOption(10_201 + at, `State ${at + 1}`)),
    }),
    aQuestion({ id: 103, kind: "year" }),
    number(104),
  ],
  [insured(130, 131, 132), date(131), number(132)],
]);

const autoForm = aForm(3, [
  [select(142, "1", "2", "3", "4 or more"), text(143), text(148), text(151), text(154)],
  [select(153, "1", "2", "3", "4 or more")],
  [
    insured(164, 165, 166, 167),
    date(165),
    select(166, "State minimum", "50/100", "100/300", "250/500", "500 combined", "I do not know"),
    number(167),
  ],
]);

async function confirmed(name: string): Promise<Confirmed> {
  const read = readValues(await readingOf(name), today);
  if (!read) throw new Error(`Nothing was read of ${name}.`);
  return { present: policiesOf(read.values), details: read.values.details };
}

const filled = (form: typeof homeForm, found: Confirmed, own: Answers = {}, day = today) => {
  const { answers, fills } = proposeAnswers(form, own, found, day);
  return Object.fromEntries(fills.map((id) => [id, answers[id]]));
};

it("answers what a house's policy says", async () => {
  const found = await confirmed("12-package-home-auto-umbrella");
  expect(filled(homeForm, found)).toEqual({
    101: 10_101,
    102: 10_230,
    103: "1912",
    104: "2380",
    130: 13_001,
    131: "01/15/2027",
    132: "1422",
  });
  expect(filled(autoForm, found)).toEqual({
    142: 14_202,
    143: "2022 Volvo XC60 B5 Momentum",
    148: "2015 Toyota Prius Three",
    153: 15_302,
    164: 16_401,
    165: "01/15/2027",
    166: 16_604,
    167: "164",
  });
});

it("answers a price by the month and by the year, whatever its months", async () => {
  const found = await confirmed("15-two-policies-one-file");
  expect(filled(homeForm, found)).toMatchObject({ 132: "2188" });
  expect(filled(autoForm, found)).toMatchObject({ 166: 16_603, 167: "123" });
});

it.each([
  ["03-renters-cards", 10_103],
  ["04-condo-ho6", 10_102],
])("knows of %s what kind of home it is", async (name, kind) => {
  expect(filled(homeForm, await confirmed(name))).toMatchObject({ 101: kind });
});

it("says nothing of being insured where the policy has ended", async () => {
  const found = await confirmed("12-package-home-auto-umbrella");
  expect(filled(homeForm, found, {}, "2028-01-01")).not.toHaveProperty("130");
  expect(filled(homeForm, found, {}, "2028-01-01")).not.toHaveProperty("131");
});

it("gives no answer where no option fits, and none that its question refuses", () => {
  const cover = { injury: "25/50" as const };
  const details = { ...noDetails, yearBuilt: "3000", vehicles: ["x".repeat(5_000)] };
  const found: Confirmed = { present: { home: { cover: {} }, auto: { cover } }, details };
  expect(filled(autoForm, found)).toEqual({ 142: 14_201, 164: 16_401 });
  expect(filled(homeForm, found)).toEqual({ 130: 13_001 });
});

it("leaves a fourth vehicle and those after it to one answer", () => {
  const vehicles = ["A", "B", "C", "D", " ", "E"];
  const details = { ...noDetails, vehicles };
  const found = { present: { auto: { cover: {} } }, details };
  expect(filled(autoForm, found)).toMatchObject({ 142: 14_204, 151: "C", 154: "D; E" });
});

it("tells what was answered otherwise, and does not fill it in", async () => {
  const found = await confirmed("12-package-home-auto-umbrella");
  const own: Answers = { 103: "1920", 104: "2380", 130: 13_001 };
  const proposed = proposeAnswers(homeForm, own, found, today);
  expect(proposed.fills).toEqual([101, 102, 131, 132]);
  expect(proposed.changed.map(({ question, was, becomes }) => [question.id, was, becomes])).toEqual(
    [[103, "1920", "1912"]],
  );
});

it("puts in answers that show their question before those that it shows", () => {
  expect(withAnswers(homeForm, {}, { 132: "900", 130: 13_001 })).toEqual({
    130: 13_001,
    132: "900",
  });
  // What a given answer hides stays out.
  expect(withAnswers(homeForm, { 130: 13_002 }, { 132: "900" })).toEqual({ 130: 13_002 });
});
