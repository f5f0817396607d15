import type * as wire from "../schemas";
import { zipCode } from "./common";
import { neededAmount } from "./leads";
import { entity, inData, list, type Inside } from "./codec";

export const foundZipCodesReply = entity<wire.FoundZipCodesReply>()({
  zipCodes: ["data", list(zipCode)],
  unknown: "unknown",
});
export type FoundZipCodes = Inside<typeof foundZipCodesReply>;

/** A city, a county or a state, and how many ZIP codes it has. */
export const zipPlace = entity<wire.ZipPlace>()({
  kind: "kind",
  name: "name",
  state: "state",
  zipCodeCount: "zipcodes",
});
export type ZipPlace = Inside<typeof zipPlace>;

export const zipPlacesReply = inData(list(zipPlace));

/** The ZIP codes that begin alike, and their open leads. */
export const leadArea = entity<wire.LeadArea>()({
  area: "area",
  zipCodeCount: "zipcodes",
  openLeads: "open",
});
export type LeadArea = Inside<typeof leadArea>;

/** An open lead, of which nothing says whose it is. */
export const latestLead = entity<wire.LatestLead>()({
  state: "state",
  needs: ["needs", list(neededAmount)],
});

export const leadAreasReply = entity<wire.LeadAreasReply>()({
  areas: ["data", list(leadArea)],
  latest: ["latest", list(latestLead)],
});
export type LeadAreas = Inside<typeof leadAreasReply>;
