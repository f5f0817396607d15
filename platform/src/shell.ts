export { ApiFailure } from "./http/ApiError";
export { UiTexts } from "./i18n/UiTexts";
export {
  addMessages,
  currentLanguage,
  loadMessages,
  registerMessages,
  startI18n,
} from "./i18n/translator";
export { MessagesOf } from "./i18n/useTranslation";
export { type RemoteModule } from "./remote/defineRemote";
export { Outlet } from "./router/router";
export { LoaderHost } from "./screen/LoaderHost";
export { ToastHost } from "./screen/ToastHost";
export { keepSession, type SessionKeeper } from "./session/keepSession";
export { landingPath, mayBeLedTo, pathReader, readerOfType, setPlaces } from "./session/places";
export { rememberPath } from "./session/rememberedPath";
export { connectEvents } from "./store/connectEvents";
export { createPlatformStore, type PlatformStore } from "./store/createPlatformStore";
export { hasUnsaved, mayLeave, releaseUnsaved } from "./unsaved/unsaved";
export { UnsavedGuard } from "./unsaved/UnsavedGuard";
