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
      "2,000 sq ft of living area + 50% of 600 sq ft of finished basement + 40% of 240 sq ft of garage",
      "2,396 sq ft × $187.50 × 1.25 for California × 1.35 for a high-end finish × 1.20 for a home built in 1939 × 1.12 for solid brick, stone or block walls × 1.06 for a slate roof × 1.05 for three or more stories × 1.06 for a finished basement, rounded up to the next $1,000",
      "10% of $1,203,000 + $90,000 for the guest house, rounded up to the next $1,000",
      "70% of $1,203,000, rounded up to the next $1,000",
      "30% of $1,203,000, because rebuilding such a home takes longer, rounded up to the next $1,000",
      "$12,300 you told us, rounded up to the next $500",
      "$1,203,000 + $211,000 + $843,000 + $361,000 + $12,500",
      "higher because of what you own, a pool or hot tub",
      "the usual limit",
      "to match what you own",
    ]);
    expect(formulas(1, smallCondo)).toEqual([
      "100 sq ft × $187.50 × 0.40 for the interior alone × 1.15 for Illinois, rounded up to the next $1,000, at least $20,000, because restoring even the smallest unit costs that much",
      "$45,000 by your own estimate",
      "50% of $45,000, rounded up to the next $1,000",
      "$20,000 + $45,000 + $23,000",
      ...["the usual limit", "the usual limit"],
    ]);
    expect(formulas(1, hugeHouse, ["dwelling"])).toEqual([
      "30,000 sq ft × $187.50 × 1.40 for Alaska × 1.75 for a luxury finish, rounded up to the next $1,000, at most $10,000,000, because insurers look at larger homes one by one",
    ]);
    expect(formulas(1, { 101: 1 }, ["area", "dwelling", "otherStructures", "total"])).toEqual([
      "the living area is not answered yet",
      "10% of $0",
      "$0",
    ]);
  });

  it("of a life", () => {
    expect(formulas(2, parent)).toEqual([
      "80% of ($80,000 you earn + $60,000 your partner earns) − $60,000 your partner earns",
      "$52,000 a year × 1 year, until your youngest child is 18",
      "your answer",
      "1 child × $27,920 for a two-year college",
      "$20,000 a year × 1 year, until your youngest child is 18",
      "$6,000 a year × 10 years, we count 10 years for people you support",
      "your answer",
      "$52,000 + $180,000 + $27,920 + $20,000 + $60,000 − $5,000, rounded up to the next $25,000",
    ]);
    expect(formulas(2, alone)).toEqual([
      "nobody relies on your income",
      ...["your answer", "your answer"],
      "$1,000 − $5,000, $0, because your savings cover it",
    ]);
  });

  it("of a car", () => {
    expect(formulas(3, wealthy)).toEqual([
      "$250,000 in cash and investments + $320,000 of property above its mortgage + $30,000 of other things of value + $90,000 of retirement savings outside work − $20,000 of debts",
      "$160,000 a year × 75% taken home × 25% that a court can take × 1 year, until you are 67",
      "$670,000 + $30,000",
      "$670,000 + $30,000",
      ...["for a need of $700,000", "for a need of $700,000"],
      "the same as for injuries to others",
      "$500,000 suggested − $300,000 you have now",
      "$700,000 − $500,000 that your auto policy covers, rounded up to the next $1,000,000",
    ]);
    expect(formulas(3, indebted, ["netAssets", "injuryLiability", "propertyDamage"])).toEqual([
      "$0 in cash and investments − $500 of debts, $0, because your debts are more than what you own",
      ...["because of what makes an accident likelier in your household"],
      ...["because of what makes an accident likelier in your household"],
    ]);
    expect(formulas(3, modest, ["netAssets", "totalRequired", "injuryLiability"])).toEqual([
      "$1,000 in cash and investments",
      "$1,000, rounded up to the next $50,000, at least $300,000, because one serious injury can cost that much",
      "enough for a need of $300,000",
    ]);
    expect(formulas(3, { ...richest, 177: [1] }, ["totalRequired", "injuryLiability"])).toEqual([
      "$90,000,000, at most $10,500,000, because umbrella policies seldom go further",
      "for a need of $10,500,000",
    ]);
  });
});

