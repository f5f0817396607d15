import { formatMoney } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";

/** The texts between the figures of a worked-out estimate. */
export type FormulaTexts = {
  /** What is said for what is written, so that a sum read aloud is a sentence. */
  spokenAs: Readonly<Record<string, string>>;
  /** Why a factor or an amount applies, by the answer that brought it. */
  because: Readonly<Record<number, string>>;
  forState: (name: string) => string;
  builtIn: (year: number) => string;
  interiorOnly: string;
  squareFeet: (area: string) => string;
  living: string;
  basement: string;
  garage: string;
  areaMissing: string;
  guestHouse: string;
  of: (amount: string) => string;
  yourEstimate: string;
  yourAnswer: string;
  youTold: string;
  nextStep: (step: number) => string;
  atLeast: Readonly<Record<"house" | "condo" | "manufactured" | "liability", Limit>>;
  atMost: Readonly<Record<"house" | "life" | "liability", Limit>>;
  longerRebuild: string;
  higherBecauseOf: string;
  whatYouOwn: string;
  usualLimit: string;
  worth: string;
  years: (count: number) => string;
  aYear: (amount: number) => string;
  yearsBecause: Readonly<Record<"adult" | "partner" | "retirement" | "support", string>>;
  noYearsLeft: string;
  nobodyRelies: string;
  youEarn: string;
  partnerEarns: string;
  partnerEarnsEnough: string;
  children: (count: number) => string;
  nothingNeeded: Readonly<Record<"savings" | "insurance" | "both" | "nothing", string>>;
  savings: string;
  homeEquity: string;
  otherAssets: string;
  retirementSavings: string;
  debts: string;
  moreDebts: string;
  takeHome: string;
  courtShare: string;
  lowerTier: (required: number) => string;
  higherTier: (required: number) => string;
  exposed: string;
  like: string;
  suggested: string;
  youHave: string;
  limitIsEnough: string;
  autoCovers: string;
};

type Limit = (amount: number) => string;

