import { formatMoney } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";

/** The texts between the figures of a worked-out estimate. */
export type FormulaTexts = {
  state: string;
  quality: string;
  year: string;
  walls: string;
  roof: string;
  stories: string;
  foundation: string;
  living: string;
  basement: string;
  garage: string;
  guestHouse: string;
  unitInterior: string;
  of: (share: string, amount: number) => string;
  yourEstimate: string;
  yourAnswer: string;
  nextStep: (step: number) => string;
  atLeast: (amount: number) => string;
  atMost: (amount: number) => string;
  squareFeet: (area: string) => string;
  areaMissing: string;
  higherLiability: string;
  usualLiability: string;
  usualMedical: string;
  worth: string;
  years: (count: number) => string;
  aYear: (amount: number) => string;
  nobodyRelies: string;
  children: (count: number) => string;
  covered: string;
  savings: string;
  homeEquity: string;
  otherAssets: string;
  debts: string;
  takeHome: string;
  courtShare: string;
  lowerTier: (required: number) => string;
  higherTier: (required: number) => string;
  exposed: string;
  like: string;
  youHave: string;
};

const english: FormulaTexts = {
  state: "your state",
  quality: "finish",
  year: "age of the home",
  walls: "walls",
  roof: "roof",
  stories: "stories",
  foundation: "foundation",
  living: "living area",
  basement: "finished basement",
  garage: "garage",
  guestHouse: "guest house",
  unitInterior: "interior only",
  of: (share, amount) => `${share} of ${formatMoney(amount)}`,
  yourEstimate: "your own estimate",
  yourAnswer: "your answer",
  nextStep: (step) => `rounded up to the next ${formatMoney(step)}`,
  atLeast: (amount) => `at least ${formatMoney(amount)}`,
  atMost: (amount) => `at most ${formatMoney(amount)}`,
  squareFeet: (area) => `${area} sq ft`,
  areaMissing: "the living area is not answered yet",
  higherLiability: "because of what you own, or of a pool, trampoline, dog or short-term rental",
  usualLiability: "the usual limit",
  usualMedical: "the usual limit",
  worth: "to match what you own",
  years: (count) => (count === 1 ? "1 year" : `${count} years`),
  aYear: (amount) => `${formatMoney(amount)} a year`,
  nobodyRelies: "nobody relies on your income",
  children: (count) => (count === 1 ? "1 child" : `${count} children`),
  covered: "your savings and the cover you have are enough",
  savings: "savings",
  homeEquity: "value of property above its mortgage",
  otherAssets: "other assets",
  debts: "debts",
  takeHome: "take-home share",
  courtShare: "share a court can take",
  lowerTier: (required) => `enough for a need of ${formatMoney(required)}`,
  higherTier: (required) => `for a need of ${formatMoney(required)}`,
  exposed: "because of what raises the risk of an accident",
  like: "the same as for injuries to others",
  youHave: "you have now",
};

const spanish: FormulaTexts = {
  state: "su estado",
  quality: "acabados",
  year: "antigüedad",
  walls: "paredes",
  roof: "techo",
  stories: "pisos",
  foundation: "cimientos",
  living: "área habitable",
  basement: "sótano terminado",
  garage: "garaje",
  guestHouse: "casa de huéspedes",
  unitInterior: "solo el interior",
  of: (share, amount) => `${share} de ${formatMoney(amount)}`,
  yourEstimate: "su propia estimación",
  yourAnswer: "su respuesta",
  nextStep: (step) => `redondeado a los siguientes ${formatMoney(step)}`,
  atLeast: (amount) => `como mínimo ${formatMoney(amount)}`,
  atMost: (amount) => `como máximo ${formatMoney(amount)}`,
  squareFeet: (area) => `${area} pies²`,
  areaMissing: "falta responder el área habitable",
  higherLiability:
    "por lo que usted posee, o por una piscina, un trampolín, un perro o un alquiler corto",
  usualLiability: "el límite habitual",
  usualMedical: "el límite habitual",
  worth: "según lo que usted posee",
  years: (count) => (count === 1 ? "1 año" : `${count} años`),
  aYear: (amount) => `${formatMoney(amount)} al año`,
  nobodyRelies: "nadie depende de sus ingresos",
  children: (count) => (count === 1 ? "1 hijo" : `${count} hijos`),
  covered: "sus ahorros y el seguro que tiene son suficientes",
  savings: "ahorros",
  homeEquity: "valor de la propiedad por encima de su hipoteca",
  otherAssets: "otros bienes",
  debts: "deudas",
  takeHome: "parte neta",
  courtShare: "parte que puede tomar un tribunal",
  lowerTier: (required) => `suficiente para una necesidad de ${formatMoney(required)}`,
  higherTier: (required) => `para una necesidad de ${formatMoney(required)}`,
  exposed: "por lo que aumenta el riesgo de un accidente",
  like: "igual que por lesiones a otros",
  youHave: "que tiene ahora",
};

/** By language. */
export const formulaTexts: Record<Language, FormulaTexts> = { en: english, es: spanish };
