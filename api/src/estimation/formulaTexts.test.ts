import { usStates } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { catalogueFor } from "../reference/questionnaires";
import { estimate } from "./estimate";
import { bornFor, estimationDay, sentAnswers } from "./estimationFixtures";

const state = (code: string) => usStates.findIndex((entry) => entry.code === code) + 1;

/** Everything that makes a house dearer. */
const dearHouse = {
  ...{ 101: 1, 102: state("CA"), 103: "1939", 104: "2000", 105: 4, 106: 3, 107: 4, 108: "600" },
  ...{ 109: 5, 112: 3, 113: 2, 114: [3], 115: "90000", 121: [1], 125: 3, 127: [1], 128: "12300" },
  ...{ 129: 5 },
};
const smallCondo = { 101: 2, 102: state("IL"), 104: "100", 126: "45000" };
const hugeHouse = { 101: 1, 102: state("AK"), 104: "30000", 112: 4 };
const parent = {
  ...{ 193: 1, 194: "60000", 195: 2, 196: "17", 197: 2, 198: 1, 200: "6000", 201: "80000" },
  ...{ 202: 1, 203: "180000", 206: "5000", 208: 1, 209: "20000" },
};
const alone = { 193: 2, 195: 1, 204: "1000", 206: "5000" };
const wealthy = {
  ...{ 166: 3, 171: "160000", 172: "250000", 173: 1, 174: "700000", 175: "380000", 176: "20000" },
  ...{ 140: "30000", 141: "90000" },
};
const indebted = { 171: "0", 172: "0", 173: 2, 176: "500", 177: [1] };
const modest = { 171: "0", 172: "1000", 173: 2, 174: "700000" };
const richest = { 171: "0", 172: "90000000", 173: 2 };

/** The formulas of an estimate of somebody of 66, or those of some lines alone. */
function formulasIn(
  language: Language,
  insuranceTypeId: number,
  values: Parameters<typeof sentAnswers>[0],
  lines?: readonly string[],
): string[] {
  const profile = { dateOfBirth: bornFor(66) };
  const answers = sentAnswers(values);
  const catalogue = catalogueFor(language);
  const made = estimate(insuranceTypeId, answers, profile, estimationDay, catalogue, language);
  return (made?.steps ?? [])
    .filter(({ line }) => lines?.includes(line) ?? true)
    .map(({ formula }) => formula);
}

describe("the formulas in English", () => {
  const formulas = formulasIn.bind(null, "en");

  it("of a home", () => {
    expect(formulas(1, dearHouse)).toEqual([
      "2,000 living area + 600 finished basement × 0.50 + 240 garage × 0.40",
      "2,396 sq ft × $187.50 × 1.25 your state × 1.35 finish × 1.20 age of the home × 1.12 walls × 1.06 roof × 1.05 stories × 1.06 foundation, rounded up to the next $1,000",
      "10% of $1,203,000 + $90,000 guest house, rounded up to the next $1,000",
      "70% of $1,203,000, rounded up to the next $1,000",
      "30% of $1,203,000, rounded up to the next $1,000",
      "your answer, rounded up to the next $500",
      "$1,203,000 + $211,000 + $843,000 + $361,000 + $12,500",
      "because of what you own, or of a pool, trampoline, dog or short-term rental",
      "the usual limit",
      "to match what you own",
    ]);
    expect(formulas(1, smallCondo)).toEqual([
      "100 sq ft × $187.50 × 0.40 interior only × 1.15 your state, rounded up to the next $1,000, at least $20,000",
      "your own estimate $45,000, rounded up to the next $1,000",
      "50% of $45,000, rounded up to the next $1,000",
      "$20,000 + $45,000 + $23,000",
      ...["the usual limit", "the usual limit"],
    ]);
    expect(formulas(1, hugeHouse, ["dwelling"])).toEqual([
      "30,000 sq ft × $187.50 × 1.40 your state × 1.75 finish, rounded up to the next $1,000, at most $10,000,000",
    ]);
    expect(formulas(1, { 101: 1 }, ["area", "dwelling", "otherStructures", "total"])).toEqual([
      "the living area is not answered yet",
      "10% of $0, rounded up to the next $1,000",
      "$0",
    ]);
  });

  it("of a life", () => {
    expect(formulas(2, parent)).toEqual([
      "80% × ($80,000 + $60,000) − $60,000",
      "$52,000 a year × 1 year",
      "your answer",
      "1 child × $27,920",
      "$20,000 a year × 1 year",
      "$6,000 a year × 10 years",
      "your answer",
      "$52,000 + $180,000 + $27,920 + $20,000 + $60,000 − $5,000 = $334,920, rounded up to the next $25,000",
    ]);
    expect(formulas(2, alone)).toEqual([
      "nobody relies on your income",
      ...["your answer", "your answer"],
      "$1,000 − $5,000: your savings and the cover you have are enough",
    ]);
  });

  it("of a car", () => {
    expect(formulas(3, wealthy)).toEqual([
      "$250,000 savings + $320,000 value of property above its mortgage + $120,000 other assets − $20,000 debts",
      "$160,000 a year × 75% take-home share × 25% share a court can take × 1 year",
      "$670,000 + $30,000, rounded up to the next $1,000",
      "$670,000 + $30,000, rounded up to the next $50,000",
      ...["for a need of $700,000", "for a need of $700,000"],
      "the same as for injuries to others",
      "$500,000 − $300,000 you have now",
      "$700,000 − $500,000, rounded up to the next $1,000,000",
    ]);
    expect(formulas(3, indebted, ["netAssets", "injuryLiability", "propertyDamage"])).toEqual([
      "$0 savings − $500 debts",
      ...["because of what raises the risk of an accident"],
      ...["because of what raises the risk of an accident"],
    ]);
    expect(formulas(3, modest, ["netAssets", "totalRequired", "injuryLiability"])).toEqual([
      "$1,000 savings",
      "$1,000, rounded up to the next $50,000, at least $300,000",
      "enough for a need of $300,000",
    ]);
    expect(formulas(3, { ...richest, 177: [1] }, ["totalRequired", "injuryLiability"])).toEqual([
      "$90,000,000, rounded up to the next $50,000, at most $10,500,000",
      "for a need of $10,500,000",
    ]);
  });
});

