import { screenLink } from "@quotehaven/contract/release";
import type { Language } from "@quotehaven/contract/schemas";

/** What one mail says, before it is laid out. */
export type MailText = {
  subject: string;
  paragraphs: string[];
  /** Each under a title of its own, after the paragraphs. */
  lists?: { title: string; items: readonly string[] }[];
  button?: { label: string; path: string };
};

/** The values the texts are filled with. */
export type MailValues = {
  /** How the reader is greeted. */
  readerName: string;
  /** The token of a mailed link. */
  token?: string;
  /** Where the reader logs in: consumers and agents do so in different places. */
  loginPath: string;
  /** Whom to write to when something is wrong. */
  supportEmail: string;
  /** A client's first name. */
  clientName?: string;
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
  /** A fee that was asked back: how much, of which lead, and why it was not returned. */
  fee?: { amount: string; lead: string; answer: string };
  linkLifetime?: { amount: number; unit: "hours" | "minutes" };
  receipt?: {
    number: string;
    amount: string;
    paidOn: string;
    lead: string;
    card: string | null;
  };
};

/** What a mail says of a quote; amounts as they are shown. */
type QuoteInMail = {
  carrier: string;
  monthly: string;
  yearly: string;
  /** Of an update: what it cost until then. */
  before?: { monthly: string; yearly: string };
  isLowest: boolean;
  /** Lines of the need, and how many are met; null where the agent did not state the cover. */
  cover: { lines: number; met: number } | null;
};

/** What a mail says of a new lead: the place, and each type with what is needed; amounts as shown. */
type LeadInMail = { place: string; types: { name: string; need: string | null }[] };

/** The kinds of mail. */
export type MailKind =
  | "verify-account"
  | "verify-email"
  | "reset-password"
  | "password-changed"
  | "address-change-requested"
  | "address-changed"
  | "receipt"
  | "application-reopened"
  | "new-quote"
  | "quote-news"
  | "new-lead"
  | "lead-digest"
  | "lead-changed"
  | "quote-withdrawn"
  | "quote-selected"
  | "quote-chosen"
  | "choice-taken-back"
  | "contact-reminder"
  | "agent-late"
  | "quotes-end-soon"
  | "fee-returned"
  | "fee-refused"
  | "message-to-consumer"
  | "message-to-agent";

type Texts = Record<MailKind, (values: MailValues) => MailText> & {
  greeting: (name: string) => string;
  footer: string;
  /** Of the link that stops mails of new leads. */
  stop: string;
  linkHint: string;
};

const myQuotes = screenLink("consumer", "my-quotes");
const myChoice = screenLink("consumer", "my-quotes/choice");
const leads = screenLink("agent", "leads/all");
const payments = screenLink("agent", "payments");

const threadLinks = {
  consumer: ({ thread }: MailValues) =>
    screenLink("consumer", thread ? `my-quotes/${thread.quoteId}/messages` : "my-quotes"),
  agent: ({ thread }: MailValues) =>
    screenLink("agent", thread ? `leads/${thread.leadId}/messages/${thread.quoteId}` : "leads/all"),
};

const link = (path: string, token: string | undefined) =>
  `${path}?token=${encodeURIComponent(token ?? "")}`;

const lifetime = (
  values: MailValues,
  units: { hours: [string, string]; minutes: [string, string] },
) => {
  const { amount, unit } = values.linkLifetime ?? { amount: 1, unit: "hours" as const };
  const [one, many] = units[unit];
  return `${amount} ${amount === 1 ? one : many}`;
};

