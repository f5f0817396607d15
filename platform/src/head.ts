export { showTheme } from "./appearance/pageTheme";
export { storedRole, storedSid } from "./http/sid";
export { preferredLanguage } from "./i18n/language";
export { tabStore } from "./storage/browserStorage";
