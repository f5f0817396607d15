import { heldCovers, type Needs } from "@quotehaven/contract/cover";
import { insuranceTypeName, type InsuranceTypeName } from "@quotehaven/contract/rules";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { typesOf, type Application } from "./applicationApi";

/** Its amounts are nobody's: no name of a part shows them. */
const Outline = styled(CoverDrawing)`
  pointer-events: none;
`;

const Outlines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 280px));
  justify-content: center;
  gap: ${theme.space(4)};
  width: 100%;
`;

/** What is drawn of a need that is not known yet: 1 for each part that most people need. */
export const usual: Needs = {
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

type NeedOutlineProps = { type: InsuranceTypeName; rents?: boolean };

/** A house, a family or a car in outline, where nothing is known of it yet; of a renter, what is in the house. Decorative. */
export function NeedOutline({ type, rents = false }: NeedOutlineProps) {
  const needs = rents ? { ...usual, home: { ...usual.home, home: "renter" as const } } : usual;
  return heldCovers({}, { [type]: needs[type] }).map((held) => (
    <Outline key={type} held={held} isNeedOnly isDecorative />
  ));
}

/** The same of each type that an application asks for; a house where there is none. */
export function NeedOutlines({ application }: { application?: Application }) {
  const names = application ? typesOf(application).map(insuranceTypeName) : [];
  return (
    <Outlines>
      {(names.length > 0 ? names : (["home"] as const)).map((name) => (
        <NeedOutline key={name} type={name} />
      ))}
    </Outlines>
  );
}
