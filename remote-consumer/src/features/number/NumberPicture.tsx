import { coverLines, heldCovers, type Needs } from "@quotehaven/contract/cover";
import {
  insuranceTypeName,
  type Answers,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { expectedNeed } from "../../shared/NeedOutline";
import { partProgress } from "../../shared/questionnaire/partProgress";
import { visibleQuestions } from "./numberForm";

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
  const expected = expectedNeed(type, answers);
  // The figure is of liability: it insures no car of one's own.
  const outlined = expected.auto ? { auto: { ...expected.auto, wantsOwnDamage: false } } : expected;
  const [added] = heldCovers({}, need ?? {});
  // Who needs nothing more is still somebody.
  const [held] = added && coverLines(added).length > 0 ? [added] : heldCovers({}, outlined);
  if (!held) return null;
  return (
    <CoverDrawing
      className={className}
      held={held}
      known={partProgress(visibleQuestions(form, answers, "asked"), answers)}
      isNeedOnly
      isDecorative
    />
  );
}
