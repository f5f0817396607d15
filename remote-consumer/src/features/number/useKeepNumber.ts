import type { Answers, InsuranceTypeId } from "@quotehaven/contract/rules";
import type { ZipCode } from "@quotehaven/contract/wire";
import {
  takesZip,
  useRegistrationDraft,
  withZipBefore,
} from "../../shared/register/registrationDraft";
import { stateQuestionId } from "./numberForm";

/** Takes what was answered along into the registration; what was filled in there already stays. */
export function useKeepNumber(type: InsuranceTypeId) {
  const { newest, keep } = useRegistrationDraft();
  return (answers: Answers, zip: ZipCode | null | undefined) => {
    const draft = newest();
    keep({
      ...withZipBefore(draft, zip),
      answersByType: {
        ...draft.answersByType,
        [type]: {
          ...draft.answersByType[type],
          ...(takesZip(draft, zip) ? withoutState(answers) : answers),
        },
      },
    });
  };
}

/** The registration's own state answers that question, and follows a zip code that is corrected there. */
function withoutState({ [stateQuestionId]: _state, ...answers }: Answers): Answers {
  return answers;
}
