import { daysAfter } from "@quotehaven/contract/cover";
import {
  isInsuranceTypeId,
  leadFilters,
  type LeadFilter,
  type LeadSort,
} from "@quotehaven/contract/rules";
import type { LeadsQuery } from "@quotehaven/contract/schemas";
import { invalid } from "../../server/errors";
import type { AgentCarrier, ServiceArea } from "../../accounts/profiles/serviceArea";
import { carrierWritesEveryType, everyMask, typeMask } from "../../reference/insuranceTypes";

/** What is asked for by a number alone: a lead's, or a ZIP code in part or in full. */
type SearchedNumber = { leadId: number; zipArea?: string; zipId?: number };

/** What narrows a list; everything that is there must hold. */
export type LeadCriteria = {
  /** Beginnings of words of the client's names and city. */
  words?: string;
  /** Of clients for whom the agent has not paid, only what a row says is found: no last name. */
  findsRowsAlone?: true;
  number?: SearchedNumber;
  /** The combinations of insurance types that hold the one which is looked for. */
  typeMasks?: number[];
  state?: string;
  /** The first three digits of ZIP codes. */
  zipArea?: string;
  /** A whole ZIP code, of which an agent knows once they paid. */
  paidZipId?: number;
  /** Null where the agent does not work with the carrier. */
  carrier?: AgentCarrier | null;
  /** The days between which the present policy ends. */
  renewal?: { from: string; to: string };
  /** The day by which to follow up. */
  dueBy?: string;
};

/** Which leads of an agent are wanted, and in which order. */
export type LeadListRequest = {
  filter: LeadFilter;
  criteria: LeadCriteria;
  sort: LeadSort;
  today: string;
};

/**
 * Reads what a list is asked for. `isWhole`: the agent reads the whole of leads, so that all of it is found.
 *
 * @throws 422 `unknown-filter`.
 */
export function readLeadListRequest(
  query: LeadsQuery,
  area: ServiceArea,
  { today, isWhole }: { today: string; isWhole: boolean },
): LeadListRequest {
  return {
    filter: filterOf(query.filter),
    criteria: { ...criteriaOf(query, area, today), ...(!isWhole && { findsRowsAlone: true }) },
    sort: query.sort ?? "newest",
    today,
  };
}

function filterOf(text: string | undefined): LeadFilter {
  if (text === undefined || text === "" || text === "null") return "all";
  const filter = leadFilters.find((known) => known === text);
  if (!filter) throw invalid("unknown-filter");
  return filter;
}

function criteriaOf(query: LeadsQuery, { carriers }: ServiceArea, today: string): LeadCriteria {
  const { type, state, carrier, renewal, due, search, zip } = query;
  return {
    ...(search !== undefined && searchOf(search)),
    ...(isInsuranceTypeId(type) && {
      typeMasks: everyMask.filter((mask) => carrierWritesEveryType(mask, typeMask([type]))),
    }),
    ...(state !== undefined && { state }),
    ...(zip?.length === 3 && { zipArea: zip }),
    ...(zip?.length === 5 && { paidZipId: Number(zip) }),
    ...(carrier !== undefined && { carrier: carriers.find(({ id }) => id === carrier) ?? null }),
    ...(renewal !== undefined && { renewal: { from: today, to: daysAfter(today, renewal) } }),
    ...(due && { dueBy: today }),
  };
}

function searchOf(search: string): Pick<LeadCriteria, "words" | "number"> {
  const digits = /^\s*#?(\d{1,15})\s*$/.exec(search)?.[1];
  if (digits === undefined) return { words: search };
  return {
    number: {
      leadId: Number(digits),
      ...(digits.length === 3 && { zipArea: digits }),
      ...(digits.length === 5 && { zipId: Number(digits) }),
    },
  };
}
