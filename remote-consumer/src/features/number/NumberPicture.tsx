import { heldCovers, type HomeNeed, type Needs } from "@quotehaven/contract/cover";
import {
  insuranceTypeName,
  type Answers,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { usual } from "../../shared/NeedOutline";
import { knownParts } from "./knownParts";

const homeQuestionId = 101;
const homeKinds = new Map<unknown, HomeNeed["home"]>([
  [10101, "house"],
  [10102, "condo"],
  [10103, "renter"],
  [10104, "manufactured"],
  [10105, "landlord"],
]);

type NumberPictureProps = {
  form: Form<Question>;
  answers: Answers;
  /** Undefined until the answers add up to one. */
  need: Partial<Needs> | undefined;
  className?: string;
};

/** What is to be insured, from the first second; its parts fill with the answers that decide them. Decorative. */
export function NumberPicture({ form, answers, need, className }: NumberPictureProps) {
  const type = insuranceTypeName(form.insuranceTypeId);
  const kind = homeKinds.get(answers[homeQuestionId]) ?? "house";
  const expected =
    type === "home" && usual.home
      ? { home: { ...usual.home, home: kind } }
      : { [type]: usual[type] };
  const [held] = heldCovers({}, need ?? expected);
  if (!held) return null;
  return (
    <CoverDrawing
      className={className}
      held={held}
      known={knownParts(form, answers)}
      isNeedOnly
      isDecorative
    />
  );
}
