export { AreaShell } from "./area/AreaShell";
export { events } from "./events/events";
export type { UserType } from "./events/platformEvents";
export { Form } from "./forms/Form";
export { FormCheckbox } from "./forms/FormCheckbox";
export { FormDateField } from "./forms/FormDateField";
export { FormErrorSummary } from "./forms/FormErrorSummary";
export { FormPhoneField } from "./forms/FormPhoneField";
export { FormRadioGroup } from "./forms/FormRadioGroup";
export { FormSelect } from "./forms/FormSelect";
export { FormTextArea } from "./forms/FormTextArea";
export { FormTextField } from "./forms/FormTextField";
export { SubmitButton } from "./forms/SubmitButton";
export { useDraft } from "./forms/useDraft";
export { useForm } from "./forms/useForm";
export { useFormContext } from "./forms/form";
export { useFormField } from "./forms/useFormField";
export { useSubmit } from "./forms/useSubmit";
export { isApiError, type ApiError } from "./http/ApiError";
export { isOutage } from "./http/isOutage";
export { request } from "./http/request";
export { useHumanVerification } from "./human/useHumanVerification";
export { withFreshToken } from "./human/withFreshToken";
export { LanguageSwitch } from "./i18n/LanguageSwitch";
export { useErrorWords } from "./i18n/errorWords";
export type { MessageKey } from "./i18n/messageKeys";
export { useApiErrorToast, useToast } from "./i18n/toastHooks";
export { changeLanguage } from "./i18n/translator";
export { useFormats } from "./i18n/useFormats";
export { useTranslation, type Translate } from "./i18n/useTranslation";
export { NotificationsScreen } from "./notifications/NotificationsScreen";
export { reportProblem } from "./problems/reportProblem";
export { defineRemote } from "./remote/defineRemote";
export {
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type RouteObject,
} from "./router/router";
export { useHistoryEntry, type HistoryEntry } from "./router/useHistoryEntry";
export { LogoLink } from "./screen/LogoLink";
export { Problem } from "./screen/Problem";
export { Screen } from "./screen/Screen";
export { ScreenHeading } from "./screen/ScreenHeading";
export { homePath } from "./session/places";
export { forgetPath, rememberedPath } from "./session/rememberedPath";
export { useSession } from "./session/useSession";
export { api } from "./store/api";
export { changed } from "./store/changes";
export { useDispatch, useSelector } from "./store/hooks";
export { selectHasCarriers } from "./store/selectors";
export { useLoader } from "./store/useLoader";
export { useUnsaved } from "./unsaved/useUnsaved";
