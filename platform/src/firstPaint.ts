export { showTheme } from "./appearance/pageTheme";
export { askFirst } from "./http/firstCalls";
export { firstSessionCalls } from "./session/firstSessionCalls";
export { storedRole, storedSid } from "./http/sid";
export { preferredLanguage } from "./i18n/language";
export type { FirstPaint } from "./takeOver/FirstPaint";
export { watchPaint } from "./takeOver/watchPaint";
