import {
  oddLimits as oddLimitsOf,
  type CoverFieldName,
  type Needs,
} from "@quotehaven/contract/cover";
import type { InsuranceTypeName } from "@quotehaven/contract/rules";
import { heldAsTyped, type TypedCovers } from "./typedCover";

/** A limit that may be right and is worth a second look. */
export type OddLimit = {
  of: `${InsuranceTypeName}.${CoverFieldName}`;
  key: "limit";
  /** Changes with what was typed: another value is another question. */
  id: string;
};

/** The limits of a filled form that are worth asking about once. */
export function oddLimits(typed: TypedCovers, need: Partial<Needs>): OddLimit[] {
  return heldAsTyped(typed, need).flatMap((held) =>
    oddLimitsOf(held).map((field) => ({
      of: `${held.type}.${field}` as const,
      key: "limit" as const,
      id: `${held.type}.${field}:${JSON.stringify(typed[held.type]?.[field])}`,
    })),
  );
}
