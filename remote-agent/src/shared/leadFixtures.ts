import type { PresentPolicies } from "@quotehaven/contract/cover";
import {
  leadStatus,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import {
  clientInfoReply,
  type AgentQuote,
  type Lead,
  type LeadCarrier,
  type LeadReply,
  type ListedLead,
} from "@quotehaven/contract/wire";
import type { PaidClient } from "./leadApi";

/** A questionnaire of one insurance type with one answered question. */
export function anAnsweredForm(
  id: InsuranceTypeId = 1,
  name = { 1: "Home", 2: "Life", 3: "Auto" }[id],
): Form<Question> {
  return {
    insuranceTypeId: id,
    name,
    sections: [
      {
        name: `About ${name.toLowerCase()}`,
        text: "",
        questions: [
          {
            id: id * 1000,
            kind: "number",
            content: `How much for ${name.toLowerCase()}?`,
            placeholder: "",
            help: "",
            symbol: "$",
            symbolPosition: "before",
            prefill: null,
            isForEstimate: true,
            options: [],
            answer: { chosen: null, content: "1200" },
          },
        ],
      },
    ],
  };
}

/** One of the agent's carriers on a lead, free to quote with. */
export function aLeadCarrier(changes: Partial<LeadCarrier> = {}): LeadCarrier {
  return { id: 1, name: "State Farm", isQuoted: false, ...changes };
}

/** A sent, locked quote of the agent's. */
export function anAgentQuote(changes: Partial<AgentQuote> = {}): AgentQuote {
  return {
    id: 31,
    carrierId: 1,
    carrierName: "State Farm",
    monthly: null,
    yearly: null,
    needsUpdate: false,
    isAccepted: false,
    prices: [{ insuranceTypeId: 1, insuranceTypeName: "Home", monthly: 90, yearly: 1000 }],
    ...changes,
  };
}

/** A lead for home insurance without quotes, and two carriers to quote with. */
export function aLeadDetail(changes: Partial<LeadReply> = {}): LeadReply {
  return {
    forms: [anAnsweredForm(1)],
    client: {
      firstName: "Carla",
      lastName: "Jones",
      gender: "female",
      address1: "4 Pine Road",
      city: "Austin",
      dateOfBirth: "1985-03-09",
      partnerFirstName: null,
      partnerLastName: null,
      partnerDateOfBirth: null,
    },
    quotes: [],
    carriers: [aLeadCarrier(), aLeadCarrier({ id: 7, name: "Farmers" })],
    lead: {
      id: 12,
      submittedAt: "2026-11-20T15:00:00.000Z",
      isWon: false,
      isConfirmed: false,
      canQuote: true,
      clientTimeZone: "America/Chicago",
    },
    ...changes,
  };
}

/** What a client has today: a home's policy of a year, and a car's of half a year. */
export const somePresentPolicies: PresentPolicies = {
  home: {
    carrier: "Old Mutual",
    expiresOn: "2027-03-01",
    premium: { dollars: 1_740, months: 12 },
    cover: { dwelling: 280_000, deductible: 750, windDeductible: { percent: 2 } },
  },
  auto: {
    expiresOn: "2027-01-15",
    premium: { dollars: 570, months: 6 },
    cover: { injury: "50/100", included: ["roadside"] },
  },
};

/** A new, unread home lead as the list shows it. */
export function aLead(changes: Partial<ListedLead> = {}): Lead {
  const listed: ListedLead = {
    id: 12,
    submittedAt: "2026-11-20T15:00:00.000Z",
    isConfirmed: false,
    isDeleted: false,
    hasQuote: false,
    isWon: false,
    needsUpdate: false,
    isUnread: true,
    viableCarriers: [{ id: 1, name: "State Farm" }],
    types: [{ leadId: 12, name: "Home" }],
    typeIds: [1],
    ...changes,
  };
  return { ...listed, status: leadStatus(listed) };
}

/** A lead whose client chose the agent's quote and whose fee is not paid. */
export function aWonLead(changes: Partial<ListedLead> = {}): Lead {
  return aLead({ hasQuote: true, isWon: true, isUnread: false, ...changes });
}

/** What the call for a paid client answers. */
export function aPaidClientReply(known: Omit<PaidClient, "client"> = {}) {
  return clientInfoReply.encode({
    client: {
      firstName: "Carla",
      lastName: "Jones",
      email: "carla@example.com",
      phone: "(512)555-0186",
    },
    intent: null,
    cards: [],
    ...known,
  });
}
