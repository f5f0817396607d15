export { storedSid } from "./http/sid";
export { preferredLanguage } from "./i18n/language";
