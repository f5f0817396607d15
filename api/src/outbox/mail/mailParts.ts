import { screenLink, STOP_LEAD_MAILS } from "@quotehaven/contract/release";
import type { Language } from "@quotehaven/contract/schemas";
import type { LeadInMail, MailText, MailValues } from "./MailText";

/** Screens that mails lead to. */
export const myQuotes = screenLink("consumer", "my-quotes");
export const mySubmission = screenLink("consumer", "submitted");
export const renewal = screenLink("consumer", "application?renew=1");
export const myChoice = screenLink("consumer", "my-quotes/choice");
export const newLeads = screenLink("agent", "leads/all?filter=new");
export const payments = screenLink("agent", "payments");

/** Where a lead is read and quoted. */
export const leadLink = ({ leadId }: MailValues) =>
  screenLink("agent", leadId ? `leads/${leadId}` : "leads/all");

/** Where a client's details are, or the fee for them is paid. */
export const clientLink = (leadId: number | string | undefined) =>
  screenLink("agent", leadId ? `leads/${leadId}/client` : "leads/all");

/** Where a conversation is read, by whom it is mailed to. */
export const threadLinks = {
  consumer: ({ thread }: MailValues) =>
    screenLink("consumer", thread ? `my-quotes/${thread.quoteId}/messages` : "my-quotes"),
  agent: ({ thread }: MailValues) =>
    screenLink("agent", thread ? `leads/${thread.leadId}/messages/${thread.quoteId}` : "leads/all"),
};

/** The address of a mailed link. */
export const link = (path: string, token: string | undefined) =>
  `${path}?token=${encodeURIComponent(token ?? "")}`;

/** Where a person stops mails of new leads: a page that asks for one press. */
export const stopPage = (token: string) => link(STOP_LEAD_MAILS, token);

/** Where a mail program stops them (RFC 8058); whoever opens it is led to the page. */
export const oneClickStop = (token: string) => link("/api/lead-mails/stop", token);

/** Where a reader switches notifications by mail off. */
export const mailSettings = {
  consumer: screenLink("consumer", "dashboard"),
  agent: screenLink("agent", "agency-details"),
};

/** The link of each registration that waits, under what tells it from the others. */
export const registrationLinks = (
  { registrations = [] }: MailValues,
  texts: { label: string; agent: string; typeOf: (name: string) => string },
) =>
  registrations.map(({ token, firstName, insuranceType, registeredAt }) => ({
    title: `${insuranceType === null ? texts.agent : texts.typeOf(insuranceType)}, ${firstName}, ${registeredAt}`,
    label: texts.label,
    path: link("/verify", token),
  }));

/** Hours as people say them: from two days on in days, rounded up. */
export const hoursInWords = (
  hours: number,
  units: { hours: [string, string]; days: [string, string] },
) => {
  const isLong = hours >= 48;
  const amount = isLong ? Math.ceil(hours / 24) : hours;
  const [one, many] = isLong ? units.days : units.hours;
  return `${amount} ${amount === 1 ? one : many}`;
};

/** How long a mailed link lasts, in the words of a language: one and many of each unit. */
export const lifetime = (
  values: MailValues,
  units: { days: [string, string]; hours: [string, string]; minutes: [string, string] },
) => {
  const { amount, unit } = values.linkLifetime ?? { amount: 1, unit: "hours" as const };
  const [one, many] = units[unit];
  return `${amount} ${amount === 1 ? one : many}`;
};

/** The insurance types of a lead, as a language lists them. */
export const listed = ({ types }: LeadInMail, language: Language) =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(types.map(({ name }) => name));

/** What a client needs, under a title in the reader's language. */
export const needSections = ({ needs = [] }: MailValues, title: string): MailText["sections"] =>
  needs.length === 0 ? [] : [{ title, pictures: needs }];

/** What follows a choice, and what to have ready for it, under titles in the reader's language. */
export function choiceLists(
  choice: MailValues["choice"],
  next: string,
  ready: string,
): MailText["lists"] {
  if (!choice) return [];
  return [
    { title: next, items: choice.steps },
    ...choice.toHaveReady.map(({ name, items }) => ({ title: `${ready}: ${name}`, items })),
  ];
}
