import { Type } from "typebox";
import { insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { Id } from "@quotehaven/contract/schemas";
import type { Carrier } from "@quotehaven/contract/wire";
import { readReference } from "./readReference";

const Carriers = Type.Array(
  Type.Object({
    id: Id,
    name: Type.String(),
    lines: Type.Array(
      Type.Union([Type.Literal("home"), Type.Literal("life"), Type.Literal("auto")]),
    ),
  }),
);

/** The insurance companies with the insurance types that each writes. */
type CarrierWithLines = Carrier & { insuranceTypeIds: InsuranceTypeId[] };

let cache: readonly CarrierWithLines[] | null = null;

/**
 * The carriers in the order of their ids. 'None' (id 0) is not among them: the
 * screen that offers it puts it first.
 *
 * @throws When the file is not a list of carriers with known lines.
 */
export function carriers(): readonly CarrierWithLines[] {
  cache ??= readReference("carriers.json", Carriers).map(({ lines, ...carrier }) => ({
    ...carrier,
    insuranceTypeIds: lines.map((line) => insuranceTypes[line]).sort(),
  }));
  return cache;
}
