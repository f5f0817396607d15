export { showTheme } from "./appearance/pageTheme";
export { storedSid } from "./http/sid";
export { preferredLanguage } from "./i18n/language";
