export { useFieldArray, useFormContext, useWatch } from "react-hook-form";
export { Form, FormErrorSummary, SubmitButton, useEnterKey } from "./Form";
export {
  FormCheckbox,
  FormDateField,
  FormMoneyField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  useFormField,
  Username,
} from "./formFields";
export { messagesOf, refusedFields } from "./refusedFields";
export { DateField, MoneyField, NumberField } from "./typedFields";
export { useEditing } from "./useEditing";
export { useForm } from "./useForm";
export { useSubmit } from "./useSubmit";
export { useSendFeedbackMutation } from "../human/humanApi";
export { useHumanVerification } from "../human/useHumanVerification";
export { withFreshToken } from "../human/withFreshToken";
export { ResendConfirmation } from "../human/ResendConfirmation";
