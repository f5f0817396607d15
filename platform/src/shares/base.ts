export { HeaderTools } from "../appearance/HeaderTools";
export { ThemeSwitch } from "../appearance/ThemeSwitch";
export { useLeadFee, usePublicConfigQuery } from "../config/publicConfig";
export { useDraft } from "../drafts/useDraft";
export { events } from "../events/events";
export type { UserType } from "../events/platformEvents";
export { isApiError, type ApiError } from "../http/ApiError";
export { isTransientFailure } from "../http/isTransientFailure";
export { request } from "../http/request";
export { serverNow } from "../http/serverClock";
export { useErrorMessages } from "../i18n/errorMessages";
export { LanguageSwitch } from "../i18n/LanguageSwitch";
export { changeLanguage, useLanguage, type MessageKey } from "../i18n/i18n";
export { useApiErrorToast, useToast } from "../i18n/toastHooks";
export { useFollowUp } from "../i18n/useFollowUp";
export { useFormats } from "../i18n/useFormats";
export { configured, isOn } from "../points/points";
export { event } from "../points/RemoteEvent";
export { homePath } from "../places/places";
export { forgetPath, rememberedPath } from "../places/rememberedPath";
export { reportProblem } from "../problems/reportProblem";
export { defineRemote } from "../remote/defineRemote";
export { area, type Area } from "../remote/RemoteDefinition";
export {
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type RouteObject,
} from "../router/router";
export { useHistoryEntry, type HistoryEntry } from "../router/useHistoryEntry";
export { LogoLink } from "../screen/LogoLink";
export { Problem } from "../screen/Problem";
export { saveFile } from "../screen/saveFile";
export { Screen } from "../screen/Screen";
export { ScreenHeading } from "../screen/ScreenHeading";
export { useDeferredMount } from "../screen/useDeferredMount";
export { api } from "../store/api";
export { changed } from "../store/changes";
export { useDispatch, useSelector } from "../store/hooks";
export { injectSlice } from "../store/injectSlice";
export { selectHasCarriers } from "../store/selectors";
export { useLoader } from "../store/useLoader";
export { useSession } from "../store/useSession";
export { useToday } from "../store/useTimeZone";
export { useUnsaved } from "../unsaved/useUnsaved";
