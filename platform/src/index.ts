export { AreaShell, type AreaMenuItem } from "./area/AreaShell";
export { events } from "./events/events";
export type { PlatformEvents, ToastKind, UserType } from "./events/platformEvents";
export { Form } from "./forms/Form";
export { FormCheckbox } from "./forms/FormCheckbox";
export { FormCheckboxGroup } from "./forms/FormCheckboxGroup";
export { FormDateField } from "./forms/FormDateField";
export { FormErrorSummary } from "./forms/FormErrorSummary";
export { FormMoneyField } from "./forms/FormMoneyField";
export { FormPhoneField } from "./forms/FormPhoneField";
export { FormRadioGroup } from "./forms/FormRadioGroup";
export { FormSelect } from "./forms/FormSelect";
export { FormTextArea } from "./forms/FormTextArea";
export { FormTextField } from "./forms/FormTextField";
export { SubmitButton } from "./forms/SubmitButton";
export { forgetDrafts, useDraft } from "./forms/useDraft";
export { useForm } from "./forms/useForm";
export { useFormContext } from "./forms/form";
export { useFormField } from "./forms/useFormField";
export { useSubmit } from "./forms/useSubmit";
export { ApiFailure, isApiError, type ApiError } from "./http/ApiError";
export { isOutage } from "./http/isOutage";
export { request, type ApiReply, type ApiRequest } from "./http/request";
export { useHumanVerification } from "./human/useHumanVerification";
export { withFreshToken } from "./human/withFreshToken";
export { LanguageSwitch } from "./i18n/LanguageSwitch";
export { errorWords, useErrorWords } from "./i18n/errorWords";
export type { MessageKey } from "./i18n/messageKeys";
export type { MessageLoaders, Messages } from "./i18n/messages";
export { UiTexts } from "./i18n/UiTexts";
export { useApiErrorToast, useToast, type ToastOptions } from "./i18n/toastHooks";
export {
  addMessages,
  changeLanguage,
  currentLanguage,
  loadMessages,
  registerMessages,
  startI18n,
} from "./i18n/translator";
export { useFormats, type Formats } from "./i18n/useFormats";
export { MessagesOf, useTranslation, type Translate } from "./i18n/useTranslation";
export { NotificationBell } from "./notifications/NotificationBell";
export { NotificationsScreen } from "./notifications/NotificationsScreen";
export { notificationsApi, useNotificationsQuery } from "./notifications/notificationsApi";
export { reportedProblems, reportProblem, type ReportedProblem } from "./problems/reportProblem";
export { defineRemote, type RemoteDefinition, type RemoteModule } from "./remote/defineRemote";
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type RouteObject,
} from "./router/router";
export { useHistoryEntry, type HistoryEntry } from "./router/useHistoryEntry";
export { LoaderHost } from "./screen/LoaderHost";
export { LogoLink } from "./screen/LogoLink";
export { Problem } from "./screen/Problem";
export { Screen, useDocumentTitle } from "./screen/Screen";
export { ScreenHeading } from "./screen/ScreenHeading";
export { ToastHost } from "./screen/ToastHost";
export { keepSession, type SessionKeeper } from "./session/keepSession";
export {
  homePath,
  landingPath,
  mayBeLedTo,
  pathReader,
  readerOfType,
  setPlaces,
} from "./session/places";
export { forgetPath, rememberedPath, rememberPath } from "./session/rememberedPath";
export { useSession } from "./session/useSession";
export { api } from "./store/api";
export { changed } from "./store/changes";
export { connectEvents } from "./store/connectEvents";
export { createPlatformStore, type PlatformStore } from "./store/createPlatformStore";
export { useDispatch, useSelector } from "./store/hooks";
export type { PlatformState } from "./store/rootReducer";
export type { SessionState } from "./store/session";
export { selectHasCarriers } from "./store/selectors";
export { useLoader } from "./store/useLoader";
export { hasUnsaved, mayLeave, releaseUnsaved } from "./unsaved/unsaved";
export { UnsavedGuard } from "./unsaved/UnsavedGuard";
export { useUnsaved } from "./unsaved/useUnsaved";
