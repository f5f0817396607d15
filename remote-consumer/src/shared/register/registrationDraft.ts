import type { ZipCode } from "@quotehaven/contract/wire";
import { useDraft } from "@quotehaven/platform";
import { placeOf, withZip } from "../fields/place";
import { emptyRegistration, type RegistrationDraft } from "./registrationValues";

/** What a registration holds, kept over a reload of this tab. */
export function useRegistrationDraft() {
  return useDraft<RegistrationDraft>("registration", emptyRegistration);
}

/** Whether a draft takes a zip code that was typed before it: its own place, once it has one, stays. */
export function takesZip(
  { zipCodes, city, state }: RegistrationDraft,
  zip: ZipCode | null | undefined,
): zip is ZipCode {
  const isPlaceEmpty = zipCodes.length === 0 && city === "" && state === "";
  return isPlaceEmpty && !!zip && placeOf(zip) !== null;
}

/** The draft with a zip code that was typed before it, where it {@link takesZip}. */
export function withZipBefore(
  draft: RegistrationDraft,
  zip: ZipCode | null | undefined,
): RegistrationDraft {
  return takesZip(draft, zip) ? { ...draft, ...withZip(draft, zip) } : draft;
}