const english: Texts = {
  greeting: (name) => (name === "" ? "Hello," : `Hello ${name},`),
  footer:
    "Quotehaven. You receive this message because of an account with this address. Which notifications come by email is chosen in the account.",
  stop: "No more emails about new leads",
  linkHint: "If the button does not work, open this address:",
  "verify-account": (values) => ({
    subject: "Please confirm your email",
    paragraphs: [
      "Welcome to Quotehaven. Please confirm that this is your email address, then you can log in.",
      `The link works once, for ${inEnglish(values)}. If you did not register, ignore this message.`,
    ],
    button: { label: "Verify Account", path: link("/verify", values.token) },
  }),
  "verify-email": (values) => ({
    subject: "Please confirm your new email",
    paragraphs: [
      "You asked to use this address for your Quotehaven account. It counts once you confirm it.",
      `The link works once, for ${inEnglish(values)}. If you did not ask for this, ignore this message.`,
    ],
    button: { label: "Confirm new address", path: link("/verify", values.token) },
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
      "If it was not you, choose a new one now: open the log in and press Forgot your password?",
    ],
    button: { label: "Go to the log in", path: loginPath },
  }),
  "address-change-requested": ({ loginPath }) => ({
    subject: "A new email address for your account",
    paragraphs: [
      "Somebody who is logged in asked to use another email address for your Quotehaven account. It counts once the link in our message to that address is used.",
      "If it was not you, choose a new password now, which stops the change and logs out every device: open the log in and press Forgot your password?",
    ],
    button: { label: "Go to the log in", path: loginPath },
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
      ...(receipt?.card ? [`Paid by card: ${receipt.card}.`] : []),
    ],
    button: { label: "See client details", path: leads },
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
      ...(quotes.length > 1 ? ["There is news of the quotes for your application."] : []),
      ...quotes.map(quoteInEnglish),
    ],
    button: { label: "See my quotes", path: myQuotes },
  }),
  "new-lead": ({ leads: [lead] = [] }) => ({
    subject: lead
      ? `You have a new prospect to quote: ${leadInEnglish(lead).short}`
      : "You have a new prospect to quote",
    paragraphs: [
      "Somebody submitted an application that you can quote.",
      ...(lead ? [leadInEnglish(lead).long] : []),
    ],
    button: { label: "See leads", path: leads },
  }),
  "lead-digest": ({ leads: list = [], moreLeads = 0 }) => ({
    subject:
      list.length + moreLeads === 1
        ? "1 new lead to quote"
        : `${list.length + moreLeads} new leads to quote`,
    paragraphs: ["New since our last message to you, and still open:"],
    lists: [
      {
        title: "New leads",
        items: [
          ...list.map((lead) => leadInEnglish(lead).long),
          ...(moreLeads > 0 ? [`and ${moreLeads} more in your list`] : []),
        ],
      },
    ],
    button: { label: "See leads", path: leads },
  }),
  "lead-changed": ({ clientName }) => ({
    subject: "A prospect requested a change to the quote",
    paragraphs: [
      `${clientName ?? "A client"} changed the application you quoted. Until you update your quote it cannot be chosen.`,
    ],
    button: { label: "See leads", path: leads },
  }),
  "quote-withdrawn": ({ clientName, carrierName }) => ({
    subject: "Your quote was withdrawn",
    paragraphs: [
      `${clientName ?? "A client"} changed the application you quoted. It now asks for something that ${carrierName ?? "the insurance company"} does not write, so your quote with it was withdrawn.`,
      "If you work with a company that writes everything the application asks for, you can send a new quote.",
    ],
    button: { label: "See leads", path: leads },
  }),
  "quote-selected": ({ clientName, deadline }) => ({
    subject: "Your quote was selected",
    paragraphs: [
      `${clientName ?? "A client"} chose your quote. Pay the flat fee to see how to reach them.`,
      ...(deadline
        ? [`Please do so by ${deadline}. After that they may choose another agent.`]
        : []),
    ],
    button: { label: "See leads", path: leads },
  }),
  "quote-chosen": ({ choice }) => ({
    subject: "You chose a quote",
    paragraphs: [
      `You chose the quote with ${choice?.carrierName ?? ""}. ${choice?.consent ?? ""}`,
      ...(choice?.nobodyCalls ? [choice.nobodyCalls] : []),
      "Until the agent has paid for your contact details, you can take this choice back.",
    ],
    lists: choiceLists(choice, "What happens next", "What to have ready"),
    button: { label: "See my choice", path: myChoice },
  }),
  "choice-taken-back": ({ clientName = "A client", otherChosen = false }) => ({
    subject: otherChosen ? "A client chose another quote" : "A client took their choice back",
    paragraphs: [
      otherChosen
        ? `${clientName} chose another quote instead of yours, because the time to pay for their contact details had passed. The lead stays in your list, and a payment that was begun ends.`
        : `${clientName} took the choice of your quote back. Your quote stands as before, and a payment that was begun ends.`,
    ],
    button: { label: "See leads", path: leads },
  }),
  "contact-reminder": ({ clientName, deadline }) => ({
    subject: "A client is waiting for you",
    paragraphs: [
      `${clientName ?? "A client"} chose your quote and is waiting for your call. Pay the flat fee by ${deadline ?? ""} to see how to reach them.`,
      "After that they may choose another agent. Your quote stays until they do.",
    ],
    button: { label: "See leads", path: leads },
  }),
  "agent-late": () => ({
    subject: "You can choose another quote",
    paragraphs: [
      "The agent whose quote you chose has not opened your contact details in time, so nobody can call you yet.",
      "You can choose another quote now. Until you do, that agent may still come.",
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
  "fee-returned": ({ fee }) => ({
    subject: "Your fee goes back to you",
    paragraphs: [
      `You asked for the fee of lead ${fee?.lead ?? ""} back, and ${fee?.amount ?? ""} goes back to the card you paid with. Banks take up to ten days to show it.`,
      ...(fee?.answer ? [`What we looked at: ${fee.answer}`] : []),
    ],
    button: { label: "See my payments", path: payments },
  }),
  "fee-refused": ({ fee }) => ({
    subject: "Your fee is not returned",
    paragraphs: [
      `You asked for the fee of lead ${fee?.lead ?? ""} back. We looked into it, and the fee stays as it is.`,
      ...(fee?.answer ? [`Why: ${fee.answer}`] : []),
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

const spanish: Texts = {
  greeting: (name) => (name === "" ? "Hola:" : `Hola, ${name}:`),
  footer:
    "Quotehaven. Recibe este mensaje por una cuenta con esta dirección. En la cuenta se elige qué notificaciones llegan por correo.",
  stop: "No recibir más correos sobre prospectos nuevos",
  linkHint: "Si el botón no funciona, abra esta dirección:",
  "verify-account": (values) => ({
    subject: "Confirme su correo electrónico",
    paragraphs: [
      "Le damos la bienvenida a Quotehaven. Confirme que esta es su dirección y podrá iniciar sesión.",
      `El enlace sirve una vez, durante ${inSpanish(values)}. Si usted no se registró, ignore este mensaje.`,
    ],
    button: { label: "Verificar cuenta", path: link("/verify", values.token) },
  }),
  "verify-email": (values) => ({
    subject: "Confirme su nuevo correo electrónico",
    paragraphs: [
      "Pidió usar esta dirección para su cuenta de Quotehaven. Valdrá cuando la confirme.",
      `El enlace sirve una vez, durante ${inSpanish(values)}. Si no lo pidió, ignore este mensaje.`,
    ],
    button: { label: "Confirmar la dirección", path: link("/verify", values.token) },
  }),
  "reset-password": (values) => ({
    subject: "Restablezca su contraseña",
    paragraphs: [
      "Alguien pidió restablecer la contraseña de su cuenta de Quotehaven. Si fue usted, elija una nueva.",
      `El enlace sirve una vez, durante ${inSpanish(values)}. Si no fue usted, ignore este mensaje: nada ha cambiado.`,
    ],
    button: { label: "Restablecer contraseña", path: link("/reset-password", values.token) },
  }),
  "password-changed": ({ loginPath }) => ({
    subject: "Su contraseña ha cambiado",
    paragraphs: [
      "La contraseña de su cuenta de Quotehaven acaba de cambiar y se cerró la sesión en otros dispositivos.",
      "Si no fue usted, elija otra ahora: abra el inicio de sesión y pulse ¿Olvidó su contraseña?",
    ],
    button: { label: "Ir al inicio de sesión", path: loginPath },
  }),
  "address-change-requested": ({ loginPath }) => ({
    subject: "Otra dirección de correo para su cuenta",
    paragraphs: [
      "Alguien con la sesión iniciada pidió usar otra dirección de correo para su cuenta de Quotehaven. Valdrá cuando se use el enlace de nuestro mensaje a esa dirección.",
      "Si no fue usted, elija ahora otra contraseña, lo que detiene el cambio y cierra la sesión en todos los dispositivos: abra el inicio de sesión y pulse ¿Olvidó su contraseña?",
    ],
    button: { label: "Ir al inicio de sesión", path: loginPath },
  }),
  "address-changed": ({ supportEmail }) => ({
    subject: "Su correo electrónico ha cambiado",
    paragraphs: [
      "Su cuenta de Quotehaven usa ahora otra dirección de correo y esta ya no sirve para ella.",
      `Si no fue usted, escríbanos enseguida: ${supportEmail}.`,
    ],
  }),
  receipt: ({ receipt }) => ({
    subject: `Recibo ${receipt?.number ?? ""}`,
    paragraphs: [
      `Gracias. Recibimos su pago de ${receipt?.amount ?? ""} el ${receipt?.paidOn ?? ""}.`,
      `Número de recibo: ${receipt?.number ?? ""}. Por: datos del cliente del prospecto ${receipt?.lead ?? ""}.`,
      ...(receipt?.card ? [`Pagado con tarjeta: ${receipt.card}.`] : []),
    ],
    button: { label: "Ver los datos del cliente", path: leads },
  }),
  "application-reopened": () => ({
    subject: "Elija otra cotización",
    paragraphs: [
      "El agente cuya cotización eligió ya no está en Quotehaven. Su solicitud está abierta de nuevo y puede elegir entre sus otras cotizaciones.",
    ],
    button: { label: "Ver mis cotizaciones", path: myQuotes },
  }),
  "new-quote": () => ({
    subject: "Tiene una nueva cotización",
    paragraphs: ["Un agente envió una cotización para su solicitud. Ya puede revisarla."],
    button: { label: "Ver mis cotizaciones", path: myQuotes },
  }),
  "quote-news": ({ quotes = [] }) => ({
    subject: quoteSubjectInSpanish(quotes),
    paragraphs: [
      ...(quotes.length > 1 ? ["Hay novedades en las cotizaciones de su solicitud."] : []),
      ...quotes.map(quoteInSpanish),
    ],
    button: { label: "Ver mis cotizaciones", path: myQuotes },
  }),
  "new-lead": ({ leads: [lead] = [] }) => ({
    subject: lead
      ? `Tiene un nuevo prospecto por cotizar: ${leadInSpanish(lead).short}`
      : "Tiene un nuevo prospecto por cotizar",
    paragraphs: [
      "Alguien envió una solicitud que usted puede cotizar.",
      ...(lead ? [leadInSpanish(lead).long] : []),
    ],
    button: { label: "Ver prospectos", path: leads },
  }),
  "lead-digest": ({ leads: list = [], moreLeads = 0 }) => ({
    subject:
      list.length + moreLeads === 1
        ? "1 prospecto nuevo por cotizar"
        : `${list.length + moreLeads} prospectos nuevos por cotizar`,
    paragraphs: ["Nuevos desde nuestro último mensaje, y todavía abiertos:"],
    lists: [
      {
        title: "Prospectos nuevos",
        items: [
          ...list.map((lead) => leadInSpanish(lead).long),
          ...(moreLeads > 0 ? [`y ${moreLeads} más en su lista`] : []),
        ],
      },
    ],
    button: { label: "Ver prospectos", path: leads },
  }),
  "lead-changed": ({ clientName }) => ({
    subject: "Un cliente pidió un cambio en la cotización",
    paragraphs: [
      `${clientName ?? "Un cliente"} cambió la solicitud que usted cotizó. El cliente no podrá elegir su cotización hasta que usted la actualice.`,
    ],
    button: { label: "Ver prospectos", path: leads },
  }),
  "quote-withdrawn": ({ clientName, carrierName }) => ({
    subject: "Su cotización se retiró",
    paragraphs: [
      `${clientName ?? "Un cliente"} cambió la solicitud que usted cotizó. Ahora pide algo que ${carrierName ?? "la aseguradora"} no ofrece, así que su cotización con ella se retiró.`,
      "Si trabaja con una aseguradora que ofrece todo lo que pide la solicitud, puede enviar una cotización nueva.",
    ],
    button: { label: "Ver prospectos", path: leads },
  }),
  "quote-selected": ({ clientName, deadline }) => ({
    subject: "Su cotización fue elegida",
    paragraphs: [
      `${clientName ?? "Un cliente"} eligió su cotización. Pague la tarifa fija para ver cómo contactarle.`,
      ...(deadline
        ? [`Hágalo antes de: ${deadline}. Después, el cliente podrá elegir a otro agente.`]
        : []),
    ],
    button: { label: "Ver prospectos", path: leads },
  }),
  "quote-chosen": ({ choice }) => ({
    subject: "Eligió una cotización",
    paragraphs: [
      `Eligió la cotización con ${choice?.carrierName ?? ""}. ${choice?.consent ?? ""}`,
      ...(choice?.nobodyCalls ? [choice.nobodyCalls] : []),
      "Mientras el agente no haya pagado por sus datos de contacto, puede retirar esta elección.",
    ],
    lists: choiceLists(choice, "Qué sigue", "Qué tener a mano"),
    button: { label: "Ver mi elección", path: myChoice },
  }),
  "choice-taken-back": ({ clientName = "Un cliente", otherChosen = false }) => ({
    subject: otherChosen ? "Un cliente eligió otra cotización" : "Un cliente retiró su elección",
    paragraphs: [
      otherChosen
        ? `${clientName} eligió otra cotización en lugar de la suya, porque había pasado el plazo para pagar por sus datos de contacto. El prospecto sigue en su lista y un pago que se haya iniciado termina.`
        : `${clientName} retiró la elección de su cotización. Su cotización sigue como antes y un pago que se haya iniciado termina.`,
    ],
    button: { label: "Ver prospectos", path: leads },
  }),
  "contact-reminder": ({ clientName, deadline }) => ({
    subject: "Un cliente le espera",
    paragraphs: [
      `${clientName ?? "Un cliente"} eligió su cotización y espera su llamada. Pague la tarifa fija para ver cómo contactarle. Tiene de plazo hasta: ${deadline ?? ""}.`,
      "Después, el cliente podrá elegir a otro agente. Hasta entonces su cotización sigue en pie.",
    ],
    button: { label: "Ver prospectos", path: leads },
  }),
  "agent-late": () => ({
    subject: "Puede elegir otra cotización",
    paragraphs: [
      "El agente cuya cotización eligió no ha abierto a tiempo sus datos de contacto, así que todavía nadie puede llamarle.",
      "Ya puede elegir otra cotización. Hasta que lo haga, ese agente aún puede responder.",
    ],
    button: { label: "Ver mis cotizaciones", path: myQuotes },
  }),
  "quotes-end-soon": ({ lastDay }) => ({
    subject: "Sus cotizaciones vencen pronto",
    paragraphs: [
      `La última de sus cotizaciones que puede elegir vale hasta el ${lastDay ?? ""}. Después, su agente tendría que renovarla.`,
    ],
    button: { label: "Ver mis cotizaciones", path: myQuotes },
  }),
  "fee-returned": ({ fee }) => ({
    subject: "Le devolvemos la tarifa",
    paragraphs: [
      `Pidió la devolución de la tarifa del prospecto ${fee?.lead ?? ""}, y ${fee?.amount ?? ""} vuelven a la tarjeta con la que pagó. Los bancos tardan hasta diez días en mostrarlo.`,
      ...(fee?.answer ? [`Lo que tuvimos en cuenta: ${fee.answer}`] : []),
    ],
    button: { label: "Ver mis pagos", path: payments },
  }),
  "fee-refused": ({ fee }) => ({
    subject: "No se devuelve la tarifa",
    paragraphs: [
      `Pidió la devolución de la tarifa del prospecto ${fee?.lead ?? ""}. Lo hemos examinado y la tarifa queda como está.`,
      ...(fee?.answer ? [`Por qué: ${fee.answer}`] : []),
    ],
    button: { label: "Ver mis pagos", path: payments },
  }),
  "message-to-consumer": (values) => ({
    subject: "Tiene un mensaje nuevo sobre su cotización",
    paragraphs: [
      `El agente de su cotización con ${values.thread?.carrierName ?? ""} le escribió. Léalo y responda en Quotehaven.`,
    ],
    button: { label: "Leer el mensaje", path: threadLinks.consumer(values) },
  }),
  "message-to-agent": (values) => ({
    subject: "Un cliente le escribió sobre su cotización",
    paragraphs: [
      `${values.clientName ?? "Un cliente"} le escribió sobre su cotización con ${values.thread?.carrierName ?? ""}.`,
    ],
    button: { label: "Leer el mensaje", path: threadLinks.agent(values) },
  }),
};

function quoteSubject(quotes: readonly QuoteInMail[]): string {
  const [quote] = quotes;
  if (quotes.length !== 1 || !quote) return `You have ${quotes.length} quotes to review`;
  return quote.before
    ? `A quote was updated: ${quote.carrier}, now ${quote.monthly} a month`
    : `You have a new quote to review: ${quote.carrier}, ${quote.monthly} a month`;
}

function quoteInEnglish({
  carrier,
  monthly,
  yearly,
  before,
  isLowest,
  cover,
}: QuoteInMail): string {
  return [
    before
      ? `${carrier}, updated: now ${monthly} a month or ${yearly} a year, before ${before.monthly} a month or ${before.yearly} a year.`
      : `${carrier}, new: ${monthly} a month or ${yearly} a year.`,
    ...(isLowest ? ["The lowest price so far."] : []),
    ...(cover === null
      ? ["The agent did not state what it covers."]
      : cover.lines > 0
        ? [`It meets ${cover.met} of the ${cover.lines} lines of cover that you need.`]
        : []),
  ].join(" ");
}

function quoteSubjectInSpanish(quotes: readonly QuoteInMail[]): string {
  const [quote] = quotes;
  if (quotes.length !== 1 || !quote) return `Tiene ${quotes.length} cotizaciones por revisar`;
  return quote.before
    ? `Una cotización cambió: ${quote.carrier}, ahora ${quote.monthly} al mes`
    : `Tiene una nueva cotización: ${quote.carrier}, ${quote.monthly} al mes`;
}

function quoteInSpanish({
  carrier,
  monthly,
  yearly,
  before,
  isLowest,
  cover,
}: QuoteInMail): string {
  return [
    before
      ? `${carrier}, actualizada: ahora ${monthly} al mes o ${yearly} al año, antes ${before.monthly} al mes o ${before.yearly} al año.`
      : `${carrier}, nueva: ${monthly} al mes o ${yearly} al año.`,
    ...(isLowest ? ["El precio más bajo hasta ahora."] : []),
    ...(cover === null
      ? ["El agente no indicó lo que cubre."]
      : cover.lines > 0
        ? [`Cumple ${cover.met} de las ${cover.lines} coberturas que necesita.`]
        : []),
  ].join(" ");
}

/** A lead on one line, and as short as a subject wants it. */
function leadInEnglish(lead: LeadInMail): { short: string; long: string } {
  const needs = lead.types.map(({ name, need }) => (need ? `${name} (needs ${need})` : name));
  return {
    short: `${listed(lead, "en")}${lead.place && ` in ${lead.place}`}`,
    long: `${needs.join(", ")}${lead.place && ` – ${lead.place}`}`,
  };
}

function leadInSpanish(lead: LeadInMail): { short: string; long: string } {
  const needs = lead.types.map(({ name, need }) => (need ? `${name} (necesita ${need})` : name));
  return {
    short: `${listed(lead, "es")}${lead.place && ` en ${lead.place}`}`,
    long: `${needs.join(", ")}${lead.place && ` – ${lead.place}`}`,
  };
}

const listed = ({ types }: LeadInMail, language: Language) =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(types.map(({ name }) => name));

function choiceLists(choice: MailValues["choice"], next: string, ready: string): MailText["lists"] {
  if (!choice) return [];
  return [
    { title: next, items: choice.steps },
    ...choice.toHaveReady.map(({ name, items }) => ({ title: `${ready}: ${name}`, items })),
  ];
}

function inEnglish(values: MailValues): string {
  return lifetime(values, { hours: ["hour", "hours"], minutes: ["minute", "minutes"] });
}

function inSpanish(values: MailValues): string {
  return lifetime(values, { hours: ["hora", "horas"], minutes: ["minuto", "minutos"] });
}

/** The texts of every mail by language. */
export const mailTexts: Record<Language, Texts> = { en: english, es: spanish };