describe("the formulas in Spanish", () => {
  const formulas = formulasIn.bind(null, "es");

  it("of a home", () => {
    expect(formulas(1, dearHouse)).toEqual([
      "2,000 pies² de área habitable + 50% de 600 pies² de sótano terminado + 40% de 240 pies² de garaje",
      "2,396 pies² × $187.50 × 1.25 por estar en California × 1.35 por los acabados de alta gama × 1.20 por una vivienda construida en 1939 × 1.12 por las paredes macizas de ladrillo, piedra o bloque × 1.06 por el techo de pizarra × 1.05 por tres pisos o más × 1.06 por el sótano terminado, redondeado a los siguientes $1,000",
      "10% de $1,203,000 + $90,000 por la casa de huéspedes, redondeado a los siguientes $1,000",
      "70% de $1,203,000, redondeado a los siguientes $1,000",
      "30% de $1,203,000, porque reconstruir una vivienda así lleva más tiempo, redondeado a los siguientes $1,000",
      "$12,300 que usted indicó, redondeado a los siguientes $500",
      "$1,203,000 + $211,000 + $843,000 + $361,000 + $12,500",
      "más alta por lo que usted posee, una piscina o un jacuzzi",
      "el límite habitual",
      "según lo que usted posee",
    ]);
    expect(formulas(1, smallCondo)).toEqual([
      "100 pies² × $187.50 × 0.40 solo por el interior × 1.15 por estar en Illinois, redondeado a los siguientes $1,000, como mínimo $20,000, porque restaurar hasta la unidad más pequeña cuesta eso",
      "$45,000 según su propia estimación",
      "50% de $45,000, redondeado a los siguientes $1,000",
      "$20,000 + $45,000 + $23,000",
      ...["el límite habitual", "el límite habitual"],
    ]);
    expect(formulas(1, hugeHouse, ["dwelling"])).toEqual([
      "30,000 pies² × $187.50 × 1.40 por estar en Alaska × 1.75 por los acabados de lujo, redondeado a los siguientes $1,000, como máximo $10,000,000, porque las aseguradoras estudian una por una las viviendas más grandes",
    ]);
    expect(formulas(1, { 101: 1 }, ["dwelling"])).toEqual(["falta responder el área habitable"]);
  });

  it("of a life", () => {
    expect(formulas(2, parent)).toEqual([
      "80% de ($80,000 que usted gana + $60,000 que gana su pareja) − $60,000 que gana su pareja",
      "$52,000 al año × 1 año, hasta que su hijo menor cumpla 18",
      "su respuesta",
      "1 hijo × $27,920 por dos años de universidad comunitaria",
      "$20,000 al año × 1 año, hasta que su hijo menor cumpla 18",
      "$6,000 al año × 10 años, contamos 10 años por las personas a las que usted ayuda",
      "su respuesta",
      "$52,000 + $180,000 + $27,920 + $20,000 + $60,000 − $5,000, redondeado a los siguientes $25,000",
    ]);
    expect(formulas(2, { ...parent, 195: 3 }, ["education"])).toEqual([
      "2 hijos × $27,920 por dos años de universidad comunitaria",
    ]);
    expect(formulas(2, alone)).toEqual([
      "nadie depende de sus ingresos",
      ...["su respuesta", "su respuesta"],
      "$1,000 − $5,000, $0, porque sus ahorros lo cubren",
    ]);
  });

  it("of a car", () => {
    expect(formulas(3, wealthy)).toEqual([
      "$250,000 en efectivo e inversiones + $320,000 de propiedad por encima de su hipoteca + $30,000 de otras cosas de valor + $90,000 de ahorros para el retiro fuera del trabajo − $20,000 de deudas",
      "$160,000 al año × 75% que recibe en neto × 25% que puede tomar un tribunal × 1 año, hasta que usted cumpla 67",
      "$670,000 + $30,000",
      "$670,000 + $30,000",
      ...["para una necesidad de $700,000", "para una necesidad de $700,000"],
      "igual que por lesiones a otros",
      "$500,000 sugeridos − $300,000 que tiene ahora",
      "$700,000 − $500,000 que cubre su póliza de auto, redondeado a los siguientes $1,000,000",
    ]);
    expect(formulas(3, indebted, ["netAssets", "injuryLiability"])).toEqual([
      "$0 en efectivo e inversiones − $500 de deudas, $0, porque sus deudas superan lo que posee",
      "por lo que hace más probable un accidente en su hogar",
    ]);
    expect(formulas(3, modest, ["totalRequired", "injuryLiability"])).toEqual([
      "$1,000, redondeado a los siguientes $50,000, como mínimo $300,000, porque una sola lesión grave puede costar eso",
      "suficiente para una necesidad de $300,000",
    ]);
    expect(formulas(3, richest, ["totalRequired"])).toEqual([
      "$90,000,000, como máximo $10,500,000, porque las pólizas paraguas rara vez pasan de ahí",
    ]);
  });
});
