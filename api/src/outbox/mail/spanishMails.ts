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
  "Quotehaven. Recibe este mensaje porque alguien dio esta dirección al registrarse. No le enviaremos otros si nadie los pide.";

/** What mails say in Spanish. */
export const spanishMails: MailTexts = {
  greeting: (name) => (name === "" ? "Hola:" : `Hola, ${name}:`),
  footer:
    "Quotehaven. Recibe este mensaje porque hay una cuenta con esta dirección. En ella puede elegir qué notificaciones le llegan por correo.",
  stop: "No recibir más correos sobre prospectos nuevos",
  settings: "Elegir qué notificaciones llegan por correo",
  linkHint: "Si el botón no funciona, abra esta dirección:",
  "verify-account": (values) => {
    const label = "Verificar cuenta";
    const subject = "Confirme su correo electrónico";
    const [one, ...others] = values.registrations ?? [];
    if (others.length === 0) {
      return {
        subject,
        paragraphs: [
          "Le damos la bienvenida a Quotehaven. Confirme que esta es su dirección y podrá iniciar sesión.",
          `El enlace sirve una sola vez y vence en ${inSpanish(values)}. Si usted no se registró, ignore este mensaje.`,
        ],
        button: { label, path: link("/verify", one?.token) },
        footer: registrationFooter,
      };
    }
    return {
      subject,
      paragraphs: [
        "Hay más de un registro con esta dirección por confirmar. Use el enlace del que sea suyo: ese será su cuenta y los demás quedarán sin efecto.",
        "Cada enlace sirve una sola vez, durante una semana desde su registro. Si usted no inició ninguno, no tiene que hacer nada: sin su enlace, ninguno se convierte en cuenta.",
      ],
      links: registrationLinks(values, {
        label,
        agent: "Agente",
        typeOf: (name) => `Seguro de ${name.toLowerCase()}`,
      }),
      footer: registrationFooter,
    };
  },
  "verify-email": (values) => ({
    subject: "Confirme su nuevo correo electrónico",
    paragraphs: [
      "Usted pidió usar esta dirección para su cuenta de Quotehaven. El cambio se hará cuando la confirme.",
      values.needsPresent &&
        "Como hace poco se cambió su contraseña sin la anterior, hay que usar también el enlace que enviamos a su dirección actual.",
      `El enlace sirve una sola vez y vence en ${inSpanish(values)}. Si no lo pidió, ignore este mensaje.`,
    ],
    button: { label: "Confirmar la dirección", path: link("/verify", values.token) },
  }),
  "approve-email": (values) => ({
    subject: "¿Pidió usted este cambio de dirección?",
    paragraphs: [
      `Alguien con la sesión iniciada pidió usar ${values.newAddress ?? "otra dirección"} para su cuenta de Quotehaven. Hace poco se cambió la contraseña sin la anterior, así que el cambio se hará solo cuando usted lo acepte aquí y se confirme también nuestro mensaje a esa dirección.`,
      `El enlace sirve una sola vez y vence en ${inSpanish(values)}. Si no fue usted, no lo abra y elija otra contraseña ahora mismo: vaya a iniciar sesión y pulse «¿Olvidó su contraseña?». Eso detiene el cambio y cierra la sesión en todos los dispositivos.`,
      `Si tiene preguntas, escriba a ${values.supportEmail}.`,
    ],
    button: {
      label: "Aceptar la dirección nueva",
      path: `${link("/verify", values.token)}&change=address`,
    },
  }),
  registration: (values) => ({
    subject: "Continúe su registro",
    paragraphs: [
      "Usted pidió continuar su registro en Quotehaven en otro dispositivo. Este enlace lo abre con las respuestas que ya dio. Su contraseña no se guardó: la elegirá al final.",
      `El enlace sirve durante ${inSpanish(values)} o hasta que termine su registro; después borramos lo que escribió. Quien lo tenga puede leer sus respuestas, así que no lo comparta.`,
      "Si no lo pidió, ignore este mensaje: no se creó ninguna cuenta.",
    ],
    button: { label: "Continuar el registro", path: link(CONTINUE_REGISTRATION, values.token) },
    footer: registrationFooter,
  }),
  "reset-password": (values) => ({
    subject: "Restablezca su contraseña",
    paragraphs: [
      "Alguien pidió restablecer la contraseña de su cuenta de Quotehaven. Si fue usted, elija una nueva.",
      `El enlace sirve una sola vez y vence en ${inSpanish(values)}. Si no fue usted, ignore este mensaje: nada ha cambiado.`,
    ],
    button: { label: "Restablecer contraseña", path: link("/reset-password", values.token) },
  }),
  "password-changed": ({ loginPath }) => ({
    subject: "Su contraseña ha cambiado",
    paragraphs: [
      "La contraseña de su cuenta de Quotehaven acaba de cambiar y se cerró la sesión en otros dispositivos.",
      "Si no fue usted, elija otra ahora mismo: vaya a iniciar sesión y pulse «¿Olvidó su contraseña?».",
    ],
    button: { label: "Ir al inicio de sesión", path: loginPath },
  }),
  "address-change-requested": ({ loginPath }) => ({
    subject: "Otra dirección de correo para su cuenta",
    paragraphs: [
      "Alguien con la sesión iniciada pidió usar otra dirección de correo para su cuenta de Quotehaven. El cambio se hará cuando se abra el enlace que enviamos a esa dirección.",
      "Si no fue usted, elija ahora mismo otra contraseña, lo que detiene el cambio y cierra la sesión en todos los dispositivos: vaya a iniciar sesión y pulse «¿Olvidó su contraseña?».",
    ],
    button: { label: "Ir al inicio de sesión", path: loginPath },
  }),
  "address-changed": ({ supportEmail }) => ({
    subject: "Su correo electrónico ha cambiado",
    paragraphs: [
      "Su cuenta de Quotehaven usa ahora otra dirección de correo; esta ya no sirve para iniciar sesión.",
      `Si no fue usted, escríbanos enseguida: ${supportEmail}.`,
    ],
  }),
  receipt: ({ receipt }) => ({
    subject: `Recibo ${receipt?.number ?? ""}`,
    paragraphs: [
      `Gracias. Recibimos su pago de ${receipt?.amount ?? ""} el ${receipt?.paidOn ?? ""}.`,
      `Número de recibo: ${receipt?.number ?? ""}. Concepto: datos de contacto del cliente del prospecto ${receipt?.lead ?? ""}.`,
      receipt?.card && `Tarjeta: ${receipt.card}.`,
    ],
    button: { label: "Ver los datos del cliente", path: clientLink(receipt?.lead) },
  }),
  "application-submitted": (values) => ({
    subject: "Los agentes ya tienen su solicitud",
    paragraphs: [readersInSpanish(values), firstQuoteInSpanish(values)],
    sections: needSections(values, "Lo que necesita"),
    lists: [
      {
        title: "Lo que nadie ve",
        items: [
          "Su teléfono y su correo: solo el agente cuya cotización elija",
          "La segunda línea de su dirección",
        ],
      },
      {
        title: "Mientras tanto",
        items: [
          "Todavía puede cambiar sus respuestas. Se avisa a los agentes, que actualizan sus cotizaciones.",
          "Tenga a mano la póliza que tiene ahora: sus límites muestran qué cambia una cotización.",
          "Le escribimos cuando llegue una cotización. No hace falta que mire cada día.",
        ],
      },
    ],
    button: { label: "Ver cómo va", path: mySubmission },
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
    subject: quoteSubject(quotes),
    paragraphs: [
      quotes.length > 1
        ? "Hay novedades en las cotizaciones de su solicitud."
        : "Un agente le envió lo que le ofrece. Mírelo con calma: nadie llama antes de que usted elija.",
    ],
    sections: quotes.map((quote) => ({
      title: quote.carrier,
      text: quoteInSpanish(quote),
      note: giverInSpanish(quote),
      pictures: quote.pictures,
    })),
    button: { label: "Ver mis cotizaciones", path: myQuotes },
  }),
  "new-lead": (values) => {
    const [lead] = values.leads ?? [];
    return {
      subject: lead
        ? `Tiene un nuevo prospecto por cotizar: ${leadInSpanish(lead).short}`
        : "Tiene un nuevo prospecto por cotizar",
      paragraphs: [
        "Alguien envió una solicitud que usted puede cotizar.",
        lead && leadInSpanish(lead).long,
        feeInSpanish(values),
      ],
      button: { label: "Cotizar este prospecto", path: leadLink(values) },
    };
  },
  "lead-digest": ({ leads: list = [], moreLeads = 0, ...values }) => ({
    subject:
      list.length + moreLeads === 1
        ? "1 prospecto nuevo por cotizar"
        : `${list.length + moreLeads} prospectos nuevos por cotizar`,
    paragraphs: ["Nuevos desde nuestro último mensaje, y todavía abiertos:", feeInSpanish(values)],
    lists: [
      {
        title: "Prospectos nuevos",
        items: [
          ...list.map((lead) => leadInSpanish(lead).long),
          moreLeads > 0 && `y ${moreLeads} más en su lista`,
        ],
      },
    ],
    button: { label: "Ver prospectos", path: newLeads },
  }),
  "lead-changed": (values) => ({
    subject: "Un cliente pidió un cambio en la cotización",
    paragraphs: [
      `${values.clientName ?? "Un cliente"} cambió la solicitud que usted cotizó. El cliente no podrá elegir su cotización hasta que usted la actualice.`,
    ],
    sections: needSections(values, "Lo que necesita ahora"),
    button: { label: "Actualizar mi cotización", path: leadLink(values) },
  }),
  "quote-withdrawn": (values) => ({
    subject: "Su cotización fue retirada",
    paragraphs: [
      `${values.clientName ?? "Un cliente"} cambió la solicitud que usted cotizó. Ahora pide algo que ${values.carrierName ?? "la aseguradora"} no ofrece, así que su cotización con ella fue retirada.`,
      "Si trabaja con una aseguradora que ofrece todo lo que pide la solicitud, puede enviar una cotización nueva.",
    ],
    sections: needSections(values, "Lo que necesita ahora"),
    button: { label: "Ver este prospecto", path: leadLink(values) },
  }),
  "quote-selected": (values) => ({
    subject: "Su cotización fue elegida",
    paragraphs: [
      `${values.clientName ?? "Un cliente"} eligió su cotización${values.chosen ? `: ${values.chosen.carrier}, ${values.chosen.monthly} al mes` : ""}. Pague la tarifa fija${ofFee(values)} para ver sus datos de contacto.`,
      values.deadline &&
        `Tiene plazo hasta el final del ${values.deadline}. Después, el cliente podrá elegir a otro agente.`,
    ],
    sections: needSections(values, "Lo que necesita"),
    button: { label: "Ir a este cliente", path: clientLink(values.leadId) },
  }),
  "quote-chosen": ({ choice }) => ({
    subject: "Eligió una cotización",
    paragraphs: [
      `Eligió la cotización con ${choice?.carrierName ?? ""}. ${choice?.consent ?? ""}`,
      choice?.nobodyCalls,
      "Mientras el agente no haya pagado por sus datos de contacto, puede retirar esta elección.",
    ],
    lists: choiceLists(choice, "Qué sigue", "Qué tener a mano"),
    button: { label: "Ver mi elección", path: myChoice },
  }),
  "choice-taken-back": (values) => {
    const { clientName = "Un cliente", otherChosen = false } = values;
    return {
      subject: otherChosen ? "Un cliente eligió otra cotización" : "Un cliente retiró su elección",
      paragraphs: [
        otherChosen
          ? `${clientName} eligió otra cotización en lugar de la suya, porque venció el plazo para pagar por sus datos de contacto. El prospecto sigue en su lista y un pago que ya se haya iniciado se cancela.`
          : `${clientName} retiró la elección de su cotización. Su cotización sigue como antes y un pago que ya se haya iniciado se cancela.`,
      ],
      button: { label: "Ver este prospecto", path: leadLink(values) },
    };
  },
  "contact-reminder": (values) => ({
    subject: "Un cliente espera que se comunique",
    paragraphs: [
      `${values.clientName ?? "Un cliente"} eligió su cotización y espera que usted se comunique. Pague la tarifa fija${ofFee(values)} para ver sus datos de contacto. Tiene plazo hasta el final del ${values.deadline ?? ""}.`,
      "Después, el cliente podrá elegir a otro agente. Mientras no lo haga, su cotización sigue en pie.",
    ],
    sections: needSections(values, "Lo que necesita"),
    button: { label: "Ir a este cliente", path: clientLink(values.leadId) },
  }),
  "agent-late": () => ({
    subject: "Puede elegir otra cotización",
    paragraphs: [
      "El agente cuya cotización eligió no abrió a tiempo sus datos de contacto, así que todavía nadie puede comunicarse con usted.",
      "Ya puede elegir otra cotización. Mientras no lo haga, ese agente todavía puede comunicarse con usted.",
    ],
    button: { label: "Ver mis cotizaciones", path: myQuotes },
  }),
  "choice-ended": () => ({
    subject: "Puede volver a elegir una cotización",
    paragraphs: [
      "Al agente cuya cotización eligió se le devolvió la tarifa que había pagado por sus datos de contacto. Ese agente ya no ve su teléfono ni su correo, y su elección terminó.",
      "Sus cotizaciones siguen ahí. Puede elegir otra, cambiar su solicitud o eliminarla.",
    ],
    button: { label: "Ver mis cotizaciones", path: myQuotes },
  }),
  "quotes-end-soon": ({ lastDay }) => ({
    subject: "Sus cotizaciones vencen pronto",
    paragraphs: [
      `La última de las cotizaciones que puede elegir es válida hasta el ${lastDay ?? ""}. Después, su agente tendría que renovarla.`,
    ],
    button: { label: "Ver mis cotizaciones", path: myQuotes },
  }),
  "policy-ends": ({ lastDay, renewal: { isSubmitted = false, policies = [] } = {} }) => ({
    subject: `Su póliza termina el ${lastDay ?? ""}`,
    paragraphs: [
      isSubmitted
        ? "Sus respuestas siguen aquí. Revise lo que pudo haber cambiado desde entonces; con un clic vuelve a pedir cotizaciones a los agentes."
        : "Sus respuestas siguen aquí. Revise lo que pudo haber cambiado desde entonces y envíe su solicitud cuando esté completa.",
    ],
    lists:
      policies.length === 0
        ? []
        : [{ title: "Lo que tiene, según nos dijo", items: policies.map(policyInSpanish) }],
    button: { label: "Revisar mis respuestas", path: renewal },
  }),
  "year-after-choice": ({ chosen }) => ({
    subject: "Hace un año eligió una cotización",
    paragraphs: [
      chosen &&
        `Eligió ${chosen.carrier}, por ${chosen.monthly} al mes. Las pólizas suelen renovarse a otro precio.`,
      "Sus respuestas siguen aquí. Revise lo que pudo haber cambiado desde entonces; con un clic vuelve a pedir cotizaciones a los agentes.",
    ],
    button: { label: "Revisar mis respuestas", path: renewal },
  }),
  "fee-returned": ({ fee }) => ({
    subject: "Le devolvemos la tarifa",
    paragraphs: [
      `${fee?.amount ?? ""} vuelven a la tarjeta con la que pagó la tarifa del prospecto ${fee?.lead ?? ""}. Los bancos tardan hasta diez días en mostrarlo.`,
      "Con la tarifa termina lo que pagó con ella: ya no ve los datos de contacto de este cliente, y el cliente puede volver a elegir. Su cotización sigue en pie, y su recibo también.",
      fee?.answer && `Lo que tuvimos en cuenta: ${fee.answer}`,
    ],
    button: { label: "Ver mis pagos", path: payments },
  }),
  "fee-refused": ({ fee }) => ({
    subject: "No se devuelve la tarifa",
    paragraphs: [
      `Pidió la devolución de la tarifa del prospecto ${fee?.lead ?? ""}. Revisamos su caso y la tarifa no se devuelve.`,
      fee?.answer && `Por qué: ${fee.answer}`,
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

function readersInSpanish({ submission }: MailValues): string {
  const { agentsFrom = 0 } = submission ?? {};
  if (agentsFrom === 0) {
    return "Su solicitud está enviada. Todavía ningún agente cotiza en su código postal; quien llegue la encuentra.";
  }
  return agentsFrom < 5
    ? "Su solicitud está enviada. Los pocos agentes que cotizan en su código postal ya pueden leer sus respuestas."
    : `Su solicitud está enviada. Al menos ${agentsFrom} agentes cotizan en su código postal y ya pueden leer sus respuestas.`;
}

function firstQuoteInSpanish({ submission }: MailValues): Said {
  if (!submission?.firstQuoteHours || submission.agentsFrom === 0) return null;
  const time = hoursInWords(submission.firstQuoteHours, {
    hours: ["hora", "horas"],
    days: ["día", "días"],
  });
  return `La mitad de quienes enviaron una solicitud hace poco tuvo su primera cotización en ${time} o menos.`;
}

function quoteSubject(quotes: readonly QuoteInMail[]): string {
  const [quote] = quotes;
  if (quotes.length !== 1 || !quote) return `Tiene ${quotes.length} cotizaciones por revisar`;
  return quote.before
    ? `Una cotización cambió: ${quote.carrier}, ahora ${quote.monthly} al mes`
    : `Tiene una nueva cotización: ${quote.carrier}, ${quote.monthly} al mes`;
}

function quoteInSpanish(quote: QuoteInMail): string {
  const { monthly, yearly, before, isLowest, among, short, cover } = quote;
  return [
    before
      ? `Actualizada: ahora ${monthly} al mes o ${yearly} al año, antes ${before.monthly} al mes o ${before.yearly} al año.`
      : `Nueva: ${monthly} al mes o ${yearly} al año.`,
    isLowest && (among ? `El precio más bajo de ${among}.` : "El precio más bajo hasta ahora."),
    short && `${asSentence(shortWords(short, "es"))}.`,
    cover.lines > 0 && `${asSentence(countWords(cover, "es"))}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A policy on one line: what is known of it. */
function policyInSpanish({ type, carrier, price, endsOn }: PolicyInMail): string {
  const spans = { 1: "al mes", 3: "por 3 meses", 6: "por 6 meses", 12: "al año" };
  const known = [
    carrier,
    price && `${price.amount} ${spans[price.months]}`,
    endsOn && `hasta el ${endsOn}`,
  ];
  return `${type}: ${known.filter(Boolean).join(", ")}`;
}

/** Who quotes, and until when. */
function giverInSpanish({ agent, validUntil }: QuoteInMail): string {
  return [
    agent && `De ${[agent.name, agent.agency].filter(Boolean).join(", ")}.`,
    validUntil && `Puede elegirla hasta el ${validUntil}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const ofFee = ({ leadFee }: MailValues) => (leadFee ? ` de ${leadFee}` : "");

const feeInSpanish = ({ leadFee }: MailValues) =>
  leadFee && `Cotizar es gratis. Paga ${leadFee} solo si el cliente elige su cotización.`;

function leadInSpanish(lead: LeadInMail): { short: string; long: string } {
  const needs = lead.types.map(({ name, need }) => (need ? `${name} (necesita ${need})` : name));
  return {
    short: `${listed(lead, "es")}${lead.place && ` en ${lead.place}`}`,
    long: `${needs.join(", ")}${lead.place && ` – ${lead.place}`}`,
  };
}

function inSpanish(values: MailValues): string {
  return lifetime(values, {
    days: ["día", "días"],
    hours: ["hora", "horas"],
    minutes: ["minuto", "minutos"],
  });
}
