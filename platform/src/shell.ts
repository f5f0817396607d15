export { keepTheme } from "./appearance/pageTheme";
export { prepareRequests } from "./http/request";
export { isSidOnlyHere } from "./http/sid";
export {
  addMessages,
  loadMessages,
  startI18n,
  type MessageLoaders,
  type Messages,
} from "./i18n/i18n";
export type { ShellRequests } from "./events/platformEvents";
export { PageFrame } from "./page/PageFrame";
export { PageRoot } from "./page/PageRoot";
export { whenIdle } from "./page/whenIdle";
export { api } from "./store/api";
export { createPlatformStore, type PlatformStore } from "./store/createPlatformStore";
export {
  landingPath,
  isRedirectAllowed,
  opensOnPage,
  roleOfPath,
  setPlaces,
} from "./places/places";
export { rememberPath } from "./places/rememberedPath";
export { routesOf, type RemoteModule } from "./remote/defineRemote";
export { joinPaths, menuOf } from "./remote/menuOf";
export type { AppDefinition, RemoteDefinition } from "./remote/RemoteDefinition";
export { UnsavedGuard } from "./screen/UnsavedGuard";
export { keepSession, type SessionKeeper } from "./session/keepSession";
export { sessionEnded } from "./store/session";
export { localStore, tabStore } from "./storage/browserStorage";
export { connectEvents } from "./store/connectEvents";
export { hasUnsaved, mayLeave, releaseUnsaved } from "./unsaved/unsaved";
export { languages } from "./i18n/language";
