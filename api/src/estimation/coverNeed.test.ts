import { insuranceTypes } from "@quotehaven/contract/rules";
import { catalogueFor } from "../reference/questionnaires";
import { coverNeed } from "./coverNeed";
import { bornFor, estimationDay, sentAnswers } from "./estimationFixtures";

function needOf(
  type: keyof typeof insuranceTypes,
  values: Parameters<typeof sentAnswers>[0],
  age = 40,
) {
  const form = catalogueFor().find((each) => each.insuranceTypeId === insuranceTypes[type]);
  if (!form) throw new Error(`no form of ${type}`);
  return coverNeed([{ form, sent: sentAnswers(values) }], bornFor(age), estimationDay)[type];
}

describe("the need of a home", () => {
  it("has the lines of its estimate: the Ohio family house", () => {
    const ohio = {
      101: 1,
      103: "1996",
      104: "2000",
      105: 3,
      106: 1,
      107: 3,
      109: 1,
      112: 2,
      113: 3,
    };
    expect(needOf("home", { ...ohio, 125: 2, 129: 2 })).toMatchObject({
      home: "house",
      dwelling: 449_000,
      otherStructures: 45_000,
      belongings: 270_000,
      livingElsewhere: 90_000,
      personalLiability: 300_000,
      medicalPayments: 5_000,
      valuables: 0,
    });
  });

  it("has what was asked for besides", () => {
    expect(needOf("home", { 101: 1, 130: 1, 132: "1536", 137: 3, 138: [1, 3, 4] })).toMatchObject({
      deductible: 2500,
      extras: ["flood", "waterBackup"],
      wantsExtended: true,
      presentYearly: 1536,
    });
  });

  it("leaves open what was not asked for, and what is hidden", () => {
    expect(needOf("home", { 101: 1, 130: 3, 132: "1536", 137: 7 })).toMatchObject({
      deductible: null,
      extras: [],
      wantsExtended: false,
      presentYearly: null,
    });
  });

  it.each([
    [1, "house"],
    [2, "condo"],
    [3, "renter"],
    [4, "manufactured"],
    [5, "landlord"],
  ])("knows whose home it is: answer %i is %s", (answer, home) => {
    expect(needOf("home", { 101: answer })).toMatchObject({ home });
  });

  it("is a sum under its own names for a condo and a house that is let", () => {
    expect(
      needOf("home", { 101: 2, 103: "2015", 104: "1100", 112: 2, 126: "45000" }),
    ).toMatchObject({
      belongings: 45_000,
      livingElsewhere: 23_000,
    });
    expect(needOf("home", { 101: 5, 104: "1600" })).toMatchObject({ livingElsewhere: 60_000 });
  });
});

describe("the need of a family", () => {
  it("is the death benefit and the term of its estimate: two children, one income", () => {
    const family = { 193: 1, 194: "0", 195: 3, 196: "3", 197: 3, 201: "95000", 202: 1 };
    const debts = { 203: "280000", 204: "25000", 205: 2, 206: "100000", 207: "100000" };
    expect(needOf("life", { ...family, ...debts }, 35)).toMatchObject({
      deathBenefit: 1_500_000,
      termYears: 15,
    });
  });

  it.each([
    [3, "term"],
    [5, "permanent"],
    [6, null],
  ])("asks for the kind of policy of answer %i: %s", (answer, policyKind) => {
    expect(needOf("life", { 210: answer })).toMatchObject({ policyKind });
  });

  it("knows who wants no exam", () => {
    expect(needOf("life", { 210: 1, 214: 2 })).toMatchObject({ refusesExam: true });
    expect(needOf("life", { 210: 1, 214: 3 })).toMatchObject({ refusesExam: false });
  });
});

describe("the need of a driver", () => {
  const wealthy = {
    171: "160000",
    172: "250000",
    173: 1,
    174: "700000",
    175: "380000",
    176: "20000",
  };

  it("has the limits of its estimate: above 500,000", () => {
    expect(needOf("auto", { ...wealthy, 140: "30000", 141: "90000" })).toMatchObject({
      injury: 500_000,
      propertyDamage: 100_000,
      totalRequired: 1_000_000,
      wantsUmbrella: false,
    });
  });

  it("asks for an umbrella where one was, and where the estimate offers it", () => {
    expect(needOf("auto", { ...wealthy, 140: "30000", 141: "90000", 150: 2 })).toMatchObject({
      wantsUmbrella: true,
    });
    expect(needOf("auto", { 171: "40000", 150: 2 })).toMatchObject({ wantsUmbrella: false });
  });

  it("has what was asked for besides", () => {
    expect(needOf("auto", { 168: 2, 169: 3, 170: [1, 2, 6] })).toMatchObject({
      wantsOwnDamage: true,
      deductible: 1000,
      extras: ["roadside", "rentalCar"],
      wantsMedicalPayments: true,
    });
  });
});
