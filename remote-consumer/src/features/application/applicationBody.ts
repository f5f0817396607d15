import { answersForPayload, type VisibilityOptions } from "@quotehaven/contract/rules";
import type { ApplicationBody } from "@quotehaven/contract/wire";
import type { Application } from "../../shared/applicationApi";
import type { Edits } from "./edits";

/**
 * What is saved or submitted: every chosen type with the answers of its visible
 * questions, on the version it was made on. A resubmission is forced (UAP-2).
 */
export function applicationBody(
  { forms, meta }: Application,
  edits: Edits,
  options: VisibilityOptions,
  isSubmission: boolean,
): ApplicationBody {
  const isResubmission = isSubmission && meta.submittedAt !== null;
  return {
    answers: edits.types.flatMap((type) => {
      const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
      if (!form) return [];
      return [
        {
          insuranceTypeId: type,
          answers: answersForPayload(form, edits.answersByType[type] ?? {}, options),
        },
      ];
    }),
    ...(isSubmission && { submit: true }),
    ...(isResubmission && { force: true }),
    version: edits.version,
  };
}
