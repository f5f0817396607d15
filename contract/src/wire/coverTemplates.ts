import type * as wire from "../schemas";
import { entity, inData, list, type Inside } from "./codec";

/** A set of limits that an agent keeps under a name. */
export const coverTemplate = entity<wire.CoverTemplate>()({
  id: "id",
  insuranceTypeId: "ins_id",
  name: "name",
  cover: "cover",
});
export type CoverTemplate = Inside<typeof coverTemplate>;

export const coverTemplatesReply = inData(list(coverTemplate));

export const coverTemplateBody = entity<wire.CoverTemplateBody>()({
  insuranceTypeId: "ins_id",
  name: "name",
  cover: "cover",
});
export type CoverTemplateBody = Inside<typeof coverTemplateBody>;
