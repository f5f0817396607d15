import { insuranceTypes } from "@quotehaven/contract/rules";
import { formFor } from "../reference/questionnaires";
import { coverNeed } from "./coverNeed";
import { bornFor, estimationDay, sentAnswers } from "./estimationFixtures";

type Values = Parameters<typeof sentAnswers>[0];

const wealthy = {
  ...{ 171: "160000", 172: "250000", 173: 1, 174: "700000", 175: "380000", 176: "20000" },
  ...{ 140: "30000", 141: "90000" },
};

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
