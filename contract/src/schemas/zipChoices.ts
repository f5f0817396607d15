import { Type, type Static } from "typebox";
import { limits } from "../rules/constants";
import { Dollars, InsuranceTypeId, SmallId, oneOf } from "./common";

const State = Type.String({ pattern: "^[A-Z]{2}$" });
const Code = Type.String({ pattern: "^\\d{5}$" });
const PlaceName = Type.String({ minLength: 1, maxLength: 60 });

/**
 * Which ZIP codes to find: those listed, those around one, or those of a state, of one of its
 * counties, or of one of its cities. The first that is said counts.
 */
export const FindZipCodesBody = Type.Object({
  codes: Type.Optional(Type.Array(Code, { maxItems: limits.zipCodes })),
  near: Type.Optional(Code),
  /** Around `near`, as the crow flies. */
  miles: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.radiusMiles })),
  state: Type.Optional(State),
  county: Type.Optional(PlaceName),
  city: Type.Optional(PlaceName),
});
export type FindZipCodesBody = Static<typeof FindZipCodesBody>;

export const FoundZipCodes = Type.Object({
  zipCodes: Type.Array(
    Type.Object({
      id: SmallId,
      code: Type.String(),
      city: Type.Optional(Type.String()),
      state: Type.Optional(Type.String()),
    }),
  ),
  /** Of `codes`, or `near`: what is no ZIP code. */
  unknown: Type.Array(Type.String()),
});
export type FoundZipCodes = Static<typeof FoundZipCodes>;

export const FoundZipCodesReply = Type.Object({ data: FoundZipCodes });
export type FoundZipCodesReply = Static<typeof FoundZipCodesReply>;

export const ZipPlacesQuery = Type.Object({ search: Type.String({ maxLength: 60 }) });
export type ZipPlacesQuery = Static<typeof ZipPlacesQuery>;

/** A city, a county or a state, and how many ZIP codes it has. */
export const ZipPlace = Type.Object({
  kind: oneOf(["city", "county", "state"]),
  name: Type.String(),
  state: Type.String(),
  zipCodeCount: Type.Integer(),
});
export type ZipPlace = Static<typeof ZipPlace>;

export const ZipPlacesReply = Type.Object({ data: Type.Array(ZipPlace) });
export type ZipPlacesReply = Static<typeof ZipPlacesReply>;

/** The ZIP codes with the same first three digits, and how many open leads lie in all of them. */
export const LeadArea = Type.Object({
  area: Type.String(),
  zipCodeCount: Type.Integer(),
  openLeads: Type.Integer(),
});
export type LeadArea = Static<typeof LeadArea>;

/** An open lead, of which nothing says whose it is. */
const LatestLead = Type.Object({
  state: Type.String(),
  needs: Type.Array(Type.Object({ insuranceTypeId: InsuranceTypeId, amount: Dollars })),
});
type LatestLead = Static<typeof LatestLead>;

/** Areas with open leads, and the latest leads of the country. */
export const LeadAreas = Type.Object({
  areas: Type.Array(LeadArea),
  latest: Type.Array(LatestLead),
});
export type LeadAreas = Static<typeof LeadAreas>;

export const LeadAreasReply = Type.Object({ data: LeadAreas });
export type LeadAreasReply = Static<typeof LeadAreasReply>;
