/** Ids of the insurance types, as the wire and the database number them. */
export const insuranceTypes = { home: 1, life: 2, auto: 3 } as const;

/** One of the three insurance type ids. */
export type InsuranceTypeId = (typeof insuranceTypes)[keyof typeof insuranceTypes];

/** One of the three insurance types by its name. */
export type InsuranceTypeName = keyof typeof insuranceTypes;

const insuranceTypeNames = { 1: "home", 2: "life", 3: "auto" } as const satisfies Record<
  InsuranceTypeId,
  InsuranceTypeName
>;

/** The name of an insurance type by its id. */
export function insuranceTypeName(id: InsuranceTypeId): InsuranceTypeName {
  return insuranceTypeNames[id];
}

/** Every insurance type id, in the order in which they are shown. */
export const insuranceTypeIds: readonly InsuranceTypeId[] = [
  insuranceTypes.home,
  insuranceTypes.life,
  insuranceTypes.auto,
];

/** Whether a value is the id of an insurance type; texts (an address segment) must be made numbers first. */
export function isInsuranceTypeId(value: unknown): value is InsuranceTypeId {
  return typeof value === "number" && insuranceTypeIds.some((id) => id === value);
}

/** Every gender that somebody may choose. */
export const genders = ["male", "female", "other"] as const;

/** One of {@link genders}. */
export type Gender = (typeof genders)[number];

/** Every marital status that somebody may choose. */
export const maritalStatuses = ["single", "married", "domesticPartner"] as const;

/** One of {@link maritalStatuses}. */
export type MaritalStatus = (typeof maritalStatuses)[number];

/** Whether somebody of this marital status has a partner; nobody has who did not say it yet. */
export function hasPartner(maritalStatus: unknown): boolean {
  return maritalStatus === "married" || maritalStatus === "domesticPartner";
}

/** The carrier 'None' in a consumer's list of current carriers; sent as null. */
export const noCarrierId = 0;

/** What stands for a current carrier that is not listed, in forms: it is sent as none, with a flag. */
export const otherCarrierId = -1;

/** The synthetic ZIP code 'All' of an agent; no real one has the id 0. */
export const allZipCodesId = 0;

/** The auto question that offers an umbrella policy. */
export const umbrellaQuestionId = 150;

/** The answer of the umbrella question that is sent when the estimate asks for no umbrella. */
export const noUmbrellaAnswerId = 199;

/** Questions that may stay empty on submission. */
export const optionalQuestionIds: readonly number[] = [140, 141];

/** Values of the lead list's filter. */
export const leadFilters = ["all", "new", "quoted", "won", "completed", "lost"] as const;

/** One value of the lead list's filter. */
export type LeadFilter = (typeof leadFilters)[number];

/**
 * The orders of the lead list: newest submission, soonest renewal of the present policy, largest
 * need, highest price (the agent's own; leads without one follow by what the client pays today).
 */
export const leadSorts = ["newest", "renewal", "need", "price"] as const;

/** One of {@link leadSorts}. */
export type LeadSort = (typeof leadSorts)[number];

/** Within how many days the present policy may be asked to end. */
export const renewalWindows = [30, 60] as const;

/** One of {@link renewalWindows}. */
export type RenewalWindow = (typeof renewalWindows)[number];

/** When an agent is mailed of new leads. */
export const leadMailPaces = ["at-once", "hourly", "daily", "none"] as const;

/** One of {@link leadMailPaces}. */
export type LeadMailPace = (typeof leadMailPaces)[number];

/** Why a message is reported to us. */
export const reportReasons = ["abuse", "fraud", "advertising", "outside", "other"] as const;

/** One of {@link reportReasons}. */
export type ReportReason = (typeof reportReasons)[number];

/** Up to how many leads or notifications a list is counted; its pages end there, too. */
export const mostCounted = 10_000;

/** How many items one page holds. */
export const pageSizes = { leads: 12, messages: 50, payments: 20 } as const;

/** Over how many months the price of a policy may run. */
export const policyMonths = [1, 3, 6, 12] as const;

/** One of {@link policyMonths}. */
export type PolicyMonths = (typeof policyMonths)[number];

/** Waiting times of the remotes' screens, in milliseconds. */
export const timings = {
  errorToastMs: 5_000,
  calculationPanelDelayMs: 300,
  cardElementDelayMs: 250,
} as const;

/** Limits of the fields. Lengths are inclusive: the limit itself passes. */
export const limits = {
  textLength: 500,
  agentRegistrationLength: 255,
  emailLength: 255,
  /** A password needs at least this many characters: "more than 8". */
  passwordLength: 9,
  phoneDigits: 10,
  maskedPhoneLength: 13,
  firstYear: 1900,
  lastCalendarYear: 2099,
  /** Youngest age of a person who registers. */
  adultYears: 18,
  /** Youngest age of a person who drives: a learner's permit. */
  driverYears: 14,
  /** Highest price of one quote, in whole dollars. */
  priceDollars: 99_999_999,
  /** The name of a company whose policy somebody has. */
  companyLength: 60,
  /** The highest price of a policy that somebody has, for all of its months, in whole dollars. */
  premiumDollars: 1_000_000,
  /** A message between a consumer and an agent. */
  messageLength: 2_000,
  /** What is searched for in a list. */
  searchLength: 80,

  /** ZIP codes that an agent may choose one by one; beyond these there is All. */
  zipCodes: 5_000,
  /** The largest circle around a ZIP code. */
  radiusMiles: 200,
  /** The longest pause from new leads. */
  pauseDays: 366,
  /** What an agent writes down about a lead. */
  noteLength: 2_000,
} as const;
