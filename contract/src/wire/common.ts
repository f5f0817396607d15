import type * as wire from "../schemas";
import { entity, type Inside } from "./codec";

/** An insurance type with its name. */
export const insuranceType = entity<wire.InsuranceType>()({ id: "ins_id", name: "ins_name" });

/** An insurance company. */
export const carrier = entity<wire.Carrier>()({ id: "inc_id", name: "inc_name" });
export type Carrier = Inside<typeof carrier>;

/** A ZIP code with its place. */
export const zipCode = entity<wire.ZipCode>()({
  id: "zip_id",
  code: "zip_code",
  city: "city",
  state: "state",
});
export type ZipCode = Inside<typeof zipCode>;

/** A ZIP code by its id; what else is known of it is not sent. */
export const zipCodeRef = entity<wire.ZipCodeRef>()({ id: "id" });
export type ZipCodeRef = Inside<typeof zipCodeRef>;
