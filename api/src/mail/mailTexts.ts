import type { Language } from "@quotehaven/contract/schemas";
import { englishMails } from "./englishMails";
import type { MailTexts } from "./MailText";
import { spanishMails } from "./spanishMails";

/** The texts of every mail by language. */
export const mailTexts: Record<Language, MailTexts> = { en: englishMails, es: spanishMails };
