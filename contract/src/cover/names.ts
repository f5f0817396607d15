import type { CoverFieldName } from "./fields";
import type { HeldCover } from "./need";

const englishNames = {
  dwelling: "Dwelling (A)",
  unitInterior: "Interior of the unit (A)",
  otherStructures: "Other structures (B)",
  belongings: "Belongings (C)",
  livingElsewhere: "Living elsewhere (D)",
  fairRentalValue: "Fair rental value (D)",
  personalLiability: "Personal liability (E)",
  homeMedicalPayments: "Medical payments (F)",
  valuables: "Valuables listed",
  deductible: "Deductible",
  windDeductible: "Wind and hail deductible",
  dwellingSettlement: "Settlement of the dwelling",
  roofSettlement: "Settlement of the roof",
  belongingsSettlement: "Settlement of belongings",
  included: "Included",
  policyKind: "Kind of policy",
  deathBenefit: "Death benefit",
  termYears: "Term",
  healthClass: "Health class assumed",
  tobacco: "Tobacco",
  medicalExam: "Medical exam",
  injury: "Injury to others",
  propertyDamage: "Damage to others' property",
  uninsuredDrivers: "Uninsured drivers",
  medicalPayments: "Medical payments or PIP",
  comprehensiveDeductible: "Comprehensive deductible",
  collisionDeductible: "Collision deductible",
  umbrella: "Umbrella",
};

/** What a field of the cover is called; a home's names hang on whose home it is. */
type CoverName = keyof typeof englishNames;

/** The names of the fields of the cover. */
export const coverNames: Record<"en" | "es", Record<CoverName, string>> = {
  en: englishNames,
  es: {
    dwelling: "Vivienda (A)",
    unitInterior: "Interior de la unidad (A)",
    otherStructures: "Otras estructuras (B)",
    belongings: "Pertenencias (C)",
    livingElsewhere: "Alojamiento temporal (D)",
    fairRentalValue: "Valor justo de alquiler (D)",
    personalLiability: "Responsabilidad personal (E)",
    homeMedicalPayments: "Pagos médicos (F)",
    valuables: "Objetos de valor declarados",
    deductible: "Deducible",
    windDeductible: "Deducible por viento y granizo",
    dwellingSettlement: "Pago de la vivienda",
    roofSettlement: "Pago del techo",
    belongingsSettlement: "Pago de las pertenencias",
    included: "Incluye",
    policyKind: "Tipo de póliza",
    deathBenefit: "Beneficio por fallecimiento",
    termYears: "Plazo",
    healthClass: "Clase de salud supuesta",
    tobacco: "Tabaco",
    medicalExam: "Examen médico",
    injury: "Lesiones a otras personas",
    propertyDamage: "Daños a la propiedad ajena",
    uninsuredDrivers: "Conductores sin seguro",
    medicalPayments: "Pagos médicos o PIP",
    comprehensiveDeductible: "Deducible de cobertura amplia",
    collisionDeductible: "Deducible por choque",
    umbrella: "Póliza paraguas",
  },
};

const englishNouns = {
  dwelling: "the house",
  unitInterior: "the interior of your unit",
  otherStructures: "other structures",
  belongings: "your belongings",
  livingElsewhere: "living elsewhere",
  fairRentalValue: "lost rent",
  personalLiability: "personal liability",
  homeMedicalPayments: "medical payments",
  valuables: "listed valuables",
  deathBenefit: "life insurance",
  injury: "injury to others",
  propertyDamage: "damage to others' property",
  uninsuredDrivers: "uninsured drivers",
  umbrella: "the umbrella",
};

/** An amount that has a name in the middle of a sentence. */
export type CoverNoun = keyof typeof englishNouns;

export const coverNounNames = Object.keys(englishNouns) as CoverNoun[];

/** The names of amounts in the middle of a sentence, to whoever is insured. */
export const coverNouns: Record<"en" | "es", Record<CoverNoun, string>> = {
  en: englishNouns,
  es: {
    dwelling: "la casa",
    unitInterior: "el interior de su unidad",
    otherStructures: "otras estructuras",
    belongings: "sus pertenencias",
    livingElsewhere: "alojamiento temporal",
    fairRentalValue: "el alquiler perdido",
    personalLiability: "responsabilidad personal",
    homeMedicalPayments: "pagos médicos",
    valuables: "los objetos de valor declarados",
    deathBenefit: "el seguro de vida",
    injury: "lesiones a otras personas",
    propertyDamage: "daños a la propiedad ajena",
    uninsuredDrivers: "conductores sin seguro",
    umbrella: "la póliza paraguas",
  },
};

/** Which of the names a field has. */
export function coverNameOf(
  field: CoverFieldName,
  { type, need }: Pick<HeldCover, "type"> & { need?: HeldCover["need"] },
): CoverName {
  if (type !== "home") return field;
  const home = need && "home" in need ? need.home : "house";
  if (field === "medicalPayments") return "homeMedicalPayments";
  if (field === "dwelling" && home === "condo") return "unitInterior";
  if (field === "livingElsewhere" && home === "landlord") return "fairRentalValue";
  return field;
}

/** Whether a name stands in the middle of a sentence. */
export const isCoverNoun = (name: CoverName): name is CoverNoun => name in englishNouns;
