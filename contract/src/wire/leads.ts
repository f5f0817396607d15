import type * as wire from "../schemas";
import { leadStatus, type LeadStatus } from "../rules/leadStatus";
import { carrier } from "./common";
import { entity, list, type Codec, type Inside } from "./codec";
import { presentPolicies } from "./presentPolicies";
import { questionForm } from "./questionnaire";
import { agentQuote } from "./quotes";
import { gender } from "./enums";

const leadType = entity<wire.Lead["ins_types"][number]>()({ leadId: "aps_id", name: "ins_name" });

/** The headline figure of what one insurance type needs. */
export const neededAmount = entity<wire.NeededAmount>()({
  insuranceTypeId: "ins_id",
  amount: "amount",
});
export type NeededAmount = Inside<typeof neededAmount>;

/** The agent's own best offer on a lead. */
export const ownPrice = entity<wire.OwnPrice>()({
  carrierName: "inc_name",
  monthly: "qot_monthly",
  yearly: "qot_yearly",
  at: "at",
});
export type OwnPrice = Inside<typeof ownPrice>;

const leadFields = entity<wire.Lead>()({
  id: "aps_id",
  submittedAt: "aps_submitted",
  isConfirmed: "aps_confirmed",
  isDeleted: "aps_deleted",
  hasQuote: "has_quote",
  isWon: "won_quote",
  isLost: "other_chosen",
  contactDue: "contact_due",
  isContactLate: "contact_late",
  needsUpdate: "edit",
  isUnread: "isUnread",
  viableCarriers: ["viable_inc", list(carrier)],
  types: ["ins_types", list(leadType)],
  typeIds: "insType",
  hasEndedQuote: "quote_ended",
  feeReturn: "fee_return",
  withdrawnCarriers: ["withdrawn_inc", list(carrier)],
  unreadMessages: "unread_messages",
  clientName: "client",
  city: "city",
  state: "state",
  needs: ["needs", list(neededAmount)],
  premiumYearly: "premium",
  renewsOn: "renewal",
  ownPrice: ["own_price", ownPrice],
  followUpOn: "follow_up",
  maySharePerson: "same_person",
});

/** What the server says of a lead in the list. */
export type ListedLead = Inside<typeof leadFields>;

/** A lead of the list, with the status that its card shows. */
export type Lead = ListedLead & { status: LeadStatus };

/** The wire carries what the status follows from; the status itself is worked out on arrival. */
export const lead: Codec<wire.Lead, Lead> & { encode: (inside: ListedLead) => wire.Lead } = {
  encode: (inside: ListedLead) => leadFields.encode(inside),
  decode: (listed) => {
    const fields = leadFields.decode(listed);
    return { ...fields, status: leadStatus(fields) };
  },
};

/** How many leads each filter has by itself. */
export type LeadCounts = wire.LeadCounts;

/** One page of leads, and how many there are of what was asked for. */
export type LeadsPage<One = Lead> = {
  leads: One[];
  count: number;
  /** There may be more than `count`. */
  isCountLeast?: boolean;
  counts?: LeadCounts;
};

export const leadsReply: {
  encode: (page: LeadsPage<ListedLead>) => wire.LeadsReply;
  decode: (reply: wire.LeadsReply) => LeadsPage;
} = {
  encode: ({ leads, count, isCountLeast, counts }) => ({
    data: {
      data: leads.map((listed) => lead.encode(listed)),
      count,
      ...(isCountLeast !== undefined && { count_is_least: isCountLeast }),
      ...(counts && { counts }),
    },
  }),
  decode: ({ data }) => ({
    leads: list(lead).decode(data.data),
    count: data.count,
    ...(data.count_is_least !== undefined && { isCountLeast: data.count_is_least }),
    ...(data.counts && { counts: data.counts }),
  }),
};

/** What an agent may know of a client before paying. */
export const leadUserInfo = entity<wire.LeadUserInfo>()({
  firstName: "usr_firstname",
  lastName: "usr_lastname",
  gender: ["usr_gender", gender],
  address1: "usr_address1",
  city: "usr_city",
  dateOfBirth: "usr_dateofbirth",
  birthYear: "usr_birthyear",
  partnerFirstName: "usr_partnerfirstname",
  partnerLastName: "usr_partnerlastname",
  partnerDateOfBirth: "usr_partnerdateofbirth",
  partnerBirthYear: "usr_partnerbirthyear",
});
export type LeadUserInfo = Inside<typeof leadUserInfo>;

/** One of the agent's carriers, as this lead finds it. */
export const leadCarrier = entity<wire.LeadCarrier>()({
  id: "inc_id",
  name: "inc_name",
  isQuoted: "quoted",
});
export type LeadCarrier = Inside<typeof leadCarrier>;

const openedLead = entity<wire.LeadReply["lead"]>()({
  id: "aps_id",
  submittedAt: "aps_submitted",
  isWon: "won_quote",
  isLost: "other_chosen",
  contactDue: "contact_due",
  isContactLate: "contact_late",
  isConfirmed: "aps_confirmed",
  canQuote: "can_quote",
  needsCheck: "details_need_check",
  clientTimeZone: "client_time_zone",
  state: "state",
  needs: ["needs", list(neededAmount)],
  premiumYearly: "premium",
  renewsOn: "renewal",
  maySharePerson: "same_person",
});

/** One lead in full. */
export const leadReply = entity<wire.LeadReply>()({
  forms: ["data", list(questionForm)],
  client: ["user_info", leadUserInfo],
  quotes: ["quote_info", list(agentQuote)],
  need: "need",
  present: ["present", presentPolicies],
  carriers: ["insurance_companies", list(leadCarrier)],
  lead: ["lead", openedLead],
});
export type LeadReply = Inside<typeof leadReply>;
