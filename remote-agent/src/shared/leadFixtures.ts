import type { Form, InsuranceTypeId, Question } from "@quotehaven/contract/rules";
import type {
  AgentQuote,
  Lead,
  LeadCarrier,
  LeadReply,
  QuestionForm,
} from "@quotehaven/contract/schemas";
import { questionForm } from "@quotehaven/contract/wire";

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

/** {@link anAnsweredForm} as a reply has it. */
export function aQuestionForm(...of: Parameters<typeof anAnsweredForm>): QuestionForm {
  return questionForm.encode(anAnsweredForm(...of));
}

/** One of the agent's carriers on a lead, free to quote with. */
export function aLeadCarrier(changes: Partial<LeadCarrier> = {}): LeadCarrier {
  return { inc_id: 1, inc_name: "State Farm", quoted: false, ...changes };
}

/** A sent, locked quote of the agent's. */
export function anAgentQuote(changes: Partial<AgentQuote> = {}): AgentQuote {
  return {
    qot_id: 31,
    inc_id: 1,
    inc_name: "State Farm",
    qot_monthly: null,
    qot_yearly: null,
    qot_edit: 0,
    accepted: false,
    prices: [{ ins_id: 1, ins_name: "Home", qpr_monthly: 90, qpr_yearly: 1000 }],
    ...changes,
  };
}

/** A lead for home insurance without quotes, and two carriers to quote with. */
export function aLeadDetail(changes: Partial<LeadReply> = {}): LeadReply {
  return {
    data: [aQuestionForm(1)],
    user_info: {
      usr_firstname: "Carla",
      usr_lastname: "Jones",
      usr_gender: 1,
      usr_address1: "4 Pine Road",
      usr_city: "Austin",
      usr_dateofbirth: "1985-03-09",
      usr_partnerfirstname: null,
      usr_partnerlastname: null,
      usr_partnerdateofbirth: null,
    },
    quote_info: [],
    insurance_companies: [aLeadCarrier(), aLeadCarrier({ inc_id: 7, inc_name: "Farmers" })],
    lead: {
      aps_id: 12,
      aps_submitted: "2026-11-20T15:00:00.000Z",
      won_quote: false,
      aps_confirmed: false,
      can_quote: true,
    },
    ...changes,
  };
}

/** A new, unread home lead as the list shows it. */
export function aLead(changes: Partial<Lead> = {}): Lead {
  return {
    aps_id: 12,
    aps_submitted: "2026-11-20T15:00:00.000Z",
    aps_confirmed: false,
    aps_deleted: false,
    has_quote: false,
    won_quote: false,
    edit: false,
    isUnread: true,
    viable_inc: [{ inc_id: 1, inc_name: "State Farm" }],
    ins_types: [{ aps_id: 12, ins_name: "Home" }],
    insType: [1],
    ...changes,
  };
}

/** A lead whose client chose the agent's quote and whose fee is not paid. */
export function aWonLead(changes: Partial<Lead> = {}): Lead {
  return aLead({ has_quote: true, won_quote: true, isUnread: false, ...changes });
}
