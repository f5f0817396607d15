export { keepTheme } from "./appearance/pageTheme";
export { ApiFailure } from "./http/ApiError";
export { prepareRequests } from "./http/request";
export {
  addMessages,
  currentLanguage,
  loadMessages,
  registerMessages,
  startI18n,
} from "./i18n/translator";
export { createPlatformStore } from "./page/createPlatformStore";
export { PageFrame } from "./page/PageFrame";
export { PageRoot } from "./page/PageRoot";
export {
  landingPath,
  mayBeLedTo,
  opensOnPage,
  pathReader,
  readerOfType,
  setPlaces,
} from "./places/places";
export { openPoints, setMenus, setNotificationWords } from "./points/points";
export { rememberPath } from "./places/rememberedPath";
export { type RemoteModule } from "./remote/defineRemote";
export { createPageRouter, type PageRouter } from "./router/pageRouter";
export { RoutedPage, usePlaceNow } from "./router/RoutedPage";
export { UnsavedGuard } from "./screen/UnsavedGuard";
export { keepSession, type SessionKeeper } from "./session/keepSession";
export { connectEvents } from "./store/connectEvents";
export type { PlatformStore } from "./store/PlatformStore";
export { whenIdle } from "./page/whenIdle";
export { hasUnsaved, mayLeave, releaseUnsaved } from "./unsaved/unsaved";
