import type { CoverCounts, CoverNoun } from "@quotehaven/contract/cover";
import type { PolicyMonths } from "@quotehaven/contract/rules";
import type { MailKind } from "@quotehaven/contract/schemas";
import type { CoverPicture } from "./coverPicture";

/** A text, or nothing where there is nothing to say. */
export type Said = string | false | null | undefined;

/** What one mail says, before it is laid out. */
export type MailText = {
  subject: string;
  paragraphs: Said[];
  /** Each under a title of its own, after the paragraphs: a text, smaller print, and pictures of cover. */
  sections?: { title: string; text?: string; note?: Said; pictures: readonly CoverPicture[] }[];
  /** Each under a title of its own, after those. */
  lists?: { title: string; items: readonly Said[] }[];
  button?: { label: string; path: string };
  /** Several of them, each under a title of its own. */
  links?: readonly { title: string; label: string; path: string }[];
  /** Instead of the one for people with an account. */
  footer?: string;
};

/** The values the texts are filled with. */
export type MailValues = {
  /** How the reader is greeted. */
  readerName: string;
  /** The token of a mailed link. */
  token?: string;
  /** Registrations that wait for the reader's confirmation, by what tells them apart. */
  registrations?: readonly WaitingRegistration[];
  /** Where the reader logs in: consumers and agents do so in different places. */
  loginPath: string;
  /** Whom to write to when something is wrong. */
  supportEmail: string;
  /** The address that somebody asked to use instead of the reader's. */
  newAddress?: string;
  /** The new address counts only after the present one has agreed, too. */
  needsPresent?: boolean;
  /** After a submission: at least so many agents quote where the reader lives, and when first quotes come. */
  submission?: { agentsFrom: number; firstQuoteHours: number | null };
  /** A client's first name. */
  clientName?: string;
  /** The lead that is spoken of, and what its client needs. */
  leadId?: number;
  needs?: readonly CoverPicture[];
  /** What the client's details cost, as it is shown. */
  leadFee?: string;
  /** A quote that was selected: its company, and its price a month as it is shown. */
  chosen?: { carrier: string; monthly: string };
  /** Of a choice taken back: the client chose another quote instead. */
  otherChosen?: boolean;
  /** The insurance company of a quote. */
  carrierName?: string;
  /** Where somebody wrote to the reader. */
  thread?: { quoteId: number; leadId: number; carrierName: string };
  /** Quotes that were given or updated. */
  quotes?: QuoteInMail[];
  /** New leads, and how many more there are. */
  leads?: LeadInMail[];
  moreLeads?: number;
  /** Of mails that the reader can stop with one press. */
  stopToken?: string;
  /** Of other mails that the reader can switch off: the screen where. */
  settingsPath?: string;
  /** A quote that was chosen: its company, what was agreed to, and what follows. */
  choice?: {
    carrierName: string;
    consent: string;
    steps: readonly string[];
    /** Absent where no time is promised. */
    nobodyCalls?: string;
    /** By insurance type. */
    toHaveReady: readonly { name: string; items: readonly string[] }[];
  };
  /** Until when the agent of a chosen quote is to have paid. */
  deadline?: string;
  /** The last day of the last good quote. */
  lastDay?: string;
  /** The policies that somebody has, one of which ends on `lastDay`, and whether agents were asked before. */
  renewal?: { isSubmitted: boolean; policies: readonly PolicyInMail[] };
  /** A fee that was asked back: how much, of which lead, and why it was not returned. */
  fee?: { amount: string; lead: string; answer: string };
  linkLifetime?: { amount: number; unit: "days" | "hours" | "minutes" };
  receipt?: {
    number: string;
    amount: string;
    paidOn: string;
    lead: string;
    card: string | null;
  };
};

/** What a mail says of a registration; no insurance type for an agent's. */
export type WaitingRegistration = {
  token: string;
  firstName: string;
  insuranceType: string | null;
  registeredAt: string;
};

/** What a mail says of a quote; amounts as they are shown. */
export type QuoteInMail = {
  carrier: string;
  /** Who gives it; absent where their account is gone. */
  agent?: { name: string; agency: string };
  /** The last day on which it can be chosen, as the reader reads it. */
  validUntil?: string;
  monthly: string;
  yearly: string;
  /** Of an update: what it cost until then. */
  before?: { monthly: string; yearly: string };
  isLowest: boolean;
  /** How many quotes stood, with this one. */
  among?: number;
  /** The largest amount that is missing, in whole dollars, and of what. */
  short?: { what: CoverNoun; amount: number };
  /** One for each insurance type, with a part for each line that is counted; empty where the quote states none. */
  pictures: readonly CoverPicture[];
  /** How its lines compare with the need. */
  cover: CoverCounts;
};

/** What a mail says of a policy that somebody has, as far as it is known; amounts and days as shown. */
export type PolicyInMail = {
  type: string;
  carrier?: string;
  price?: { amount: string; months: PolicyMonths };
  endsOn?: string;
};

/** What a mail says of a new lead: the place, and each type with what is needed; amounts as shown. */
export type LeadInMail = { place: string; types: { name: string; need: string | null }[] };

/** What each kind of mail says, in one language. */
export type MailTexts = Record<MailKind, (values: MailValues) => MailText> & {
  greeting: (name: string) => string;
  footer: string;
  /** Of the link that stops mails of new leads. */
  stop: string;
  /** Of the link to where notifications by mail are switched off. */
  settings: string;
  linkHint: string;
};
