import { heldCovers, type HomeNeed, type Needs } from "@quotehaven/contract/cover";
import {
  answersOf,
  insuranceTypeName,
  insuranceTypes,
  type Answers,
  type InsuranceTypeId,
  type InsuranceTypeName,
} from "@quotehaven/contract/rules";
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

const homeQuestionId = 101;
const homeKinds = new Map<unknown, HomeNeed["home"]>([
  [10101, "house"],
  [10102, "condo"],
  [10103, "renter"],
  [10104, "manufactured"],
  [10105, "landlord"],
]);

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

/** What is expected of a need before the answers add up to one: of a home, what its kind needs. */
export function expectedNeed(type: InsuranceTypeName, answers: Answers = {}): Partial<Needs> {
  if (type !== "home") return { [type]: usual[type] };
  const kind = homeKinds.get(answers[homeQuestionId]) ?? "house";
  return { home: { ...usual.home, home: kind, ...(kind === "condo" && { otherStructures: 0 }) } };
}

type NeedOutlineProps = { type: InsuranceTypeName; rents?: boolean; answers?: Answers };

/** A home of its kind, a family or a car in outline, where no need is known of it yet. Decorative. */
export function NeedOutline({ type, rents = false, answers }: NeedOutlineProps) {
  const need = expectedNeed(type, rents ? { [homeQuestionId]: 10103 } : answers);
  return heldCovers({}, need).map((held) => (
    <Outline key={type} held={held} isNeedOnly isDecorative />
  ));
}

/** What was submitted, or else what is answered so far. */
function answersFor({ submitted, forms }: Application, type: InsuranceTypeId): Answers | undefined {
  const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
  return submitted?.answersByType[type] ?? (form && answersOf(form));
}

/** The same of each type that an application asks for; a house where there is none. */
export function NeedOutlines({ application }: { application?: Application }) {
  const types = application ? typesOf(application) : [];
  return (
    <Outlines>
      {(types.length > 0 ? types : [insuranceTypes.home]).map((type) => (
        <NeedOutline
          key={type}
          type={insuranceTypeName(type)}
          answers={application && answersFor(application, type)}
        />
      ))}
    </Outlines>
  );
}
