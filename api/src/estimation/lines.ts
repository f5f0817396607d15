import type { Language } from "@quotehaven/contract/schemas";

const labels = {
  dwelling: { en: "Dwelling (A)", es: "Vivienda (A)" },
  unitInterior: { en: "Interior of the unit (A)", es: "Interior de la unidad (A)" },
  otherStructures: { en: "Other structures (B)", es: "Otras estructuras (B)" },
  manufacturedHome: { en: "Mobile home (A)", es: "Casa móvil (A)" },
  rentedOutHouse: { en: "House you rent out (A)", es: "Casa que alquila a otros (A)" },
  belongings: { en: "Belongings (C)", es: "Pertenencias (C)" },
  landlordsFurnishings: {
    en: "What you keep in the house (C)",
    es: "Lo que usted guarda en la casa (C)",
  },
  livingElsewhere: {
    en: "Living elsewhere during repairs (D)",
    es: "Alojamiento durante las reparaciones (D)",
  },
  lossOfUse: {
    en: "Living elsewhere while you cannot stay (D)",
    es: "Alojamiento mientras no pueda quedarse (D)",
  },
  fairRentalValue: { en: "Fair rental value (D)", es: "Valor justo de alquiler (D)" },
  valuables: { en: "Listed valuables", es: "Objetos de valor declarados" },
  personalLiability: {
    en: "Personal liability (E), per claim",
    es: "Responsabilidad personal (E), por reclamo",
  },
  medicalPayments: {
    en: "Medical payments (F), per person",
    es: "Pagos médicos (F), por persona",
  },
  umbrellaWorthConsidering: {
    en: "Umbrella worth considering",
    es: "Póliza paraguas que conviene considerar",
  },
  incomeReplacement: { en: "Income replacement", es: "Reemplazo de ingresos" },
  mortgage: { en: "Mortgage", es: "Hipoteca" },
  otherDebts: { en: "Other debts", es: "Otras deudas" },
  finalExpenses: { en: "Final expenses", es: "Gastos finales" },
  education: { en: "Education", es: "Educación" },
  unpaidCare: { en: "Unpaid care", es: "Cuidado no remunerado" },
  supportForOthers: { en: "Support for others", es: "Apoyo a otras personas" },
  lessSavings: { en: "Less savings", es: "Ahorros" },
  lessLifeInsurance: {
    en: "Less life insurance you have",
    es: "Seguro de vida que ya tiene",
  },
  injuryLiability: {
    en: "Injury liability, per person / per accident",
    es: "Responsabilidad por lesiones, por persona / por accidente",
  },
  propertyDamage: {
    en: "Property damage liability",
    es: "Responsabilidad por daños a la propiedad",
  },
  uninsuredDrivers: {
    en: "Uninsured drivers, per person / per accident",
    es: "Conductores sin seguro, por persona / por accidente",
  },
  netAssets: { en: "Savings and property at risk", es: "Ahorros y propiedades en riesgo" },
  futurePay: { en: "Future pay at risk", es: "Ingresos futuros en riesgo" },
  injuryLimitNow: { en: "Your injury limit now", es: "Su límite por lesiones actual" },
  shortfall: { en: "Shortfall", es: "Faltante" },
  umbrella: { en: "Umbrella", es: "Póliza paraguas" },
  area: { en: "Area that counts, in square feet", es: "Área que cuenta, en pies cuadrados" },
  annualGap: { en: "Income to replace each year", es: "Ingresos que reponer cada año" },
  atRisk: { en: "At risk in a serious accident", es: "En riesgo en un accidente grave" },
  totalRequired: {
    en: "Liability protection you need in all",
    es: "Protección de responsabilidad que necesita en total",
  },
  total: { en: "In all", es: "En total" },
} as const satisfies Record<string, Record<Language, string>>;

/** One line of an estimate: what it is, its name where a kind of home has one of its own, and whole dollars or a text to show as it is. */
export type Line = {
  line: keyof typeof labels;
  name?: keyof typeof labels;
  data: number | string;
};

/** Lines with their labels in a language. */
export function labelled(lines: readonly Line[], language: Language) {
  return lines.map(({ line, name = line, data }) => ({
    label: labels[name][language],
    value: data,
  }));
}
