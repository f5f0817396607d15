import type { Language } from "../schemas";

/** Counts the changes of what a consumer agrees to by choosing a quote. */
export const consentVersion = 1;

/** Whom a consumer lets call: the agent of the quote they choose, and nobody else. */
export type ConsentedAgent = { name: string; agency: string };

/** What a consumer agrees to by choosing a quote, as it is shown and kept. */
export function consentText({ name, agency }: ConsentedAgent, language: Language): string {
  return language === "es"
    ? `Acepta que ${name}, de ${agency}, le contacte sobre esta cotización.`
    : `You agree that ${name} of ${agency} may contact you about this quote.`;
}
