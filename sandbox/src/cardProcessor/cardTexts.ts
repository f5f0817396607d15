/** The languages in which the stand-in speaks to whoever pays. */
export type Locale = "en" | "es";

/** What is said to whoever pays, in Spanish, by what it is in English. */
const spanish: Readonly<Record<string, string>> = {
  // The card's form.
  Card: "Tarjeta",
  "Secure card payment input frame": "Cuadro de entrada seguro para el pago con tarjeta",
  "Card number": "Número de tarjeta",
  "Expiration date": "Fecha de vencimiento",
  "MM / YY": "MM / AA",
  "Security code": "Código de seguridad",
  "ZIP code": "Código postal",
  ZIP: "C. P.",

  // What a card lacks.
  "Your card number is incomplete.": "El número de su tarjeta está incompleto.",
  "Your card number is invalid.": "El número de su tarjeta no es válido.",
  "Your card number is incorrect.": "El número de su tarjeta es incorrecto.",
  "Your card's expiration date is incomplete.":
    "La fecha de vencimiento de su tarjeta está incompleta.",
  "Your card's expiration date is in the past.": "La fecha de vencimiento de su tarjeta ya pasó.",
  "Your card's expiration month is invalid.": "El mes de vencimiento de su tarjeta no es válido.",
  "Your card's expiration year is invalid.": "El año de vencimiento de su tarjeta no es válido.",
  "Your card's expiration year is in the past.": "El año de vencimiento de su tarjeta ya pasó.",
  "Your card's security code is incomplete.":
    "El código de seguridad de su tarjeta está incompleto.",
  "Your card's security code is invalid.": "El código de seguridad de su tarjeta no es válido.",
  "Your card's security code is incorrect.": "El código de seguridad de su tarjeta es incorrecto.",
  "Your postal code is incomplete.": "Su código postal está incompleto.",

  // What a bank refuses with.
  "Your card was declined.": "Su tarjeta fue rechazada.",
  "Your card has insufficient funds.": "Su tarjeta no tiene fondos suficientes.",
  "Your card has expired.": "Su tarjeta está vencida.",
  "An error occurred while processing your card. Try again in a little bit.":
    "Ocurrió un error al procesar su tarjeta. Vuelva a intentarlo en un momento.",
  "Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.":
    "Su tarjeta fue rechazada. La solicitud se hizo en modo de prueba, pero con una tarjeta real. La lista de tarjetas de prueba está en https://stripe.com/docs/testing.",
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.":
    "No pudimos autenticar su método de pago. Elija otro método de pago y vuelva a intentarlo.",
  "An error occurred while processing your request.": "Ocurrió un error al procesar su solicitud.",
  "Too many requests in a period of time.": "Demasiadas solicitudes en poco tiempo.",
  "The card processor could not be reached.":
    "No se pudo establecer conexión con el procesador de tarjetas.",

  // The bank's question.
  "Card authentication": "Autenticación de la tarjeta",
  "Your bank (sandbox)": "Su banco (de prueba)",
  "Is this you paying?": "¿Es usted quien paga?",
  "Your bank asks you to confirm": "Su banco le pide confirmar",
  "with the card ending in": "con la tarjeta que termina en",
  "Complete authentication": "Confirmar la autenticación",
  "Fail authentication": "Rechazar la autenticación",
  "Telling your bank…": "Se le avisa a su banco…",
  "Your bank could not be reached. Please try again.":
    "No se pudo establecer conexión con su banco. Vuelva a intentarlo.",
};

/** The language of a `locale` as Stripe.js is given one, or of an Accept-Language header. */
export function localeOf(asked: string | null | undefined): Locale {
  return /^es\b/i.test(asked ?? "") ? "es" : "en";
}

/** A sentence in the language of whoever pays; what only developers read stays as it is. */
export function said(english: string, locale: Locale): string {
  return locale === "es" ? (spanish[english] ?? english) : english;
}

/** What a frame's script says by itself, for it to look up; nothing where that is English. */
export function textsFor(locale: Locale): Readonly<Record<string, string>> {
  return locale === "es" ? spanish : {};
}
