import { asSentence, countWords, shortWords } from "@quotehaven/contract/cover";
import { CONTINUE_REGISTRATION } from "@quotehaven/contract/release";
import {
  choiceLists,
  clientLink,
  hoursInWords,
  leadLink,
  needSections,
  newLeads,
  lifetime,
  link,
  listed,
  myChoice,
  myQuotes,
  mySubmission,
  payments,
  renewal,
  registrationLinks,
  threadLinks,
} from "./mailParts";
import type {
  LeadInMail,
  MailTexts,
  MailValues,
  PolicyInMail,
  QuoteInMail,
  Said,
} from "./MailText";

const registrationFooter =
  "Quotehaven. You receive this message because somebody gave this address while registering. We send no others unless somebody asks for them.";

/** What mails say in English. */
export const englishMails: MailTexts = {
  greeting: (name) => (name === "" ? "Hello," : `Hello ${name},`),
  footer:
    "Quotehaven. You receive this message because there is an account with this address. You choose in it which notifications come by email.",
  stop: "No more emails about new leads",
  settings: "Choose which notifications come by email",
  linkHint: "If the button does not work, open this address:",
  "verify-account": (values) => {
    const label = "Verify Account";
    const subject = "Please confirm your email";
    const [one, ...others] = values.registrations ?? [];
    if (others.length === 0) {
      return {
        subject,
        paragraphs: [
          "Welcome to Quotehaven. Please confirm that this is your email address, then you can log in.",
          `The link works once, for ${inEnglish(values)}. If you did not register, ignore this message.`,
        ],
        button: { label, path: link("/verify", one?.token) },
        footer: registrationFooter,
      };
    }
    return {
      subject,
      paragraphs: [
        "More than one registration with this address waits to be confirmed. Use the link of the one that is yours: it becomes your account, and the others end.",
        "Each link works once, for a week after its registration. If you began none of them, you have nothing to do: without its link none becomes an account.",
      ],
      links: registrationLinks(values, {
        label,
        agent: "Agent",
        typeOf: (name) => `${name} insurance`,
      }),
      footer: registrationFooter,
    };
  },
  "verify-email": (values) => ({
    subject: "Please confirm your new email",
    paragraphs: [
      "You asked to use this address for your Quotehaven account. It counts once you confirm it.",
      values.needsPresent &&
        "Because your password was changed a short while ago without the old one, the link that we sent to your present address has to be used, too.",
      `The link works once, for ${inEnglish(values)}. If you did not ask for this, ignore this message.`,
    ],
    button: { label: "Confirm new address", path: link("/verify", values.token) },
  }),
  "approve-email": (values) => ({
    subject: "Is this change of your address yours?",
    paragraphs: [
      `Somebody logged in to your Quotehaven account asked to use ${values.newAddress ?? "another address"} for it. The password was changed a short while ago without the old one, so the new address counts only after you agree here, and after our message to that address is answered.`,
      `The link works once, for ${inEnglish(values)}. If it was not you, do not press it, and choose a new password now: go to Log in and press “Forgot your password?”. That stops the change and logs out every device.`,
      `If you have questions, write to ${values.supportEmail}.`,
    ],
    button: {
      label: "Agree to the new address",
      path: `${link("/verify", values.token)}&change=address`,
    },
  }),
  registration: (values) => ({
    subject: "Continue your registration",
    paragraphs: [
      "You asked to continue your Quotehaven registration on another device. This link opens it with your answers in place. Your password was not kept: you choose it at the end.",
      `The link works for ${inEnglish(values)} or until you have registered, then what you typed is deleted. Whoever has it can read your answers, so do not pass it on.`,
      "If you did not ask for this, ignore this message: nobody has an account because of it.",
    ],
    button: { label: "Continue registration", path: link(CONTINUE_REGISTRATION, values.token) },
    footer: registrationFooter,
  }),
  "reset-password": (values) => ({
    subject: "Reset your password",
    paragraphs: [
      "Somebody asked to reset the password of your Quotehaven account. If it was you, choose a new one.",
      `The link works once, for ${inEnglish(values)}. If it was not you, ignore this message: nothing has changed.`,
    ],
    button: { label: "Reset Password", path: link("/reset-password", values.token) },
  }),
  "password-changed": ({ loginPath }) => ({
    subject: "Your password was changed",
    paragraphs: [
      "The password of your Quotehaven account was just changed, and other devices were logged out.",
      "If it was not you, choose a new one now: go to Log in and press “Forgot your password?”.",
    ],
    button: { label: "Log in", path: loginPath },
  }),
  "address-change-requested": ({ loginPath }) => ({
    subject: "A new email address for your account",
    paragraphs: [
      "Somebody logged in to your Quotehaven account asked to use another email address for it. It counts once the link in our message to that address is used.",
      "If it was not you, choose a new password now, which stops the change and logs out every device: go to Log in and press “Forgot your password?”.",
    ],
    button: { label: "Log in", path: loginPath },
  }),
  "address-changed": ({ supportEmail }) => ({
    subject: "Your email address was changed",
    paragraphs: [
      "Your Quotehaven account now uses another email address, and this one no longer works for it.",
      `If it was not you, please write to us at once: ${supportEmail}.`,
    ],
  }),
  receipt: ({ receipt }) => ({
    subject: `Receipt ${receipt?.number ?? ""}`,
    paragraphs: [
      `Thank you. We received your payment of ${receipt?.amount ?? ""} on ${receipt?.paidOn ?? ""}.`,
      `Receipt number: ${receipt?.number ?? ""}. For: client details of lead ${receipt?.lead ?? ""}.`,
      receipt?.card && `Paid by card: ${receipt.card}.`,
    ],
    button: { label: "See client details", path: clientLink(receipt?.lead) },
  }),
  "application-submitted": (values) => ({
    subject: "Your application is with the agents",
    paragraphs: [readersInEnglish(values), firstQuoteInEnglish(values)],
    sections: needSections(values, "What you need"),
    lists: [
      {
        title: "What nobody sees",
        items: [
          "Your phone number and email: only the agent whose quote you choose",
          "The second line of your address",
        ],
      },
      {
        title: "Meanwhile",
        items: [
          "You can still change your answers. Agents are told, and update their quotes.",
          "Have the policy you have now at hand: its limits show what a quote changes.",
          "We write to you when a quote comes. You need not look every day.",
        ],
      },
    ],
    button: { label: "See how it stands", path: mySubmission },
  }),
  "application-reopened": () => ({
    subject: "Please choose another quote",
    paragraphs: [
      "The agent whose quote you chose is no longer with Quotehaven. Your application is open again, and you can choose among your other quotes.",
    ],
    button: { label: "See my quotes", path: myQuotes },
  }),
  "new-quote": () => ({
    subject: "You have a new quote to review",
    paragraphs: ["An agent sent a quote for your application. You have a new quote to review."],
    button: { label: "See my quotes", path: myQuotes },
  }),
  "quote-news": ({ quotes = [] }) => ({
    subject: quoteSubject(quotes),
    paragraphs: [
      quotes.length > 1
        ? "There is news about the quotes for your application."
        : "An agent sent what they offer you. Take your time: nobody calls before you choose.",
    ],
    sections: quotes.map((quote) => ({
      title: quote.carrier,
      text: quoteInEnglish(quote),
      note: giverInEnglish(quote),
      pictures: quote.pictures,
    })),
    button: { label: "See my quotes", path: myQuotes },
  }),
  "new-lead": (values) => {
    const [lead] = values.leads ?? [];
    return {
      subject: lead
        ? `You have a new prospect to quote: ${leadInEnglish(lead).short}`
        : "You have a new prospect to quote",
      paragraphs: [
        "Somebody submitted an application that you can quote.",
        lead && leadInEnglish(lead).long,
        feeInEnglish(values),
      ],
      button: { label: "Quote this lead", path: leadLink(values) },
    };
  },
  "lead-digest": ({ leads: list = [], moreLeads = 0, ...values }) => ({
    subject:
      list.length + moreLeads === 1
        ? "1 new lead to quote"
        : `${list.length + moreLeads} new leads to quote`,
    paragraphs: ["New since our last message to you, and still open:", feeInEnglish(values)],
    lists: [
      {
        title: "New leads",
        items: [
          ...list.map((lead) => leadInEnglish(lead).long),
          moreLeads > 0 && `and ${moreLeads} more in your list`,
        ],
      },
    ],
    button: { label: "See leads", path: newLeads },
  }),
  "lead-changed": (values) => ({
    subject: "A prospect requested a change to the quote",
    paragraphs: [
      `${values.clientName ?? "A client"} changed the application you quoted. Until you update your quote it cannot be chosen.`,
    ],
    sections: needSections(values, "What they need now"),
    button: { label: "Update my quote", path: leadLink(values) },
  }),
  "quote-withdrawn": (values) => ({
    subject: "Your quote was withdrawn",
    paragraphs: [
      `${values.clientName ?? "A client"} changed the application you quoted. It now asks for something that ${values.carrierName ?? "the insurance company"} does not write, so your quote with it was withdrawn.`,
      "If you work with a company that writes everything the application asks for, you can send a new quote.",
    ],
    sections: needSections(values, "What they need now"),
    button: { label: "See this lead", path: leadLink(values) },
  }),
  "quote-selected": (values) => ({
    subject: "Your quote was selected",
    paragraphs: [
      `${values.clientName ?? "A client"} chose your quote${values.chosen ? `: ${values.chosen.carrier}, ${values.chosen.monthly} a month` : ""}. Pay the flat fee${ofFee(values)} to see how to reach them.`,
      values.deadline &&
        `Please do so by the end of ${values.deadline}. After that they may choose another agent.`,
    ],
    sections: needSections(values, "What they need"),
    button: { label: "Go to this client", path: clientLink(values.leadId) },
  }),
  "quote-chosen": ({ choice }) => ({
    subject: "You chose a quote",
    paragraphs: [
      `You chose the quote with ${choice?.carrierName ?? ""}. ${choice?.consent ?? ""}`,
      choice?.nobodyCalls,
      "Until the agent has paid for your contact details, you can take this choice back.",
    ],
    lists: choiceLists(choice, "What happens next", "What to have ready"),
    button: { label: "See my choice", path: myChoice },
  }),
  "choice-taken-back": (values) => {
    const { clientName = "A client", otherChosen = false } = values;
    return {
      subject: otherChosen ? "A client chose another quote" : "A client took their choice back",
      paragraphs: [
        otherChosen
          ? `${clientName} chose another quote instead of yours, because the time to pay for their contact details had passed. The lead stays in your list, and a payment that was begun is canceled.`
          : `${clientName} took the choice of your quote back. Your quote stands as before, and a payment that was begun is canceled.`,
      ],
      button: { label: "See this lead", path: leadLink(values) },
    };
  },
  "contact-reminder": (values) => ({
    subject: "A client is waiting for you",
    paragraphs: [
      `${values.clientName ?? "A client"} chose your quote and is waiting to hear from you. Pay the flat fee${ofFee(values)} by the end of ${values.deadline ?? ""} to see how to reach them.`,
      "After that they may choose another agent. Your quote stays until they do.",
    ],
    sections: needSections(values, "What they need"),
    button: { label: "Go to this client", path: clientLink(values.leadId) },
  }),
  "agent-late": () => ({
    subject: "You can choose another quote",
    paragraphs: [
      "The agent whose quote you chose has not opened your contact details in time, so nobody can get in touch with you yet.",
      "You can choose another quote now. Until you do, that agent may still get in touch.",
    ],
    button: { label: "See my quotes", path: myQuotes },
  }),
  "choice-ended": () => ({
    subject: "You can choose a quote again",
    paragraphs: [
      "The agent whose quote you chose got back the fee that they had paid for your contact details. They no longer see your phone number or email, and your choice has ended.",
      "Your quotes are still there. You can choose another one, change your application or delete it.",
    ],
    button: { label: "See my quotes", path: myQuotes },
  }),
  "quotes-end-soon": ({ lastDay }) => ({
    subject: "Your quotes end soon",
    paragraphs: [
      `The last of your quotes that you can choose is good until ${lastDay ?? ""}. After that its agent would have to renew it.`,
    ],
    button: { label: "See my quotes", path: myQuotes },
  }),
  "policy-ends": ({ lastDay, renewal: { isSubmitted = false, policies = [] } = {} }) => ({
    subject: `Your policy ends on ${lastDay ?? ""}`,
    paragraphs: [
      isSubmitted
        ? "Your answers are still here. Look at what may have changed since; one press asks agents for quotes again."
        : "Your answers are still here. Look at what may have changed since, and submit your application when it is complete.",
    ],
    lists:
      policies.length === 0
        ? []
        : [{ title: "What you have, as you told us", items: policies.map(policyInEnglish) }],
    button: { label: "Look at my answers", path: renewal },
  }),
  "year-after-choice": ({ chosen }) => ({
    subject: "A year ago you chose a quote",
    paragraphs: [
      chosen &&
        `You chose ${chosen.carrier}, for ${chosen.monthly} a month. Policies are often renewed at another price.`,
      "Your answers are still here. Look at what may have changed since; one press asks agents for quotes again.",
    ],
    button: { label: "Look at my answers", path: renewal },
  }),
  "fee-returned": ({ fee }) => ({
    subject: "Your fee goes back to you",
    paragraphs: [
      `${fee?.amount ?? ""} goes back to the card with which you paid the fee of lead ${fee?.lead ?? ""}. Banks take up to ten days to show it.`,
      "With the fee, what it bought has ended: you no longer see how to reach this client, and they can choose again. Your quote stands, and so does your receipt.",
      fee?.answer && `What we looked at: ${fee.answer}`,
    ],
    button: { label: "See my payments", path: payments },
  }),
  "fee-refused": ({ fee }) => ({
    subject: "Your fee is not returned",
    paragraphs: [
      `You asked for the fee of lead ${fee?.lead ?? ""} back. We looked into it, and the fee stays as it is.`,
      fee?.answer && `Why: ${fee.answer}`,
    ],
    button: { label: "See my payments", path: payments },
  }),
  "message-to-consumer": (values) => ({
    subject: "You have a new message about your quote",
    paragraphs: [
      `The agent of your quote with ${values.thread?.carrierName ?? ""} wrote to you. Read it and answer on Quotehaven.`,
    ],
    button: { label: "Read the message", path: threadLinks.consumer(values) },
  }),
  "message-to-agent": (values) => ({
    subject: "A client wrote to you about your quote",
    paragraphs: [
      `${values.clientName ?? "A client"} wrote to you about your quote with ${values.thread?.carrierName ?? ""}.`,
    ],
    button: { label: "Read the message", path: threadLinks.agent(values) },
  }),
};

