import type { Language } from "../schemas";

/** Counts the changes of what a consumer agrees to by choosing a quote. */
export const consentVersion = 2;

/** Who may call: the agent of the quote that is chosen, and nobody else. */
type ConsentedAgent = { name: string; agency: string };

/** What a consumer agrees to by choosing a quote, as it is shown and kept. */
export function consentText({ name, agency }: ConsentedAgent, language: Language): string {
  if (language === "es") {
    const who = agency ? `${name}, de ${agency},` : name;
    return `Acepta que ${who} le llame o le escriba por correo sobre esta cotización.`;
  }
  const who = agency ? `${name} of ${agency}` : name;
  return `You agree that ${who} may call or email you about this quote.`;
}
