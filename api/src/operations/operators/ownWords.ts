import type { Language } from "@quotehaven/contract/schemas";

/** Reasons that nobody gives, since the act says enough. */
const reasons = {
  authenticatorCode: {
    en: "With a code of the authenticator.",
    es: "Con un código del autenticador.",
  },
  recoveryCode: { en: "With a recovery code.", es: "Con un código de recuperación." },
  freshCode: { en: "With a fresh code.", es: "Con un código nuevo del autenticador." },
  linkUsed: { en: "The link was used.", es: "Se usó el enlace." },
  byThemselves: { en: "Asked for by themselves.", es: "Lo pidió la misma persona." },
  answered: { en: "Answered.", es: "Respondido." },
  openAgain: { en: "Open again.", es: "Abierto de nuevo." },
  commandLine: { en: "Asked for on the command line.", es: "Se pidió en la línea de comandos." },
  demoLicense: {
    en: "A demo license: nobody looked it up.",
    es: "Es una licencia de demostración: nadie la verificó.",
  },
} satisfies Record<string, Record<Language, string>>;

/** What the log keeps where nobody gives a reason: the English. */
export function ownReason(reason: keyof typeof reasons): string {
  return reasons[reason].en;
}

/** A kept reason as it is read in a language; what a person wrote stays as it is. */
export function reasonIn(language: Language, why: string): string {
  return Object.values(reasons).find(({ en }) => en === why)?.[language] ?? why;
}

/** Who acts where the command line is not told who: as the log keeps it, and as it is read. */
const unnamed: Record<Language, string> = { en: "the command line", es: "la línea de comandos" };

/** The name that the log keeps where the command line is not told who acts. */
export const unnamedOperator = unnamed.en;

/** A kept name as it is read in a language. */
export function operatorIn(language: Language, operator: string): string {
  return operator === unnamed.en ? unnamed[language] : operator;
}

/** The name that the log keeps of who is read under this one, in whichever language. */
export function keptOperator(operator: string): string {
  return Object.values(unnamed).includes(operator) ? unnamed.en : operator;
}
