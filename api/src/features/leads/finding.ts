import { daysAfter } from "@quotehaven/contract/cover";
import {
  isInsuranceTypeId,
  leadFilters,
  type LeadFilter,
  type LeadSort,
} from "@quotehaven/contract/rules";
import type { LeadsQuery } from "@quotehaven/contract/schemas";
import { invalid } from "../../errors";
import type { AgentCarrier, ServiceArea } from "../../leads/serviceArea";
import { carrierWritesEveryType, everyMask, typeMask } from "../../reference/insuranceTypes";

/** What is asked for by a number alone: a lead's, or a ZIP code in part or in full. */
type FoundNumber = { leadId: number; zipArea?: string; zipId?: number };

/** What narrows a list; everything that is there must hold. */
export type Finding = {
  /** Beginnings of words of the client's names and city. */
  words?: string;
  number?: FoundNumber;
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
export type Wanted = { filter: LeadFilter; finding: Finding; sort: LeadSort; today: string };

/**
 * Reads what a list is asked for.
 *
 * @throws 422 `unknown-filter`.
 */
export function readWanted(query: LeadsQuery, area: ServiceArea, today: string): Wanted {
  return {
    filter: filterOf(query.filter),
    finding: findingOf(query, area, today),
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

function findingOf(query: LeadsQuery, { carriers }: ServiceArea, today: string): Finding {
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

const largestId = 2_147_483_647;

function searchOf(search: string): Pick<Finding, "words" | "number"> {
  const digits = /^\s*#?(\d{1,10})\s*$/.exec(search)?.[1];
  if (digits === undefined) return { words: search };
  const leadId = Number(digits) <= largestId ? Number(digits) : 0;
  return {
    number: {
      leadId,
      ...(digits.length === 3 && { zipArea: digits }),
      ...(digits.length === 5 && { zipId: Number(digits) }),
    },
  };
}
