import { Type, type Static } from "typebox";
import { templateNameLength } from "../cover";
import { InsuranceTypeId, SmallId } from "./common";
import { QuoteCover } from "./cover";

/** A set of limits that an agent keeps under a name; `cover` holds that of the insurance type. */
export const CoverTemplate = Type.Object({
  id: SmallId,
  insuranceTypeId: InsuranceTypeId,
  name: Type.String(),
  cover: QuoteCover,
});
export type CoverTemplate = Static<typeof CoverTemplate>;

export const CoverTemplatesReply = Type.Object({ data: Type.Array(CoverTemplate) });
export type CoverTemplatesReply = Static<typeof CoverTemplatesReply>;

/** Keeps a set of limits; one of the same name and type is replaced. */
export const CoverTemplateBody = Type.Object({
  insuranceTypeId: InsuranceTypeId,
  name: Type.String({ maxLength: templateNameLength }),
  cover: QuoteCover,
});
export type CoverTemplateBody = Static<typeof CoverTemplateBody>;
