import type { Answers, InsuranceTypeId } from "@quotehaven/contract/rules";
import type { ZipCode } from "@quotehaven/contract/wire";
import { placeOf, withZip } from "../../shared/fields/place";
import { useRegistrationDraft } from "../../shared/register/registrationDraft";
import { stateQuestionId } from "./numberForm";

/** Takes what was answered along into the registration; what was filled in there already stays. */
export function useKeepNumber(type: InsuranceTypeId) {
  const { newest, keep } = useRegistrationDraft();
  return (answers: Answers, zip: ZipCode | null | undefined) => {
    const draft = newest();
    const isPlaceEmpty = draft.zipCodes.length === 0 && draft.city === "" && draft.state === "";
    const isZipTaken = isPlaceEmpty && !!zip && placeOf(zip) !== null;
    keep({
      ...draft,
      ...(isZipTaken && withZip(draft, zip)),
      answersByType: {
        ...draft.answersByType,
        [type]: {
          ...draft.answersByType[type],
          ...(isZipTaken ? withoutState(answers) : answers),
        },
      },
    });
  };
}

/** The registration's own state answers that question, and follows a zip code that is corrected there. */
function withoutState({ [stateQuestionId]: _state, ...answers }: Answers): Answers {
  return answers;
}
