import { heldCovers, type HeldCover, type Needs } from "@quotehaven/contract/cover";
import type { InsuranceTypeName } from "@quotehaven/contract/rules";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import styled from "styled-components";

/** Its amounts are nobody's: no name of a part shows them. */
const Outline = styled(CoverDrawing)`
  max-width: 340px;
  pointer-events: none;
`;

/** What is drawn of a need that is not known yet: 1 for each part that most people need. */
const usual: Needs = {
  home: {
    home: "house",
    dwelling: 1,
    otherStructures: 1,
    belongings: 1,
    livingElsewhere: 1,
    personalLiability: 1,
    medicalPayments: 1,
    valuables: 0,
    deductible: null,
    wantsExtended: false,
    extras: [],
    presentYearly: null,
  },
  life: { deathBenefit: 1, termYears: 1, policyKind: null, refusesExam: false },
  auto: {
    injury: 1,
    propertyDamage: 1,
    totalRequired: 1,
    wantsUmbrella: false,
    wantsOwnDamage: true,
    deductible: null,
    wantsMedicalPayments: false,
    extras: [],
    presentMonthly: null,
  },
};

/** The need of one insurance type before its figures are known; a renter's home is what is in it. */
export function usualNeed(type: InsuranceTypeName, { rents = false } = {}): HeldCover[] {
  const needs = rents ? { ...usual, home: { ...usual.home, home: "renter" as const } } : usual;
  return heldCovers({}, { [type]: needs[type] });
}

type NeedOutlineProps = { type: InsuranceTypeName; rents?: boolean; className?: string };

/** A house, a family or a car in outline, where nothing is known of it yet. Decorative. */
export function NeedOutline({ type, rents, className }: NeedOutlineProps) {
  return usualNeed(type, { rents }).map((held) => (
    <Outline key={type} className={className} held={held} isNeedOnly isDecorative />
  ));
}
