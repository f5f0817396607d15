export * from "./shares/base";
export { AreaShell, NotificationsScreen, useOwnMenu } from "./shares/area";
export {
  Form,
  useEnterKey,
  useFormContext,
  FormCheckbox,
  FormErrorSummary,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useForm,
  useFormField,
  useSubmit,
} from "./shares/forms";
export { useHumanVerification, withFreshToken } from "./shares/human";
export { FormDateField, FormMoneyField, FormPhoneField } from "./shares/typedFields";
