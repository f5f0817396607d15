import type { Answers, InsuranceTypeId } from "@quotehaven/contract/rules";
import type { ZipCode } from "@quotehaven/contract/wire";
import { placeOf, zipText } from "../../shared/fields/place";
import { useRegistrationDraft } from "../../shared/register/registrationDraft";

/** Takes what was answered along into the registration; what was filled in there already stays. */
export function useKeepNumber(type: InsuranceTypeId) {
  const { newest, keep } = useRegistrationDraft();
  return (answers: Answers, zip: ZipCode | null | undefined) => {
    const draft = newest();
    const place = zip ? placeOf(zip) : null;
    const isPlaceEmpty = draft.zipCodes.length === 0 && draft.city === "" && draft.state === "";
    keep({
      ...draft,
      ...(zip &&
        place &&
        isPlaceEmpty && {
          ...place,
          zipCodes: [{ id: zip.id, code: zipText(zip) }],
        }),
      answersByType: {
        ...draft.answersByType,
        [type]: { ...draft.answersByType[type], ...answers },
      },
    });
  };
}
