import { hasContactDetail } from "../contact";
import { defaultValidators, fieldErrors, type Validator } from "./validators";

// A file of its own, so that only the forms that ask for an address load the detection of contact details.

/** Fails when a filled part of an address holds a way to reach somebody: agents see it before they pay. */
const plainAddress: Validator = (value) =>
  typeof value === "string" && hasContactDetail(value) ? fieldErrors.address : null;

/** What address line 1 and the city have. */
export const addressValidators: readonly Validator[] = [...defaultValidators, plainAddress];
