export { keepTheme } from "./appearance/pageTheme";
export { ApiFailure } from "./http/ApiError";
export { prepareRequests } from "./http/request";
export { addMessages, loadMessages, startI18n, type MessageLoaders } from "./i18n/i18n";
export { TranslatedUi } from "./i18n/TranslatedUi";
export { createPlatformStore, type PlatformStore } from "./store/createPlatformStore";
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
export { routesOf, type RemoteModule } from "./remote/defineRemote";
export type { AppDefinition, RemoteDefinition } from "./remote/RemoteDefinition";
export { Outlet } from "./router/router";
export { LoaderHost } from "./screen/LoaderHost";
export { ToastHost } from "./screen/ToastHost";
export { UnsavedGuard } from "./screen/UnsavedGuard";
export { keepSession, type SessionKeeper } from "./session/keepSession";
export { connectEvents } from "./store/connectEvents";
export type { FirstPaint } from "./takeOver/FirstPaint";
export { whenLetGo } from "./takeOver/takeOver";
export { TakesOver } from "./takeOver/TakesOver";
export { whenIdle } from "./takeOver/whenIdle";
export { hasUnsaved, mayLeave, releaseUnsaved } from "./unsaved/unsaved";