describe("the formulas in Spanish", () => {
  const formulas = formulasIn.bind(null, "es");

  it("of a home", () => {
    expect(formulas(1, dearHouse)).toEqual([
      "2,000 área habitable + 600 sótano terminado × 0.50 + 240 garaje × 0.40",
      "2,396 pies² × $187.50 × 1.25 su estado × 1.35 acabados × 1.20 antigüedad × 1.12 paredes × 1.06 techo × 1.05 pisos × 1.06 cimientos, redondeado a los siguientes $1,000",
      "10% de $1,203,000 + $90,000 casa de huéspedes, redondeado a los siguientes $1,000",
      "70% de $1,203,000, redondeado a los siguientes $1,000",
      "30% de $1,203,000, redondeado a los siguientes $1,000",
      "su respuesta, redondeado a los siguientes $500",
      "$1,203,000 + $211,000 + $843,000 + $361,000 + $12,500",
      "por lo que usted posee, o por una piscina, un trampolín, un perro o un alquiler corto",
      "el límite habitual",
      "según lo que usted posee",
    ]);
    expect(formulas(1, smallCondo)).toEqual([
      "100 pies² × $187.50 × 0.40 solo el interior × 1.15 su estado, redondeado a los siguientes $1,000, como mínimo $20,000",
      "su propia estimación $45,000, redondeado a los siguientes $1,000",
      "50% de $45,000, redondeado a los siguientes $1,000",
      "$20,000 + $45,000 + $23,000",
      ...["el límite habitual", "el límite habitual"],
    ]);
    expect(formulas(1, hugeHouse, ["dwelling"])).toEqual([
      "30,000 pies² × $187.50 × 1.40 su estado × 1.75 acabados, redondeado a los siguientes $1,000, como máximo $10,000,000",
    ]);
    expect(formulas(1, { 101: 1 }, ["dwelling"])).toEqual(["falta responder el área habitable"]);
  });

  it("of a life", () => {
    expect(formulas(2, parent)).toEqual([
      "80% × ($80,000 + $60,000) − $60,000",
      "$52,000 al año × 1 año",
      "su respuesta",
      "1 hijo × $27,920",
      "$20,000 al año × 1 año",
      "$6,000 al año × 10 años",
      "su respuesta",
      "$52,000 + $180,000 + $27,920 + $20,000 + $60,000 − $5,000 = $334,920, redondeado a los siguientes $25,000",
    ]);
    expect(formulas(2, { ...parent, 195: 3 }, ["education"])).toEqual(["2 hijos × $27,920"]);
    expect(formulas(2, alone)).toEqual([
      "nadie depende de sus ingresos",
      ...["su respuesta", "su respuesta"],
      "$1,000 − $5,000: sus ahorros y el seguro que tiene son suficientes",
    ]);
  });

  it("of a car", () => {
    expect(formulas(3, wealthy)).toEqual([
      "$250,000 ahorros + $320,000 valor de la propiedad por encima de su hipoteca + $120,000 otros bienes − $20,000 deudas",
      "$160,000 al año × 75% parte neta × 25% parte que puede tomar un tribunal × 1 año",
      "$670,000 + $30,000, redondeado a los siguientes $1,000",
      "$670,000 + $30,000, redondeado a los siguientes $50,000",
      ...["para una necesidad de $700,000", "para una necesidad de $700,000"],
      "igual que por lesiones a otros",
      "$500,000 − $300,000 que tiene ahora",
      "$700,000 − $500,000, redondeado a los siguientes $1,000,000",
    ]);
    expect(formulas(3, indebted, ["netAssets", "injuryLiability"])).toEqual([
      "$0 ahorros − $500 deudas",
      "por lo que aumenta el riesgo de un accidente",
    ]);
    expect(formulas(3, modest, ["totalRequired", "injuryLiability"])).toEqual([
      "$1,000, redondeado a los siguientes $50,000, como mínimo $300,000",
      "suficiente para una necesidad de $300,000",
    ]);
    expect(formulas(3, richest, ["totalRequired"])).toEqual([
      "$90,000,000, redondeado a los siguientes $50,000, como máximo $10,500,000",
    ]);
  });
});