const english: FormulaTexts = {
  spokenAs: {
    " × ": " times ",
    " + ": " plus ",
    " − ": " minus ",
    "− ": "minus ",
    " = ": " equals ",
    "sq ft": "square feet",
  },
  because: {
    10504: "for three or more stories",
    10602: "for brick or stone veneer",
    10603: "for solid brick, stone or block walls",
    10604: "for log, steel, adobe or other walls",
    10703: "for an unfinished basement",
    10704: "for a finished basement",
    10705: "for piers, posts or stilts",
    10706: "for piers with tie-downs",
    10902: "for a metal roof",
    10903: "for a wood-shake roof",
    10904: "for a tile roof",
    10905: "for a slate roof",
    11201: "for a basic finish",
    11203: "for a high-end finish",
    11204: "for a luxury finish",
    12101: "a pool or hot tub",
    12102: "a trampoline",
    12103: "a dog",
    12105: "short-term rental",
    19702: "for a two-year college",
    19703: "for four years at a public college in your state",
    19704: "for four years at a public college out of state",
    19705: "for four years at a private college",
  },
  forState: (name) => `for ${name}`,
  builtIn: (year) => `for a home built in ${year}`,
  interiorOnly: "for the interior alone",
  squareFeet: (area) => `${area} sq ft`,
  living: "of living area",
  basement: "of finished basement",
  garage: "of garage",
  areaMissing: "the living area is not answered yet",
  guestHouse: "for the guest house",
  of: (amount) => ` of ${amount}`,
  yourEstimate: "by your own estimate",
  yourAnswer: "your answer",
  youTold: "you told us",
  nextStep: (step) => `rounded up to the next ${formatMoney(step)}`,
  atLeast: {
    house: (amount) =>
      `at least ${formatMoney(amount)}, because rebuilding even the smallest house costs that much`,
    condo: (amount) =>
      `at least ${formatMoney(amount)}, because restoring even the smallest unit costs that much`,
    manufactured: (amount) =>
      `at least ${formatMoney(amount)}, because replacing even the smallest mobile home costs that much`,
    liability: (amount) =>
      `at least ${formatMoney(amount)}, because one serious injury can cost that much`,
  },
  atMost: {
    house: (amount) =>
      `at most ${formatMoney(amount)}, because insurers look at larger homes one by one`,
    life: (amount) =>
      `at most ${formatMoney(amount)}, because above it an insurer asks for proof of your finances`,
    liability: (amount) =>
      `at most ${formatMoney(amount)}, because umbrella policies seldom go further`,
  },
  longerRebuild: "because rebuilding such a home takes longer",
  higherBecauseOf: "higher because of ",
  whatYouOwn: "what you own",
  usualLimit: "the usual limit",
  worth: "to match what you own",
  years: (count) => (count === 1 ? "1 year" : `${count} years`),
  aYear: (amount) => `${formatMoney(amount)} a year`,
  yearsBecause: {
    adult: "until your youngest child is 18",
    partner: "10 years, as most families choose",
    retirement: "until you are 67",
    support: "we count 10 years for people you support",
  },
  noYearsLeft: "no years are left until you are 67",
  nobodyRelies: "nobody relies on your income",
  youEarn: "you earn",
  partnerEarns: "your partner earns",
  partnerEarnsEnough: "$0, because your partner earns that much",
  children: (count) => (count === 1 ? "1 child" : `${count} children`),
  nothingNeeded: {
    savings: "$0, because your savings cover it",
    insurance: "$0, because the life insurance you have covers it",
    both: "$0, because your savings and the life insurance you have cover it",
    nothing: "$0, because nothing is left to pay",
  },
  savings: "in cash and investments",
  homeEquity: "of property above its mortgage",
  otherAssets: "of other things of value",
  retirementSavings: "of retirement savings outside work",
  debts: "of debts",
  moreDebts: "$0, because your debts are more than what you own",
  takeHome: "taken home",
  courtShare: "that a court can take",
  lowerTier: (required) => `enough for a need of ${formatMoney(required)}`,
  higherTier: (required) => `for a need of ${formatMoney(required)}`,
  exposed: "because of what makes an accident likelier in your household",
  like: "the same as for injuries to others",
  suggested: "suggested",
  youHave: "you have now",
  limitIsEnough: "$0, because your limit now is enough",
  autoCovers: "that your auto policy covers",
};

