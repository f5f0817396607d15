import { answersForPayload, type VisibilityOptions } from "@quotehaven/contract/rules";
import type { ApplicationBody } from "@quotehaven/contract/schemas";
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
  const isResubmission = isSubmission && meta.aps_submitted !== null;
  return {
    answers: edits.types.flatMap((type) => {
      const form = forms.find(({ ins_id }) => ins_id === type);
      if (!form) return [];
      return [
        {
          ins_id: type,
          answers: answersForPayload(form, edits.answersByType[type] ?? {}, options),
        },
      ];
    }),
    ...(isSubmission && { submit: true }),
    ...(isResubmission && { force: true }),
    aps_version: edits.version,
  };
}