function readersInEnglish({ submission }: MailValues): string {
  const { agentsFrom = 0 } = submission ?? {};
  if (agentsFrom === 0) {
    return "Your application is submitted. No agent quotes in your ZIP code yet; whoever comes finds it.";
  }
  return agentsFrom < 5
    ? "Your application is submitted. The few agents who quote in your ZIP code can read your answers now."
    : `Your application is submitted. At least ${agentsFrom} agents quote in your ZIP code, and can read your answers now.`;
}

function firstQuoteInEnglish({ submission }: MailValues): Said {
  if (!submission?.firstQuoteHours || submission.agentsFrom === 0) return null;
  const time = hoursInWords(submission.firstQuoteHours, {
    hours: ["hour", "hours"],
    days: ["day", "days"],
  });
  return `Half of those who applied lately had their first quote within ${time}.`;
}

function quoteSubject(quotes: readonly QuoteInMail[]): string {
  const [quote] = quotes;
  if (quotes.length !== 1 || !quote) return `You have ${quotes.length} quotes to review`;
  return quote.before
    ? `A quote was updated: ${quote.carrier}, now ${quote.monthly} a month`
    : `You have a new quote to review: ${quote.carrier}, ${quote.monthly} a month`;
}

function quoteInEnglish(quote: QuoteInMail): string {
  const { monthly, yearly, before, isLowest, among, short, cover } = quote;
  return [
    before
      ? `Updated: now ${monthly} a month or ${yearly} a year, before ${before.monthly} a month or ${before.yearly} a year.`
      : `New: ${monthly} a month or ${yearly} a year.`,
    isLowest && (among ? `The lowest of ${among}.` : "The lowest price so far."),
    short && `${asSentence(shortWords(short, "en"))}.`,
    cover.lines > 0 && `It ${countWords(cover, "en")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Who quotes, and until when. */
function giverInEnglish({ agent, validUntil }: QuoteInMail): string {
  return [
    agent && `From ${[agent.name, agent.agency].filter(Boolean).join(", ")}.`,
    validUntil && `You can choose it until ${validUntil}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const ofFee = ({ leadFee }: MailValues) => (leadFee ? ` of ${leadFee}` : "");

/** What quoting costs, where it is known. */
const feeInEnglish = ({ leadFee }: MailValues) =>
  leadFee && `Quoting is free. You pay ${leadFee} only if the client chooses your quote.`;

/** A policy on one line: what is known of it. */
function policyInEnglish({ type, carrier, price, endsOn }: PolicyInMail): string {
  const spans = { 1: "a month", 3: "for 3 months", 6: "for 6 months", 12: "a year" };
  const known = [
    carrier,
    price && `${price.amount} ${spans[price.months]}`,
    endsOn && `until ${endsOn}`,
  ];
  return `${type}: ${known.filter(Boolean).join(", ")}`;
}

/** A lead on one line, and as short as a subject wants it. */
function leadInEnglish(lead: LeadInMail): { short: string; long: string } {
  const needs = lead.types.map(({ name, need }) => (need ? `${name} (needs ${need})` : name));
  return {
    short: `${listed(lead, "en")}${lead.place && ` in ${lead.place}`}`,
    long: `${needs.join(", ")}${lead.place && ` – ${lead.place}`}`,
  };
}

function inEnglish(values: MailValues): string {
  return lifetime(values, {
    days: ["day", "days"],
    hours: ["hour", "hours"],
    minutes: ["minute", "minutes"],
  });
}