const spanish: FormulaTexts = {
  spokenAs: {
    " × ": " por ",
    " + ": " más ",
    " − ": " menos ",
    "− ": "menos ",
    " = ": " igual a ",
    "pies²": "pies cuadrados",
  },
  because: {
    10504: "por tres pisos o más",
    10602: "por el revestimiento de ladrillo o piedra",
    10603: "por las paredes macizas de ladrillo, piedra o bloque",
    10604: "por las paredes de troncos, acero, adobe u otro material",
    10703: "por el sótano sin terminar",
    10704: "por el sótano terminado",
    10705: "por los pilares, postes o pilotes",
    10706: "por los pilares con anclajes",
    10902: "por el techo de metal",
    10903: "por el techo de tejas de madera",
    10904: "por el techo de tejas",
    10905: "por el techo de pizarra",
    11201: "por los acabados básicos",
    11203: "por los acabados de alta gama",
    11204: "por los acabados de lujo",
    12101: "una piscina o un jacuzzi",
    12102: "un trampolín",
    12103: "un perro",
    12105: "el alquiler a corto plazo",
    19702: "por dos años de universidad comunitaria",
    19703: "por cuatro años en una universidad pública de su estado",
    19704: "por cuatro años en una universidad pública de otro estado",
    19705: "por cuatro años en una universidad privada",
  },
  forState: (name) => `por estar en ${name}`,
  builtIn: (year) => `por una vivienda construida en ${year}`,
  interiorOnly: "solo por el interior",
  squareFeet: (area) => `${area} pies²`,
  living: "de área habitable",
  basement: "de sótano terminado",
  garage: "de garaje",
  areaMissing: "falta responder el área habitable",
  guestHouse: "por la casa de huéspedes",
  of: (amount) => ` de ${amount}`,
  yourEstimate: "según su propia estimación",
  yourAnswer: "su respuesta",
  youTold: "que usted indicó",
  nextStep: (step) => `redondeado a los siguientes ${formatMoney(step)}`,
  atLeast: {
    house: (amount) =>
      `como mínimo ${formatMoney(amount)}, porque reconstruir hasta la casa más pequeña cuesta eso`,
    condo: (amount) =>
      `como mínimo ${formatMoney(amount)}, porque restaurar hasta la unidad más pequeña cuesta eso`,
    manufactured: (amount) =>
      `como mínimo ${formatMoney(amount)}, porque reemplazar hasta la casa móvil más pequeña cuesta eso`,
    liability: (amount) =>
      `como mínimo ${formatMoney(amount)}, porque una sola lesión grave puede costar eso`,
  },
  atMost: {
    house: (amount) =>
      `como máximo ${formatMoney(amount)}, porque las aseguradoras estudian una por una las viviendas más grandes`,
    life: (amount) =>
      `como máximo ${formatMoney(amount)}, porque por encima la aseguradora pide pruebas de sus finanzas`,
    liability: (amount) =>
      `como máximo ${formatMoney(amount)}, porque las pólizas paraguas rara vez pasan de ahí`,
  },
  longerRebuild: "porque reconstruir una vivienda así lleva más tiempo",
  higherBecauseOf: "más alta por ",
  whatYouOwn: "lo que usted posee",
  usualLimit: "el límite habitual",
  worth: "según lo que usted posee",
  years: (count) => (count === 1 ? "1 año" : `${count} años`),
  aYear: (amount) => `${formatMoney(amount)} al año`,
  yearsBecause: {
    adult: "hasta que su hijo menor cumpla 18",
    partner: "10 años, como elige la mayoría de las familias",
    retirement: "hasta que usted cumpla 67",
    support: "contamos 10 años por las personas a las que usted ayuda",
  },
  noYearsLeft: "no quedan años hasta que usted cumpla 67",
  nobodyRelies: "nadie depende de sus ingresos",
  youEarn: "que usted gana",
  partnerEarns: "que gana su pareja",
  partnerEarnsEnough: "$0, porque su pareja gana lo suficiente",
  children: (count) => (count === 1 ? "1 hijo" : `${count} hijos`),
  nothingNeeded: {
    savings: "$0, porque sus ahorros lo cubren",
    insurance: "$0, porque el seguro de vida que ya tiene lo cubre",
    both: "$0, porque sus ahorros y el seguro de vida que ya tiene lo cubren",
    nothing: "$0, porque no queda nada por pagar",
  },
  savings: "en efectivo e inversiones",
  homeEquity: "de propiedad por encima de su hipoteca",
  otherAssets: "de otras cosas de valor",
  retirementSavings: "de ahorros para el retiro fuera del trabajo",
  debts: "de deudas",
  moreDebts: "$0, porque sus deudas superan lo que posee",
  takeHome: "que recibe en neto",
  courtShare: "que puede tomar un tribunal",
  lowerTier: (required) => `suficiente para una necesidad de ${formatMoney(required)}`,
  higherTier: (required) => `para una necesidad de ${formatMoney(required)}`,
  exposed: "por lo que hace más probable un accidente en su hogar",
  like: "igual que por lesiones a otros",
  suggested: "sugeridos",
  youHave: "que tiene ahora",
  limitIsEnough: "$0, porque su límite actual es suficiente",
  autoCovers: "que cubre su póliza de auto",
};

/** By language. */
export const formulaTexts: Record<Language, FormulaTexts> = { en: english, es: spanish };
