import { useDraft } from "@quotehaven/platform";
import { emptyRegistration, type RegistrationDraft } from "./registrationValues";

/** What a registration holds, kept over a reload of this tab. */
export function useRegistrationDraft() {
  return useDraft<RegistrationDraft>("registration", emptyRegistration);
}
